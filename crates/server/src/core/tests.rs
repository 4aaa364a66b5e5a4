//! The rules of the table.

use catalog::{Answer, Bot, GAMES};
use protocol::{
    Clock, Code, Ending, OnLeave, OnTimeout, Phase, Proposal, Sitter, TableConfig, UndoOffer, Watching,
};
use tabletop::{Seat, Viewer, below, fast_rng};

use super::{
    Command, Continued, Decision, Entry, Fact, Millis, PlayerId, Refusal, Secret, State, TableId, stored,
};
use crate::store::{Head, Log};

pub(super) const ANN: PlayerId = PlayerId(1);
pub(super) const BO: PlayerId = PlayerId(2);
pub(super) const CY: PlayerId = PlayerId(3);
pub(super) const OUTSIDER: PlayerId = PlayerId(9);
pub(super) const ONE: Seat = Seat::new(0);
pub(super) const TWO: Seat = Seat::new(1);
pub(super) const THREE: Seat = Seat::new(2);

/// The random number of a player.
fn number_of(player: PlayerId) -> Secret {
    Secret::new([player.0 as u8; 32])
}

/// A table with the log it has written.
pub(super) struct Desk {
    pub(super) state: State,
    pub(super) log: Vec<Entry>,
    pub(super) now: Millis,
    requests: usize,
}

impl Desk {
    pub(super) fn new(config: TableConfig, seed: u8) -> Self {
        let made = State::create(TableId::new([7; 16]), config, Secret::new([seed; 32]), ANN, None, 1000);
        let (state, entry) = made.unwrap();
        Desk { state, log: vec![entry], now: 1000, requests: 0 }
    }

    /// Three people about to start.
    pub(super) fn of_three(config: TableConfig) -> Self {
        let mut desk = Desk::new(TableConfig { seats: Some(3), ..config }, 1);
        for (player, name) in [(ANN, "Ann"), (BO, "Bo"), (CY, "Cy")] {
            desk.ask(Command::Sit { player, name: name.into(), seat: None }).unwrap();
        }
        desk
    }

    pub(super) fn started(config: TableConfig) -> Self {
        let mut desk = Desk::of_three(config);
        desk.ask(Command::Start { player: ANN }).unwrap();
        desk
    }

    // Requests are written out where they are asked; a borrow at each of them would be noise.
    #[allow(clippy::needless_pass_by_value)]
    pub(super) fn ask(&mut self, command: Command) -> Result<Decision, Refusal> {
        let before = self.state.length();
        let decision = self.state.decide(&command, self.now);
        let written = decision.as_ref().map_or(0, |decision| decision.entries.len());
        assert_eq!(self.state.length(), before + written as u64, "a refused request changes nothing");
        if let Ok(decision) = &decision {
            self.log.extend(decision.entries.iter().cloned());
        }
        decision
    }

    pub(super) fn code(&mut self, command: Command) -> Code {
        self.ask(command).unwrap_err().code
    }

    pub(super) fn act(&mut self, player: PlayerId, base: u64, token: &str) -> Result<Decision, Refusal> {
        self.requests += 1;
        let id = format!("r{}", self.requests);
        self.ask(Command::Act { player, id, base, token: token.into() })
    }

    /// What a bot would choose for a seat.
    pub(super) fn some_answer(&self, seat: Seat) -> Answer {
        self.state.game().unwrap().choose(seat, Bot::Random, 5).unwrap()
    }

    pub(super) fn some_token(&self, seat: Seat) -> String {
        self.some_answer(seat).to_string()
    }

    /// Everybody who is due acts, `times` times or until the end.
    pub(super) fn play(&mut self, times: usize) {
        for _ in 0..times {
            let Some(seat) = self.state.due().first() else { return };
            let answer = self.some_answer(seat);
            let bot = self.state.due_bots().any(|(due, ..)| due == seat);
            let owner = self.state.owners().find(|(owned, _)| *owned == seat && !bot);
            if let Some((_, player)) = owner {
                self.act(player, self.state.length() - 1, &answer.to_string()).unwrap();
            } else {
                let asked = self.state.asked(seat);
                self.ask(Command::BotAct { asked, answer }).unwrap();
            }
        }
    }

    /// All there is to see of the table, to compare.
    pub(super) fn picture(&self) -> String {
        picture(&self.state)
    }

    /// The log as it comes back from a store.
    pub(super) fn stored_and_read(&self) -> Vec<Entry> {
        let table = self.state.id();
        let stored = Head::new(table).append(&self.log).entries;
        Log::read(table, [Ok(stored)]).unwrap().entries
    }

    pub(super) fn replayed(&self) -> State {
        State::replay(self.stored_and_read()).unwrap()
    }
}

fn picture(state: &State) -> String {
    let views: Vec<String> = state
        .game()
        .into_iter()
        .flat_map(|game| Viewer::all(game.seats()).map(|viewer| game.view_json(viewer)))
        .collect();
    let asked: Vec<u64> = state.due().iter().map(|seat| state.asked(seat)).collect();
    let record = state.record(Viewer::Spectator).map(|record| record.to_json());
    let (due, clocks, len) = (state.due(), state.clock_faces(), state.length());
    format!("{:?} {views:?} {asked:?} {record:?} {due:?} {clocks:?} {len}", state.info())
}

fn config(game: &str) -> TableConfig {
    TableConfig { game: game.into(), ..TableConfig::default() }
}

