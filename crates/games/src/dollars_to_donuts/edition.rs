//! Components and options of Dollars to Donuts: an edition file, read and checked.

use std::collections::BTreeMap;

use serde::Serialize;
use tabletop::{EditionError, EditionFile, OptionKind, OptionSpec, Parts};
use toml::Spanned;

use super::board::{MAX_STARTERS, STRIP};
use super::edition_file::{Raw, RawBonus, RawChecks, RawCustomer, RawKind, RawRating, RawSolo, RawType};
use super::{
    LEVELS, MAX_CUSTOMERS, MAX_DOLLARS, MAX_KINDS, MAX_LINE, MAX_NEIGHBORHOODS, MAX_SEATS, MAX_SLOTS,
    MAX_TILES, MAX_TYPES,
};

/// The options of the game; editions give the defaults.
static OPTIONS: [OptionSpec; 4] = [
    OptionSpec { name: "grid", kind: OptionKind::Int { min: 6, max: 7 }, help: "Squares per side of a mat" },
    OptionSpec {
        name: "starter_setup",
        kind: OptionKind::Choice(&["free", "balanced"]),
        help: "Whether each seat lays its own starters, or the seats lay them in turn and every mat gets a copy",
    },
    OptionSpec {
        name: "limited_tokens",
        kind: OptionKind::Bool,
        help: "Whether a pile of tokens can run out, so that a perfect donut of its type gives none",
    },
    OptionSpec {
        name: "first_seat",
        kind: OptionKind::Int { min: 0, max: 4 },
        help: "The starting seat; 0 draws it by lot",
    },
];

/// A type that is on the edge of a piece: its index, or nothing.
pub type Half = Option<u8>;

/// The components of an edition.
#[derive(Debug)]
pub struct Shop {
    /// The types of donut, in the order of the file; the position is the type's index. So it is with all lists here.
    pub types: Vec<DonutType>,
    /// The neighborhoods customers come from.
    pub neighborhoods: Vec<Named>,
    /// How content a customer can be, from level 1 on.
    pub levels: Vec<Named>,
    /// The 1 x 1 tiles every seat begins with.
    pub starters: Vec<StarterTile>,
    /// The strips.
    pub tiles: Vec<DonutTile>,
    /// The kinds of dollar tiles.
    pub kinds: Vec<DollarKind>,
    /// The customer cards.
    pub customers: Vec<CustomerCard>,
    /// Names of the mats.
    pub colors: Vec<String>,
    pub(super) seats_min: usize,
    pub(super) seats_max: usize,
    pub(super) grid_sizes: Vec<i64>,
    pub(super) max_overhang: u8,
    /// Prices from left to right, falling to 0.
    pub(super) slot_costs: Vec<u8>,
    pub(super) line_size: usize,
    /// By kind.
    pub(super) start_hand: [u8; MAX_KINDS],
    pub(super) set_bonus: i32,
    pub(super) majority_bonus: i32,
    pub(super) majority_minimum: u8,
    pub(super) empty_square: i32,
    pub(super) tie_break: Vec<TieBreak>,
    pub(super) idle_rounds: u8,
    pub(super) solo: Solo,
}

/// An id for files and a name for people.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Named {
    /// Name in files.
    pub id: String,
    /// Name for people.
    pub name: String,
}

/// A type of donut.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DonutType {
    /// The letter on the pieces.
    pub code: char,
    /// Name in files.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// Points of a token that served nobody.
    pub token_points: i32,
    /// Tokens in the pile.
    pub tokens: u8,
    /// What a half pays in a mismatch: the higher number counts.
    pub dollar_signs: u8,
    /// Whether a mismatch with this type pays nothing.
    pub voids_mismatch: bool,
    /// Points for two hole tiles of the type on a mat.
    pub hole_pair_points: i32,
}

/// A starter tile: the halves on its edges, north first, clockwise.
#[derive(Debug)]
pub struct StarterTile {
    /// Name in notation.
    pub id: String,
    /// North, east, south, west.
    pub edges: [Half; 4],
}

