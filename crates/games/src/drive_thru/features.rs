//! Who will win: tips now, what the cards at hand will bring before the fastest seat ends the game, and the race
//! itself.

use tabletop::{Features, Seat};

use super::judgement::{faces_with_help, tip, turns};
use super::{Attempt, DriveThru, Kitchen, SEATS, Stage};

/// What lies before a seat.
#[derive(Clone, Copy)]
struct Outlook {
    tips: f32,
    /// Turns until it could end the game.
    turns: f32,
    /// Tips it would earn until then.
    coming: f32,
}

/// One name for each number.
pub(super) const NAMES: [&str; 15] = [
    "lead in tips",
    "lead late",
    "hoped lead",
    "hoped lead late",
    "turns ahead",
    "turns ahead late",
    "served ahead",
    "prepared",
    "unprepared",
    "Recognitions ready",
    "pieces in hand",
    "turns to wait",
    "types ahead late",
    "prepared late",
    "unprepared late",
];

/// The numbers of a seat, in the order of [`NAMES`].
pub(super) fn features(game: &DriveThru, seat: Seat, out: &mut Features) {
    let constants = &game.book.rules.constants;
    let goal = f32::from(constants.served_to_end);
    let others = || game.book.seats.seats().filter(move |other| *other != seat);
    let mut outlooks = [Outlook { tips: 0.0, turns: f32::INFINITY, coming: 0.0 }; SEATS];
    for seat in game.book.seats.seats() {
        outlooks[seat.index()] = outlook(game, seat);
    }
    let own = outlooks[seat.index()];
    let served = |seat: Seat| game.served[seat.index()].len() as f32;
    let most_served = others().map(served).fold(0.0, f32::max);
    let late = if game.last_round { 1.0 } else { served(seat).max(most_served) / goal };

    let (mut tips, mut turns, mut hoped) = (0.0f32, f32::INFINITY, 0.0f32);
    let fastest = outlooks.iter().map(|outlook| outlook.turns).fold(f32::INFINITY, f32::min);
    for other in others() {
        let outlook = outlooks[other.index()];
        tips = tips.max(outlook.tips);
        turns = turns.min(outlook.turns);
        hoped = hoped.max(outlook.hoped(fastest));
    }
    let lead = (own.tips - tips) / goal;
    let hope = (own.hoped(fastest) - hoped) / goal;
    let race = (turns - own.turns) / goal;
    let most_types = others().map(|other| game.types(other)).max().unwrap_or(0) as f32;
    let i = seat.index();
    for number in [
        lead,
        lead * late,
        hope,
        hope * late,
        race,
        race * late,
        (served(seat) - most_served) / goal,
        game.prepared[i].len() as f32 / goal,
        game.unprepared[i].len() as f32 / goal,
        f32::from(game.ready[i]) / goal,
        f32::from(game.hand[i]) / goal,
        to_wait(game, seat) / game.book.seats.get() as f32,
        (game.types(seat) as f32 - most_types) / goal * late * late,
        game.prepared[i].len() as f32 / goal * late,
        game.unprepared[i].len() as f32 / goal * late,
    ] {
        out.push(number);
    }
}

/// Turns of others before the seat's next one.
fn to_wait(game: &DriveThru, seat: Seat) -> f32 {
    let seats = game.book.seats.get();
    ((seat.index() + seats - game.current.index()) % seats) as f32
}

/// Whether the seat still has its turn in this round.
fn is_to_act(game: &DriveThru, seat: Seat) -> bool {
    let seats = game.book.seats.get();
    let place = |seat: Seat| (seat.index() + seats - game.first.index()) % seats;
    place(seat) >= place(game.current)
}