pub(super) fn go_nuts() -> TableConfig {
    config("go-nuts")
}

#[test]
fn every_game_is_played_to_its_end_and_its_log_makes_the_same_table() {
    for game in GAMES {
        let id = game.meta().id;
        let mut desk = Desk::new(config(id), 3);
        desk.ask(Command::Sit { player: ANN, name: "Ann".into(), seat: None }).unwrap();
        for seat in desk.state.seats().seats().skip(1) {
            desk.ask(Command::SeatBot { player: ANN, seat, bot: "random".into() }).unwrap();
        }
        desk.ask(Command::Start { player: ANN }).unwrap();
        while desk.state.phase() == Phase::Playing {
            desk.now += 10;
            desk.play(1);
        }
        assert_eq!(desk.state.info().ending, Some(Ending::Finished), "{id}");
        assert_eq!(picture(&desk.replayed()), desk.picture(), "{id}");
        assert_eq!(desk.stored_and_read(), desk.log, "{id}");
    }
}

/// Whatever is asked in whatever order, the log makes the table.
#[test]
fn the_log_is_the_table_whatever_is_asked() {
    let mut done = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let mut rng = fast_rng(seed, 1);
        let mut desk = Desk::new(
            TableConfig {
                seats: Some(3),
                clock: [Clock::None, Clock::PerMove { seconds: 3 }, Clock::Bank { seconds: 9, increment: 1 }]
                    [seed as usize % 3],
                on_timeout: if seed % 7 == 0 { OnTimeout::BotSits } else { OnTimeout::BotMoves },
                ..config(GAMES[seed as usize % GAMES.len()].meta().id)
            },
            seed as u8,
        );
        for turn in 0..150 {
            desk.now += u64::from(below(&mut rng, 1500));
            let player = [ANN, BO, CY, OUTSIDER][below(&mut rng, 4) as usize];
            let seat = Seat::new(below(&mut rng, 4) as usize);
            let id = format!("{}", turn / 2);
            let base = desk.state.length() - 1 - u64::from(below(&mut rng, 2)).min(desk.state.length() - 1);
            let answer = desk.state.due().contains(seat).then(|| desk.some_answer(seat));
            let token = answer.as_ref().map_or_else(|| "donut".into(), Answer::to_string);
            let command = match below(&mut rng, 29) {
                26 => Command::Vanish { seat },
                0 | 1 => Command::Sit { player, name: "Somebody".into(), seat: None },
                2 => Command::SeatBot { player: ANN, seat, bot: "random".into() },
                3 => Command::Leave { player },
                4 => Command::Return { player },
                5 => Command::Commit { player, hash: number_of(player).hash() },
                27 | 28 => Command::Reveal { player, bytes: number_of(player) },
                6..=8 => Command::Start { player: ANN },
                9 => Command::Undo { player, id },
                10 if turn > 100 => Command::Abandon { player, id: Some(id) },
                11 => Command::Answer { player, id, yes: below(&mut rng, 3) > 0 },
                12 => Command::Tick,
                13 => Command::Rematch { player, table: TableId::new([3; 16]) },
                14..=16 if answer.is_some() => {
                    Command::BotAct { asked: desk.state.asked(seat), answer: answer.unwrap() }
                }
                _ => {
                    let owner =
                        desk.state.owners().find(|(owned, _)| *owned == seat).map(|(_, player)| player);
                    Command::Act { player: owner.unwrap_or(player), id, base, token }
                }
            };
            let name = format!("{command:?}").split(' ').next().unwrap().to_string();
            if desk.ask(command).is_ok_and(|decision| !decision.entries.is_empty()) {
                done.insert(name);
            }
        }
        assert_eq!(picture(&desk.replayed()), desk.picture(), "seed {seed}");
    }
    assert!(done.len() >= 12, "too little happened: {done:?}");
}

#[test]
fn what_was_checked_is_made_without_reading_its_text() {
    let mut desk = Desk::started(go_nuts());
    let game = desk.state.game().unwrap();
    let (before, checked) = (game.len(), game.read_action(ONE, "pick:1").unwrap());
    let fact = Fact::Step { step: "1.illegible".into(), id: Some("a".into()), bot: false };
    let entry = Entry { at: desk.now, fact };
    assert!(desk.state.apply(entry.clone()).is_err(), "a log is read");
    desk.state.apply_step(entry, checked).unwrap();
    assert_eq!(desk.state.game().unwrap().len(), before + 1);
    assert!(!desk.state.due().contains(ONE));
    assert_eq!(desk.state.done_before(ONE, "a"), Some(desk.state.length() - 1));
}

#[test]
fn a_repeated_request_is_done_once_and_answered_alike() {
    let mut desk = Desk::started(go_nuts());
    let base = desk.state.length() - 1;
    let act = Command::Act { player: ANN, id: "a".into(), base, token: "pick:1".into() };
    let first = desk.ask(act.clone()).unwrap();
    let again = desk.ask(act).unwrap();
    assert_eq!((again.entries.len(), again.event), (0, first.event));
    assert_eq!(first.event, Some(base + 1));
}

#[test]
fn simultaneous_answers_do_not_make_each_other_stale() {
    let mut desk = Desk::started(go_nuts());
    let base = desk.state.length() - 1;
    for player in [CY, ANN, BO] {
        desk.act(player, base, "pick:1").unwrap();
    }
    assert_eq!(
        desk.act(ANN, base, "pick:1").unwrap_err().code,
        Code::Stale,
        "the next choice is another one"
    );
}

