//! Edition files: what is wrong with one is told by its line, its row and what would be right.

use std::fs;
use std::path::Path;

use games::{BadDay, DollarsToDonuts, Donut, DriveThru, GoNuts};
use serde::Deserialize;
use tabletop::{Edition, Game, Parts, PartsOf};

#[derive(Deserialize)]
struct Faults {
    fault: Vec<Fault>,
}

/// A piece of the main edition's file, what it is replaced by, and what is said then.
#[derive(Deserialize)]
struct Fault {
    replace: String,
    by: String,
    says: String,
}

/// Tries every fault in `testdata/<game>/faults.toml`.
fn check_faults<G: Game>() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("testdata").join(G::META.id);
    let faults: Faults = toml::from_str(&fs::read_to_string(folder.join("faults.toml")).unwrap()).unwrap();
    let main = PartsOf::<G>::BUILT_IN[0];
    let mut wrong = Vec::new();
    for Fault { replace, by, says } in faults.fault {
        assert!(main.contains(&replace), "the file has no '{replace}'");
        let said = match Edition::<PartsOf<G>>::load(&main.replacen(&replace, &by, 1)) {
            Ok(_) => "nothing".to_string(),
            Err(fault) => fault.to_string(),
        };
        if !said.contains(&says) || said.contains('\n') {
            wrong.push(format!("{by}\n  said:     {said}\n  expected: {says}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn faults_of_bad_day_are_told() {
    check_faults::<BadDay>();
}

#[test]
fn faults_of_dollars_to_donuts_are_told() {
    check_faults::<DollarsToDonuts>();
}

#[test]
fn faults_of_donut_are_told() {
    check_faults::<Donut>();
}

#[test]
fn faults_of_drive_thru_are_told() {
    check_faults::<DriveThru>();
}

#[test]
fn faults_of_go_nuts_are_told() {
    check_faults::<GoNuts>();
}

/// A file that was written before an option existed has the main edition's default.
#[test]
fn an_option_that_a_file_does_not_name_is_that_of_the_main_edition() {
    let main = Edition::<PartsOf<GoNuts>>::built_in()[0];
    let line = "row_refill = \"gaps\"";
    assert!(main.source.contains(line));
    let without = Edition::<PartsOf<GoNuts>>::load(&main.source.replacen(line, "", 1)).unwrap();
    assert_eq!(without.defaults, main.defaults);
    assert_ne!(without.hash, main.hash);
}

/// A patch of the main edition, with this below its header.
fn patch<G: Game>(rest: &str) -> String {
    let (game, extended) = (G::META.id, &Edition::<PartsOf<G>>::built_in()[0].header.id);
    format!("[edition]\ngame = \"{game}\"\nextends = \"{extended}\"\nid = \"mine\"\n{rest}")
}

/// What differs from the edition that is extended, in its own words.
fn changes<G: Game>(rest: &str) -> Vec<String> {
    let edition = Edition::<PartsOf<G>>::load(&patch::<G>(rest)).unwrap_or_else(|e| panic!("{e}"));
    edition.changes().iter().map(ToString::to_string).collect()
}

fn refusal<G: Game>(text: &str) -> String {
    Edition::<PartsOf<G>>::load(text).err().map(|e| e.to_string()).unwrap_or_default()
}

const NEW_CARD: &str = "[[types]]\nid = \"cruller\"\nname = \"Cruller\"\ncopies = 1\nmin_players = [2]\n\
                        score = { kind = \"each\", points = 2 }\npower = \"none\"\ntext = \"2 points.\"\n";

#[test]
fn a_patch_says_only_what_is_different() {
    assert_eq!(changes::<GoNuts>(""), [""; 0]);
    assert_eq!(changes::<GoNuts>(NEW_CARD), ["cruller added"]);
    let dearer = "[[types]]\nid = \"glazed\"\nscore.points = 3\n";
    assert_eq!(changes::<GoNuts>(dearer), ["glazed.score.points 2 -> 3"]);
    let other = "[[types]]\nid = \"glazed\"\nscore = { kind = \"per_set\", size = 2, points = 5 }\n";
    let told = changes::<GoNuts>(other).join(", ");
    assert_eq!(
        told,
        "glazed.score.kind each -> per_set, glazed.score.points 2 -> 5, glazed.score.size added"
    );
    let options = "[options]\nrow_refill = \"shift\"\n";
    assert_eq!(changes::<GoNuts>(options), ["options.row_refill gaps -> shift"]);
    assert_eq!(changes::<GoNuts>("[[types]]\nid = \"milk\"\nremove = true\n"), ["milk removed"]);
    assert_eq!(changes::<GoNuts>("[constants]\nrow_extra = 0\n"), ["constants.row_extra 1 -> 0"]);
    // Rows without an id are told apart by what they are for.
    let chart = "[[chart]]\ndie = 6\nresult = \"stay\"\n";
    assert_eq!(changes::<BadDay>(chart), ["chart.6-die.result six -> stay"]);
    let donuts = "[donuts]\nrows = [{ id = \"d48\", points = 9 }, { id = \"d47\", points = 9 }]\n";
    assert_eq!(changes::<BadDay>(donuts), ["d47.points 5 -> 9", "d48.points 6 -> 9"]);
    let ranks = "[ranks]\nrows = [{ value = 2, rush = false }]\n";
    assert_eq!(changes::<Donut>(ranks), ["ranks.rows.2-value.rush true -> false"]);
    let prices = "[specials_board]\nslot_costs = [3, 2, 0]\nslots = 3\n";
    assert!(!changes::<DollarsToDonuts>(prices).is_empty());
    let recipe = changes::<DriveThru>("[[recipe]]\nid = \"cherryberry\"\ntip = 9\n");
    assert!(recipe.len() == 1 && recipe[0].starts_with("cherryberry.tip "), "{recipe:?}");
}

/// Removing a cell that another power does not take.
#[test]
fn a_patch_takes_cells_away() {
    let retail = patch::<GoNuts>("").replace("first-edition", "retail");
    let source = Edition::<PartsOf<GoNuts>>::built_in()[1].source.parse::<toml::Table>().unwrap();
    let rows = source["types"].as_array().unwrap();
    let counted = rows.iter().find(|row| row.get("power_count").is_some()).unwrap()["id"].as_str().unwrap();
    let plain = format!("{retail}[[types]]\nid = \"{counted}\"\npower = \"none\"\n");
    assert!(refusal::<GoNuts>(&plain).contains("takes no power_count"), "{}", refusal::<GoNuts>(&plain));
    assert_eq!(refusal::<GoNuts>(&format!("{plain}remove = [\"power_count\"]\n")), "");
}

/// A patch is the edition that it comes to: it has the hash of the whole file, which can be read by itself.
#[test]
fn a_patch_is_hashed_as_the_whole() {
    fn check<G: Game>(rest: &str) {
        let patched = Edition::<PartsOf<G>>::load(&patch::<G>(rest)).unwrap_or_else(|e| panic!("{e}"));
        let whole = Edition::<PartsOf<G>>::load(&patched.source).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!((&whole.hash, whole.facts), (&patched.hash, patched.facts), "{}", G::META.id);
        assert_eq!(whole.header.extends, None);
        assert_ne!(patched.hash, Edition::<PartsOf<G>>::built_in()[0].hash);
    }
    check::<BadDay>("[options]\ngoal = 12\n");
    check::<DollarsToDonuts>("[scoring]\nset_bonus = 9\n");
    check::<Donut>("[start]\nback_in_5 = 1\n");
    check::<DriveThru>("[options]\nmax_rounds = 9\n");
    check::<GoNuts>(NEW_CARD);
    // Written out by hand, without the sums that follow, it is the same.
    let main = PartsOf::<GoNuts>::BUILT_IN[0].replace("id = \"first-edition\"", "id = \"mine\"");
    let (head, rest) = main.split_once("[[seat_table]]").unwrap();
    let rest = &rest[rest.find("[player_number_colours]").unwrap()..];
    let sums = ["donut_cards", "donut_types", "selection_cards"];
    let head: Vec<&str> = head.lines().filter(|line| !sums.iter().any(|sum| line.starts_with(sum))).collect();
    let by_hand = format!("{}\n{rest}\n{NEW_CARD}status = \"designed\"\n", head.join("\n"));
    let by_hand = Edition::<PartsOf<GoNuts>>::load(&by_hand).unwrap();
    assert_eq!(Edition::<PartsOf<GoNuts>>::load(&patch::<GoNuts>(NEW_CARD)).unwrap().hash, by_hand.hash);
}

#[test]
fn what_a_patch_changes_is_its_own_and_the_rest_is_as_sure_as_it_was() {
    let facts = |rest: &str| {
        let facts = Edition::<PartsOf<GoNuts>>::load(&patch::<GoNuts>(rest)).unwrap().facts;
        (facts.printed, facts.inferred, facts.designed)
    };
    let (printed, inferred, designed) = facts("");
    let dearer = "[[types]]\nid = \"glazed\"\nscore.points = 3\n";
    assert_eq!(facts(dearer), (printed - 1, inferred, designed + 1));
    let named = format!("status = \"inferred\"\n{dearer}");
    assert_eq!(facts(&named), (printed - 1, inferred + 1, designed));
    assert_eq!(facts(&format!("{dearer}score_status = \"printed\"\n")), (printed, inferred, designed));
    assert_eq!(facts("[options]\nrow_refill = \"shift\"\n"), (printed, inferred - 1, designed + 1));
    // A number of a table whose status speaks of all of it gets one of its own.
    assert_eq!(facts("[constants]\nrow_extra = 0\n"), (printed, inferred, designed + 1));
    assert_eq!(facts(NEW_CARD), (printed, inferred, designed + 1));
    let donut = Edition::<PartsOf<Donut>>::load(&patch::<Donut>("[start]\nback_in_5 = 1\n")).unwrap();
    assert_eq!(donut.origin(), tabletop::Origin::MostlyPrinted);
}

#[test]
fn a_faulty_patch_is_told_its_own_lines() {
    let said = |rest: &str| refusal::<GoNuts>(&patch::<GoNuts>(rest));
    let new = said("[[types]]\nid = \"glased\"\nscore.points = 3\n");
    assert!(new.starts_with("line 5: [[types]] row 21 (glased): missing fields `name`, `copies`"), "{new}");
    assert!(
        new.contains("first-edition has no row glased, so this one is new and must be complete"),
        "{new}"
    );
    for (rest, says) in [
        (
            "[[types]]\nid = \"glazed\"\nscore.pionts = 3\n",
            "line 7: [[types]] row 8 (glazed): score: unknown field `pionts`, expected one of",
        ),
        (
            "[[types]]\nid = \"glazed\"\nscore.points = \"3\"\n",
            "line 7: [[types]] row 8 (glazed): score.points is '3', but it must be a whole number",
        ),
        (
            "[[types]]\nid = \"glazed\"\n[[types]]\nid = \"glazed\"\n",
            "line 7: [[types]] row glazed: another row has the same id",
        ),
        (
            "[[types]]\nid = \"glased\"\nremove = true\n",
            "line 5: [[types]] row glased: first-edition has no such row to remove",
        ),
        (
            "[[types]]\nid = \"glazed\"\nremove = [\"pionts\"]\n",
            "line 7: [[types]] row glazed: first-edition has no 'pionts' here to remove",
        ),
        ("[constants]\nrow_extra = -1\n", "line 5: [constants]: row_extra is -1"),
        ("[constant]\nrow_extra = 1\n", "line 5: unknown field `constant`, expected one of"),
        ("[options]\nrow_refil = \"shift\"\n", "line 6: [options]: there is no option 'row_refil'"),
        // Most donuts are gone, and nobody wrote the line where too few of them are missed.
        ("[seats]\nmax = 9\n", "line 5: [seats]: max is 9"),
    ] {
        assert!(said(rest).starts_with(says), "{}", said(rest));
    }
    let unknown = refusal::<GoNuts>(&patch::<GoNuts>("").replace("first-edition", "fist-edition"));
    assert_eq!(
        unknown,
        "line 3: [edition]: there is no edition 'fist-edition' to extend; the built-in editions are: first-edition, retail"
    );
    let nameless = refusal::<GoNuts>(&patch::<GoNuts>("").replace("id = \"mine\"", ""));
    assert!(
        nameless.starts_with("line 1: [edition]: an edition that extends another needs an id"),
        "{nameless}"
    );
    let all =
        said("[[types]]\nid = \"glazed\"\nscore.pionts = 3\n[constants]\nrow_extra = \"one\"\nrows = 3\n");
    assert_eq!(all.matches("line ").count(), 3, "{all}");
}

/// The layout that misfits are looked for in is the one that is read: of a sound file with one typo, that one is told.
#[test]
fn a_typo_is_the_only_thing_told_of_any_built_in_edition() {
    fn check<G: Game>() {
        for edition in Edition::<PartsOf<G>>::built_in() {
            let typo = edition.source.replacen("\n[seats]\n", "\n[seats]\nmost = 9\n", 1);
            let fault = Edition::<PartsOf<G>>::load(&typo).unwrap_err();
            assert!(fault.more.is_empty() && fault.to_string().contains("unknown field `most`"), "{fault}");
        }
    }
    check::<BadDay>();
    check::<DollarsToDonuts>();
    check::<Donut>();
    check::<DriveThru>();
    check::<GoNuts>();
}

#[test]
fn a_schema_lists_what_a_cell_may_be() {
    let schema = Edition::<PartsOf<GoNuts>>::schema();
    let types = &schema["definitions"];
    let row = &types["RawType"];
    assert_eq!(row["additionalProperties"], false);
    assert!(row["required"].as_array().unwrap().iter().any(|name| name == "min_players"), "{row}");
    assert_eq!(types["RawTypeInPatch"]["required"], serde_json::Value::Null);
    let power = row["properties"]["power"]["$ref"].as_str().unwrap().rsplit('/').next().unwrap();
    assert!(types[power].to_string().contains("peek_two_keep_one"), "{}", types[power]);
    assert!(schema.to_string().contains("row_refill") && schema["then"]["properties"]["remove"].is_object());
}
