//! Scenes for the tests of boards, as the server sends them: `web/fixtures/<game>.json`, made from playthroughs.
//!
//! A file is `{"box": ..., "scenes": [...]}`. A scene has its `step` (how many steps have been made), the `seat` that
//! looks (`null` is a spectator), the `names` of all seats, the `entries` since the scene before, and the `scene` itself.
//! Where a scene is of another table than most, it brings a `box` of its own. Every phase that asks somebody is there
//! once, as a pair: before a choice and after it.
//!
//! `web/fixtures/<game>-changed.json` is a game as one seat is told it, `{"box": ..., "seat": 1, "names": [...], "runs":
//! [[...], [...]]}`: its beginning and its end, frame by frame. It is played with an edition in which points, prices and
//! dice are others: a board that works out a number by itself shows a wrong one.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use catalog::{AnyGame, GAMES};
use protocol::TableConfig;
use serde_json::{Value, json};
use tabletop::{Language, Record, Seat, Turn, Viewer};

use super::frames::{self, Snapshot};
use super::listeners::Extras;
use crate::core::stored::Ending;
use crate::core::{Entry, Fact, PlayerId, Secret, State, TableId};

const NAMES: [&str; 6] = ["Ann", "Bo", "Cy", "Dee", "Eve", "Flo"];
/// When the first entry was made; the others follow a second apart.
const BEGAN: u64 = 1_790_000_000_000;
/// The largest file.
const MOST_BYTES: usize = 400 * 1024;

/// A seat that is asked something after so many entries of the log.
#[derive(Clone, Copy, Debug)]
struct Moment {
    /// Position in [`Game::frames`].
    frame: usize,
    seat: Seat,
    choices: usize,
}

impl Moment {
    /// The frames before the choice and after it, as the seat sees them.
    fn pair(self) -> [(usize, Viewer); 2] {
        [self.frame, self.frame + 1].map(|frame| (frame, Viewer::Seat(self.seat)))
    }
}

/// A playthrough as a table has it in its log.
struct Game {
    log: Vec<Entry>,
    /// Lengths of the log at which a frame would be sent: somebody is asked, or the game is over.
    frames: Vec<usize>,
    /// Where each phase asks somebody, by the name of the phase.
    moments: BTreeMap<String, Vec<Moment>>,
    contents: Value,
    seats: usize,
    usual: bool,
}

impl Game {
    fn read(game: &dyn AnyGame, path: &Path) -> Game {
        let text = std::fs::read_to_string(path).unwrap();
        let record = Record::parse(&text[text.find("\n[Game ").expect("a record at the end")..]).unwrap();
        let editions = game.editions(Language::English);
        let edition = editions.iter().find(|edition| Some(&edition.hash) == record.edition_hash.as_ref());
        let config =
            TableConfig { edition: edition.map(|edition| edition.id.clone()), ..TableConfig::default() };
        let usual = record.options.is_empty() && edition.is_some_and(|edition| edition.default);
        Game::play(record, config, usual)
    }

    fn play(record: Record, config: TableConfig, usual: bool) -> Game {
        let config = TableConfig {
            game: record.game.clone(),
            seats: Some(record.seats.get() as u8),
            options: record.options.clone(),
            ..config
        };
        let host = PlayerId(1);
        let (table, seed) = (TableId::new([7; 16]), Secret::new([7; 32]));
        let (mut state, first) = State::create(table, config, seed, host, None, BEGAN).unwrap();
        let mut log = vec![first];
        let add = |state: &mut State, log: &mut Vec<Entry>, fact: Fact| {
            let entry = Entry { at: BEGAN + 1000 * log.len() as u64, fact };
            state.apply(entry.clone()).unwrap();
            log.push(entry);
        };
        for (seat, name) in record.seats.seats().zip(NAMES) {
            let player = PlayerId(seat.number() as i64);
            add(&mut state, &mut log, Fact::Sat { seat, player, name: name.into() });
        }
        add(&mut state, &mut log, Fact::Started);
        let (mut frames, mut moments) = (Vec::new(), BTreeMap::<String, Vec<Moment>>::new());
        for step in record.steps {
            add(&mut state, &mut log, Fact::Step { step, id: None, bot: false });
            match state.game().unwrap().turn() {
                Turn::Chance => continue,
                Turn::Over => add(&mut state, &mut log, Fact::Ended { ending: Ending::Finished }),
                Turn::Act(due) => {
                    let seat = due.first().expect("somebody is due");
                    let choices = state.game().unwrap().tokens(seat).len();
                    let moment = Moment { frame: frames.len(), seat, choices };
                    moments.entry(phase(&state)).or_default().push(moment);
                }
            }
            frames.push(log.len());
        }
        let contents = serde_json::to_value(state.contents(Language::English).unwrap()).unwrap();
        Game { log, frames, moments, contents, seats: record.seats.get(), usual }
    }