#[test]
fn an_action_is_refused_with_the_reason() {
    let mut desk = Desk::of_three(go_nuts());
    assert_eq!(desk.act(ANN, 0, "pick:1").unwrap_err().code, Code::NotStarted);
    desk.ask(Command::Start { player: ANN }).unwrap();
    let base = desk.state.length() - 1;
    assert_eq!(desk.act(OUTSIDER, base, "pick:1").unwrap_err().code, Code::Forbidden);
    assert_eq!(desk.act(ANN, base + 1, "pick:1").unwrap_err().code, Code::BadRequest);
    assert_eq!(desk.act(ANN, base - 1, "pick:1").unwrap_err().code, Code::Stale);
    assert_eq!(desk.act(ANN, base, "donut").unwrap_err().code, Code::BadNotation);
    assert_eq!(desk.act(ANN, base, "pick:9").unwrap_err().field, Some("token"));
    desk.act(ANN, base, "pick:1").unwrap();
    assert_eq!(desk.act(ANN, base + 1, "pick:1").unwrap_err().code, Code::NotAsked);
    let long = Command::Act { player: BO, id: "x".repeat(41), base, token: "pick:1".into() };
    assert_eq!(desk.code(long), Code::BadRequest);
}

#[test]
fn an_outsider_can_do_nothing_with_anybodys_seat() {
    let mut desk = Desk::started(go_nuts());
    let player = OUTSIDER;
    let base = desk.state.length() - 1;
    let hash = Secret::new([1; 32]).hash();
    let tries = [
        Command::SeatBot { player, seat: ONE, bot: "random".into() },
        Command::RemoveBot { player, seat: ONE },
        Command::AddSeat { player },
        Command::RemoveSeat { player, seat: ONE },
        Command::Leave { player },
        Command::MakeLink { player, hash },
        Command::RevokeLink { player },
        Command::OpenLink { player, hash },
        Command::Commit { player, hash },
        Command::Reveal { player, bytes: Secret::new([1; 32]) },
        Command::Start { player },
        Command::Act { player, id: "a".into(), base, token: "pick:1".into() },
        Command::Undo { player, id: "b".into() },
        Command::Abandon { player, id: None },
        Command::Answer { player, id: "c".into(), yes: true },
        Command::Rematch { player, table: TableId::new([3; 16]) },
    ];
    for command in tries {
        assert!(desk.ask(command.clone()).is_err(), "{command:?}");
    }
    assert_eq!(desk.ask(Command::Return { player }).unwrap(), Decision::default());
}

#[test]
fn seats_are_taken_once() {
    let mut desk = Desk::new(TableConfig { seats: Some(2), ..go_nuts() }, 1);
    let sit = |player, seat| Command::Sit { player, name: "Somebody".into(), seat };
    desk.ask(sit(BO, Some(TWO))).unwrap();
    assert_eq!(desk.code(sit(CY, Some(TWO))), Code::SeatTaken);
    assert_eq!(desk.code(sit(BO, Some(ONE))), Code::AlreadySeated);
    assert_eq!(desk.ask(sit(BO, None)).unwrap().entries, []);
    assert_eq!(desk.code(sit(CY, Some(THREE))), Code::NotFound);
    assert_eq!(desk.code(Command::Start { player: ANN }), Code::SeatsEmpty);
    assert_eq!(desk.code(Command::Start { player: BO }), Code::Forbidden);
    desk.ask(Command::SeatBot { player: ANN, seat: ONE, bot: "random".into() }).unwrap();
    assert_eq!(desk.code(sit(CY, None)), Code::SeatTaken);
    desk.ask(Command::RemoveBot { player: ANN, seat: ONE }).unwrap();
    desk.ask(sit(CY, None)).unwrap();
    desk.ask(Command::Leave { player: CY }).unwrap();
    assert_eq!(desk.state.info().chairs[0].sitter, Sitter::Nobody);
    for name in ["", "  ", "a\nb", &"x".repeat(31)] {
        assert_eq!(desk.code(Command::Sit { player: CY, name: name.into(), seat: None }), Code::BadRequest);
    }
}

#[test]
fn a_seat_link_opens_one_seat_until_it_is_revoked() {
    let mut desk = Desk::started(go_nuts());
    let hash = Secret::new([5; 32]).hash();
    desk.ask(Command::MakeLink { player: BO, hash }).unwrap();
    assert_eq!(desk.code(Command::OpenLink { player: CY, hash }), Code::AlreadySeated);
    let other = Secret::new([6; 32]).hash();
    assert_eq!(desk.code(Command::OpenLink { player: OUTSIDER, hash: other }), Code::NotFound);
    desk.ask(Command::OpenLink { player: OUTSIDER, hash }).unwrap();
    assert_eq!(desk.state.seat_of(OUTSIDER), Some(TWO));
    assert_eq!(desk.code(Command::MakeLink { player: OUTSIDER, hash: other }), Code::Forbidden);
    let base = desk.state.length() - 1;
    desk.act(OUTSIDER, base, "pick:1").unwrap();
    desk.ask(Command::RevokeLink { player: BO }).unwrap();
    assert_eq!(desk.state.seat_of(OUTSIDER), None);
    assert_eq!(desk.code(Command::OpenLink { player: OUTSIDER, hash }), Code::NotFound);
}

