//! Components and options of Go Nuts for Donuts: an edition file, read and checked.

use serde::{Deserialize, Serialize, Serializer};
use tabletop::{EditionError, EditionFile, OptionKind, OptionSpec, Parts, Status};
use toml::Spanned;

use super::{MAX_CARDS, MAX_ROW, MAX_TYPES};

/// The options of the game; editions give the defaults.
static OPTIONS: [OptionSpec; 8] = [
    OptionSpec {
        name: "bear_claw_points",
        kind: OptionKind::Int { min: -9, max: 9 },
        help: "Points of each Bear Claw",
    },
    OptionSpec {
        name: "plain_bonus",
        kind: OptionKind::Choice(&["once", "per_card"]),
        help: "How the sole leader in Plains is paid: the bonus once, or as the value of each Plain",
    },
    OptionSpec {
        name: "plain_tie_bonus",
        kind: OptionKind::Int { min: 0, max: 3 },
        help: "What each seat tied for most Plains gains",
    },
    OptionSpec {
        name: "fewest_ties",
        kind: OptionKind::Choice(&["share", "strict"]),
        help: "Whether seats tied for the fewest donuts all score, or none of them",
    },
    OptionSpec {
        name: "twist_taker",
        kind: OptionKind::Choice(&["any", "only_if_sole", "other"]),
        help: "What the taker of a Cinnamon Twist may pass: any donut; the Twist only if it has no other; never the Twist",
    },
    OptionSpec {
        name: "give_or_discard_just_taken",
        kind: OptionKind::Choice(&["only_if_sole", "always_allowed"]),
        help: "Whether the donut just taken may itself be given away or discarded by its power",
    },
    OptionSpec {
        name: "row_refill",
        kind: OptionKind::Choice(&["gaps", "shift"]),
        help: "Whether new donuts fill the gaps, or the row first closes up to the low numbers",
    },
    OptionSpec {
        name: "deck_filter",
        kind: OptionKind::Choice(&["min_players", "none"]),
        help: "Whether donuts that need more players are left out",
    },
];

/// The donuts of an edition.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Parts"))]
pub struct Donuts {
    /// One entry per type, in the order of the file; the position is the type's index.
    pub types: Vec<DonutType>,
    /// Smallest table.
    pub(super) seats_min: usize,
    /// Largest table.
    pub(super) seats_max: usize,
    /// How many places the row has beyond the number of seats.
    pub(super) row_extra: usize,
}

/// A type of donut.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DonutType {
    /// Name in notation.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// What the card says, in our words.
    pub text: String,
    /// How sure the card is as a whole.
    pub status: Status,
    /// For each copy, how many seats it needs.
    pub min_players: Vec<usize>,
    /// What it is worth.
    pub score: Score,
    /// Whether its points are those of the option `bear_claw_points`.
    pub points_by_option: bool,
    /// What happens when it is taken from the row.
    pub power: Power,
    /// The number in its power, where it has one.
    pub power_count: u8,
}

/// How a type scores at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Score {
    /// So much for each copy.
    Each { points: i16 },
    /// So much in total for 1, 2, 3.. copies; the last entry stands for more.
    #[serde(serialize_with = "serialize_table")]
    ByCount {
        #[cfg_attr(test, ts(type = "Array<number>"))]
        table: [i16; MAX_TABLE],
        #[cfg_attr(test, ts(skip))]
        len: u8,
    },
    /// So much for every full set.
    PerSet { size: u8, points: i16 },
    /// So much each, and a bonus for the most copies.
    Majority { each: i16, bonus: i16 },
    /// So much each if the seat has at most so many types.
    EachIfTypesAtMost { limit: u8, points: i16 },
    /// So much each if the seat has at least so many types.
    EachIfTypesAtLeast { limit: u8, points: i16 },
    /// So much each if the seat has at most so many donuts.
    EachIfCardsAtMost { limit: u8, points: i16 },
    /// So much each if nobody has fewer donuts.
    EachIfFewestCards { points: i16 },
    /// So much each for every own donut with a fixed negative value.
    EachPerNegative { points: i16 },
}

/// A `by_count` table as an edition file has it.
// Serde hands over references.
#[allow(clippy::trivially_copy_pass_by_ref)]
fn serialize_table<S: Serializer>(
    table: &[i16; MAX_TABLE],
    len: &u8,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map([("table", &table[..usize::from(*len)])])
}

/// Longest `by_count` table.
pub(super) const MAX_TABLE: usize = 12;

