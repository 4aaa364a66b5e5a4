//! The state of a table: what its log amounts to.

use std::collections::VecDeque;

use catalog::{Bot, CheckedStep, Course, EditionCard, EditionChoice, Setup, Table, lesson_of};
use protocol::{Clock, ClockFace, EditionInfo, Phase, TableConfig};
use tabletop::{MAX_SEATS, Seat, SeatCount, SeatSet, Seed, Turn};

use super::clock::Clocks;
use super::consent::OpenProposal;
use super::deal::Deal;
use super::seating::Place;
use super::stored::Ending;
use crate::core::{Continued, Entry, Fact, Millis, PlayerId, Secret, SecretHash, TableId};

/// How many entries a table keeps at hand for clients that come back.
const TAIL: usize = 256;
/// How many requests of a seat are known again when they are repeated. An older one is refused as stale.
const REQUESTS: usize = 16;

/// A log may have so many entries for each step that a game may have: actions are taken back and made again.
const ENTRIES_PER_STEP: u64 = 3;
/// ... and so many more, for those who come and go.
const FEW_ENTRIES: u64 = 2_000;

/// How long a connection may be gone, where the table does not say.
const GRACE_SECONDS: u32 = 120;
/// With so much time on the clock nobody is expected to stay connected.
const SLOW_SECONDS: u32 = 60 * 60;

/// A log that no table can have written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("entry {number} of the log is damaged: {message}")]
pub struct Damaged {
    /// Which entry, counted from 0.
    pub number: u64,
    /// What is wrong with it.
    pub message: String,
}

/// A table: the fold over its log.
#[derive(Debug)]
pub struct State {
    pub(super) table: TableId,
    pub(super) config: TableConfig,
    pub(super) seats: SeatCount,
    /// What the edition file says of itself, where one was given.
    pub(super) own_edition: Option<EditionInfo>,
    pub(super) seed: Secret,
    pub(super) host: PlayerId,
    /// The position it begins with, where that is not the beginning.
    pub(super) continued: Option<Box<Continued>>,
    /// How far somebody has come in the lesson, where one is played as it is written.
    course: Option<Course>,
    pub(super) places: [Place; MAX_SEATS],
    pub(super) phase: Phase,
    pub(super) game: Option<Box<dyn Table>>,
    /// How the deal comes about, and how far that is.
    pub(super) deal: Deal,
    /// What chance steps are dealt from, once the game has begun.
    deal_from: Seed,
    dealt: u64,
    /// Number of entries.
    len: u64,
    /// The last of them.
    tail: VecDeque<Entry>,
    pub(super) clocks: Clocks,
    /// The event that asked each seat for the decision it owes.
    asked: [u64; MAX_SEATS],
    /// The latest requests of each seat and the events that carried them out.
    requests: [VecDeque<(String, u64)>; MAX_SEATS],
    pub(super) proposal: Option<OpenProposal>,
    /// When each seat last proposed something that nothing came of.
    pub(super) proposed: [Option<Millis>; MAX_SEATS],
    /// Those who were removed.
    pub(super) removed: Vec<PlayerId>,
    /// The most steps a game may have.
    most_steps: u64,
    pub(super) ending: Option<Ending>,
    pub(super) rematch: Option<TableId>,
    pub(super) changed: Millis,
}

impl State {
    /// The table whose log begins with this entry.
    pub fn begin(first: &Entry) -> Result<Self, Damaged> {
        let damaged = |message: &str| Damaged { number: 0, message: message.to_string() };
        let Fact::Created { table, config, seed, host, deal, continued, .. } = &first.fact else {
            return Err(damaged("a log begins with the making of the table"));
        };
        let config = TableConfig::from(config.as_ref().clone());
        let seats = config.seats.and_then(|seats| SeatCount::new(seats.into()));
        let own_edition = own_edition(&config).map_err(|e| damaged(&e.to_string()))?;
        let guided = config.lesson.as_ref().and_then(|id| lesson_of(&config.game, id).ok());
        let opening = continued.as_ref().map_or(&[][..], |position| &position.steps);
        let course = guided.filter(|lesson| lesson.is_guided).map(|lesson| Course::begin(lesson, opening));
        Ok(State {
            own_edition,
            course,
            table: *table,
            seats: seats.ok_or_else(|| damaged("it does not say how many seats there are"))?,
            seed: *seed,
            host: *host,
            continued: continued.clone(),
            places: Default::default(),
            phase: Phase::Open,
            game: None,
            deal: Deal::new(*deal),
            deal_from: Seed::new(seed.bytes()),
            dealt: 0,
            len: 1,
            tail: VecDeque::from([first.clone()]),
            clocks: Clocks::new(config.clock),
            asked: [0; MAX_SEATS],
            requests: Default::default(),
            proposal: None,
            proposed: [None; MAX_SEATS],
            removed: Vec::new(),
            most_steps: u64::MAX,
            ending: None,
            rematch: None,
            changed: first.at,
            config,
        })
    }