    /// The scene of a frame, with the entries since the frame before.
    fn scene(&self, frame: usize, viewer: Viewer) -> Value {
        let before = self.frames[frame - 1];
        let mut state = State::replay(self.log[..before].iter().cloned()).unwrap();
        for entry in &self.log[before..self.frames[frame]] {
            state.apply(entry.clone()).unwrap();
        }
        let snapshot = Snapshot {
            state: &state,
            viewer,
            hands: false,
            extras: Extras { sheets: true, coach: false },
            language: Language::English,
        };
        let frame = frames::entries(&snapshot, before as u64, None).expect("the log remembers them");
        let mut frame: Value = serde_json::from_str(frame.as_str()).unwrap();
        json!({
            "seat": viewer.seat().map(Seat::number),
            "step": state.game().unwrap().len(),
            "names": &NAMES[..self.seats],
            "entries": frame["entries"].take(),
            "scene": frame["scene"].take(),
        })
    }

    /// The moment of a phase in the middle of the game at which there is most to see.
    fn best(&self, phase: &str) -> Option<Moment> {
        let moments = self.moments.get(phase)?.iter().filter(|moment| moment.frame > 0);
        let (rich, poor): (Vec<&Moment>, Vec<&Moment>) = moments.partition(|moment| moment.choices > 1);
        let found = if rich.is_empty() { poor } else { rich };
        found.get(found.len() / 2).map(|moment| **moment)
    }
}

/// What the game waits for, by one word.
fn phase(state: &State) -> String {
    let view: Value = serde_json::from_str(&state.game().unwrap().view_json(Viewer::Spectator)).unwrap();
    let word = view.get("phase").or(view.get("asks")).expect("a view says what the game waits for");
    match word {
        Value::Object(named) => named.keys().next().unwrap().clone(),
        word => word.as_str().unwrap().to_string(),
    }
}

/// The playthroughs of a game, best first: three or four seats and nothing unusual, then two, then the rest.
fn games(game: &dyn AnyGame) -> Vec<Game> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/testdata").join(game.meta().id);
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> =
        files.filter(|path| path.extension().is_some_and(|ending| ending == "playthrough")).collect();
    files.sort();
    let mut games: Vec<Game> = files.iter().map(|path| Game::read(game, path)).collect();
    games.sort_by_key(|game| match (game.usual, game.seats) {
        (true, 3 | 4) => 0,
        (true, 2) => 1,
        _ => 2,
    });
    games
}

/// A game with other numbers, told to the first seat from its first question to its last.
fn story(game: &dyn AnyGame) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games/testdata").join(game.meta().id);
    let read = |name| std::fs::read_to_string(folder.join(name)).unwrap();
    let record = Record::parse(&read("changed.json")).unwrap();
    let config = TableConfig { edition_toml: Some(read("changed.toml")), ..TableConfig::default() };
    let game = Game::play(record, config, false);
    let viewer = Viewer::Seat(Seat::new(0));
    let frame = |frame| {
        let scene = game.scene(frame, viewer);
        json!({ "entries": scene["entries"], "scene": scene["scene"] }).to_string()
    };
    let frames: Vec<String> = (1..game.frames.len()).map(frame).collect();
    // As many as fit into this part of the file.
    let fitting = |frames: &mut dyn Iterator<Item = &String>, most: usize| {
        let sizes = frames.scan(0, |size, frame| {
            *size += frame.len();
            Some(*size)
        });
        sizes.take_while(|size| *size <= most).count()
    };
    let first = fitting(&mut frames.iter(), MOST_BYTES * 5 / 8);
    let last = fitting(&mut frames[first..].iter().rev(), MOST_BYTES / 4);
    format!(
        "{{\"box\":{},\n\"seat\":1,\"names\":{},\n\"runs\":[[\n{}\n],[\n{}\n]]}}\n",
        game.contents,
        json!(&NAMES[..game.seats]),
        frames[..first].join(",\n"),
        frames[frames.len() - last..].join(",\n"),
    )
}

