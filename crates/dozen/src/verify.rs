//! `dozen verify`: deals a finished game again, and says what that proves.

use catalog::{AnyGame, Unproved};
use tabletop::Record;

use crate::cli::VerifyArgs;
use crate::failure::{Failure, advised};
use crate::screen::Screen;
use crate::wording::counted;
use crate::{files, setup};

pub(crate) fn run(args: &VerifyArgs, screen: &mut Screen) -> Result<(), Failure> {
    let named = |e: String| Failure::failed(format!("{}: {e}", files::name(&args.record)));
    let record = Record::parse(&files::read_text(&args.record)?).map_err(|e| named(e.to_string()))?;
    let game = catalog::find(&record.game).map_err(|e| named(e.to_string()))?;
    let edition = args.edition.as_deref().map(|path| setup::edition_file(game, path)).transpose()?;
    let proof = verify(game, &record, edition.as_deref()).map_err(named)?;
    writeln!(screen, "Proved:")?;
    for proved in proof.proved {
        writeln!(screen, "  + {proved}")?;
    }
    writeln!(screen, "Not proved:")?;
    for open in proof.open {
        writeln!(screen, "  - {open}")?;
    }
    Ok(())
}

/// What a record proves, in sentences, and what it does not.
#[derive(Debug)]
pub(crate) struct Proof {
    proved: Vec<String>,
    open: Vec<String>,
}

/// Deals the game again. Says what is wrong if anything that can be checked does not hold.
pub(crate) fn verify(game: &dyn AnyGame, record: &Record, edition: Option<&str>) -> Result<Proof, String> {
    let deals = catalog::deal_again(game, record, edition).map_err(|e| match e {
        Unproved::Record(e) => advised(&e),
        Unproved::Fault(fault) => fault,
    })?;
    let steps = counted(record.steps.len() as i64, "step");
    let mut proved = vec![format!("all {steps} follow the rules")];
    if record.outcome.is_some() {
        proved[0] += ", and the result is theirs";
    }
    if let Some(commitment) = &record.commitment {
        proved.push(format!("the seed is the one with the commitment {commitment}"));
    }
    if !record.committed.is_empty() {
        let whose = seats(record.committed.keys());
        proved.push(format!("what {whose} put in is what the record says they had committed to"));
    }
    let added = match record.entropy.len() {
        0 => String::new(),
        _ => format!(" together with what {} put in", seats(record.entropy.keys())),
    };
    let which = if record.continued.is_some() { " made here" } else { "" };
    proved.push(format!(
        "every one of {}{which} is what the seed{added} gives, with the odds of the rules",
        counted(deals as i64, "deal")
    ));

    let mut open = vec![
        "that the commitments were made before the game: the browser of whoever played has seen them, and says so"
            .to_string(),
        "that nobody with access to the server looked at the seed or the cards while the game went on"
            .to_string(),
    ];
    if let Some(taken) = record.continued {
        let steps = counted(taken as i64, "step");
        open.push(format!(
            "where its first {steps} come from: they were taken over from another game, with their deals, and may have \
             been made up"
        ));
    }
    if record.committed.is_empty() {
        let who = if record.entropy.is_empty() {
            "nobody put in a number of their own"
        } else {
            "nobody had committed to what was put in, so whoever added last could try out deals"
        };
        open.push(format!("that nobody chose the deal: {who}"));
    }
    let attempts = record.silent.iter().map(|silence| silence.attempt).max().unwrap_or(0);
    if attempts > 0 {
        let names: Vec<String> =
            record.silent.iter().map(|silence| format!("{} (seat {})", silence.name, silence.seat)).collect();
        open.push(format!(
            "that nobody chose among {} deals: {} did not reveal a number in time, and with the server's help may have \
             known what would come",
            attempts + 1,
            names.join(", ")
        ));
    }
    Ok(Proof { proved, open })
}

