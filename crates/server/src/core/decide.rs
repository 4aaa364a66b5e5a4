//! What follows from a request: the rules of the table, as opposed to those of the game.

use catalog::lesson::Answered;
use catalog::{Answer, CheckedStep, TableError, Undo, lesson_of};
use protocol::{Code, OnLeave, OnTimeout, Phase, TableConfig};
use tabletop::{Arg, Illegal, Seat, Turn, say};

use super::checks::{checked, checked_id, known_bot};
use super::names::checked_name;
use super::state::{State, setup};
use super::stored::{DealKind, Ending, Proposal, Settings};
use crate::WORDS;
use crate::core::{Command, Continued, Decision, Entry, Fact, Millis, PlayerId, Refusal, Secret, TableId};

/// The entries that follow from one request, each applied as it is found.
pub(super) struct Writer<'a> {
    pub(super) state: &'a mut State,
    pub(super) at: Millis,
    entries: Vec<Entry>,
}

impl Writer<'_> {
    /// Applies and keeps a fact that has been checked.
    pub(super) fn write(&mut self, fact: Fact) {
        let entry = Entry { at: self.at, fact };
        self.entries.push(entry.clone());
        self.state.apply(entry).expect("a fact that was checked can be applied");
    }

    /// Makes and keeps a step.
    fn step(&mut self, step: CheckedStep, id: Option<String>, bot: bool) {
        let entry = Entry { at: self.at, fact: Fact::Step { step: step.to_string(), id, bot } };
        self.entries.push(entry.clone());
        self.state.apply_step(entry, step).expect("a step that was checked can be made");
    }

    /// Deals what chance owes, and notes the end of the game.
    pub(super) fn go_on(&mut self) {
        while let Some(game) = self.state.game() {
            if self.state.is_too_long() && game.turn() != Turn::Over {
                self.write(Fact::Ended { ending: Ending::TooLong });
                return;
            }
            if let Some(course) = self.state.course() {
                if course.is_done() {
                    self.write(Fact::Ended { ending: Ending::Learned });
                    return;
                }
                match course.next_step(game) {
                    Some(Ok(step)) => {
                        let bot = step.actor().seat().is_some();
                        self.step(step, None, bot);
                        continue;
                    }
                    Some(Err(_)) => self.state.lose_course(),
                    None => return,
                }
                continue;
            }
            match game.turn() {
                Turn::Act(_) => return,
                Turn::Chance => {
                    let step = game.next_deal(&mut self.state.dealer()).expect("chance is due");
                    self.step(step, None, false);
                }
                Turn::Over => {
                    self.write(Fact::Ended { ending: Ending::Finished });
                    return;
                }
            }
        }
    }
}

impl State {
    /// A new table with its first entry; refused if it cannot be set up so.
    pub fn create(
        table: TableId,
        config: TableConfig,
        seed: Secret,
        host: PlayerId,
        rematch_of: Option<TableId>,
        now: Millis,
    ) -> Result<(State, Entry), Refusal> {
        let config = checked(config)?;
        let (deal, continued) = (DealKind::Joint, opening(&config)?.map(Box::new));
        let config = Box::new(Settings::from(config));
        Ok(begun(now, Fact::Created { table, config, seed, host, rematch_of, deal, continued }))
    }

    /// A new table that begins with a position, whose steps must have been checked.
    pub fn create_at(
        table: TableId,
        config: TableConfig,
        seed: Secret,
        host: PlayerId,
        position: Continued,
        now: Millis,
    ) -> Result<(State, Entry), Refusal> {
        let config = Box::new(Settings::from(checked(config)?));
        let (rematch_of, deal, continued) = (None, DealKind::Joint, Some(Box::new(position)));
        Ok(begun(now, Fact::Created { table, config, seed, host, rematch_of, deal, continued }))
    }

    /// What follows from a request at this time. The entries are applied already: whoever cannot store them must
    /// forget this state and replay the log.
    pub fn decide(&mut self, command: &Command, now: Millis) -> Result<Decision, Refusal> {
        if let Some(done) = self.repeated(command) {
            return Ok(Decision { entries: Vec::new(), event: Some(done) });
        }
        let first = self.length();
        // Time does not go back, whatever the clock of the machine says.
        let at = now.max(self.changed);
        let mut writer = Writer { state: self, at, entries: Vec::new() };
        writer.carry_out(command)?;
        let entries = writer.entries;
        let event = (!entries.is_empty()).then_some(first);
        let event = event.map(|first| first + own_entry(&entries));
        Ok(Decision { entries, event })
    }