/// A strip.
#[derive(Debug, PartialEq, Eq)]
pub struct DonutTile {
    /// Name in notation.
    pub id: String,
    /// From left to right.
    pub top: [Half; STRIP as usize],
    /// From left to right.
    pub bottom: [Half; STRIP as usize],
    /// The left end.
    pub left: Half,
    /// The right end.
    pub right: Half,
}

/// A kind of dollar tile.
#[derive(Debug)]
pub struct DollarKind {
    /// Name in notation.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// Its type of donut.
    pub donut: u8,
    /// Whether its back shows donut holes; else it shows a half.
    pub holes: bool,
    /// Tiles of this kind.
    pub count: u8,
}

/// A customer card.
#[derive(Debug)]
pub struct CustomerCard {
    /// Name in notation.
    pub id: String,
    /// Name for people.
    pub name: String,
    /// Index of the neighborhood.
    pub neighborhood: u8,
    /// The types ordered, line by line.
    pub lines: [Vec<u8>; LEVELS],
    /// Points by level.
    pub points: [i32; LEVELS],
}

/// What decides between seats with equal scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub(super) enum TieBreak {
    MostDollars,
    FewestEmptySquares,
}

/// The rules for one seat.
#[derive(Debug)]
pub(super) struct Solo {
    pub(super) must_buy: bool,
    pub(super) discard_free_tile: bool,
    pub(super) discard_customer: bool,
    pub(super) majority_minimum: u8,
    /// By size of the mat: least score and title, rising.
    pub(super) ratings: BTreeMap<u8, Vec<(i32, String)>>,
}

/// A number from outside that must lie between two others.
fn within(value: i64, min: i64, max: i64, name: &str) -> Result<i64, String> {
    if (min..=max).contains(&value) {
        Ok(value)
    } else if value < 0 && min >= 0 {
        Err(format!("{name} is {value}, but it cannot be negative"))
    } else {
        Err(format!("{name} is {value}, but it must be from {min} to {max}"))
    }
}

/// An id that can stand in notation: a letter, then letters, digits and nothing else.
fn notation_id(id: &str) -> Result<String, String> {
    let mut letters = id.chars();
    let fine = letters.next().is_some_and(|c| c.is_ascii_lowercase())
        && letters.all(|c| c.is_ascii_lowercase() || c.is_ascii_digit());
    if fine {
        Ok(id.to_string())
    } else {
        Err(format!(
            "the id '{id}' cannot be written in notation: use a lower case letter, then letters and digits"
        ))
    }
}

/// Reads the rows of one table; a fault names the row, and two rows cannot have the same id.
fn read_rows<R, T>(
    file: &EditionFile<'_>,
    table: &str,
    rows: &[Spanned<R>],
    most: usize,
    id: impl Fn(&R) -> &str,
    read: impl Fn(&R) -> Result<T, String>,
) -> Result<Vec<T>, EditionError> {
    let mut read_so_far = Vec::with_capacity(rows.len());
    for (i, row) in rows.iter().enumerate() {
        let place = format!("[{table}] row {} ({})", i + 1, id(row.get_ref()));
        let fault = |message: String| file.fault(row.span(), place.clone(), message);
        if i >= most {
            return Err(fault(format!("there can be at most {most} rows")));
        }
        if rows[..i].iter().any(|other| id(other.get_ref()) == id(row.get_ref())) {
            return Err(fault("another row has the same id".into()));
        }
        read_so_far.push(read(row.get_ref()).map_err(fault)?);
    }
    if read_so_far.is_empty() {
        return Err(EditionError::at(format!("[{table}]"), "it has no rows"));
    }
    Ok(read_so_far)
}

