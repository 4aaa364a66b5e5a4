//! Reports say where they come from, and bots judge by weights from a file.

use bots::{Bot, Player};
use catalog::{EditionChoice, GAMES, Setup};
use lab::{Keep, LabTable, Origin, Plan, TunePlan, TuneReport, WeightsFile};
use tabletop::SeatCount;

const GO_NUTS: &str = include_str!("../../games/data/go-nuts.toml");

fn table(game: &str, seats: usize, edition: EditionChoice, origin: Origin) -> Box<dyn LabTable> {
    let setup = Setup { seats: SeatCount::new(seats), edition, ..Setup::default() };
    lab::open_from(game, &setup, origin).unwrap()
}

fn plan(bot: &str, seats: usize, games: u64) -> Plan {
    let bots = vec![bot.parse::<Player>().unwrap(); seats];
    Plan { games, seed: 3, threads: Some(1), bots, rotate: false }
}

fn page(edition: EditionChoice, file: Option<&str>) -> String {
    let origin = Origin {
        edition_file: file.map(str::to_string),
        command: Some("dozen sim go-nuts --seed 3".to_string()),
        weights: None,
    };
    let report = table("go-nuts", 2, edition, origin);
    let report = report.simulate(&plan("random", 2, 2), &lab::progress_bar(0, ""), None).unwrap();
    report.text(false).replace('\n', " ")
}

#[test]
fn a_changed_edition_says_what_was_changed() {
    let plain = page(EditionChoice::Default, None);
    assert!(plain.contains("Edition first-edition, ") && !plain.contains("changed"), "{plain}");
    assert!(plain.contains("Again: dozen sim go-nuts --seed 3"), "{plain}");
    // The first row with points of its own.
    let row = GO_NUTS.split("[[").find(|row| row.contains("id = \"glazed\"")).unwrap();
    let number: String =
        row.split("points = ").nth(1).unwrap().chars().take_while(char::is_ascii_digit).collect();
    let changed_row = row.replacen(&format!("points = {number}"), "points = 9", 1);
    let mine = GO_NUTS.replacen(row, &changed_row, 1);
    let changed = page(EditionChoice::Text(mine.clone()), Some("mine.toml"));
    assert!(changed.contains("Edition first-edition with 1 fact changed: glazed."), "{changed}");
    assert!(changed.contains(&format!("points {number} -> 9; file mine.toml, hash ")), "{changed}");
    let renamed = mine.replacen("id = \"first-edition\"", "id = \"my-own\"", 1);
    let own = page(EditionChoice::Text(renamed), Some("mine.toml"));
    assert!(own.contains("Edition my-own, not one of the program's own; file mine.toml"), "{own}");
    // Words for people make no other edition.
    let retold = GO_NUTS.replacen("title = \"", "title = \"My ", 1);
    assert!(!page(EditionChoice::Text(retold), Some("mine.toml")).contains("changed"));
}

#[test]
fn no_built_in_edition_differs_from_itself() {
    for game in GAMES {
        for edition in game.editions(tabletop::Language::English) {
            let table = table(game.meta().id, 2, EditionChoice::BuiltIn(edition.id), Origin::default());
            let report = table.simulate(&plan("random", 2, 1), &lab::progress_bar(0, ""), None).unwrap();
            let used = &report.provenance.edition;
            assert!(used.known && used.n_changes == 0 && used.changes.is_empty(), "{used:?}");
            assert_eq!(used.hash, edition.hash);
        }
    }
}

#[test]
fn iterations_are_told_and_change_the_play() {
    let table = table("go-nuts", 2, EditionChoice::Default, Origin::default());
    let lines = |bot: &str| {
        let mut lines = Vec::new();
        let bar = lab::progress_bar(0, "");
        let report = table.simulate(&plan(bot, 2, 4), &bar, Some((&mut lines, Keep::Records))).unwrap();
        (report.provenance.bots[0].iterations, String::from_utf8(lines).unwrap())
    };
    let (few, games) = lines("hard:3");
    assert_eq!(few, Some(3));
    assert!(games.contains("\"names\":[\"hard:3\",\"hard:3\"]"), "{games}");
    let (own, other) = lines("medium:90");
    assert_eq!(own, Some(90));
    let moves = |text: &str| text.replace("medium:90", "").replace("hard:3", "");
    assert_ne!(moves(&games), moves(&other));
    assert_eq!(lines("greedy").0, None);
}