#[test]
fn a_leaver_is_replaced_and_comes_back() {
    let mut desk = Desk::started(go_nuts());
    desk.ask(Command::Leave { player: BO }).unwrap();
    assert_eq!(desk.state.due_bots().map(|(seat, ..)| seat).collect::<Vec<_>>(), [TWO]);
    let (asked, answer) = (desk.state.asked(TWO), desk.some_answer(TWO));
    desk.ask(Command::Return { player: BO }).unwrap();
    assert_eq!(desk.state.due_bots().count(), 0);
    let late = Command::BotAct { asked, answer };
    assert_eq!(desk.code(late), Code::Stale, "what the bot thought meanwhile does not count");
    desk.ask(Command::Leave { player: BO }).unwrap();
    let base = desk.state.length() - 1;
    let acted = desk.act(BO, base, "pick:1").unwrap();
    assert!(matches!(acted.entries[0].fact, Fact::TakenBack { seat: TWO }), "acting is coming back");
    assert_eq!(acted.event, Some(base + 2));

    let mut desk = Desk::started(TableConfig { on_leave: OnLeave::Never, ..go_nuts() });
    desk.ask(Command::Leave { player: BO }).unwrap();
    assert_eq!(desk.state.due_bots().count(), 0);
}

#[test]
fn who_vanishes_has_left_by_the_rule_of_the_table() {
    let mut desk = Desk::of_three(go_nuts());
    assert_eq!(desk.ask(Command::Vanish { seat: TWO }).unwrap(), Decision::default(), "no game, no hurry");
    desk.ask(Command::Start { player: ANN }).unwrap();
    assert!(desk.state.waits_for(TWO));
    desk.ask(Command::Vanish { seat: TWO }).unwrap();
    assert_eq!(desk.state.due_bots().map(|(seat, ..)| seat).collect::<Vec<_>>(), [TWO]);
    assert!(!desk.state.waits_for(TWO));
    assert_eq!(desk.ask(Command::Vanish { seat: TWO }).unwrap(), Decision::default(), "once is enough");
    let absent = Command::Vanish { seat: Seat::new(5) };
    assert_eq!(desk.ask(absent).unwrap(), Decision::default());

    let clock = Clock::PerMove { seconds: 5 };
    let rule = TableConfig { clock, on_leave: OnLeave::AfterClock, ..go_nuts() };
    let mut desk = Desk::started(rule);
    desk.ask(Command::Vanish { seat: TWO }).unwrap();
    assert_eq!(desk.state.due_bots().count(), 0);
    desk.now = 6000;
    desk.ask(Command::Tick).unwrap();
    let handed = |seat: usize| match &desk.state.info().chairs[seat].sitter {
        Sitter::Person { bot, .. } => bot.clone(),
        other => panic!("{other:?}"),
    };
    assert_eq!((handed(0), handed(1)), (None, Some("medium".to_string())));
}

#[test]
fn how_long_a_connection_may_be_gone_follows_from_the_clock_unless_it_is_said() {
    let grace = |config| Desk::new(config, 1).state.grace();
    assert_eq!(grace(go_nuts()), Some(120_000));
    let slow = TableConfig { clock: Clock::PerMove { seconds: 3600 }, ..go_nuts() };
    assert_eq!(grace(slow.clone()), None, "nobody stays connected for days");
    assert_eq!(grace(TableConfig { grace: Some(7), ..slow }), Some(7000));
}

#[test]
fn a_table_can_be_made_with_an_edition_file() {
    let text = std::fs::read_to_string("../games/data/go-nuts.toml").unwrap();
    let own = text.replacen("title = \"", "title = \"Our own ", 1);
    assert_ne!(own, text);
    let mut desk = Desk::started(TableConfig { edition_toml: Some(own), ..go_nuts() });
    let info = desk.state.info();
    assert!(info.own_edition.unwrap().title.starts_with("Our own"));
    assert_eq!(info.config.edition_toml, None, "the text is not repeated to everybody");
    desk.play(5);
    assert_eq!(picture(&desk.replayed()), desk.picture());
}

/// What a patch extends comes with this program, but perhaps not with the one that reads the log later.
#[test]
fn a_table_keeps_the_whole_edition_that_a_patch_comes_to() {
    let patch = "[edition]\ngame = \"go-nuts\"\nextends = \"first-edition\"\nid = \"sweet\"\n\
                 [[types]]\nid = \"glazed\"\nscore.points = 3\n";
    let mut desk = Desk::started(TableConfig { edition_toml: Some(patch.into()), ..go_nuts() });
    assert_eq!(desk.state.info().own_edition.unwrap().id, "sweet");
    let kept = desk.state.config().edition_toml.clone().unwrap();
    assert!(!kept.contains("extends") && kept.contains("boston-cream"), "{kept}");
    let game = catalog::find("go-nuts").unwrap();
    let hash = |text: &str| game.load_edition(text).unwrap().hash;
    assert_eq!(hash(&kept), hash(patch));
    desk.play(5);
    assert_eq!(picture(&desk.replayed()), desk.picture());
}