impl Parts for Shop {
    const GAME: &'static str = "dollars-to-donuts";
    const BUILT_IN: &'static [&'static str] = &[include_str!("../../data/dollars-to-donuts.toml")];
    const OPTIONS: &'static [OptionSpec] = &OPTIONS;

    fn read(file: &EditionFile<'_>) -> Result<Self, EditionError> {
        let raw: Raw = file.read()?;
        let types =
            read_rows(file, "donut_types", &raw.donut_types.rows, MAX_TYPES, |row| &row.code, read_type)?;
        let faces = Letters(&types);
        let neighborhoods = read_rows(
            file,
            "neighborhoods",
            &raw.neighborhoods.rows,
            MAX_NEIGHBORHOODS,
            |row| &row.id,
            |row| Ok(Named { id: row.id.clone(), name: row.name.clone() }),
        )?;
        let levels = read_rows(
            file,
            "levels",
            &raw.levels.rows,
            LEVELS,
            |row| &row.name,
            |row| Ok(Named { id: row.level.to_string(), name: row.name.clone() }),
        )?;
        let starters = read_rows(
            file,
            "starters",
            &raw.starters.get_ref().rows,
            MAX_STARTERS,
            |row| &row.id,
            |row| {
                let edges = [&row.north, &row.east, &row.south, &row.west].map(|edge| faces.one(edge));
                let [north, east, south, west] = edges;
                Ok(StarterTile { id: notation_id(&row.id)?, edges: [north?, east?, south?, west?] })
            },
        )?;
        let tiles = read_rows(
            file,
            "donut_tiles",
            &raw.donut_tiles.get_ref().rows,
            MAX_TILES,
            |row| &row.id,
            |row| {
                Ok(DonutTile {
                    id: notation_id(&row.id)?,
                    top: faces.side(&row.top, "top")?,
                    bottom: faces.side(&row.bottom, "bottom")?,
                    left: faces.one(&row.left)?,
                    right: faces.one(&row.right)?,
                })
            },
        )?;
        let kinds = read_rows(
            file,
            "dollar_kinds",
            &raw.dollar_kinds.get_ref().rows,
            MAX_KINDS,
            |row| &row.id,
            |row| read_kind(row, &faces),
        )?;
        let customers = read_rows(
            file,
            "customers",
            &raw.customers.get_ref().rows,
            MAX_CUSTOMERS,
            |row| &row.id,
            |row| read_customer(row, &faces, &neighborhoods, raw.customer_bonus.as_ref()),
        )?;
        let shop = Shop {
            seats_min: 0,
            seats_max: 0,
            grid_sizes: raw.mat.get_ref().grid_sizes.clone(),
            max_overhang: 0,
            slot_costs: Vec::new(),
            line_size: 0,
            start_hand: [0; MAX_KINDS],
            set_bonus: 0,
            majority_bonus: 0,
            majority_minimum: 0,
            empty_square: 0,
            tie_break: Vec::new(),
            idle_rounds: 0,
            solo: read_solo(raw.solo.get_ref()).map_err(|e| file.fault(raw.solo.span(), "[solo]", e))?,
            colors: raw.seats.get_ref().colors.clone(),
            types,
            neighborhoods,
            levels,
            starters,
            tiles,
            kinds,
            customers,
        };
        let shop = shop.with_constants(file, &raw)?;
        shop.check_totals(file, &raw)?;
        Ok(shop)
    }
}

