//! The tables a check plays at: every size, every edition, every option.

use std::fmt::Write as _;

use tabletop::{
    Arrange, Book, Config, Edition, Game, OptionKind, OptionValue, Parts, PartsOf, Rng, SeatCount, below,
};

/// Rules to play by, with a name for messages.
#[derive(Clone, Debug)]
pub(crate) struct Setup<G: Game> {
    pub(crate) book: Book<G>,
    pub(crate) name: String,
}

/// A position for a test of one game: the beginning, or what `settings` set up.
///
/// # Panics
/// If there is no such table, option or position.
pub fn position<G: Arrange>(seats: usize, options: &[(&str, &str)], settings: &[(&str, &str)]) -> G {
    let mut config = Config::<G>::default();
    for (name, value) in options {
        config.set(name, &(*value).into()).expect("an option");
    }
    let book = Book::open(&config, SeatCount::new(seats).expect("a table")).expect("a book");
    if settings.is_empty() {
        return G::new(book);
    }
    let settings: Vec<_> = settings.iter().map(|(n, v)| (n.to_string(), v.to_string())).collect();
    G::arrange(book, &settings).expect("a position")
}

/// Opens the book; a refusal must give a reason.
fn open<G: Game>(config: &Config<G>, seats: SeatCount) -> Result<Option<Setup<G>>, String> {
    match Book::open(config, seats) {
        Ok(book) => Ok(Some(Setup { book, name: describe(book) })),
        Err(e) if e.to_string().trim().is_empty() => {
            Err(format!("{config:?} at {seats} seats is refused without a reason"))
        }
        Err(_) => Ok(None),
    }
}

/// Rules in one line: `3 seats, edition house, contested=stay`.
pub(crate) fn describe<G: Game>(book: Book<G>) -> String {
    let mut name = format!("{} seats, edition {}", book.seats, book.edition.header.id);
    for (option, value) in book.changed_options() {
        let _ = write!(name, ", {option}={value}");
    }
    name
}

/// The game as it comes out of the box, at every table size. Every size must be possible.
pub(crate) fn standard<G: Game>() -> Result<Vec<Setup<G>>, String> {
    let setups = G::META.seat_counts().map(|seats| {
        let book = Book::standard(seats);
        let book = book.map_err(|e| format!("the default game is refused at {seats} seats: {e}"))?;
        Ok(Setup { book, name: describe(book) })
    });
    setups.collect()
}

/// The other built-in editions, at every table size they allow. Each must allow one.
pub(crate) fn other_editions<G: Game>() -> Result<Vec<Setup<G>>, String> {
    let mut setups = Vec::new();
    for edition in Edition::<PartsOf<G>>::built_in().iter().skip(1) {
        let config = Config::of(edition);
        let before = setups.len();
        for seats in G::META.seat_counts() {
            setups.extend(open(&config, seats)?);
        }
        if setups.len() == before {
            return Err(format!("the edition {} is refused at every table size", edition.header.id));
        }
    }
    Ok(setups)
}

/// Every value of every option (the smallest and the largest of a number) on its own in the default edition, each at one
/// table size that allows it. The sizes take turns. A value that is allowed at no size is left out.
pub(crate) fn single_options<G: Game>() -> Result<Vec<Setup<G>>, String> {
    let counts: Vec<SeatCount> = G::META.seat_counts().collect();
    let mut setups = Vec::new();
    let values =
        PartsOf::<G>::OPTIONS.iter().flat_map(|spec| values(spec.kind).into_iter().map(|v| (spec.name, v)));
    for (i, (name, value)) in values.enumerate() {
        let mut config = Config::<G>::default();
        config.set(name, &value).map_err(|e| format!("a value of its own list is refused: {e}"))?;
        if config.options == config.edition.defaults {
            continue;
        }
        let mut found = None;
        for turn in 0..counts.len() {
            let setup = open(&config, counts[(i + turn) % counts.len()])?;
            found = found.or(setup);
        }
        setups.extend(found);
    }
    Ok(setups)
}

/// `n` random mixtures of edition, options and table size; those that are refused are left out.
pub(crate) fn mixtures<G: Game>(n: usize, rng: &mut impl Rng) -> Result<Vec<Setup<G>>, String> {
    let editions = Edition::<PartsOf<G>>::built_in();
    let counts: Vec<SeatCount> = G::META.seat_counts().collect();
    let mut setups = Vec::new();
    for _ in 0..n {
        let mut config = Config::of(editions[below(rng, editions.len() as u32) as usize]);
        for spec in PartsOf::<G>::OPTIONS {
            let values = values(spec.kind);
            let value = &values[below(rng, values.len() as u32) as usize];
            config.set(spec.name, value).map_err(|e| format!("a value of its own list is refused: {e}"))?;
        }
        setups.extend(open(&config, counts[below(rng, counts.len() as u32) as usize])?);
    }
    Ok(setups)
}

fn values(kind: OptionKind) -> Vec<OptionValue> {
    match kind {
        OptionKind::Bool => vec![OptionValue::Bool(false), OptionValue::Bool(true)],
        OptionKind::Int { min, max } => vec![OptionValue::Int(min.into()), OptionValue::Int(max.into())],
        OptionKind::Choice(words) => {
            words.iter().map(|word| OptionValue::Word((*word).to_string())).collect()
        }
    }
}

/// How many games a check plays at each kind of table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Amounts {
    /// At each size of the default table.
    pub(crate) standard: usize,
    /// At each size of each other edition.
    pub(crate) edition: usize,
    /// With each value of each option.
    pub(crate) option: usize,
    /// Random mixtures of everything, in all.
    pub(crate) mixtures: usize,
}

/// The tables of a whole check, one for each game.
pub(crate) fn plan<G: Game>(amounts: Amounts, rng: &mut impl Rng) -> Result<Vec<Setup<G>>, String> {
    let parts = [
        (standard()?, amounts.standard),
        (other_editions()?, amounts.edition),
        (single_options()?, amounts.option),
        (mixtures(amounts.mixtures, rng)?, 1),
    ];
    let repeated = parts.into_iter().flat_map(|(setups, games)| {
        setups.into_iter().flat_map(move |setup| std::iter::repeat_n(setup, games))
    });
    Ok(repeated.collect())
}