#[test]
fn a_clock_runs_down_and_a_bot_decides() {
    let clock = Clock::PerMove { seconds: 5 };
    let mut desk = Desk::started(TableConfig { clock, ..go_nuts() });
    assert_eq!(desk.state.deadline(), Some(6000));
    desk.now = 5999;
    assert_eq!(desk.ask(Command::Tick).unwrap().entries, []);
    let base = desk.state.length() - 1;
    desk.act(ANN, base, "pick:1").unwrap();
    desk.now = 6000;
    assert_eq!(desk.ask(Command::Tick).unwrap().entries.len(), 2);
    let bots: Vec<_> = desk.state.due_bots().map(|(seat, ..)| seat).collect();
    assert_eq!((bots, desk.state.deadline()), (vec![TWO, THREE], None));
    desk.play(2);
    assert_eq!(desk.state.due_bots().count(), 0, "only this one decision");
    assert_eq!(desk.state.deadline(), Some(11_000));
    assert_eq!(desk.replayed().deadline(), Some(11_000), "deadlines survive a restart");

    let mut desk = Desk::started(TableConfig { clock, on_timeout: OnTimeout::BotSits, ..go_nuts() });
    desk.now = 6000;
    desk.ask(Command::Tick).unwrap();
    desk.play(9);
    assert_eq!(desk.state.deadline(), None, "bots play on");

    let mut desk = Desk::started(TableConfig { clock, on_timeout: OnTimeout::GameEnds, ..go_nuts() });
    desk.now = 6000;
    desk.ask(Command::Tick).unwrap();
    assert_eq!(desk.state.info().ending, Some(Ending::Flag { seat: 1 }));
    assert!(desk.state.info().seed.is_some() && desk.state.deadline().is_none());
}

fn undo(player: PlayerId, id: &str) -> Command {
    Command::Undo { player, id: id.into() }
}

fn agree(player: PlayerId, id: &str) -> Command {
    Command::Answer { player, id: id.into(), yes: true }
}

#[test]
fn a_secret_pick_is_changed_without_consent_until_it_opens() {
    let mut desk = Desk::started(go_nuts());
    let views =
        |desk: &Desk| [ONE, TWO, THREE].map(|seat| desk.state.game().unwrap().view_json(Viewer::Seat(seat)));
    assert_eq!(desk.code(undo(ANN, "early")), Code::NoUndo, "she has not picked");
    let base = desk.state.length() - 1;
    desk.act(BO, base, "pick:2").unwrap();
    let before = views(&desk);
    // Bo picks first and Ann later, yet it is Bo who changes his mind: her pick stays.
    desk.act(ANN, base, "pick:1").unwrap();
    assert_eq!(desk.state.undo_offer(TWO), Some(UndoOffer::Answer));
    assert_eq!(desk.state.undo_offer(THREE), None);
    let done = desk.ask(undo(BO, "u")).unwrap();
    assert!(matches!(done.entries[..], [Entry { fact: Fact::Withdrawn { seat: TWO, .. }, .. }]), "{done:?}");
    assert!(desk.state.due().iter().eq([TWO, THREE]));
    assert_eq!(desk.ask(undo(BO, "u")).unwrap().entries, [], "done once");
    assert_eq!(desk.state.info().proposal, None);
    assert_eq!(picture(&desk.replayed()), desk.picture(), "it comes back from the store");
    desk.act(BO, base, "pick:3").unwrap_err();
    desk.act(BO, desk.state.length() - 1, "pick:2").unwrap();
    desk.ask(undo(ANN, "v")).unwrap();
    assert_eq!(views(&desk), before, "all is as if she had not picked yet");
    desk.act(ANN, desk.state.length() - 1, "pick:4").unwrap();
    desk.act(CY, base, "pick:4").expect("his question is the same as ever");
    for player in [ANN, BO, CY] {
        assert_eq!(desk.code(undo(player, "late")), Code::NoUndo, "everything is open");
    }
    let steps = desk.state.record(Viewer::Spectator).unwrap().steps;
    let picks: Vec<&String> = steps.iter().filter(|step| step.contains(".pick:")).collect();
    assert_eq!(picks, ["1.pick:4", "2.pick:2", "3.pick:4"]);
    assert_eq!(picture(&desk.replayed()), desk.picture());
    assert_eq!(desk.stored_and_read(), desk.log);
}

#[test]
fn bots_that_have_answered_or_still_think_do_not_notice_that_somebody_chooses_again() {
    let mut desk = Desk::new(TableConfig { seats: Some(3), ..go_nuts() }, 1);
    desk.ask(Command::Sit { player: ANN, name: "Ann".into(), seat: None }).unwrap();
    for seat in [TWO, THREE] {
        desk.ask(Command::SeatBot { player: ANN, seat, bot: "greedy".into() }).unwrap();
    }
    desk.ask(Command::Start { player: ANN }).unwrap();
    let chosen = |desk: &Desk, seat| desk.state.game().unwrap().choose(seat, Bot::Greedy, 5).unwrap();
    let (asked, answer) = (desk.state.asked(TWO), chosen(&desk, TWO));
    desk.ask(Command::BotAct { asked, answer }).unwrap();
    desk.act(ANN, desk.state.length() - 1, "pick:1").unwrap();
    let (asked, answer) = (desk.state.asked(THREE), chosen(&desk, THREE));
    desk.ask(undo(ANN, "u")).unwrap();
    assert_eq!(desk.state.due_bots().collect::<Vec<_>>(), [(THREE, Bot::Greedy, asked)]);
    assert_eq!(chosen(&desk, THREE).to_string(), answer.to_string());
    desk.ask(Command::BotAct { asked, answer }).unwrap();
    assert!(desk.state.due().iter().eq([ONE]));
    desk.act(ANN, desk.state.length() - 1, "pick:2").unwrap();
    assert_eq!(desk.code(undo(ANN, "v")), Code::NoUndo);
}

