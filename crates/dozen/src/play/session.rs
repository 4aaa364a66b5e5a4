//! A game with somebody at every seat: bots, perhaps a person, a dealer, and the record.

use std::path::{Path, PathBuf};

use catalog::{AnyGame, Bot, EditionChoice, Player, Setup, Table, TableError};
use tabletop::{Dealer, Record, Seat, SeatCount, Seed, Turn, hex};

use crate::cli::{GivenSeed, PlayArgs};
use crate::failure::{Failure, advised};
use crate::files::{self, KeptFile};
use crate::harmless::harmless;
use crate::setup;
use crate::show::{self, Labels};

/// What the record calls a person without a name.
const NAMELESS: &str = "you";

/// What happens next.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Next {
    /// The person at this seat must choose.
    You(Seat),
    /// Nothing more.
    Over,
}

#[derive(Debug)]
pub(super) struct Session {
    pub(super) table: Box<dyn Table>,
    pub(super) labels: Labels,
    pub(super) human: Option<Seat>,
    /// The seed as people type it.
    pub(super) seed: String,
    pub(super) record: Option<KeptFile>,
    dealer: Dealer,
    /// The seed all of the game was dealt from; `None` if it was saved and goes on from another one.
    dealt_from: Option<Seed>,
    /// Bots draw their own random numbers, which tell nothing about the deals.
    bot_seed: u64,
    bots: Vec<Player>,
    /// Who sits where, as the record says it.
    names: Vec<String>,
}

impl Session {
    /// Sets up the table the arguments ask for. The record's file is looked at before anything else happens to it.
    pub(super) fn open(args: &PlayArgs) -> Result<Self, Failure> {
        let game = catalog::find(&args.table.game)?;
        let setup = setup::read(game, &args.table)?;
        let saved = args.resume.as_deref().map(Saved::read).transpose()?;
        let seats = match &saved {
            Some(saved) => saved.record.seats,
            None => setup.seats.unwrap_or_else(|| game.meta().default_seats()),
        };
        let seating = Seating::new(args, seats, saved.as_ref())?;
        let given = match &args.seed {
            Some(given) => given.clone(),
            None => fresh_seed()?,
        };
        let called_after = match &saved {
            Some(saved) => saved.record.commitment.clone().unwrap_or_default(),
            None => given.seed.commitment(),
        };
        let (table, dealer, dealt_from) = match &saved {
            None => {
                let names = seating.table_names();
                let setup = Setup { seats: Some(seats), names, table: called_after.clone(), ..setup };
                (game.open(&setup)?, Dealer::new(given.seed), Some(given.seed))
            }
            Some(saved) => {
                let table = saved.replay(game, &setup.edition, seating.table_names())?;
                let (dealer, dealt_from) = saved.dealer(args.seed.as_ref(), given.seed)?;
                (table, dealer, dealt_from)
            }
        };
        let record = args.record.as_deref().map(|path| KeptFile::new(path, args.force)).transpose()?;
        let about = |seat: Seat| {
            let name = &seating.names[seat.index()];
            Some(match seating.human {
                Some(you) if you == seat && name != NAMELESS => format!("{name}, you"),
                Some(you) if you == seat => name.clone(),
                _ => show::bot_label(&called_after, seat, name, &seating.names),
            })
        };
        Ok(Session {
            labels: Labels::new(seats, about),
            table,
            human: seating.human,
            seed: given.typed,
            record,
            dealer,
            dealt_from,
            bot_seed: bot_seed(given.seed),
            bots: seating.bots,
            names: seating.names,
        })
    }

    /// Deals, and lets the bots play, until the person must choose or the game is over. A person who is asked at the
    /// same time as others answers first; the others do not see it.
    pub(super) fn advance(&mut self) -> Result<Next, Failure> {
        let stuck = |e: TableError| Failure::failed(format!("the game cannot go on: {e}"));
        loop {
            match self.table.turn() {
                Turn::Over => return Ok(Next::Over),
                Turn::Chance => self.table.deal(&mut self.dealer).map_err(stuck)?,
                Turn::Act(due) => {
                    if let Some(you) = self.human.filter(|seat| due.contains(*seat)) {
                        return Ok(Next::You(you));
                    }
                    for seat in due.iter() {
                        let bot = self.bots[seat.index()];
                        let answer =
                            self.table.player_question(seat, bot, self.bot_seed).map_err(stuck)?.finish();
                        let step = self.table.check(&answer).map_err(stuck)?;
                        self.table.make(step).map_err(stuck)?;
                    }
                }
            }
        }
    }

    /// Brings the record on disk up to date, if one is kept.
    pub(super) fn write_record(&mut self) -> Result<(), Failure> {
        let record = self.to_record();
        match &mut self.record {
            Some(file) => {
                let text = in_format_of(file.path(), &record);
                file.write(&text)
            }
            None => Ok(()),
        }
    }

    /// Writes the record so far to a file.
    pub(super) fn save(&self, path: &Path, force: bool) -> Result<(), Failure> {
        KeptFile::new(path, force)?.write(&in_format_of(path, &self.to_record()))
    }