fn outlook(game: &DriveThru, seat: Seat) -> Outlook {
    /// What a Recognition adds to the rolls to come, ready or to be refreshed first.
    const READY: f32 = 0.5;
    const USED: f32 = 0.25;
    /// Turns to learn, prepare and serve a recipe not yet at hand, and the tip hoped for.
    const RECIPE_TURNS: f32 = 5.5;
    const RECIPE_TIP: f32 = 2.0;
    /// Turns a piece in hand saves.
    const PIECE: f32 = 0.5;

    let rules = &game.book.rules;
    let i = seat.index();
    let tips = game.tips(seat) as f32;
    if game.last_round {
        // One turn, if any: the best serve counts.
        let coming = if is_to_act(game, seat) { best_serve(game, seat) } else { 0.0 };
        return Outlook { tips, turns: 1.0, coming };
    }
    let served = game.served[i].len() as u8;
    let help = READY * f32::from(game.ready[i]) + USED * f32::from(game.used(seat));
    let mut missing = rules.constants.served_to_end - served;
    let mut outlook = Outlook { tips, turns: 0.0, coming: 0.0 };
    for (heap, stages) in [(game.prepared[i], &Stage::ALL[1..]), (game.unprepared[i], &Stage::ALL[..])] {
        for recipe in rules.layout.cards(heap).take(missing.into()) {
            outlook.turns += stages.iter().map(|stage| turns(game, seat, *stage, recipe, help)).sum::<f32>();
            outlook.coming += tip(game, recipe);
            missing -= 1;
        }
    }
    outlook.turns += RECIPE_TURNS * f32::from(missing) - PIECE * f32::from(game.hand[i]);
    outlook.turns = outlook.turns.max(1.0);
    outlook.coming += RECIPE_TIP * f32::from(missing);
    outlook
}

/// The best expected tip of a serve made at once, with one piece unless two are at hand.
fn best_serve(game: &DriveThru, seat: Seat) -> f32 {
    let mut asked = *game;
    asked.current = seat;
    let pieces = asked.placeable(Kitchen::Serve);
    if pieces == 0 {
        return 0.0;
    }
    let faces = f32::from(game.book.rules.constants.die_faces);
    let expected = |recipe| {
        let attempt = Attempt { stage: Stage::Serve, pieces, recipe };
        f32::from(faces_with_help(&asked, attempt)) / faces * tip(game, recipe)
    };
    game.book.rules.layout.kinds(game.prepared[seat.index()]).map(expected).fold(0.0, f32::max)
}

impl Outlook {
    /// Tips at the end, if the game lasts so many turns.
    fn hoped(self, turns: f32) -> f32 {
        self.tips + self.coming * (turns / self.turns).min(1.0)
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Arrange, Book, Judgement, SeatCount};

    use super::*;

    fn position(settings: &[(&str, &str)]) -> DriveThru {
        let book = Book::standard(SeatCount::new(2).expect("a table")).expect("a book");
        let settings: Vec<_> = settings.iter().map(|(n, v)| (n.to_string(), v.to_string())).collect();
        DriveThru::arrange(book, &settings).expect("a position")
    }

    #[test]
    fn estimates_are_shares_and_follow_tips_cards_and_recognitions() {
        let first = |settings: &[(&str, &str)]| {
            let estimate = position(settings).estimate();
            assert!((estimate.as_slice().iter().sum::<f32>() - 1.0).abs() < 1e-5, "{estimate:?}");
            estimate[Seat::new(0)]
        };
        let even = [("s1", "matcha lemon"), ("s2", "cinnamoan bittersweet")];
        let more = |extra: &[(&str, &str)]| first(&[&even[..], extra].concat());
        let level = more(&[]);
        assert!((0.35..0.65).contains(&level), "{level}");
        assert!(more(&[("p1", "shards")]) > level + 0.02);
        assert!(more(&[("p2", "shards")]) < level - 0.02);
        assert!(more(&[("r1", "2/0"), ("r2", "0/2")]) > more(&[("r1", "0/2"), ("r2", "2/0")]) + 0.02);
        assert!(first(&[("s1", "matcha lemon shards bacon"), ("s2", "bun")]) > 0.9);
    }

    #[test]
    fn in_the_last_round_only_those_still_to_act_can_gain() {
        let settings = [
            ("s1", "bun matcha lemon caramel cinnamoan"),
            ("s2", "shards bittersweet"),
            ("p2", "custard"),
            ("current", "2"),
        ];
        let game = position(&settings);
        assert!((best_serve(&game, Seat::new(1)) - 2.0 * 5.0 / 6.0).abs() < 1e-6);
        let hoped = |seat| outlook(&game, Seat::new(seat)).hoped(1.0);
        assert!((hoped(0) - 5.0).abs() < 1e-6);
        assert!(hoped(1) > 6.5);
    }
}