#[test]
fn choosing_again_wins_no_time() {
    for clock in [Clock::PerMove { seconds: 5 }, Clock::Bank { seconds: 5, increment: 3 }] {
        let mut desk = Desk::started(TableConfig { clock, ..go_nuts() });
        desk.now = 3000;
        desk.act(ANN, desk.state.length() - 1, "pick:1").unwrap();
        desk.now = 5000;
        desk.ask(undo(ANN, "u")).unwrap();
        let runs_down = desk.state.clock_faces()[0].runs_down;
        assert_eq!(runs_down, Some(8000), "{clock:?}: two of her five seconds are gone");
        desk.now = 6000;
        desk.ask(Command::Tick).unwrap();
        desk.act(ANN, desk.state.length() - 1, "pick:2").unwrap();
        assert_eq!(picture(&desk.replayed()), desk.picture(), "{clock:?}");

        let mut desk = Desk::started(TableConfig { clock, ..go_nuts() });
        desk.act(BO, desk.state.length() - 1, "pick:1").unwrap();
        desk.now = 6000;
        desk.ask(Command::Tick).unwrap();
        let (asked, answer) = (desk.state.asked(ONE), desk.some_answer(ONE));
        desk.ask(Command::BotAct { asked, answer }).unwrap();
        assert_eq!(desk.code(undo(ANN, "u")), Code::NoUndo, "{clock:?}: her time was up");
        assert_eq!(desk.state.undo_offer(ONE), None, "{clock:?}");
        desk.ask(undo(BO, "u")).unwrap();
    }
}

#[test]
fn who_comes_back_may_change_what_the_bot_picked_and_picks_alone() {
    let mut desk = Desk::started(go_nuts());
    desk.ask(Command::Leave { player: BO }).unwrap();
    let (asked, answer) = (desk.state.asked(TWO), desk.some_answer(TWO));
    desk.ask(Command::BotAct { asked, answer }).unwrap();
    let done = desk.ask(undo(BO, "u")).unwrap();
    assert!(matches!(done.entries[0].fact, Fact::TakenBack { seat: TWO }));
    assert_eq!(done.event, Some(desk.state.length() - 1), "the event that did it");
    assert_eq!(desk.state.due_bots().count(), 0);
}

/// A game without secrets in which Ann has just acted, nothing was dealt, and it is Bo's turn.
fn after_anns_turn(mut seated: impl FnMut(&mut Desk)) -> Desk {
    let found = (0..50).find_map(|seed| {
        let mut desk = Desk::new(TableConfig { seats: Some(3), ..config("drive-thru") }, seed);
        desk.ask(Command::Sit { player: ANN, name: "Ann".into(), seat: None }).unwrap();
        seated(&mut desk);
        desk.ask(Command::Start { player: ANN }).unwrap();
        for _ in 0..60 {
            let anns = desk.state.due().contains(ONE);
            let before = desk.state.length();
            desk.play(1);
            if anns && desk.state.length() == before + 1 && desk.state.due().contains(TWO) {
                return Some(desk);
            }
        }
        None
    });
    found.expect("a turn without dice")
}

#[test]
fn the_next_person_is_asked_before_it_is_somebody_elses_turn_again() {
    let mut desk = after_anns_turn(|desk| {
        for (player, name) in [(BO, "Bo"), (CY, "Cy")] {
            desk.ask(Command::Sit { player, name: name.into(), seat: None }).unwrap();
        }
    });
    let steps = desk.state.game().unwrap().len();
    assert_eq!(desk.state.undo_offer(ONE), Some(UndoOffer::Ask));
    let asked = desk.ask(undo(ANN, "u")).unwrap();
    assert!(matches!(asked.entries[..], [Entry { fact: Fact::Proposed { .. }, .. }]));
    assert_eq!(desk.state.info().proposal, Some(Proposal::Undo));
    assert_eq!(desk.state.undo_offer(ONE), None, "it is asked already");
    assert_eq!(desk.code(undo(ANN, "v")), Code::Limit);
    desk.ask(Command::Answer { player: BO, id: "n".into(), yes: false }).unwrap();
    assert_eq!(desk.state.info().proposal, None);
    assert_eq!(desk.code(agree(CY, "y")), Code::NoProposal);
    assert_eq!(desk.code(undo(ANN, "w")), Code::Limit, "not so soon");
    desk.now += 20_000;
    desk.ask(undo(ANN, "w")).unwrap();
    desk.ask(agree(BO, "y")).unwrap();
    let done = desk.ask(agree(CY, "z")).unwrap();
    assert!(matches!(done.entries[1].fact, Fact::Undone { seat: ONE, .. }));
    assert!(desk.state.due().contains(ONE) && desk.state.game().unwrap().len() == steps - 1);
    // Once somebody else has acted, nobody's consent helps.
    desk.play(1);
    desk.play(1);
    assert_eq!(desk.code(undo(ANN, "late")), Code::NoUndo);
    assert_eq!(picture(&desk.replayed()), desk.picture());
}