    /// The table with this log.
    pub fn replay(log: impl IntoIterator<Item = Entry>) -> Result<Self, Damaged> {
        let mut log = log.into_iter();
        let empty = || Damaged { number: 0, message: "the log is empty".to_string() };
        let mut state = State::begin(&log.next().ok_or_else(empty)?)?;
        for entry in log {
            let number = state.len;
            state.apply(entry).map_err(|message| Damaged { number, message })?;
        }
        Ok(state)
    }

    /// Takes an entry into account: the only thing that changes a table. Refuses a step the rules do not allow, and
    /// then nothing has changed.
    pub fn apply(&mut self, entry: Entry) -> Result<(), String> {
        let (number, at) = (self.len, entry.at);
        match &entry.fact {
            Fact::Created { .. } => return Err("the table is made twice".to_string()),
            Fact::Sat { seat, player, name } => {
                self.places[seat.index()].sit(*player, name.clone());
            }
            Fact::BotSat { seat, bot } => self.places[seat.index()].seat_bot(bot.clone()),
            Fact::StoodUp { seat } => self.places[seat.index()] = Place::default(),
            Fact::LinkMade { seat, hash } => self.places[seat.index()].link = Some(*hash),
            Fact::LinkRevoked { seat } => self.places[seat.index()].revoke_link(),
            Fact::LinkOpened { seat, player } => self.places[seat.index()].guests.push(*player),
            Fact::LinkLeft { seat, player } => self.places[seat.index()].leave_link(*player),
            Fact::Removed { seat, player, bot } => {
                self.removed.push(*player);
                self.removed.extend(&self.places[seat.index()].guests);
                self.places[seat.index()] = Place::default();
                if let Some(bot) = bot {
                    self.places[seat.index()].seat_bot(bot.clone());
                }
            }
            Fact::Entropy { seat, bytes } => self.places[seat.index()].entropy = Some(*bytes),
            Fact::Committed { seat, hash } => self.places[seat.index()].committed = Some(*hash),
            Fact::Revealing => self.begin_revealing(at),
            Fact::Revealed { seat, bytes } => self.places[seat.index()].entropy = Some(*bytes),
            Fact::Silent { seats } => self.fall_silent(seats),
            Fact::Started => self.start()?,
            Fact::Step { step, .. } => {
                let step = self.under_way()?.read_step(step).map_err(|e| e.to_string())?;
                return self.apply_step(entry, step);
            }
            Fact::Read { seat, .. } => {
                self.follow(|course, _| course.note_read());
                self.asked[seat.index()] = number;
            }
            Fact::Undone { steps, .. } => {
                self.under_way()?.rewind(*steps);
                self.note_questions(number);
            }
            Fact::Withdrawn { seat, .. } => {
                self.under_way()?.withdraw(*seat).map_err(|e| e.to_string())?;
                self.asked[seat.index()] = number;
                self.clocks.resume(*seat, at);
            }
            Fact::Proposed { seat, proposal, .. } => {
                self.proposal = Some(OpenProposal::new(*seat, *proposal));
                self.proposed[seat.index()] = Some(at);
            }
            Fact::Answered { seat, yes, .. } => self.take_answer(*seat, *yes),
            Fact::Stood { millis } => {
                self.clocks.stand(*millis);
                self.deal.stand(*millis);
            }
            Fact::Left { seat } => self.places[seat.index()].away = true,
            Fact::Flag { seat } => self.places[seat.index()].flagged = true,
            Fact::HandedOver { seat, bot } => self.places[seat.index()].stand_in = Some(bot.clone()),
            Fact::TakenBack { seat } => self.places[seat.index()].take_back(),
            Fact::Ended { ending } => {
                self.ending = Some(*ending);
                self.deal.end_revealing();
                self.phase = Phase::Ended;
            }
            Fact::Rematch { table } => self.rematch = Some(*table),
            Fact::SeatAdded => self.resize(self.seats.get() + 1)?,
            Fact::SeatRemoved { seat } => self.close_ranks(*seat)?,
        }
        self.note(entry, None);
        Ok(())
    }