impl Shop {
    fn with_constants(mut self, file: &EditionFile<'_>, raw: &Raw) -> Result<Self, EditionError> {
        let seats = raw.seats.get_ref();
        let fault = |message: String| file.fault(raw.seats.span(), "[seats]", message);
        self.seats_min = within(seats.min, 1, MAX_SEATS as i64, "min").map_err(fault)? as usize;
        self.seats_max = within(seats.max, seats.min, MAX_SEATS as i64, "max").map_err(fault)? as usize;
        if seats.colors.len() < self.seats_max {
            return Err(fault(format!("{} seats need as many colors", self.seats_max)));
        }

        let fault = |message: String| file.fault(raw.mat.span(), "[mat]", message);
        if self.grid_sizes.is_empty() || self.grid_sizes.iter().any(|size| !(6..=7).contains(size)) {
            return Err(fault("grid_sizes may name 6 and 7 only".into()));
        }

        let strip = raw.strip.get_ref();
        let fault = |message: String| file.fault(raw.strip.span(), "[strip]", message);
        within(strip.length, STRIP.into(), STRIP.into(), "length").map_err(fault)?;
        self.max_overhang = within(strip.max_overhang, 0, 3, "max_overhang").map_err(fault)? as u8;

        let board = raw.specials_board.get_ref();
        let fault = |message: String| file.fault(raw.specials_board.span(), "[specials_board]", message);
        within(board.slots, 1, MAX_SLOTS as i64, "slots").map_err(fault)?;
        if board.slot_costs.len() as i64 != board.slots {
            return Err(fault(format!(
                "slots is {}, but slot_costs has {}",
                board.slots,
                board.slot_costs.len()
            )));
        }
        let falling = board.slot_costs.windows(2).all(|pair| pair[0] > pair[1]);
        if !falling || board.slot_costs.last() != Some(&0) || board.slot_costs[0] > 9 {
            return Err(fault("slot_costs must fall from at most 9 to 0, each price once".into()));
        }
        self.slot_costs = board.slot_costs.iter().map(|cost| *cost as u8).collect();

        let fault = |message: String| file.fault(raw.customer_line.span(), "[customer_line]", message);
        self.line_size =
            within(raw.customer_line.get_ref().size, 1, MAX_LINE as i64, "size").map_err(fault)? as usize;

        let fault = |message: String| file.fault(raw.start_dollars.span(), "[start_dollars]", message);
        for (id, count) in &raw.start_dollars.get_ref().counts {
            let kind = self.kinds.iter().position(|kind| kind.id == *id);
            let kind = kind.ok_or_else(|| fault(format!("there is no dollar kind '{id}'")))?;
            let most = i64::from(self.kinds[kind].count) / self.seats_max as i64;
            self.start_hand[kind] = within(*count, 0, most, &format!("counts.{id}")).map_err(fault)? as u8;
        }

        let scoring = raw.scoring.get_ref();
        let fault = |message: String| file.fault(raw.scoring.span(), "[scoring]", message);
        self.set_bonus = within(scoring.set_bonus, 0, 99, "set_bonus").map_err(fault)? as i32;
        self.majority_bonus = within(scoring.majority_bonus, 0, 99, "majority_bonus").map_err(fault)? as i32;
        self.empty_square = within(scoring.empty_square, -9, 0, "empty_square").map_err(fault)? as i32;
        self.tie_break = read_tie_break(&scoring.tie_break).map_err(fault)?;

        let fault = |message: String| file.fault(raw.majority.span(), "[majority]", message);
        self.majority_minimum =
            within(raw.majority.get_ref().minimum, 1, MAX_CUSTOMERS as i64, "minimum").map_err(fault)? as u8;
        let fault = |message: String| file.fault(raw.guard.span(), "[guard]", message);
        self.idle_rounds =
            within(raw.guard.get_ref().idle_rounds, 1, 99, "idle_rounds").map_err(fault)? as u8;
        self.check_levels(file, raw)?;
        Ok(self)
    }

    fn check_levels(&self, file: &EditionFile<'_>, raw: &Raw) -> Result<(), EditionError> {
        const LINES: [&str; LEVELS] = ["top", "middle", "bottom"];
        for (i, row) in raw.levels.rows.iter().enumerate() {
            let fault = |message| file.fault(row.span(), format!("[levels] row {}", i + 1), message);
            let level = row.get_ref();
            if level.level != i as i64 + 1 || level.lines != LINES[..=i] {
                return Err(fault(format!("level {} must have the lines {}", i + 1, LINES[..=i].join(", "))));
            }
            let served = |customer: &CustomerCard| customer.donuts(i + 1) as i64;
            if let Some(other) = self.customers.iter().find(|customer| served(customer) != level.donuts) {
                return Err(fault(format!(
                    "donuts is {}, but the customer {} orders {}",
                    level.donuts,
                    other.id,
                    served(other)
                )));
            }
        }
        if self.levels.len() != LEVELS {
            return Err(EditionError::at(
                "[levels]",
                format!("there must be {LEVELS} levels, not {}", self.levels.len()),
            ));
        }
        Ok(())
    }