    /// The event that carried out the same request before.
    fn repeated(&self, command: &Command) -> Option<u64> {
        let (player, id) = match command {
            Command::Act { player, id, .. }
            | Command::Undo { player, id }
            | Command::Answer { player, id, .. } => (player, id),
            Command::Abandon { player, id: Some(id) } => (player, id),
            _ => return None,
        };
        self.done_before(self.seat_of(*player)?, id)
    }

    pub(super) fn must_be_open(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Open if self.deal.is_revealing() => {
                Err(Refusal::new(Code::AlreadyStarted, say!(WORDS, "game-begins")))
            }
            Phase::Open => Ok(()),
            Phase::Playing => Err(Refusal::new(Code::AlreadyStarted, say!(WORDS, "game-begun"))),
            Phase::Ended => Err(over()),
        }
    }

    pub(super) fn must_be_playing(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Open => Err(Refusal::new(Code::NotStarted, say!(WORDS, "game-not-begun"))),
            Phase::Playing => Ok(()),
            Phase::Ended => Err(over()),
        }
    }

    pub(super) fn must_be_host(&self, player: PlayerId) -> Result<(), Refusal> {
        let words = say!(WORDS, "only-host");
        if player == self.host { Ok(()) } else { Err(Refusal::new(Code::Forbidden, words)) }
    }

    pub(super) fn must_hold_a_seat(&self, player: PlayerId) -> Result<Seat, Refusal> {
        let words = say!(WORDS, "no-seat");
        self.seat_of(player).ok_or_else(|| Refusal::new(Code::Forbidden, words))
    }

    /// The link of a seat is in the hands of who sat down there, not of those who came by it.
    fn must_own_a_seat(&self, player: PlayerId) -> Result<Seat, Refusal> {
        let words = say!(WORDS, "only-owner");
        let found = self.owners().find(|(_, owner)| *owner == player);
        found.map(|(seat, _)| seat).ok_or_else(|| Refusal::new(Code::Forbidden, words))
    }

    pub(super) fn must_exist(&self, seat: Seat) -> Result<(), Refusal> {
        if self.seats.contains(seat) {
            return Ok(());
        }
        let words = say!(WORDS, "no-such-seat", seat: seat.number(), seats: self.seats.get());
        Err(Refusal::new(Code::NotFound, words).of_field("seat"))
    }
}