    /// The same for the entry of a step that the game has found legal.
    pub(super) fn apply_step(&mut self, entry: Entry, step: CheckedStep) -> Result<(), String> {
        let (who, text) = (step.actor(), step.to_string());
        let actor = self.make(step)?;
        self.follow(|course, _| course.note(who, &text));
        // While a simultaneous choice is under way, the others' question stays the same.
        if self.game.as_ref().is_some_and(|game| !game.awaits_others()) {
            self.note_questions(self.len);
        }
        self.note(entry, actor);
        Ok(())
    }

    /// Does what every entry demands. `decided` is the seat whose step it is.
    fn note(&mut self, entry: Entry, decided: Option<Seat>) {
        if let (Some(id), Some(seat)) = (entry.fact.request(), entry.fact.requester(decided)) {
            let requests = &mut self.requests[seat.index()];
            if requests.len() == REQUESTS {
                requests.pop_front();
            }
            requests.push_back((id.to_string(), self.len));
        }
        self.withdraw_what_is_moot(&entry.fact);
        self.set_clocks(entry.at, decided);
        self.changed = entry.at;
        self.len += 1;
        if self.tail.len() == TAIL {
            self.tail.pop_front();
        }
        self.tail.push_back(entry);
    }

    /// From now on a game has at most so many steps, and the log not much more entries.
    pub fn limit_steps(&mut self, most: u64) {
        self.most_steps = most;
    }

    /// Whether the table has become longer than is allowed.
    pub fn is_too_long(&self) -> bool {
        let steps = self.game.as_ref().map_or(0, |game| game.len() as u64);
        let most_entries = self.most_steps.saturating_mul(ENTRIES_PER_STEP).saturating_add(FEW_ENTRIES);
        self.phase != Phase::Ended && (steps >= self.most_steps || self.len >= most_entries)
    }

    /// The game, which must have begun.
    fn under_way(&mut self) -> Result<&mut Box<dyn Table>, String> {
        self.game.as_mut().ok_or_else(|| "no game is under way".to_string())
    }

    fn start(&mut self) -> Result<(), String> {
        let names = self.seats.seats().map(|seat| self.places[seat.index()].name().unwrap_or_default());
        let setup = Setup { table: self.seed.hash().to_string(), ..setup(&self.config, names.collect()) };
        let game =
            catalog::find(&self.config.game).and_then(|game| game.open(&setup)).map_err(|e| e.to_string())?;
        self.game = Some(game);
        self.take_over()?;
        self.follow(|_, _| ());
        self.phase = Phase::Playing;
        self.deal.end_revealing();
        let added: Vec<_> = self.entropy().map(|(seat, added)| (seat, added.bytes())).collect();
        let seed = Seed::new(self.seed.bytes());
        self.deal_from = seed.with_entropy(added);
        Ok(())
    }

    /// Makes the steps of the game that is continued. They were dealt elsewhere, so they count for no deal of this table.
    fn take_over(&mut self) -> Result<(), String> {
        let steps = self.continued.as_ref().map_or_else(Vec::new, |position| position.steps.clone());
        for step in steps {
            let step = self.under_way()?.read_step(&step).map_err(|e| e.to_string())?;
            self.make(step)?;
        }
        self.dealt = 0;
        Ok(())
    }

    /// How many steps were taken over: nothing goes back behind them.
    pub(super) fn taken_over(&self) -> usize {
        self.continued.as_ref().map_or(0, |position| position.steps.len())
    }

    /// The randomness that seats have added to the deal.
    pub(super) fn entropy(&self) -> impl Iterator<Item = (Seat, Secret)> {
        self.seats.seats().filter_map(|seat| Some((seat, self.places[seat.index()].entropy?)))
    }

