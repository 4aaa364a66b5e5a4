//! How far a game may go back: never behind what somebody was shown.
//!
//! The limit follows from what happened and who saw it, not from who sits at the table or agrees.

use tabletop::{Game, Phrase, Seat, SeatCount, Step, say};

use crate::WORDS;
use crate::happened::Happened;

/// How a seat takes back its last action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undo {
    /// The game goes back to where it was after so many steps.
    Rewind(usize),
    /// The seat withdraws its answer to the simultaneous choice under way, which nobody has seen. The others' answers
    /// stay.
    Withdraw,
}

/// The limit of every undo: why `seat` may not go back behind this step.
pub(crate) fn undo_limit<G: Game>(last: &Happened<G>, seat: Seat, seats: SeatCount) -> Result<(), Phrase> {
    match last.step {
        Step::Chance(_) => Err(say!(WORDS, "no-undo-chance")),
        Step::Act(actor, _) if actor != seat => Err(say!(WORDS, "no-undo-others")),
        Step::Act(..) if last.opens => Err(say!(WORDS, "no-undo-opened")),
        Step::Act(..) if last.uncovers(seats) => Err(say!(WORDS, "no-undo-shown")),
        Step::Act(..) => Ok(()),
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use tabletop::{
        Book, Config, Edition, FastRng, OptionKind, OptionValue, Parts, PartsOf, StepOf, StepView, Turn,
        Viewer, below, fast_rng, format_step,
    };

    use super::*;
    use crate::typed::{Sitting, Typed};
    use crate::{Listed, Table, TableError};

    /// Longer games bring nothing new.
    const MOST_STEPS: usize = 150;
    /// States drawn from each viewer's view to judge whether a step told it something.
    const SAMPLES: u64 = 100;

    /// Every edition at every size, and every value of every option on its own.
    fn books<G: Game>() -> Vec<Book<G>> {
        let sizes = || G::META.seat_counts().filter(|seats| seats.get() > 1);
        let editions = Edition::<PartsOf<G>>::built_in().iter().map(|edition| Config::of(edition));
        let options = PartsOf::<G>::OPTIONS.iter().flat_map(|spec| {
            let values = match spec.kind {
                OptionKind::Bool => vec![OptionValue::Bool(false), OptionValue::Bool(true)],
                OptionKind::Int { min, max } => {
                    vec![OptionValue::Int(min.into()), OptionValue::Int(max.into())]
                }
                OptionKind::Choice(words) => {
                    words.iter().map(|word| OptionValue::Word((*word).to_string())).collect()
                }
            };
            values.into_iter().map(|value| {
                let mut config = Config::<G>::default();
                config.set(spec.name, &value).unwrap();
                config
            })
        });
        let everywhere = editions.flat_map(|config| sizes().map(move |seats| (config.clone(), seats)));
        let somewhere = options.enumerate().map(|(i, config)| {
            let sizes: Vec<SeatCount> = sizes().collect();
            (config, sizes[i % sizes.len()])
        });
        everywhere.chain(somewhere).filter_map(|(config, seats)| Book::open(&config, seats).ok()).collect()
    }

    /// A random game with every state it went through.
    struct Walk<G: Game> {
        table: Typed<G>,
        /// One more than steps.
        states: Vec<G>,
        steps: Vec<StepOf<G>>,
        /// Where the answers to the simultaneous choice under way begin.
        window: Option<usize>,
        rng: FastRng,
    }

    /// How often each of them happened.
    #[derive(Debug, Default)]
    struct Tally {
        rewound: usize,
        withdrawn: usize,
        /// Refused because the step shows something hidden.
        shown: usize,
        /// Those of them in which somebody learnt something.
        news: usize,
    }

    impl<G: Listed> Walk<G> {
        fn new(book: Book<G>, seed: u64) -> Self {
            let table = Typed::new(book, Sitting::default());
            Walk {
                table,
                states: vec![G::new(book)],
                steps: Vec::new(),
                window: None,
                rng: fast_rng(seed, 1),
            }
        }

        fn now(&self) -> &G {
            self.states.last().unwrap()
        }

        fn text(&self, step: StepOf<G>) -> String {
            format_step::<G>(self.now().book(), step)
        }

        /// Makes a random step; `false` when the game is over.
        fn go_on(&mut self) -> bool {
            let mut game = self.now().clone();
            let step = match game.turn() {
                Turn::Over => return false,
                Turn::Chance => Step::Chance(game.sample_chance(&mut Vec::new(), &mut self.rng)),
                Turn::Act(due) => {
                    let seat = due.iter().nth(below(&mut self.rng, due.len() as u32) as usize).unwrap();
                    if due.len() > 1 {
                        self.window.get_or_insert(self.steps.len());
                    }
                    Step::Act(seat, game.sample_action(seat, &mut Vec::new(), &mut self.rng))
                }
            };
            self.table.apply(&self.text(step)).unwrap();
            game.apply_unchecked(step);
            self.steps.push(step);
            self.states.push(game);
            if self.table.last().is_some_and(|last| last.opens) {
                self.window = None;
            }
            true
        }

        /// A table with the same history, to try things on.
        fn twin(&self) -> Typed<G> {
            Typed::after(self.now().book(), Sitting::default(), &self.steps)
        }

        fn look_at_every_undo(&self, tally: &mut Tally) {
            for seat in self.now().book().seats.seats() {
                let answered = self.window.and_then(|start| {
                    let own = |step: &StepOf<G>| matches!(step, Step::Act(actor, _) if *actor == seat);
                    Some(start + self.steps[start..].iter().position(own)?)
                });
                match (self.table.undo_to(seat), answered) {
                    (Ok(Undo::Withdraw), Some(place)) => {
                        self.look_at_withdrawing(seat, place);
                        tally.withdrawn += 1;
                    }
                    (Ok(Undo::Rewind(len)), None) => {
                        self.look_at_rewinding(seat, len);
                        tally.rewound += 1;
                    }
                    (Err(TableError::NoUndo(why)), None) if why.to_string().contains("hidden") => {
                        let (before, step) =
                            (&self.states[self.steps.len() - 1], *self.steps.last().unwrap());
                        let mut viewers = Viewer::all(before.book().seats);
                        tally.shown += 1;
                        tally.news += usize::from(viewers.any(|v| !follows_from_before(before, step, v)));
                    }
                    (Err(TableError::NoUndo(_)), None) => {}
                    (other, place) => panic!("{seat} answered with step {place:?}, but: {other:?}"),
                }
            }
        }

        /// Nothing that goes was dealt, was somebody else's, was opened, or told anybody anything.
        fn look_at_rewinding(&self, seat: Seat, len: usize) {
            assert!(len < self.steps.len() && self.table.last().is_none_or(|last| !last.opens));
            assert!(self.window.is_none_or(|start| len >= start), "answers of others stand");
            for (before, &step) in self.states.iter().zip(&self.steps).skip(len) {
                let text = self.text(step);
                assert!(matches!(step, Step::Act(actor, _) if actor == seat), "{seat} goes behind {text}");
                for viewer in Viewer::all(before.book().seats) {
                    assert!(follows_from_before(before, step, viewer), "{text} tells {viewer} something");
                }
            }
            let mut twin = self.twin();
            twin.undo(seat).unwrap();
            assert_eq!(twin.len(), len);
            same_views(&twin, &self.states[len]);
        }

        /// Others see no more than that the seat thinks again, and their answers stay.
        fn look_at_withdrawing(&self, seat: Seat, place: usize) {
            let start = self.window.unwrap();
            let step = self.steps[place];
            for viewer in Viewer::all(self.now().book().seats).filter(|viewer| !viewer.is(seat)) {
                let look = self.states[place].view_step(step, viewer);
                assert!(matches!(look, StepView::Sealed(..)), "{} was seen by {viewer}", self.text(step));
            }
            let mut without = self.states[start].clone();
            for (_, &other) in self.steps.iter().enumerate().skip(start).filter(|(at, _)| *at != place) {
                without.apply_unchecked(other);
            }
            let mut twin = self.twin();
            twin.undo(seat).unwrap();
            same_views(&twin, &without);
            assert_eq!(twin.record(None), self.table.record(None), "answers stand in no record yet");
            twin.apply(&self.text(step)).unwrap();
            same_views(&twin, self.now());
        }
    }

    /// Everybody sees this state.
    fn same_views<G: Listed>(table: &Typed<G>, state: &G) {
        assert_eq!(table.turn(), state.turn());
        for viewer in Viewer::all(state.book().seats) {
            let view = serde_json::to_string(&state.view(viewer)).unwrap();
            assert_eq!(table.view_json(viewer), view, "{viewer}");
        }
    }

    /// Whatever is hidden from the viewer, it sees the same step and the same table after it.
    fn follows_from_before<G: Game>(before: &G, step: StepOf<G>, viewer: Viewer) -> bool {
        let outlook = |state: &G, step: StepOf<G>| {
            let mut after = state.clone();
            after.apply_unchecked(step);
            (state.view_step(step, viewer), after.view(viewer))
        };
        let Step::Act(seat, _) = step else { return false };
        let seen = outlook(before, step);
        (0..SAMPLES).all(|sample| {
            let state = G::determinize(&before.view(viewer), &mut fast_rng(1, sample));
            if matches!(seen.0, StepView::Open(_)) {
                return state.check(step).is_ok() && outlook(&state, step) == seen;
            }
            let mut actions = Vec::new();
            state.legal_actions(seat, &mut actions);
            actions.into_iter().any(|action| outlook(&state, Step::Act(seat, action)) == seen)
        })
    }

    /// For every game: whoever may take something back, at whatever moment, takes back nothing that was shown; and where
    /// that is the reason to refuse, it is mostly true.
    pub(crate) fn no_undo_passes_what_was_shown<G: Listed>() {
        const GAMES: u64 = 3;
        let mut tally = Tally::default();
        for book in books::<G>() {
            for seed in 0..GAMES {
                let mut walk = Walk::new(book, seed);
                while walk.steps.len() < MOST_STEPS && walk.go_on() {
                    walk.look_at_every_undo(&mut tally);
                }
            }
        }
        assert!(tally.rewound + tally.withdrawn > 100, "{tally:?}");
        assert!(tally.news * 10 >= tally.shown * 9, "{tally:?}");
    }

    #[test]
    fn a_step_that_shows_a_hidden_card_is_known_to_do_so() {
        let (mut kept, mut open) = (0, 0);
        let retail = Edition::built_in()[1];
        let book = Book::open(&Config::<games::GoNuts>::of(retail), SeatCount::new(5).unwrap()).unwrap();
        for seed in 0..30 {
            let mut walk = Walk::new(book, seed);
            while walk.go_on() {
                let text = walk.text(*walk.steps.last().unwrap());
                let shows = walk.table.last().unwrap().uncovers(book.seats);
                if text.contains(".keep:") {
                    kept += 1;
                    assert!(shows, "{text}");
                } else if text.contains(".scoop:") || text.contains(".milk:") {
                    open += 1;
                    assert!(!shows, "{text}");
                }
            }
        }
        assert!(open > 5 && kept > 5, "{open} {kept}");
    }
}