impl Writer<'_> {
    fn carry_out(&mut self, command: &Command) -> Result<(), Refusal> {
        match command {
            Command::Sit { player, name, seat } => self.sit(*player, name, *seat),
            Command::SeatBot { player, seat, bot } => self.seat_bot(*player, *seat, bot),
            Command::RemoveBot { player, seat } => self.remove_bot(*player, *seat),
            Command::AddSeat { player } => self.add_seat(*player),
            Command::RemoveSeat { player, seat } => self.remove_seat(*player, *seat),
            Command::Remove { player, seat } => self.remove(*player, *seat),
            Command::Close { player } => self.close(*player),
            Command::Intervene => self.intervene(),
            Command::Dismiss { player } => self.dismiss(*player),
            Command::CutShort => {
                if self.state.is_too_long() {
                    self.write(Fact::Ended { ending: Ending::TooLong });
                }
                Ok(())
            }
            Command::Leave { player } => {
                let seat = self.state.must_hold_a_seat(*player)?;
                // Who came by the link of a seat goes alone.
                if self.state.places[seat.index()].owner == Some(*player) {
                    self.state.must_not_be_revealing()?;
                    self.leave(seat);
                } else {
                    self.write(Fact::LinkLeft { seat, player: *player });
                }
                Ok(())
            }
            Command::Vanish { seat } => {
                if self.state.waits_for(*seat) {
                    self.leave(*seat);
                }
                Ok(())
            }
            Command::Return { player } => {
                if let Some(seat) = self.state.seat_of(*player) {
                    self.come_back(seat);
                }
                Ok(())
            }
            Command::MakeLink { player, hash } => {
                let seat = self.state.must_own_a_seat(*player)?;
                self.write(Fact::LinkMade { seat, hash: *hash });
                Ok(())
            }
            Command::RevokeLink { player } => {
                let seat = self.state.must_own_a_seat(*player)?;
                if self.state.places[seat.index()].link.is_some() {
                    self.write(Fact::LinkRevoked { seat });
                }
                Ok(())
            }
            Command::OpenLink { player, hash } => {
                let unknown = || Refusal::new(Code::NotFound, say!(WORDS, "link-bad"));
                let seat = self.state.linked_seat(*hash).ok_or_else(unknown)?;
                match self.state.seat_of(*player) {
                    Some(held) if held == seat => Ok(()),
                    Some(_) => Err(already_seated()),
                    None => {
                        self.must_be_welcome(*player)?;
                        self.write(Fact::LinkOpened { seat, player: *player });
                        Ok(())
                    }
                }
            }
            Command::Commit { player, hash } => self.commit(*player, *hash),
            Command::Reveal { player, bytes } => self.reveal(*player, *bytes),
            Command::Start { player } => self.start(*player),
            Command::Act { player, id, base, token } => self.act(*player, id, *base, token),
            Command::BotAct { asked, answer } => self.bot_act(*asked, answer),
            Command::Undo { player, id } => self.undo(*player, id),
            Command::Abandon { player, id } => self.abandon(*player, id.as_deref()),
            Command::Answer { player, id, yes } => self.answer(*player, id, *yes),
            Command::Stand { millis } => {
                if *millis > 0 && self.state.deadline().is_some() {
                    self.write(Fact::Stood { millis: *millis });
                }
                Ok(())
            }
            Command::Tick => {
                self.tick();
                Ok(())
            }
            Command::Rematch { player, table } => {
                if self.state.phase != Phase::Ended {
                    return Err(Refusal::new(Code::NotStarted, say!(WORDS, "not-over")));
                }
                self.state.must_hold_a_seat(*player)?;
                if self.state.rematch.is_none() {
                    self.write(Fact::Rematch { table: *table });
                }
                Ok(())
            }
        }
    }

    fn sit(&mut self, player: PlayerId, name: &str, seat: Option<Seat>) -> Result<(), Refusal> {
        self.state.must_be_open()?;
        let name = checked_name(name)?;
        self.must_be_welcome(player)?;
        if let Some(held) = self.state.seat_of(player) {
            return if seat.is_none_or(|seat| seat == held) { Ok(()) } else { Err(already_seated()) };
        }
        let seat = if let Some(seat) = seat {
            self.state.must_exist(seat)?;
            seat
        } else {
            let free = self.state.seats.seats().find(|seat| self.state.places[seat.index()].is_empty());
            free.ok_or_else(|| Refusal::new(Code::SeatTaken, say!(WORDS, "all-taken")))?
        };
        self.must_be_empty(seat)?;
        self.write(Fact::Sat { seat, player, name });
        Ok(())
    }

    pub(super) fn must_be_empty(&self, seat: Seat) -> Result<(), Refusal> {
        let words =
            || Refusal::new(Code::SeatTaken, say!(WORDS, "seat-taken", seat: seat.number())).of_field("seat");
        if self.state.places[seat.index()].is_empty() { Ok(()) } else { Err(words()) }
    }

    fn seat_bot(&mut self, player: PlayerId, seat: Seat, bot: &str) -> Result<(), Refusal> {
        self.state.must_be_open()?;
        self.state.must_be_host(player)?;
        self.state.must_exist(seat)?;
        let bot = known_bot(bot, "bot")?;
        self.must_be_empty(seat)?;
        self.write(Fact::BotSat { seat, bot: bot.name().to_string() });
        Ok(())
    }

    fn remove_bot(&mut self, player: PlayerId, seat: Seat) -> Result<(), Refusal> {
        self.state.must_be_open()?;
        self.state.must_be_host(player)?;
        self.state.must_exist(seat)?;
        let place = &self.state.places[seat.index()];
        if place.is_empty() || place.is_person() {
            return Err(Refusal::new(Code::NotFound, say!(WORDS, "no-bot-there", seat: seat.number()))
                .of_field("seat"));
        }
        self.write(Fact::StoodUp { seat });
        Ok(())
    }

    fn leave(&mut self, seat: Seat) {
        match self.state.phase {
            Phase::Open => self.write(Fact::StoodUp { seat }),
            Phase::Ended => {}
            Phase::Playing => {
                if !self.state.places[seat.index()].away {
                    self.write(Fact::Left { seat });
                }
                if self.state.config.on_leave == OnLeave::AtOnce {
                    self.hand_over(seat);
                }
                self.settle_proposal();
            }
        }
    }

    fn hand_over(&mut self, seat: Seat) {
        if self.state.places[seat.index()].stand_in.is_none() {
            let bot = self.state.stand_in_name().to_string();
            self.write(Fact::HandedOver { seat, bot });
        }
    }

    fn come_back(&mut self, seat: Seat) {
        let place = &self.state.places[seat.index()];
        if self.state.phase == Phase::Playing && (place.away || place.stand_in.is_some()) {
            self.write(Fact::TakenBack { seat });
        }
    }

    fn start(&mut self, player: PlayerId) -> Result<(), Refusal> {
        self.state.must_be_open()?;
        self.state.must_be_host(player)?;
        let empty: Vec<String> = self
            .state
            .seats
            .seats()
            .filter(|seat| self.state.places[seat.index()].is_empty())
            .map(|seat| seat.to_string())
            .collect();
        if !empty.is_empty() {
            let words = say!(WORDS, "seats-empty", count: empty.len(), seats: Arg::all(empty));
            return Err(Refusal::new(Code::SeatsEmpty, words));
        }
        self.begin_deal();
        Ok(())
    }

    fn act(&mut self, player: PlayerId, id: &str, base: u64, token: &str) -> Result<(), Refusal> {
        let id = checked_id(id)?;
        let seat = self.state.must_hold_a_seat(player)?;
        self.state.must_be_playing()?;
        if base >= self.state.length() {
            let words = say!(WORDS, "no-event", event: base.to_string());
            return Err(Refusal::new(Code::BadRequest, words).of_field("base"));
        }
        if base < self.state.asked(seat) && self.state.course().is_some() {
            return Err(Refusal::new(Code::Stale, say!(WORDS, "gone-on")).of_field("base"));
        }
        if self.state.course().is_some_and(|course| course.lesson().seat == seat) {
            return self.learn(seat, id, token);
        }
        if !self.state.due().contains(seat) {
            let words = Illegal::NotAsked { seat, due: self.state.due() }.phrase();
            let gone_on = base + 1 < self.state.length();
            return Err(Refusal::new(if gone_on { Code::Stale } else { Code::NotAsked }, words));
        }
        if base < self.state.asked(seat) {
            let words = say!(WORDS, "gone-on");
            return Err(Refusal::new(Code::Stale, words).of_field("base"));
        }
        let game = self.state.game().expect("a game is under way");
        let step = game.read_action(seat, token).map_err(|e| not_made(&e))?;
        self.come_back(seat);
        self.step(step, Some(id), false);
        self.go_on();
        Ok(())
    }

    /// Does what the lesson asks for, or goes on where it told something.
    fn learn(&mut self, seat: Seat, id: String, token: &str) -> Result<(), Refusal> {
        let (course, game) = (self.state.course(), self.state.game());
        let (course, game) = course.zip(game).expect("a lesson is under way");
        let answered = course.answer(game, token).map_err(|e| not_made(&e))?;
        self.come_back(seat);
        match answered {
            Answered::Read => self.write(Fact::Read { seat, id: Some(id) }),
            Answered::Did(step) => self.step(step, Some(id), false),
        }
        self.go_on();
        Ok(())
    }

    fn bot_act(&mut self, asked: u64, answer: &Answer) -> Result<(), Refusal> {
        self.state.must_be_playing()?;
        let owed = self.state.due_bots().any(|(due, _, since)| (due, since) == (answer.seat(), asked));
        if !owed {
            return Err(Refusal::new(Code::Stale, say!(WORDS, "bot-not-asked")));
        }
        let game = self.state.game().expect("a game is under way");
        let step = game.check(answer).map_err(|e| not_made(&e))?;
        self.step(step, None, true);
        self.go_on();
        Ok(())
    }

    fn undo(&mut self, player: PlayerId, id: &str) -> Result<(), Refusal> {
        let id = Some(checked_id(id)?);
        let seat = self.state.must_hold_a_seat(player)?;
        self.state.must_be_playing()?;
        match self.state.undo_to(seat)? {
            Undo::Rewind(_) if self.state.must_ask_to_rewind(seat) => {
                return self.propose(seat, Proposal::Undo, id);
            }
            Undo::Rewind(steps) => {
                self.come_back(seat);
                self.write(Fact::Undone { seat, steps, id });
            }
            Undo::Withdraw => {
                self.come_back(seat);
                self.write(Fact::Withdrawn { seat, id });
            }
        }
        Ok(())
    }

    pub(super) fn propose(
        &mut self,
        seat: Seat,
        proposal: Proposal,
        id: Option<String>,
    ) -> Result<(), Refusal> {
        if self.state.proposal.is_some() {
            return Err(Refusal::new(Code::Limit, say!(WORDS, "proposal-open")));
        }
        let wait = self.state.cool_down(seat, self.at);
        if wait > 0 {
            let words = say!(WORDS, "proposal-soon", seconds: wait.div_ceil(1000) as usize);
            return Err(Refusal::new(Code::Limit, words));
        }
        self.come_back(seat);
        self.write(Fact::Proposed { seat, proposal, id });
        self.settle_proposal();
        Ok(())
    }

    pub(super) fn settle_proposal(&mut self) {
        if let Some(fact) = self.state.consequence() {
            self.write(fact);
        }
    }

    fn abandon(&mut self, player: PlayerId, id: Option<&str>) -> Result<(), Refusal> {
        let id = id.map(checked_id).transpose()?;
        match self.state.phase {
            Phase::Open => {
                self.state.must_be_host(player)?;
                self.write(Fact::Ended { ending: Ending::Abandoned });
                Ok(())
            }
            Phase::Playing => {
                let seat = self.state.must_hold_a_seat(player)?;
                self.propose(seat, Proposal::Abandon, id)
            }
            Phase::Ended => Err(over()),
        }
    }

    fn answer(&mut self, player: PlayerId, id: &str, yes: bool) -> Result<(), Refusal> {
        let id = Some(checked_id(id)?);
        let seat = self.state.must_hold_a_seat(player)?;
        self.state.must_be_playing()?;
        let Some(open) = self.state.proposal else {
            return Err(Refusal::new(Code::NoProposal, say!(WORDS, "no-proposal")));
        };
        if !self.state.is_asked(open.what, seat) {
            return Err(Refusal::new(Code::NoProposal, say!(WORDS, "no-proposal")));
        }
        // A stored proposal may be older than the limit of undo.
        if yes && open.what == Proposal::Undo {
            self.state.undo_to(open.by)?;
        }
        self.write(Fact::Answered { seat, yes, id });
        self.settle_proposal();
        Ok(())
    }

    /// Deals with all time that has run down.
    fn tick(&mut self) {
        self.end_silence();
        while let Some(seat) = self.state.clocks.run_down(self.at) {
            self.write(Fact::Flag { seat });
            let left = self.state.places[seat.index()].away;
            match self.state.config.on_timeout {
                OnTimeout::GameEnds => {
                    self.write(Fact::Ended { ending: Ending::Flag { seat } });
                }
                OnTimeout::BotSits => self.hand_over(seat),
                OnTimeout::BotMoves if left && self.state.config.on_leave == OnLeave::AfterClock => {
                    self.hand_over(seat);
                }
                OnTimeout::BotMoves => {}
            }
        }
    }
}