    /// Makes a step of the game. Returns the seat that made it.
    fn make(&mut self, step: CheckedStep) -> Result<Option<Seat>, String> {
        let actor = step.actor().seat();
        self.under_way()?.make(step).map_err(|e| e.to_string())?;
        match actor {
            None => self.dealt += 1,
            Some(seat) => self.places[seat.index()].flagged = false,
        }
        Ok(actor)
    }

    /// Takes into account how far somebody has come in the lesson. One that was written anew since the game began is not
    /// followed any more: the game goes on like any other.
    fn follow(&mut self, note: impl FnOnce(&mut Course, &dyn Table)) {
        let (Some(course), Some(game)) = (&mut self.course, &self.game) else { return };
        note(course, &**game);
        course.settle(&**game);
        if course.is_lost() {
            self.course = None;
        }
    }

    /// The lesson cannot go on as it is written.
    pub(super) fn lose_course(&mut self) {
        self.course = None;
    }

    /// How far somebody has come in the lesson that is played here.
    pub fn course(&self) -> Option<&Course> {
        self.course.as_ref()
    }

    /// Remembers that this event asked everybody who must choose now.
    fn note_questions(&mut self, number: u64) {
        for seat in self.due().iter() {
            self.asked[seat.index()] = number;
            self.clocks.renew(seat);
        }
    }

    /// Sets the clocks as the situation after an entry wants them.
    fn set_clocks(&mut self, at: Millis, decided: Option<Seat>) {
        if let Some(seat) = decided {
            self.clocks.stop(seat, at, true);
        }
        let due = self.due();
        for seat in self.seats.seats() {
            if due.contains(seat) && self.places[seat.index()].decides() {
                self.clocks.start(seat, at);
            } else {
                self.clocks.stop(seat, at, false);
            }
        }
    }

    /// The id of the table.
    pub fn id(&self) -> TableId {
        self.table
    }

    /// What it was set up with.
    pub fn config(&self) -> &TableConfig {
        &self.config
    }

    /// Who made it.
    pub fn host(&self) -> PlayerId {
        self.host
    }

    /// How many seats there are.
    pub fn seats(&self) -> SeatCount {
        self.seats
    }

    /// How far the table has come.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// When it changed last.
    pub fn changed(&self) -> Millis {
        self.changed
    }

    /// Number of entries so far: the number of the next one.
    pub fn length(&self) -> u64 {
        self.len
    }

    /// The game, once it has begun.
    pub fn game(&self) -> Option<&dyn Table> {
        self.game.as_deref()
    }

    /// The entries from number `from` on, if they are at hand.
    pub fn entries_from(&self, from: u64) -> Option<impl Iterator<Item = (u64, &Entry)>> {
        let first = self.len - self.tail.len() as u64;
        let skip = from.checked_sub(first).filter(|_| from <= self.len)?;
        Some((from..).zip(self.tail.iter().skip(skip as usize)))
    }

    /// The seats that must choose now.
    pub fn due(&self) -> SeatSet {
        match self.game.as_ref().map(|game| game.turn()) {
            Some(Turn::Act(due)) if self.phase == Phase::Playing && self.asks() => due,
            _ => SeatSet::EMPTY,
        }
    }

    /// Whether the rules alone say who must choose; a lesson may be telling something.
    fn asks(&self) -> bool {
        self.course.as_ref().is_none_or(Course::asks)
    }

    /// The event that asked the seat for the decision it owes.
    pub fn asked(&self, seat: Seat) -> u64 {
        self.asked[seat.index()]
    }

    /// The bots that must choose now, with the event that asked them.
    pub fn due_bots(&self) -> impl Iterator<Item = (Seat, Bot, u64)> {
        // In a lesson they do what it says.
        let due = if self.course.is_some() { SeatSet::EMPTY } else { self.due() };
        due.iter().filter_map(|seat| Some((seat, self.bot_at(seat)?, self.asked(seat))))
    }

    fn bot_at(&self, seat: Seat) -> Option<Bot> {
        let place = &self.places[seat.index()];
        let name = place.bot().or_else(|| place.flagged.then_some(self.stand_in_name()))?;
        // A bot of an earlier version of the program: the game must go on.
        Some(name.parse().unwrap_or_else(|_| default_bot()))
    }