    /// What the file says twice must agree, and there must be enough of everything to set up a game.
    fn check_totals(&self, file: &EditionFile<'_>, raw: &Raw) -> Result<(), EditionError> {
        let sum = |place: &str, at: std::ops::Range<usize>, name: &str, said: i64, counted: i64| {
            if said == counted {
                Ok(())
            } else {
                Err(file.fault(at, place, format!("{name} is {said}, but the rows add up to {counted}")))
            }
        };
        let dollars: i64 = self.kinds.iter().map(|kind| i64::from(kind.count)).sum();
        sum(
            "[donut_tiles]",
            raw.donut_tiles.span(),
            "count",
            raw.donut_tiles.get_ref().count,
            self.tiles.len() as i64,
        )?;
        sum(
            "[customers]",
            raw.customers.span(),
            "count",
            raw.customers.get_ref().count,
            self.customers.len() as i64,
        )?;
        sum("[dollar_kinds]", raw.dollar_kinds.span(), "count", raw.dollar_kinds.get_ref().count, dollars)?;
        sum(
            "[starters]",
            raw.starters.span(),
            "per_seat",
            raw.starters.get_ref().per_seat,
            self.starters.len() as i64,
        )?;
        if dollars > MAX_DOLLARS {
            let message = format!("{dollars} dollar tiles are too many: at most {MAX_DOLLARS} are possible");
            return Err(file.fault(raw.dollar_kinds.span(), "[dollar_kinds]", message));
        }
        let slots = self.slot_costs.len();
        if self.tiles.len() < slots {
            let message = format!("not enough donut tiles: {} for {slots} slots", self.tiles.len());
            return Err(file.fault(raw.donut_tiles.span(), "[donut_tiles]", message));
        }
        if self.customers.len() < self.line_size {
            let message =
                format!("not enough customers: {} for a line of {}", self.customers.len(), self.line_size);
            return Err(file.fault(raw.customers.span(), "[customers]", message));
        }
        match &raw.checks {
            Some(checks) => self.check_sums(checks.get_ref(), dollars, &|name, said, counted| {
                sum("[checks]", checks.span(), name, said, counted)
            }),
            None => Ok(()),
        }
    }

    fn check_sums(
        &self,
        checks: &RawChecks,
        dollars: i64,
        sum: &dyn Fn(&str, i64, i64) -> Result<(), EditionError>,
    ) -> Result<(), EditionError> {
        let maybe = |name: &str, said: Option<i64>, counted: usize| {
            said.map_or(Ok(()), |said| sum(name, said, counted as i64))
        };
        let long = |tile: &DonutTile| tile.top.iter().chain(&tile.bottom).flatten().count();
        let ends = |tile: &DonutTile| tile.left.iter().chain(&tile.right).count();
        let all = |count: &dyn Fn(&DonutTile) -> usize| self.tiles.iter().map(count).sum::<usize>();
        maybe("donut_tile_halves", checks.donut_tile_halves, all(&|tile| long(tile) + ends(tile)))?;
        maybe("donut_tile_halves_on_long_sides", checks.donut_tile_halves_on_long_sides, all(&long))?;
        maybe("donut_tile_halves_on_ends", checks.donut_tile_halves_on_ends, all(&ends))?;
        for (halves, said) in &checks.donut_tiles_by_halves {
            let with = |tile: &&DonutTile| (long(tile) + ends(tile)).to_string() == *halves;
            let name = format!("donut_tiles_by_halves.{halves}");
            sum(&name, *said, self.tiles.iter().filter(with).count() as i64)?;
        }
        let of_type = |code: &String| self.types.iter().position(|donut| donut.code.to_string() == *code);
        for (code, said) in &checks.donut_tile_halves_by_type {
            let is = |half: &&u8| of_type(code) == Some(usize::from(**half));
            let count = |tile: &DonutTile| tile.halves().filter(is).count();
            let name = format!("donut_tile_halves_by_type.{code}");
            sum(&name, *said, self.tiles.iter().map(count).sum::<usize>() as i64)?;
        }
        for (code, said) in &checks.customer_donuts_by_type {
            let is = |donut: &&u8| of_type(code) == Some(usize::from(**donut));
            let count = self.customers.iter().flat_map(|card| card.lines.iter().flatten()).filter(is).count();
            sum(&format!("customer_donuts_by_type.{code}"), *said, count as i64)?;
        }
        for (i, neighborhood) in self.neighborhoods.iter().enumerate() {
            let count = self.customers.iter().filter(|card| usize::from(card.neighborhood) == i).count();
            let name = format!("customers_per_neighborhood ({})", neighborhood.id);
            maybe(&name, checks.customers_per_neighborhood, count)?;
        }
        maybe("dollar_tiles", checks.dollar_tiles, dollars as usize)?;
        maybe("tokens", checks.tokens, self.types.iter().map(|donut| usize::from(donut.tokens)).sum())?;
        let hand: i64 = self.start_hand.iter().map(|count| i64::from(*count)).sum();
        for (i, said) in checks.bag_at_start_by_seats.iter().enumerate() {
            let seats = i as i64 + 1;
            sum(&format!("bag_at_start_by_seats for {seats} seats"), *said, dollars - seats * hand)?;
        }
        Ok(())
    }
}

