//! How long a frame may become: the widest positions of every game at its largest table.

use axum::extract::ws::Message;
use catalog::{AnyGame, Bot, GAMES};
use protocol::{TableConfig, You};
use tabletop::{Dealer, Language, OptionValue, Seat, Seed, Turn, Viewer};

use super::frames::{self, Greeting, Snapshot};
use super::listeners::Extras;
use crate::core::{Entry, Fact, PlayerId, Secret, State, TableId};
use crate::http::packing::packed;

/// No frame is as long as this on its way.
const LIMIT: usize = 64 * 1024;
/// Games that are searched for each game's widest position, and their longest.
const GAMES_SEARCHED: u64 = 24;
const MOST_STEPS: usize = 1500;

/// A long game fills the board.
const WIDENED: [(&str, &str, i64); 1] = [("bad-day", "goal", 30)];

fn started(game: &dyn AnyGame) -> State {
    let id = game.meta().id;
    let options = WIDENED.iter().filter(|(widened, ..)| *widened == id);
    let config = TableConfig {
        game: id.into(),
        seats: Some(game.meta().seats_max as u8),
        options: options.map(|(_, name, value)| ((*name).to_string(), OptionValue::Int(*value))).collect(),
        ..TableConfig::default()
    };
    let (table, seed) = (TableId::new([7; 16]), Secret::new([7; 32]));
    let (mut state, _) = State::create(table, config, seed, PlayerId(1), None, 0).unwrap();
    for seat in (0..game.meta().seats_max).map(Seat::new) {
        // As long as a name may be.
        let (player, name) = (PlayerId(seat.number() as i64), "Maximiliane Wintersberger".to_string());
        state.apply(Entry { at: 0, fact: Fact::Sat { seat, player, name } }).unwrap();
    }
    state.apply(Entry { at: 0, fact: Fact::Started }).unwrap();
    state
}

/// How long the frames after the last step are, as they are sent to somebody in any language: the longest of them.
fn sent(state: &State, viewer: Viewer) -> usize {
    let lengths = Language::ALL.map(|language| {
        let snapshot =
            Snapshot { state, viewer, hands: false, extras: Extras { sheets: true, coach: false }, language };
        let step = frames::entries(&snapshot, state.length() - 1, None).expect("the last entry can be told");
        let full = frames::full(&snapshot, Greeting { you: You { seat: None, host: true }, generation: 0 });
        [step, full].map(|frame| match packed(frame, true) {
            Message::Text(text) => text.len(),
            Message::Binary(bytes) => bytes.len(),
            other => panic!("{other:?} is not a frame"),
        })
    });
    lengths.into_iter().flatten().max().expect("there is a language")
}

#[test]
fn the_widest_frame_is_shorter_than_64_kib() {
    for game in GAMES {
        let (mut most, mut longest) = (0, 0);
        for number in 0..GAMES_SEARCHED {
            let mut state = started(*game);
            let mut dealer = Dealer::new(Seed::from_number(number));
            let bot = [Bot::Random, Bot::Greedy][(number % 2) as usize];
            for _ in 0..MOST_STEPS {
                let table = state.game().unwrap();
                let (step, asked) = match table.turn() {
                    Turn::Over => break,
                    Turn::Chance => (table.next_deal(&mut dealer).unwrap().to_string(), None),
                    Turn::Act(due) => {
                        let seat = due.first().unwrap();
                        (format!("{seat}.{}", table.choose(seat, bot, number).unwrap()), Some(seat))
                    }
                };
                // Nearly the widest choice so far may be the longest in words.
                let choices = asked.map_or(0, |seat| table.tokens(seat).len());
                if choices * 20 >= most * 19 {
                    most = most.max(choices);
                    longest = longest.max(sent(&state, asked.map_or(Viewer::Spectator, Viewer::Seat)));
                }
                state.apply(Entry { at: 0, fact: Fact::Step { step, id: None, bot: false } }).unwrap();
                if state.game().unwrap().turn() == Turn::Over {
                    longest = longest.max(sent(&state, Viewer::Spectator));
                }
            }
        }
        println!("{}: {most} choices, {longest} bytes", game.meta().id);
        assert!(longest < LIMIT, "{}: a frame of {longest} bytes with {most} choices", game.meta().id);
    }
}