    /// The bot that steps in for people here.
    pub(super) fn stand_in_name(&self) -> &str {
        self.config.stand_in.as_deref().unwrap_or_else(|| default_bot().name())
    }

    /// Whether the others wait for the person of this seat if it has no connection.
    pub fn waits_for(&self, seat: Seat) -> bool {
        let waits = self.phase == Phase::Playing && self.course.is_none();
        waits && self.seats.contains(seat) && self.places[seat.index()].has_a_say()
    }

    /// Whether a person plays here, as opposed to bots alone, some of them for people who have left.
    pub fn has_a_player(&self) -> bool {
        self.seats.seats().any(|seat| {
            let place = &self.places[seat.index()];
            place.is_person() && place.stand_in.is_none()
        })
    }

    /// How long a seat may be without a connection before its owner has left; `None` is as long as it takes.
    pub fn grace(&self) -> Option<Millis> {
        let usual = match self.config.clock {
            Clock::PerMove { seconds } | Clock::Bank { seconds, .. } if seconds >= SLOW_SECONDS => None,
            _ => Some(GRACE_SECONDS),
        };
        self.config.grace.or(usual).map(|seconds| Millis::from(seconds) * 1000)
    }

    /// When a clock or the time to reveal runs down next.
    pub fn deadline(&self) -> Option<Millis> {
        self.clocks.deadline().into_iter().chain(self.deal.reveal_by()).min()
    }

    /// The clocks of all seats; none at a table without.
    pub fn clock_faces(&self) -> Vec<ClockFace> {
        self.seats.seats().filter_map(|seat| self.clocks.face(seat)).collect()
    }

    /// The seat the player holds, by sitting there or by its link.
    pub fn seat_of(&self, player: PlayerId) -> Option<Seat> {
        self.seats.seats().find(|seat| self.places[seat.index()].is_held_by(player))
    }

    /// All who hold a seat by sitting there.
    pub fn owners(&self) -> impl Iterator<Item = (Seat, PlayerId)> {
        self.seats.seats().filter_map(|seat| Some((seat, self.places[seat.index()].owner?)))
    }

    /// All who hold a seat, in whatever way.
    pub fn holders(&self) -> impl Iterator<Item = PlayerId> {
        self.seats.seats().flat_map(|seat| self.places[seat.index()].holders())
    }

    /// The seat that can be opened with this link.
    pub(super) fn linked_seat(&self, hash: SecretHash) -> Option<Seat> {
        self.seats.seats().find(|seat| self.places[seat.index()].link == Some(hash))
    }

    /// The event that carried out a seat's request, if it is one of the latest.
    pub(super) fn done_before(&self, seat: Seat, id: &str) -> Option<u64> {
        self.requests[seat.index()].iter().find(|(known, _)| known == id).map(|(_, event)| *event)
    }

    /// A dealer for the next chance step.
    pub(super) fn dealer(&self) -> tabletop::Dealer {
        tabletop::Dealer::resume(self.deal_from, self.dealt)
    }
}

/// The bot that steps in where nobody says which.
fn default_bot() -> Bot {
    Bot::Medium
}

/// What clients are told of an edition.
pub(crate) fn edition_info(card: EditionCard) -> EditionInfo {
    EditionInfo { id: card.id, title: card.title, label: card.label, note: card.note }
}

/// The edition of a table that was given one as a file.
fn own_edition(config: &TableConfig) -> Result<Option<EditionInfo>, catalog::CatalogError> {
    let Some(text) = &config.edition_toml else { return Ok(None) };
    let card = catalog::find(&config.game)?.load_edition(text)?;
    Ok(Some(edition_info(card)))
}

/// What the catalogue is asked to set up.
pub(crate) fn setup(config: &TableConfig, names: Vec<String>) -> Setup {
    Setup {
        seats: config.seats.and_then(|seats| SeatCount::new(seats.into())),
        edition: match (&config.edition_toml, &config.edition) {
            (Some(text), _) => EditionChoice::Text(text.clone()),
            (None, Some(id)) => EditionChoice::BuiltIn(id.clone()),
            // Tables name their edition since another one became the default.
            (None, None) => EditionChoice::FirstDefault,
        },
        options: config.options.clone().into_iter().collect(),
        names,
        ..Setup::default()
    }
}