/// The text of a game's file.
fn fixture(game: &dyn AnyGame) -> String {
    let games = games(game);
    let first = &games[0];
    let mut chosen: Vec<Vec<(usize, Viewer)>> = vec![Vec::new(); games.len()];
    let mut phases: Vec<&String> = games.iter().flat_map(|game| game.moments.keys()).collect();
    phases.sort();
    phases.dedup();
    for phase in phases {
        let found = games.iter().enumerate().find_map(|(i, game)| Some((i, game.best(phase)?)));
        let (i, moment) = found.expect("the phase is of one of the games");
        chosen[i].extend(moment.pair());
    }
    chosen[0].push((first.frames.len() / 2, Viewer::Spectator));
    chosen[0].push((first.frames.len() - 1, Viewer::Seat(Seat::new(0))));
    let (i, two) = games.iter().enumerate().find(|(_, game)| game.seats == 2).expect("a game of two");
    let other = two.moments.values().flatten().find(|moment| moment.frame >= two.frames.len() / 2);
    chosen[i].extend(other.expect("somebody is asked in the second half").pair());
    let mut scenes = Vec::new();
    for (game, mut places) in games.iter().zip(chosen) {
        places.sort_unstable();
        places.dedup();
        for (frame, viewer) in places {
            let mut scene = game.scene(frame, viewer);
            if game.contents != first.contents {
                scene["box"] = game.contents.clone();
            }
            scenes.push(scene.to_string());
        }
    }
    format!("{{\"box\":{},\n\"scenes\":[\n{}\n]}}\n", first.contents, scenes.join(",\n"))
}

/// The games with a board of their own; the others are shown on the one that knows no game.
fn with_boards() -> impl Iterator<Item = &'static dyn AnyGame> {
    let boards = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games");
    GAMES.iter().copied().filter(move |game| boards.join(game.meta().id).join("Board.svelte").exists())
}

#[test]
fn the_fixtures_of_boards_are_fresh() {
    for game in with_boards() {
        let id = game.meta().id;
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/fixtures");
        for (name, made) in [(id.to_string(), fixture(game)), (format!("{id}-changed"), story(game))] {
            assert!(made.len() <= MOST_BYTES, "web/fixtures/{name}.json would have {} bytes", made.len());
            let path = folder.join(format!("{name}.json"));
            testkit::check_generated(&path, &made, "cargo test -p server --lib fresh");
        }
    }
}

#[test]
fn fixtures_have_what_boards_are_tested_with() {
    for game in with_boards() {
        let id = game.meta().id;
        let file: Value = serde_json::from_str(&fixture(game)).unwrap();
        let scenes = file["scenes"].as_array().unwrap();
        assert!((12..=40).contains(&scenes.len()), "{id}: {} scenes", scenes.len());
        assert_eq!(scenes.iter().filter(|scene| scene["seat"].is_null()).count(), 1, "{id}");
        let over = |scene: &&Value| scene["scene"].get("outcome").is_some();
        assert!(scenes.iter().any(|scene| over(&scene)), "{id}: a final scene");
        for scene in scenes {
            let entries = scene["entries"].as_array().unwrap();
            assert!(entries.iter().any(|entry| entry["kind"] == "step"), "{id}: {entries:?}");
            assert!(scene["scene"]["sheet"].is_object(), "{id}");
            let (due, seat) = (scene["scene"]["due"].as_array().unwrap(), &scene["seat"]);
            assert_eq!(scene["scene"].get("choices").is_some(), due.contains(seat), "{id}");
        }
    }
}