impl DonutTile {
    fn halves(&self) -> impl Iterator<Item = &u8> {
        self.top.iter().chain(&self.bottom).chain([&self.left, &self.right]).flatten()
    }

    /// Whether the strip looks the same after a half turn.
    pub(super) fn is_symmetric(&self) -> bool {
        self.top.iter().eq(self.bottom.iter().rev()) && self.left == self.right
    }
}

impl CustomerCard {
    /// How many donuts a level takes, 1 being the lowest.
    pub fn donuts(&self, level: usize) -> usize {
        self.lines[..level].iter().map(Vec::len).sum()
    }
}

/// The letters of the types.
struct Letters<'a>(&'a [DonutType]);

impl Letters<'_> {
    fn letter(&self, letter: char) -> Result<Half, String> {
        if letter == '.' {
            return Ok(None);
        }
        let found = self.0.iter().position(|donut| donut.code == letter);
        let known: Vec<String> = self.0.iter().map(|donut| donut.code.to_string()).collect();
        let unknown = || format!("there is no donut type '{letter}': use {} or '.'", known.join(", "));
        found.map(|i| Some(i as u8)).ok_or_else(unknown)
    }

    fn one(&self, text: &str) -> Result<Half, String> {
        let mut letters = text.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) => self.letter(letter),
            _ => Err(format!("'{text}' must be one letter, or '.' for no half")),
        }
    }

    fn side(&self, text: &str, name: &str) -> Result<[Half; STRIP as usize], String> {
        let halves = text.chars().map(|letter| self.letter(letter)).collect::<Result<Vec<_>, _>>()?;
        halves.try_into().map_err(|_| format!("{name} is '{text}', but it must have {STRIP} letters"))
    }

    fn order(&self, text: &str, name: &str) -> Result<Vec<u8>, String> {
        let donuts = text.chars().map(|letter| self.letter(letter)).collect::<Result<Option<Vec<_>>, _>>()?;
        let donuts = donuts.filter(|donuts| (1..=MAX_TYPES).contains(&donuts.len()));
        donuts.ok_or_else(|| format!("{name} is '{text}', but it must be one or more letters without '.'"))
    }
}

fn read_type(raw: &RawType) -> Result<DonutType, String> {
    let mut letters = raw.code.chars();
    let code = letters.next().filter(|c| c.is_ascii_uppercase() && letters.next().is_none());
    Ok(DonutType {
        code: code.ok_or_else(|| format!("the code '{}' must be one capital letter", raw.code))?,
        id: raw.id.clone(),
        name: raw.name.clone(),
        token_points: within(raw.token_points, 0, 99, "token_points")? as i32,
        tokens: within(raw.tokens, 0, 127, "tokens")? as u8,
        dollar_signs: within(raw.dollar_signs, 0, 9, "dollar_signs")? as u8,
        voids_mismatch: raw.voids_mismatch,
        hole_pair_points: within(raw.hole_pair_points, 0, 99, "hole_pair_points")? as i32,
    })
}