#[test]
fn bots_do_not_mind_an_undo_that_passes_nothing() {
    let mut desk = after_anns_turn(|desk| {
        for seat in [TWO, THREE] {
            desk.ask(Command::SeatBot { player: ANN, seat, bot: "random".into() }).unwrap();
        }
    });
    assert_eq!(desk.state.undo_offer(ONE), Some(UndoOffer::Action));
    let (asked, answer) = (desk.state.asked(TWO), desk.some_answer(TWO));
    let done = desk.ask(undo(ANN, "u")).unwrap();
    assert!(matches!(done.entries[..], [Entry { fact: Fact::Undone { seat: ONE, .. }, .. }]), "{done:?}");
    assert!(desk.state.due().contains(ONE));
    let late = Command::BotAct { asked, answer };
    assert_eq!(desk.code(late), Code::Stale, "what the bot thought meanwhile does not count");
}

#[test]
fn logs_from_before_the_limit_make_the_same_table_as_ever() {
    let mut desk = Desk::started(go_nuts());
    let (start, base) = (desk.state.game().unwrap().len(), desk.state.length() - 1);
    let views = |state: &State| {
        Viewer::all(state.seats()).map(|v| state.game().unwrap().view_json(v)).collect::<Vec<_>>()
    };
    desk.act(ANN, base, "pick:1").unwrap();
    let before = views(&desk.state);
    desk.act(BO, base, "pick:2").unwrap();
    // By everybody's consent the answer of seat 2 was taken back, and with it all that came later.
    let write = |desk: &mut Desk, fact: Fact| {
        let entry = Entry { at: desk.now, fact };
        desk.state.apply(entry.clone()).unwrap();
        desk.log.push(entry);
    };
    write(&mut desk, Fact::Proposed { seat: TWO, proposal: stored::Proposal::Undo, id: None });
    for seat in [ONE, THREE] {
        write(&mut desk, Fact::Answered { seat, yes: true, id: None });
    }
    write(&mut desk, Fact::Undone { seat: TWO, steps: start + 1, id: None });
    assert_eq!(views(&desk.state), before);
    assert!(desk.state.due().iter().eq([TWO, THREE]));
    assert_eq!(picture(&desk.replayed()), desk.picture());
    // A proposal that was still open when the limit came leads nowhere.
    for player in [BO, CY] {
        desk.act(player, desk.state.length() - 1, "pick:4").unwrap();
    }
    write(&mut desk, Fact::Proposed { seat: THREE, proposal: stored::Proposal::Undo, id: None });
    assert_eq!(desk.code(agree(ANN, "y")), Code::NoUndo);
    desk.ask(Command::Answer { player: ANN, id: "n".into(), yes: false }).unwrap();
    assert_eq!(desk.state.info().proposal, None);
}

/// Ann with bots at every other seat, just after her pick has opened everybody's and she alone is asked next: a power
/// donut she took alone.
fn alone_with_a_power_donut() -> Desk {
    let retail = || TableConfig { seats: Some(3), edition: Some("retail".into()), ..go_nuts() };
    let found = (0..200).find_map(|seed| {
        let mut desk = Desk::new(retail(), seed);
        desk.ask(Command::Sit { player: ANN, name: "Ann".into(), seat: None }).unwrap();
        for seat in [TWO, THREE] {
            desk.ask(Command::SeatBot { player: ANN, seat, bot: "random".into() }).unwrap();
        }
        desk.ask(Command::Start { player: ANN }).unwrap();
        while desk.state.phase() == Phase::Playing {
            // The bots answer first.
            let first = desk.state.due_bots().next();
            if let Some((seat, _, asked)) = first {
                let answer = desk.some_answer(seat);
                desk.ask(Command::BotAct { asked, answer }).unwrap();
                continue;
            }
            let token = desk.some_token(ONE);
            let acted = desk.act(ANN, desk.state.length() - 1, &token).unwrap();
            let alone = desk.state.due().iter().eq([ONE]);
            if token.starts_with("pick:") && acted.entries.len() == 1 && alone {
                return Some(desk);
            }
        }
        None
    });
    found.expect("a power donut is taken alone")
}

#[test]
fn no_undo_passes_a_reveal_where_only_bots_could_object() {
    let mut desk = alone_with_a_power_donut();
    let before = desk.picture();
    assert_eq!(desk.code(undo(ANN, "u")), Code::NoUndo);
    assert_eq!(desk.state.undo_offer(ONE), None);
    assert_eq!(desk.picture(), before, "her pick is open, and so are the bots' picks");
}

#[test]
fn all_must_agree_to_stop() {
    let mut desk = Desk::started(go_nuts());
    desk.ask(Command::Abandon { player: ANN, id: None }).unwrap();
    desk.ask(Command::Answer { player: BO, id: "1".into(), yes: true }).unwrap();
    assert_eq!(desk.state.phase(), Phase::Playing);
    desk.ask(Command::Leave { player: CY }).unwrap();
    assert_eq!(desk.state.info().ending, Some(Ending::Abandoned), "who left has no say");
    assert_eq!(desk.code(Command::Abandon { player: ANN, id: None }), Code::Over);
}

#[test]
fn a_log_that_makes_no_sense_is_named() {
    let mut desk = Desk::started(go_nuts());
    desk.play(3);
    assert_eq!(State::replay([]).unwrap_err().number, 0);
    let second = desk.log[1..].to_vec();
    assert_eq!(State::replay(second).unwrap_err().number, 0);
    let mut wrong = desk.log.clone();
    let last = wrong.len() - 1;
    wrong[last].fact = Fact::Step { step: "1.donut".into(), id: None, bot: false };
    assert_eq!(State::replay(wrong).unwrap_err().number, last as u64);
}