/// The position that a lesson begins with.
fn opening(config: &TableConfig) -> Result<Option<Continued>, Refusal> {
    let Some(id) = &config.lesson else { return Ok(None) };
    let unplayable = |e: &dyn std::fmt::Display| {
        tracing::error!(game = config.game, lesson = id, "a lesson cannot begin: {e}");
        Refusal::new(Code::Internal, say!(WORDS, "server-fault"))
    };
    let lesson = lesson_of(&config.game, id).map_err(|e| unplayable(&e))?;
    let mut table = catalog::find(&config.game)
        .and_then(|game| game.open(&setup(config, Vec::new())))
        .map_err(|e| unplayable(&e))?;
    let steps = lesson.opening(&mut *table).map_err(|e| unplayable(&e))?;
    Ok(Some(Continued { of: steps.len() as u32, steps, finished: false }))
}

/// The table that begins so.
fn begun(now: Millis, fact: Fact) -> (State, Entry) {
    let entry = Entry { at: now, fact };
    let state = State::begin(&entry).expect("its settings were checked");
    (state, entry)
}

/// Which of the entries carried out the request itself: coming back may stand before it.
fn own_entry(entries: &[Entry]) -> u64 {
    entries.iter().position(|entry| entry.fact.request().is_some()).unwrap_or(0) as u64
}

/// Why an action is not made.
fn not_made(e: &TableError) -> Refusal {
    let code = match e {
        TableError::Notation(_) => Code::BadNotation,
        TableError::NotMeant(_) => Code::NotMeant,
        _ => Code::Illegal,
    };
    Refusal::new(code, e.phrase()).of_field("token")
}

pub(super) fn over() -> Refusal {
    Refusal::new(Code::Over, say!(WORDS, "game-over"))
}

fn already_seated() -> Refusal {
    Refusal::new(Code::AlreadySeated, say!(WORDS, "already-seated"))
}