fn tuned(game: &str, seats: usize, origin: Origin) -> TuneReport {
    let plan = TunePlan {
        games: 60,
        seed: 1,
        threads: Some(1),
        bot: Bot::Greedy.into(),
        random_percent: 10,
        between_turns: true,
    };
    table(game, seats, EditionChoice::Default, origin).tune(&plan, &lab::progress_bar(0, "")).unwrap()
}

fn weighed(weights: WeightsFile) -> Origin {
    Origin { weights: Some(("w.toml".to_string(), weights)), ..Origin::default() }
}

/// In every game that has features, weights from a file are what the bots judge by. Between turns: inside a turn a game may
/// look ahead, as A Bad Day does in a fight.
#[test]
fn weights_from_a_file_are_used() {
    for game in GAMES {
        let id = game.meta().id;
        let found = tuned(id, 2, Origin::default());
        let file = WeightsFile::parse(&found.weights_file().to_text()).unwrap();
        assert_eq!(file, found.weights_file(), "{id}");
        let again = tuned(id, 2, weighed(file.clone()));
        // What the game guesses with these weights is what was measured with them, but for rounding.
        assert!((again.log_loss_before - found.log_loss).abs() < 1e-4, "{id}: {again:?}");
        assert!((found.log_loss_before - found.log_loss).abs() > 1e-4, "{id}: {found:?}");
        let used = again.provenance.weights.unwrap();
        assert_eq!((used.file.as_str(), used.seats), ("w.toml", 2));
        let mut none = file;
        none.weights.iter_mut().for_each(|named| named.weight = 0.0);
        let blind = tuned(id, 2, weighed(none));
        assert!((blind.log_loss_before - blind.log_loss_even).abs() < 1e-4, "{id}: {blind:?}");
    }
}

#[test]
fn weights_that_do_not_fit_are_refused_in_words() {
    let good = tuned("go-nuts", 2, Origin::default()).weights_file();
    let refused = |game: &str, seats: usize, change: &dyn Fn(&mut WeightsFile)| {
        let mut file = good.clone();
        change(&mut file);
        let setup = Setup { seats: SeatCount::new(seats), ..Setup::default() };
        lab::open_from(game, &setup, weighed(file)).err().map(|e| e.to_string()).unwrap_or_default()
    };
    assert_eq!(refused("go-nuts", 2, &|_| {}), "");
    assert_eq!(refused("donut", 2, &|_| {}), "w.toml: these are weights of go-nuts, not of donut");
    let other_size = refused("go-nuts", 4, &|_| {});
    assert!(other_size.contains("found at 2 seats, and the table has 4: find them anew: dozen tune go-nuts"));
    let gone = refused("go-nuts", 2, &|file| drop(file.weights.pop()));
    assert!(gone.contains("they lack the feature '"), "{gone}");
    let stale = refused("go-nuts", 2, &|file| {
        let mut more = file.weights[0].clone();
        more.feature = "sprinkles".to_string();
        file.weights.push(more);
    });
    assert!(stale.contains("go-nuts has no feature 'sprinkles'"), "{stale}");
    let twice = refused("go-nuts", 2, &|file| file.weights.push(file.weights[0].clone()));
    assert!(twice.contains("twice"), "{twice}");
    let nan = refused("go-nuts", 2, &|file| file.weights[0].weight = f64::NAN);
    assert!(nan.contains("is not a number"), "{nan}");
    let said = WeightsFile::parse("game = 3\n").unwrap_err();
    assert!(said.starts_with("line 1: ") && said.ends_with("is it a file of dozen tune?"), "{said}");
}