#[test]
fn tables_that_cannot_be_are_refused() {
    let refused = |config| {
        let made = State::create(TableId::new([7; 16]), config, Secret::new([1; 32]), ANN, None, 0);
        made.map(|_| ()).unwrap_err().field.unwrap()
    };
    assert_eq!(refused(config("chess")), "game");
    assert_eq!(refused(TableConfig { seats: Some(0), ..go_nuts() }), "seats");
    assert_eq!(refused(TableConfig { seats: Some(1), ..go_nuts() }), "seats");
    assert_eq!(refused(TableConfig { edition: Some("gold".into()), ..go_nuts() }), "edition");
    assert_eq!(refused(TableConfig { stand_in: Some("deep".into()), ..go_nuts() }), "stand_in");
    assert_eq!(refused(TableConfig { clock: Clock::PerMove { seconds: 0 }, ..go_nuts() }), "clock");
    assert_eq!(refused(TableConfig { on_leave: OnLeave::AfterClock, ..go_nuts() }), "on_leave");
    assert_eq!(refused(TableConfig { grace: Some(0), ..go_nuts() }), "grace");
    let late = Watching::HandsDelayed { seconds: 59 };
    assert_eq!(refused(TableConfig { watching: late, ..go_nuts() }), "watching");
    let toml = |text: String| TableConfig { edition_toml: Some(text), ..go_nuts() };
    assert_eq!(refused(toml("sugar = 1".into())), "edition_toml");
    assert_eq!(refused(toml("#".repeat(70_000))), "edition_toml");
    assert_eq!(refused(TableConfig { edition: Some("gold".into()), ..toml(String::new()) }), "edition_toml");
    let options = [("sugar".to_string(), true.to_string().as_str().into())].into();
    assert_eq!(refused(TableConfig { options, ..go_nuts() }), "options");
}

/// A table that begins in the middle of another game.
fn continued_desk(game: &str, other: &Desk, steps: usize) -> Desk {
    let record = other.state.record(Viewer::Spectator).unwrap();
    let position =
        Continued { steps: record.steps[..steps].to_vec(), of: record.steps.len() as u32, finished: true };
    let config = TableConfig { seats: Some(3), ..config(game) };
    let made = State::create_at(TableId::new([8; 16]), config, Secret::new([2; 32]), ANN, position, 1000);
    let (state, entry) = made.unwrap();
    let mut desk = Desk { state, log: vec![entry], now: 1000, requests: 0 };
    for (player, name) in [(ANN, "Ann"), (BO, "Bo"), (CY, "Cy")] {
        desk.ask(Command::Sit { player, name: name.into(), seat: None }).unwrap();
    }
    desk.ask(Command::Start { player: ANN }).unwrap();
    desk
}

#[test]
fn a_continued_game_begins_with_the_position_and_is_dealt_anew() {
    for game in GAMES {
        let id = game.meta().id;
        let mut other = Desk::started(config(id));
        other.play(10_000);
        let old = other.state.record(Viewer::Spectator).unwrap();
        let half = other.state.game().unwrap().len() / 2;
        // Where no simultaneous choice is under way.
        let mut begin = old.clone();
        begin.steps.truncate(half);
        begin.outcome = None;
        let taken = game.replay(&begin, None).unwrap().record(None).steps.len();
        let mut desk = continued_desk(id, &other, taken);
        assert_eq!(desk.state.info().continued.map(|position| position.steps), Some(taken as u32));
        assert_eq!(picture(&desk.replayed()), desk.picture(), "{id}: it comes back from the store");
        desk.play(10_000);
        assert_eq!(picture(&desk.replayed()), desk.picture());
        let record = desk.state.record(Viewer::Spectator).unwrap();
        assert_eq!(record.continued, Some(taken));
        assert_eq!(record.steps[..taken], old.steps[..taken]);
        assert_ne!(record.steps, old.steps, "{id}: another seed deals otherwise");
        assert!(record.outcome.is_some());
    }
}

#[test]
fn nothing_goes_back_behind_the_position_a_table_began_with() {
    let mut other = Desk::started(config("dollars-to-donuts"));
    other.play(60);
    let steps = other.state.record(Viewer::Spectator).unwrap().steps;
    // Right after somebody's step, where another step of the same seat is due: as it could be taken back at its own table.
    let cut = (1..steps.len()).find(|cut| {
        let mut begin = other.state.record(Viewer::Spectator).unwrap();
        begin.steps.truncate(*cut);
        let game = catalog::find("dollars-to-donuts").unwrap().replay(&begin, None).unwrap();
        let seat = steps[cut - 1].split('.').next().and_then(|actor| actor.parse::<Seat>().ok());
        seat.is_some_and(|seat| game.undo_to(seat).is_ok())
    });
    let cut = cut.expect("some action can be taken back");
    let mut desk = continued_desk("dollars-to-donuts", &other, cut);
    let seat: Seat = steps[cut - 1].split('.').next().unwrap().parse().unwrap();
    let player = [ANN, BO, CY][seat.index()];
    assert_eq!(desk.code(Command::Undo { player, id: "u".into() }), Code::NoUndo);
    let token = desk.some_token(seat);
    desk.act(player, desk.state.length() - 1, &token).unwrap();
    desk.ask(Command::Undo { player, id: "v".into() }).unwrap();
}