    fn to_record(&self) -> Record {
        let mut record = self.table.record(self.dealt_from);
        record.names.clone_from(&self.names);
        record
    }
}

fn in_format_of(path: &Path, record: &Record) -> String {
    let json = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("json"));
    if json { format!("{}\n", record.to_json()) } else { record.to_string() }
}

fn fresh_seed() -> Result<GivenSeed, Failure> {
    let number = setup::random_number()?;
    Ok(GivenSeed { seed: Seed::from_number(number), typed: number.to_string() })
}

fn bot_seed(seed: Seed) -> u64 {
    let bytes = hex::decode(&seed.commitment()[..16]);
    u64::from_be_bytes(bytes.expect("a commitment is hexadecimal digits"))
}

/// Who sits where.
struct Seating {
    human: Option<Seat>,
    /// One for each seat; the person's is not used.
    bots: Vec<Player>,
    names: Vec<String>,
}

impl Seating {
    fn new(args: &PlayArgs, seats: SeatCount, saved: Option<&Saved>) -> Result<Self, Failure> {
        let recorded = saved.map_or(&[][..], |saved| &saved.record.names);
        let recorded_bot =
            |seat: Seat| recorded.get(seat.index()).and_then(|name| name.parse::<Player>().ok());
        let human = match args.seat {
            _ if args.watch => None,
            Some(number) => Some(setup::seat(number, seats)?),
            // Where the record has the only name that is not a bot's, or else the first seat.
            None => {
                let mut people = seats.seats().filter(|seat| recorded_bot(*seat).is_none());
                let only = people.next().filter(|_| people.next().is_none());
                only.or(seats.seats().next())
            }
        };
        let others: Vec<Seat> = seats.seats().filter(|seat| Some(*seat) != human).collect();
        let mut bots = vec![Player::from(Bot::Easy); seats.get()];
        if args.bot.is_empty() {
            for seat in &others {
                bots[seat.index()] = recorded_bot(*seat).unwrap_or(Bot::Easy.into());
            }
        } else {
            let named = setup::one_per_seat(&args.bot, others.len(), "--bot")?;
            for (seat, bot) in others.iter().zip(named) {
                bots[seat.index()] = bot;
            }
        }
        let name = |seat: Seat| {
            if human != Some(seat) {
                return bots[seat.index()].to_string();
            }
            let recorded = recorded.get(seat.index()).filter(|name| !name.is_empty());
            let recorded = recorded.filter(|name| name.parse::<Player>().is_err());
            args.name.as_ref().or(recorded).map_or(NAMELESS.to_string(), Clone::clone)
        };
        let names = seats.seats().map(name).collect();
        Ok(Seating { human, bots, names })
    }

    /// A person without a name is called as boards call the seats: p1, p2 and so on.
    fn table_names(&self) -> Vec<String> {
        let name = |name: &String| if name == NAMELESS { String::new() } else { harmless(name) };
        self.names.iter().map(name).collect()
    }
}

/// A game that was broken off.
struct Saved {
    path: PathBuf,
    record: Record,
}

impl Saved {
    fn read(path: &Path) -> Result<Self, Failure> {
        let text = files::read_text(path)?;
        let record =
            Record::parse(&text).map_err(|e| Failure::failed(format!("{}: {e}", files::name(path))))?;
        Ok(Saved { path: path.to_path_buf(), record })
    }

    fn replay(
        &self,
        game: &dyn AnyGame,
        edition: &EditionChoice,
        names: Vec<String>,
    ) -> Result<Box<dyn Table>, Failure> {
        let path = files::name(&self.path);
        let mut record = self.record.clone();
        record.names = names;
        let edition_text = match edition {
            EditionChoice::Text(text) => Some(text.as_str()),
            _ => None,
        };
        let fault = |e| Failure::failed(format!("{path}: {}", advised(&e)));
        let table = game.replay(&record, edition_text).map_err(fault)?;
        if table.turn() == Turn::Over {
            return Err(Failure::failed(format!(
                "the game in {path} is over; walk through it: dozen replay {path}"
            )));
        }
        Ok(table)
    }

    /// A dealer for the rest of the game. With the seed of the beginning the deals are as they would have been; a new
    /// seed deals a new future.
    fn dealer(&self, given: Option<&GivenSeed>, seed: Seed) -> Result<(Dealer, Option<Seed>), Failure> {
        let commitment = seed.commitment();
        let same = self.record.commitment.as_deref() == Some(commitment.as_str());
        if given.is_some() && !same && self.record.commitment.is_some() {
            let path = files::name(&self.path);
            let message =
                format!("the game in {path} was dealt from another seed; leave --seed out for new deals");
            return Err(Failure::usage(message));
        }
        let dealt = self.record.steps.iter().filter(|step| step.starts_with("x.")).count();
        Ok((Dealer::resume(seed, dealt as u64), same.then_some(seed)))
    }
}