fn read_kind(raw: &RawKind, faces: &Letters<'_>) -> Result<DollarKind, String> {
    let donut = faces.one(&raw.r#type)?.ok_or("type must name a donut type")?;
    let half = faces.one(&raw.half)?;
    let holes = match (raw.back.as_str(), half) {
        ("holes", None) => true,
        ("half", Some(half)) if half == donut => false,
        ("holes", Some(_)) => return Err("a hole tile has no half: half must be '.'".into()),
        ("half", _) => {
            return Err(format!("half is '{}', but it must be the type, '{}'", raw.half, raw.r#type));
        }
        (other, _) => return Err(format!("back is '{other}', but it must be holes or half")),
    };
    let count = within(raw.count, 1, MAX_DOLLARS, "count")?;
    if let Some(least) = raw.at_least.filter(|least| *least > count) {
        return Err(format!("count is {count}, but at_least is {least}"));
    }
    Ok(DollarKind { id: notation_kind(&raw.id)?, name: raw.name.clone(), donut, holes, count: count as u8 })
}

/// The id of a kind is followed by a count in a payment, so it has no digits.
fn notation_kind(id: &str) -> Result<String, String> {
    if id.chars().any(|c| c.is_ascii_digit()) {
        return Err(format!("the id '{id}' cannot be written in notation: a kind has no digits"));
    }
    notation_id(id)
}

fn read_customer(
    raw: &RawCustomer,
    faces: &Letters<'_>,
    neighborhoods: &[Named],
    bonus: Option<&RawBonus>,
) -> Result<CustomerCard, String> {
    let neighborhood = neighborhoods.iter().position(|place| place.id == raw.neighborhood);
    let neighborhood =
        neighborhood.ok_or_else(|| format!("there is no neighborhood '{}'", raw.neighborhood))?;
    let lines = [
        faces.order(&raw.top, "top")?,
        faces.order(&raw.middle, "middle")?,
        faces.order(&raw.bottom, "bottom")?,
    ];
    let points = raw.points.iter().map(|points| within(*points, 0, 99, "points").map(|points| points as i32));
    let points: [i32; LEVELS] = points
        .collect::<Result<Vec<_>, _>>()?
        .try_into()
        .map_err(|_| format!("points must have {LEVELS} numbers, not {}", raw.points.len()))?;
    if let Some(bonus) = bonus {
        let mut value = 0;
        for (level, line) in lines.iter().enumerate() {
            value += line.iter().map(|donut| faces.0[usize::from(*donut)].token_points).sum::<i32>();
            let Some(extra) = bonus.by_level.get(level) else { continue };
            if i64::from(points[level]) != i64::from(value) + extra {
                return Err(format!(
                    "level {} is worth {}, but its donuts and [customer_bonus] make {}",
                    level + 1,
                    points[level],
                    i64::from(value) + extra
                ));
            }
        }
    }
    Ok(CustomerCard {
        id: notation_id(&raw.id)?,
        name: raw.name.clone(),
        neighborhood: neighborhood as u8,
        lines,
        points,
    })
}

fn read_tie_break(words: &[String]) -> Result<Vec<TieBreak>, String> {
    let [rules @ .., last] = words else { return Err("tie_break must end with 'shared'".into()) };
    if last != "shared" {
        return Err("tie_break must end with 'shared'".into());
    }
    let read = |word: &String| match word.as_str() {
        "most_dollars_in_hand" => Ok(TieBreak::MostDollars),
        "fewest_empty_squares" => Ok(TieBreak::FewestEmptySquares),
        other => Err(format!(
            "unknown tie_break '{other}': use most_dollars_in_hand, fewest_empty_squares, and shared at the end"
        )),
    };
    rules.iter().map(read).collect()
}

fn read_solo(raw: &RawSolo) -> Result<Solo, String> {
    let ratings = |rows: &[RawRating], name: &str| {
        if rows.windows(2).any(|pair| pair[0].at_least >= pair[1].at_least) {
            return Err(format!("the scores of {name} must rise"));
        }
        let row = |row: &RawRating| {
            within(row.at_least, -999, 999, "at_least").map(|least| (least as i32, row.name.clone()))
        };
        rows.iter().map(row).collect::<Result<Vec<_>, _>>()
    };
    Ok(Solo {
        must_buy: raw.must_buy,
        discard_free_tile: raw.discard_free_tile,
        discard_customer: raw.discard_customer_if_none_served,
        majority_minimum: within(raw.majority_minimum, 1, MAX_CUSTOMERS as i64, "majority_minimum")? as u8,
        ratings: BTreeMap::from([
            (7, ratings(&raw.ratings, "ratings")?),
            (6, ratings(&raw.ratings_grid6, "ratings_grid6")?),
        ]),
    })
}

#[cfg(test)]
mod tests {
    use tabletop::Edition;

    use super::*;

    const STANDARD: &str = include_str!("../../data/dollars-to-donuts.toml");

    /// What is said about the standard edition with one piece of text replaced.
    fn fault(old: &str, new: &str) -> String {
        assert!(STANDARD.contains(old), "{old}");
        let text = STANDARD.replacen(old, new, 1);
        Edition::<Shop>::load(&text).map(|edition| edition.hash.clone()).unwrap_err().to_string()
    }

    #[test]
    fn a_faulty_row_is_named() {
        let said = fault(r#"{ id = "d03", top = ".S.P""#, r#"{ id = "d03", top = ".X.P""#);
        assert!(said.contains("[donut_tiles] row 3 (d03): there is no donut type 'X'"), "{said}");
        let said = fault(r#"top = ".S.P", bottom = ".P..""#, r#"top = ".S.P", bottom = ".P.""#);
        assert!(said.contains("row 3 (d03): bottom is '.P.', but it must have 4 letters"), "{said}");
        let said = fault(r#"id = "d04""#, r#"id = "d03""#);
        assert!(said.contains("row 4 (d03): another row has the same id"), "{said}");
        let said = fault(
            r#"neighborhood = "timber", top = "PP", middle = "S""#,
            r#"neighborhood = "bay", top = "PP", middle = "S""#,
        );
        assert!(said.contains("[customers] row 1 (c01): there is no neighborhood 'bay'"), "{said}");
        let said = fault("points = [3, 7, 9]", "points = [3, 7, 8]");
        assert!(said.contains("level 3 is worth 8, but its donuts and [customer_bonus] make 9"), "{said}");
        let said = fault("count = 18, at_least = 16", "count = -1, at_least = 16");
        assert!(said.contains("[dollar_kinds] row 1 (op): count is -1, but it"), "{said}");
        let said = fault(r#"back = "holes""#, r#"back = "hole""#);
        assert!(said.contains("back is 'hole', but it must be holes or half"), "{said}");
        let said = fault(r#"id = "s1", north"#, r#"id = "s1", nort"#);
        assert!(said.starts_with("line ") && said.contains("nort"), "{said}");
    }

    #[test]
    fn wrong_totals_are_found() {
        let said = fault("[donut_tiles]\ncount = 61", "[donut_tiles]\ncount = 60");
        assert!(said.contains("[donut_tiles]: count is 60, but the rows add up to 61"), "{said}");
        let said = fault("donut_tile_halves = 366", "donut_tile_halves = 365");
        assert!(said.contains("donut_tile_halves is 365, but the rows add up to 366"), "{said}");
        let said = fault("customer_donuts_by_type = { P = 66", "customer_donuts_by_type = { P = 67");
        assert!(said.contains("customer_donuts_by_type.P is 67, but the rows add up to 66"), "{said}");
        let said = fault("per_seat = 4", "per_seat = 5");
        assert!(said.contains("[starters]: per_seat is 5, but the rows add up to 4"), "{said}");
        let said = fault("bag_at_start_by_seats = [55,", "bag_at_start_by_seats = [54,");
        assert!(said.contains("for 1 seats is 54, but the rows add up to 55"), "{said}");
    }

    #[test]
    fn numbers_that_cannot_be_played_are_refused() {
        let said = fault("slot_costs = [5, 4, 3, 2, 1, 0]", "slot_costs = [5, 4, 3, 2, 1, 1]");
        assert!(said.contains("[specials_board]: slot_costs must fall from at most 9 to 0"), "{said}");
        let said = fault("counts = { op = 4", "counts = { op = 5");
        assert!(said.contains("[start_dollars]: counts.op is 5, but it must be from 0 to 4"), "{said}");
        let said = fault("counts = { op = 4, oc", "counts = { op = 4, ox");
        assert!(said.contains("there is no dollar kind 'ox'"), "{said}");
        let said = fault("idle_rounds = 3", "idle_rounds = 0");
        assert!(said.contains("[guard]: idle_rounds is 0"), "{said}");
        let said = fault("\"most_dollars_in_hand\"", "\"oldest\"");
        assert!(said.contains("unknown tie_break 'oldest'"), "{said}");
        let said = fault("length = 4", "length = 5");
        assert!(said.contains("[strip]: length is 5, but it must be from 4 to 4"), "{said}");
    }
}