/// What a donut does when it is taken from the row by a seat that was alone on its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Power {
    /// Nothing.
    None,
    /// Take the top card of the deck.
    DrawOne,
    /// Look at two cards of the deck, keep one, put the other back on top.
    PeekTwoKeepOne,
    /// Take the top card of the discard pile.
    TakeTopDiscard,
    /// Take any card of the discard pile.
    TakeAnyDiscard,
    /// Take a donut from an opponent.
    Steal,
    /// Give an own donut to an opponent.
    Give,
    /// Discard an own donut.
    DiscardOwn,
    /// Discard a donut of an opponent.
    DiscardOther,
    /// Everybody passes a donut to the left.
    PassLeft,
    /// Discard any of the row's donuts that nobody picked.
    ClearUnselected,
    /// Take several cards of the discard pile.
    ScoopDiscard,
    /// Discard several own donuts, or this one.
    PayOrDrop,
}

impl Power {
    fn counts(self) -> bool {
        matches!(self, Power::ScoopDiscard | Power::PayOrDrop)
    }
}

#[derive(Deserialize)]
struct Raw {
    constants: Spanned<RawConstants>,
    #[serde(default)]
    seat_table: Vec<Spanned<RawSeats>>,
    types: Vec<Spanned<RawType>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawConstants {
    seats_min: i64,
    seats_max: i64,
    row_extra: i64,
    donut_cards: i64,
    donut_types: i64,
    selection_numbers: i64,
    #[serde(rename = "selection_sets")]
    _selection_sets: Option<i64>,
    #[serde(rename = "selection_cards")]
    _selection_cards: Option<i64>,
    #[serde(rename = "row_markers")]
    _row_markers: Option<i64>,
    #[serde(rename = "status")]
    _status: Option<Status>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSeats {
    seats: i64,
    row: i64,
    deck: i64,
    types: i64,
    deck_after_first_fill: i64,
    max_rounds: i64,
    #[serde(rename = "status")]
    _status: Option<Status>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawType {
    id: String,
    name: String,
    copies: i64,
    min_players: Vec<i64>,
    score: RawScore,
    power: String,
    power_count: Option<i64>,
    text: String,
    status: Status,
    #[serde(rename = "copies_status")]
    _copies_status: Option<Status>,
    #[serde(rename = "min_players_status")]
    _min_players_status: Option<Status>,
    #[serde(rename = "score_status")]
    _score_status: Option<Status>,
    #[serde(rename = "power_status")]
    _power_status: Option<Status>,
    #[serde(rename = "note")]
    _note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawScore {
    kind: String,
    points: Option<i64>,
    each: Option<i64>,
    bonus: Option<i64>,
    size: Option<i64>,
    limit: Option<i64>,
    table: Option<Vec<i64>>,
    option: Option<String>,
}

impl Parts for Donuts {
    const GAME: &'static str = "go-nuts";
    const BUILT_IN: &'static [&'static str] =
        &[include_str!("../../data/go-nuts.toml"), include_str!("../../data/go-nuts-retail.toml")];
    const OPTIONS: &'static [OptionSpec] = &OPTIONS;

    fn read(file: &EditionFile<'_>) -> Result<Self, EditionError> {
        let raw: Raw = file.read()?;
        let mut types: Vec<DonutType> = Vec::new();
        for (i, row) in raw.types.iter().enumerate() {
            let place = format!("[[types]] row {} ({})", i + 1, row.get_ref().id);
            let fault = |message: String| file.fault(row.span(), place.clone(), message);
            let donut = read_type(row.get_ref()).map_err(fault)?;
            if types.iter().any(|other| other.id == donut.id) {
                return Err(fault("another type has the same id".into()));
            }
            types.push(donut);
        }
        let constants = raw.constants.get_ref();
        let fault = |message: String| file.fault(raw.constants.span(), "[constants]", message);
        let cards: usize = types.iter().map(|donut| donut.min_players.len()).sum();
        let total = |name: &str, said: i64, counted: usize| {
            if said == counted as i64 {
                Ok(())
            } else {
                Err(fault(format!("{name} is {said}, but the [[types]] rows add up to {counted}")))
            }
        };
        total("donut_types", constants.donut_types, types.len())?;
        total("donut_cards", constants.donut_cards, cards)?;
        if types.is_empty() || types.len() > MAX_TYPES {
            return Err(fault(format!("{} types are not possible: 1 to {MAX_TYPES} are", types.len())));
        }
        if cards > MAX_CARDS {
            return Err(fault(format!("{cards} donut cards are too many: at most {MAX_CARDS} are possible")));
        }
        let seats_min = within(constants.seats_min, 2, 6, "seats_min").map_err(fault)?;
        let seats_max = within(constants.seats_max, seats_min as i64, 6, "seats_max").map_err(fault)?;
        let row_extra = within(constants.row_extra, 0, (MAX_ROW - 6) as i64, "row_extra").map_err(fault)?;
        if constants.selection_numbers < (seats_max + row_extra) as i64 {
            return Err(fault(format!(
                "selection_numbers is {}, but {seats_max} seats need a row of {}",
                constants.selection_numbers,
                seats_max + row_extra
            )));
        }
        let donuts = Donuts { types, seats_min, seats_max, row_extra };
        for row in &raw.seat_table {
            let place = format!("[[seat_table]] row for {} seats", row.get_ref().seats);
            donuts.check_seats(row.get_ref()).map_err(|message| file.fault(row.span(), place, message))?;
        }
        for seats in seats_min..=seats_max {
            donuts
                .enough_cards(seats)
                .map_err(|message| file.fault(raw.constants.span(), "[[types]]", message))?;
        }
        Ok(donuts)
    }
}

impl Donuts {
    /// Copies of a type in the deck at this table size.
    pub(super) fn copies_at(&self, donut: usize, seats: usize) -> usize {
        self.types[donut].min_players.iter().filter(|needed| **needed <= seats).count()
    }

    fn deck_at(&self, seats: usize) -> usize {
        (0..self.types.len()).map(|donut| self.copies_at(donut, seats)).sum()
    }

    fn enough_cards(&self, seats: usize) -> Result<(), String> {
        let (deck, row) = (self.deck_at(seats), seats + self.row_extra);
        if deck < row {
            return Err(format!(
                "not enough donuts for {seats} seats: the row needs {row}, and only {deck} have min_players of {seats} or less"
            ));
        }
        Ok(())
    }

    fn check_seats(&self, said: &RawSeats) -> Result<(), String> {
        let seats = within(said.seats, 2, 6, "seats")?;
        let (row, deck) = (seats + self.row_extra, self.deck_at(seats));
        let types = (0..self.types.len()).filter(|donut| self.copies_at(*donut, seats) > 0).count();
        let derived = [
            ("row", said.row, row as i64),
            ("deck", said.deck, deck as i64),
            ("types", said.types, types as i64),
            ("deck_after_first_fill", said.deck_after_first_fill, deck as i64 - row as i64),
            ("max_rounds", said.max_rounds, deck as i64 - seats as i64),
        ];
        match derived.iter().find(|(_, said, derived)| said != derived) {
            Some((name, said, derived)) => {
                Err(format!("{name} is {said}, but the [[types]] rows give {derived}"))
            }
            None => Ok(()),
        }
    }
}

fn within(value: i64, min: i64, max: i64, name: &str) -> Result<usize, String> {
    if (min..=max).contains(&value) {
        Ok(value as usize)
    } else if value < 0 {
        Err(format!("{name} is {value}, but it cannot be negative"))
    } else {
        Err(format!("{name} is {value}, but it must be from {min} to {max}"))
    }
}

fn read_type(raw: &RawType) -> Result<DonutType, String> {
    let word = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if !raw.id.starts_with(|c: char| c.is_ascii_lowercase()) || !raw.id.chars().all(word) || raw.id == "stop"
    {
        return Err(format!(
            "the id '{}' cannot be written in notation: use lower case letters, digits and '-' (and not 'stop')",
            raw.id
        ));
    }
    let copies = within(raw.copies, 1, MAX_CARDS as i64, "copies")?;
    if raw.min_players.len() != copies {
        return Err(format!("copies is {copies}, but min_players has {} entries", raw.min_players.len()));
    }
    let min_players =
        raw.min_players.iter().map(|n| within(*n, 2, 6, "min_players")).collect::<Result<Vec<_>, _>>()?;
    let power: Power = serde::de::value::StrDeserializer::<serde::de::value::Error>::new(&raw.power)
        .pipe(Power::deserialize)
        .map_err(|e| e.to_string().replace("unknown variant", "unknown power"))?;
    let power_count = match (power.counts(), raw.power_count) {
        (true, Some(n)) => within(n, 1, 9, "power_count")? as u8,
        (true, None) => return Err(format!("the power {} needs a power_count", raw.power)),
        (false, Some(_)) => return Err(format!("the power {} takes no power_count", raw.power)),
        (false, None) => 0,
    };
    let score = read_score(&raw.score)?;
    let points_by_option = match raw.score.option.as_deref() {
        None => false,
        Some("bear_claw_points") if matches!(score, Score::Each { .. }) => true,
        Some("bear_claw_points") => return Err("score.option needs the score kind each".into()),
        Some(other) => {
            return Err(format!("score.option is '{other}', but only 'bear_claw_points' sets points"));
        }
    };
    Ok(DonutType {
        id: raw.id.clone(),
        name: raw.name.clone(),
        text: raw.text.clone(),
        status: raw.status,
        min_players,
        score,
        points_by_option,
        power,
        power_count,
    })
}

/// `value.pipe(f)` is `f(value)`, for chains that read from left to right.
trait Pipe: Sized {
    fn pipe<T>(self, f: impl FnOnce(Self) -> T) -> T {
        f(self)
    }
}
impl<T> Pipe for T {}

fn read_score(raw: &RawScore) -> Result<Score, String> {
    let number = |name: &str, value: Option<i64>, min: i64, max: i64| {
        let value = value.ok_or_else(|| format!("the score kind {} needs '{name}'", raw.kind))?;
        if (min..=max).contains(&value) {
            Ok(value)
        } else {
            Err(format!("score.{name} is {value}, but it must be from {min} to {max}"))
        }
    };
    let points = || number("points", raw.points, -99, 99).map(|n| n as i16);
    let limit = || number("limit", raw.limit, 0, MAX_CARDS as i64).map(|n| n as u8);
    let given = [
        ("points", raw.points.is_some()),
        ("each", raw.each.is_some()),
        ("bonus", raw.bonus.is_some()),
        ("size", raw.size.is_some()),
        ("limit", raw.limit.is_some()),
        ("table", raw.table.is_some()),
    ];
    let (score, used): (Score, &[&str]) = match raw.kind.as_str() {
        "each" => (Score::Each { points: points()? }, &["points"]),
        "by_count" => {
            let given = raw.table.as_deref().unwrap_or_default();
            if given.is_empty() || given.len() > MAX_TABLE {
                return Err(format!("the score kind by_count needs a table of 1 to {MAX_TABLE} numbers"));
            }
            let mut table = [0; MAX_TABLE];
            for (slot, n) in table.iter_mut().zip(given) {
                *slot = number("table", Some(*n), -99, 99)? as i16;
            }
            (Score::ByCount { table, len: given.len() as u8 }, &["table"])
        }
        "per_set" => {
            let size = number("size", raw.size, 1, MAX_CARDS as i64)? as u8;
            (Score::PerSet { size, points: points()? }, &["size", "points"])
        }
        "majority" => {
            let each = number("each", raw.each, -99, 99)? as i16;
            let bonus = number("bonus", raw.bonus, -99, 99)? as i16;
            (Score::Majority { each, bonus }, &["each", "bonus"])
        }
        "each_if_types_at_most" => {
            (Score::EachIfTypesAtMost { limit: limit()?, points: points()? }, &["limit", "points"])
        }
        "each_if_types_at_least" => {
            (Score::EachIfTypesAtLeast { limit: limit()?, points: points()? }, &["limit", "points"])
        }
        "each_if_cards_at_most" => {
            (Score::EachIfCardsAtMost { limit: limit()?, points: points()? }, &["limit", "points"])
        }
        "each_if_fewest_cards" => (Score::EachIfFewestCards { points: points()? }, &["points"]),
        "each_per_negative" => (Score::EachPerNegative { points: points()? }, &["points"]),
        other => return Err(format!("unknown score kind '{other}'")),
    };
    match given.iter().find(|(name, there)| *there && !used.contains(name)) {
        Some((name, _)) => Err(format!("the score kind {} takes no '{name}'", raw.kind)),
        None => Ok(score),
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Edition;

    use super::*;

    /// The message for the default edition with one text replaced.
    fn fault(from: &str, to: &str) -> String {
        let text = Donuts::BUILT_IN[0];
        assert!(text.contains(from), "the file has no '{from}'");
        Edition::<Donuts>::load(&text.replacen(from, to, 1)).expect_err("a faulty edition").to_string()
    }

    #[test]
    fn the_built_in_editions_are_sound() {
        let editions = Edition::<Donuts>::built_in();
        let ids: Vec<_> = editions.iter().map(|edition| edition.header.id.as_str()).collect();
        assert_eq!(ids, ["first-edition", "retail"]);
        let label = editions[1].facts.label().to_string();
        assert!(label.starts_with("partly inferred"), "{label}");
    }

    #[test]
    fn faults_name_the_row_and_what_is_wrong() {
        let cases = [
            (
                "copies = 6\nmin_players = [3,",
                "copies = -6\nmin_players = [3,",
                "line 131: [[types]] row 2 (boston-cream): copies is -6, but it cannot be negative",
            ),
            (
                "copies = 6\nmin_players = [3,",
                "copies = 5\nmin_players = [3,",
                "line 131: [[types]] row 2 (boston-cream): copies is 5, but min_players has 6 entries",
            ),
            (
                "power = \"steal\"",
                "power = \"borrow\"",
                "line 116: [[types]] row 1 (bear-claw): unknown power `borrow`, expected one of `none`, `draw_one`",
            ),
            (
                "min_players = [4, 4]",
                "min_players = [4, 7]",
                "row 1 (bear-claw): min_players is 7, but it must be from 2 to 6",
            ),
            ("kind = \"per_set\"", "kind = \"per_sett\"", "(jelly-filled): unknown score kind 'per_sett'"),
            ("size = 2, points = 5", "points = 5", "(jelly-filled): the score kind per_set needs 'size'"),
            (
                "size = 2, points = 5",
                "size = 0, points = 5",
                "(jelly-filled): score.size is 0, but it must be from 1 to 120",
            ),
            (
                "limit = 9, points = 5",
                "limit = 9, points = 5, bonus = 1",
                "(old-fashioned): the score kind each_if_cards_at_most takes no 'bonus'",
            ),
            (
                "id = \"glazed\"",
                "id = \"plain\"",
                "line 314: [[types]] row 15 (plain): another type has the same id",
            ),
            ("id = \"glazed\"", "id = \"Glazed\"", "the id 'Glazed' cannot be written in notation"),
            ("id = \"glazed\"", "idd = \"glazed\"", "unknown field `idd`"),
            (
                "donut_cards = 63",
                "donut_cards = 64",
                "[constants]: donut_cards is 64, but the [[types]] rows add up to 63",
            ),
            (
                "donut_types = 20",
                "donut_types = 19",
                "donut_types is 19, but the [[types]] rows add up to 20",
            ),
            (
                "deck = 47",
                "deck = 46",
                "[[seat_table]] row for 3 seats: deck is 46, but the [[types]] rows give 47",
            ),
            ("seats_max = 6", "seats_max = 9", "seats_max is 9, but it must be from 2 to 6"),
            (
                "plain_tie_bonus = 0",
                "plain_tie_bonus = 4",
                "[options]: option plain_tie_bonus cannot be '4': it must be a whole number from 0 to 3",
            ),
            ("fewest_ties = \"share\"", "fewest = \"share\"", "[options]: there is no option 'fewest'"),
            ("row_refill = \"gaps\"", "# nothing", "[options]: the option row_refill needs a default here"),
            (
                "game = \"go-nuts\"",
                "game = \"donut\"",
                "this file is for the game 'donut', not for 'go-nuts'",
            ),
            ("[constants]", "[constants", "line 39: "),
        ];
        for (from, to, expected) in cases {
            let message = fault(from, to);
            assert!(message.contains(expected), "{from} -> {to}:\n  {message}\n  {expected}");
            assert!(!message.contains('\n'), "one line: {message}");
        }
    }

    #[test]
    fn too_few_cards_for_the_seats_are_refused() {
        let head = Donuts::BUILT_IN[0].split("[[seat_table]]").next().unwrap_or_default();
        let head = head
            .replace("donut_cards = 63", "donut_cards = 2")
            .replace("donut_types = 20", "donut_types = 1");
        let row = "[[types]]\nid = \"glazed\"\nname = \"Glazed\"\ncopies = 2\nmin_players = [2, 2]\n\
                   score = { kind = \"each\", points = 2 }\npower = \"none\"\ntext = \"\"\nstatus = \"designed\"\n";
        let message = Edition::<Donuts>::load(&format!("{head}{row}")).expect_err("too few").to_string();
        assert!(
            message.contains("not enough donuts for 2 seats: the row needs 3, and only 2 have"),
            "{message}"
        );
    }

    #[test]
    fn words_for_people_do_not_change_the_hash() {
        let text = Donuts::BUILT_IN[0];
        let hash = |text: &str| Edition::<Donuts>::load(text).expect("a sound edition").hash.clone();
        assert_eq!(hash(text), hash(&text.replacen("\"Bear Claw\"", "\"Bear's Claw\"", 1)));
        assert_eq!(hash(text), hash(&format!("# a comment\n{text}")));
        assert_ne!(hash(text), hash(&text.replacen("points = 2 }", "points = 3 }", 1)));
    }
}