fn seats<'a>(numbers: impl Iterator<Item = &'a usize>) -> String {
    let numbers: Vec<String> = numbers.map(ToString::to_string).collect();
    format!("seat {}", numbers.join(" and "))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use catalog::{Bot, Setup, Table};
    use tabletop::{Dealer, Seat, Seed, Silence, Turn, hex};

    use super::*;

    /// A game that bots played, dealt as a server deals it.
    fn played(game: &dyn AnyGame, entropy: &[(usize, u8)]) -> Record {
        played_on(game, game.open(&Setup::default()).unwrap(), entropy)
    }

    /// The same from where a table is.
    fn played_on(game: &dyn AnyGame, mut table: Box<dyn Table>, entropy: &[(usize, u8)]) -> Record {
        assert_eq!(game.meta().id, table.meta().id);
        let seed = Seed::new([9; 32]);
        let added = entropy.iter().map(|(number, byte)| (Seat::from_number(*number).unwrap(), [*byte; 32]));
        let mut dealer = Dealer::new(seed.with_entropy(added));
        loop {
            match table.turn() {
                Turn::Over => break,
                Turn::Chance => table.deal(&mut dealer).unwrap(),
                Turn::Act(due) => {
                    let seat = due.first().unwrap();
                    let answer = table.choose(seat, Bot::Random, 1).unwrap();
                    table.make(table.check(&answer).unwrap()).unwrap();
                }
            }
        }
        let entropy: BTreeMap<usize, String> =
            entropy.iter().map(|(n, byte)| (*n, hex::encode(&[*byte; 32]))).collect();
        let mut record = table.record(Some(seed));
        record.entropy = entropy;
        record
    }

    #[test]
    fn an_honest_game_is_proved() {
        for game in catalog::GAMES {
            for entropy in [&[][..], &[(2, 7)], &[(1, 1), (2, 2)]] {
                let record = Record::parse(&played(*game, entropy).to_string()).unwrap();
                let proof = verify(*game, &record, None).unwrap();
                assert_eq!((proof.proved.len(), proof.open.len()), (3, 3));
            }
        }
    }

    /// The same game with what seats had committed to.
    fn joint(game: &dyn AnyGame, entropy: &[(usize, u8)]) -> Record {
        let mut record = played(game, entropy);
        let hash = |(seat, byte): &(usize, u8)| (*seat, Seed::new([*byte; 32]).commitment());
        record.committed = entropy.iter().map(hash).collect();
        record
    }

    #[test]
    fn commitments_are_part_of_the_proof_and_silences_are_named() {
        let game = catalog::find("go-nuts").unwrap();
        let mut record = joint(game, &[(1, 1), (2, 2)]);
        record.silent.push(Silence { attempt: 1, seat: 3, name: "Cy".to_string() });
        let record = Record::parse(&record.to_string()).unwrap();
        let proof = verify(game, &record, None).unwrap();
        assert_eq!((proof.proved.len(), proof.open.len()), (4, 3));
        assert!(proof.open[2].contains("among 2 deals: Cy (seat 3)"), "{proof:?}");
    }

    #[test]
    fn a_server_with_the_last_word_and_all_seeds_is_found_out() {
        let game = catalog::find("go-nuts").unwrap();
        let honest = joint(game, &[(1, 1), (2, 2)]);
        // It deals anew from another number of seat 2, and then from none, and keeps the commitments as they were.
        let mut other = played(game, &[(1, 1), (2, 9)]);
        other.committed = honest.committed.clone();
        assert_eq!(
            verify(game, &other, None).unwrap_err(),
            "what seat 2 added is not what it had committed to"
        );
        let mut without = played(game, &[(1, 1)]);
        without.committed = honest.committed.clone();
        assert_eq!(verify(game, &without, None).unwrap_err(), "what seat 2 had committed to is missing");
        without.committed.remove(&2);
        without.entropy.insert(3, hex::encode(&[3; 32]));
        let said = verify(game, &without, None).unwrap_err();
        assert_eq!(said, "seat 3 added something it had not committed to");
    }

    #[test]
    fn of_a_continued_game_only_its_own_deals_are_proved() {
        for game in catalog::GAMES {
            let mut other = played(*game, &[]);
            let all = other.steps.len();
            other.steps.truncate(all / 2);
            other.outcome = None;
            let table = game.replay(&other, None).unwrap();
            // Answers to a simultaneous choice under way are not part of a record yet.
            let taken = table.record(None).steps.len();
            other.steps.truncate(taken);
            let mut record = played_on(*game, game.replay(&other, None).unwrap(), &[]);
            assert!(verify(*game, &record, None).is_err(), "without the mark its deals are wrong");
            record.continued = Some(taken);
            let record = Record::parse(&record.to_string()).unwrap();
            let proof = verify(*game, &record, None).unwrap();
            assert!(proof.proved[2].contains("made here"), "{proof:?}");
            assert!(proof.open.iter().any(|open| open.contains("taken over from another game")), "{proof:?}");
            let mut lying = record.clone();
            lying.continued = Some(record.steps.len() + 1);
            assert!(verify(*game, &lying, None).unwrap_err().contains("come from an earlier game"));
        }
    }

    #[test]
    fn whatever_was_changed_is_found() {
        let game = catalog::find("go-nuts").unwrap();
        let honest = played(game, &[(2, 7)]);
        let said = |change: &dyn Fn(&mut Record)| {
            let mut record = honest.clone();
            change(&mut record);
            verify(game, &record, None).unwrap_err()
        };
        assert!(said(&|record| record.seed = None).contains("no seed"));
        assert!(said(&|record| record.commitment = None).contains("no commitment"));
        assert!(said(&|record| record.seed = Some("8".repeat(64))).contains("not the one"));
        assert!(said(&|record| record.entropy.clear()).contains("but the seed gives"));
        for wrong in ["7".to_string(), "+1".repeat(32)] {
            let damaged = said(&|record| drop(record.entropy.insert(2, wrong.clone())));
            assert_eq!(damaged, "the entropy of seat 2 is damaged");
        }
        assert!(said(&|record| record.steps[0] = "x.draw:?".to_string()).contains("masked"));
        assert!(said(&|record| drop(record.steps.pop())).contains("steps are missing"));
        // Two deals that were exchanged: the rules allow it, the seed does not.
        let exchanged = said(&|record| {
            let first = &record.steps[0];
            let other = record.steps.iter().position(|step| step.starts_with("x.") && step != first).unwrap();
            record.steps.swap(0, other);
            record.steps.truncate(other + 1);
            record.outcome = None;
        });
        assert!(exchanged.starts_with("step 1 is"), "{exchanged}");
    }
}
