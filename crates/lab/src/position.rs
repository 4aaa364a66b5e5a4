//! One game in progress, in numbers and in text, for programs that look ahead: a plain value without its type.

use std::sync::Arc;

use bots::{Mind, Player};
use catalog::Listed;
use tabletop::{
    Book, FastRng, Game, Layout, Outcome, Recorder, Seat, SeatCount, Step, StepOf, StepView, Token, Turn,
    Viewer, fast_rng, format_step, format_step_view, parse_step, state_hash,
};
use thiserror::Error;

/// Why nothing was done.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct Refused(pub String);

/// A game in progress, whatever its type. A viewer that is not a seat of the table is a spectator.
pub trait Position: Send + Sync {
    /// The same position once more.
    fn boxed_clone(&self) -> Box<dyn Position>;

    /// How many seats there are.
    fn seats(&self) -> SeatCount;

    /// Who must do something now.
    fn turn(&self) -> Turn;

    /// The ids of what `seat` may choose now, in the order of the game; none if it is not asked.
    fn legal(&self, seat: Seat) -> Vec<u16>;

    /// Marks these ids, and no others.
    fn mask(&self, seat: Seat, out: &mut [bool]);

    /// Writes what the viewer may know.
    fn observe(&self, viewer: Viewer, out: &mut [i16]);

    /// `seat` chooses the action with this id.
    fn apply(&mut self, seat: Seat, id: usize) -> Result<(), Refused>;

    /// Makes a step as a record writes it: `1.pick:2`, `x.draw:glazed`.
    fn apply_step(&mut self, step: &str) -> Result<(), Refused>;

    /// Chance answers, as often as it is due, by this seed and by how many steps were made before.
    fn deal(&mut self, seed: u64);

    /// What chance may answer now, as steps, and how much each weighs.
    fn chances(&self) -> Vec<(String, u32)>;

    /// The action with this id as a record writes it, if it means anything to `seat` now: `pick:2`.
    fn token(&self, seat: Seat, id: usize) -> Option<String>;

    /// The steps so far, in the order they were made; `None` if the position was sampled, so that nobody knows them.
    fn steps(&self) -> Option<Vec<String>>;

    /// All that the viewer may know now, as JSON.
    fn view_json(&self, viewer: Viewer) -> String;

    /// The board as the viewer sees it, drawn for a terminal.
    fn view_text(&self, viewer: Viewer) -> String;

    /// All that the viewer has seen so far and knows now: two positions of one table that it cannot tell apart have the same.
    fn information(&self, viewer: Viewer) -> String;

    /// Ranks and scores, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// A guess at each seat's share of the win, looking at everything.
    fn win_shares(&self) -> Vec<f32>;

    /// Names the state; the same on every machine.
    fn hash(&self) -> u64;

    /// A position drawn from those that look like this one to the viewer.
    fn sample(&self, viewer: Viewer, rng: &mut FastRng) -> Box<dyn Position>;

    /// The id of what `player` chooses for `seat`. It sees that seat's view and nothing else.
    fn choose(&self, seat: Seat, player: Player, rng: &mut FastRng) -> Result<u16, Refused>;
}

/// The first position of a table.
pub(crate) fn position<G: Listed>(book: Book<G>, layout: Arc<Layout>) -> Box<dyn Position> {
    Box::new(Typed { game: G::new(book), layout, past: Past::Known, steps: Vec::new() })
}

/// The implementation of [`Position`], once for all games.
struct Typed<G: Game> {
    game: G,
    layout: Arc<Layout>,
    past: Past,
    /// The steps since.
    steps: Vec<StepOf<G>>,
}

/// What is known of the time before the first step that is kept.
#[derive(Clone)]
enum Past {
    /// Nothing had happened.
    Known,
    /// The position was sampled for somebody who had seen this.
    Sampled(Arc<str>),
}

impl<G: Listed> Typed<G> {
    fn push(&mut self, step: StepOf<G>) {
        self.game.apply_unchecked(step);
        self.steps.push(step);
    }

    fn entitled(&self, viewer: Viewer) -> Viewer {
        let seat = viewer.seat().filter(|seat| self.game.book().seats.contains(*seat));
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    fn actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut actions = Vec::new();
        self.game.legal_actions(seat, &mut actions);
        actions
    }

    /// The steps so far as the viewer saw them.
    fn seen(&self, viewer: Viewer) -> String {
        let book = self.game.book();
        let mut seen = String::new();
        match &self.past {
            Past::Known => {
                let (mut game, mut recorder) = (G::new(book), Recorder::default());
                let mut sealed = false;
                for step in &self.steps {
                    let look = game.view_step(*step, viewer);
                    sealed |= matches!(look, StepView::Sealed(..));
                    seen.push_str(&format_step_view::<G>(book, &look));
                    seen.push(' ');
                    let opened = recorder.note(&game, *step);
                    if sealed && !opened.is_empty() {
                        sealed = false;
                        for answer in opened {
                            seen.push_str(&format_step::<G>(book, *answer));
                            seen.push(' ');
                        }
                    }
                    game.apply_unchecked(*step);
                }
            }
            // What others have seen is not known, so their steps since then stand for it.
            Past::Sampled(before) => {
                seen.push_str(before);
                for step in &self.steps {
                    seen.push_str(match step {
                        Step::Act(..) => "act ",
                        Step::Chance(_) => "chance ",
                    });
                }
            }
        }
        seen
    }
}

impl<G: Listed> Position for Typed<G> {
    fn boxed_clone(&self) -> Box<dyn Position> {
        Box::new(Typed {
            game: self.game.clone(),
            layout: self.layout.clone(),
            past: self.past.clone(),
            steps: self.steps.clone(),
        })
    }

    fn seats(&self) -> SeatCount {
        self.game.book().seats
    }

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn legal(&self, seat: Seat) -> Vec<u16> {
        if !self.game.turn().asks(seat) {
            return Vec::new();
        }
        let view = self.game.view(Viewer::Seat(seat));
        self.actions(seat).into_iter().map(|action| self.layout.id::<G>(&view, action) as u16).collect()
    }

    fn mask(&self, seat: Seat, out: &mut [bool]) {
        let viewer = self.entitled(Viewer::Seat(seat));
        self.layout.mask::<G>(&self.game.view(viewer), &self.actions(seat), out);
    }

    fn observe(&self, viewer: Viewer, out: &mut [i16]) {
        self.layout.observe::<G>(&self.game.view(self.entitled(viewer)), out);
    }

    fn apply(&mut self, seat: Seat, id: usize) -> Result<(), Refused> {
        if !self.game.turn().asks(seat) {
            let index = seat.index();
            return Err(Refused(match self.game.turn() {
                Turn::Over => "the game is over".to_string(),
                Turn::Chance => "chance is due: deal before anybody chooses".to_string(),
                Turn::Act(due) => {
                    let due: Vec<usize> = due.iter().map(Seat::index).collect();
                    format!("seat {index} is not asked now: {due:?} are (seats count from 0)")
                }
            }));
        }
        let view = self.game.view(Viewer::Seat(seat));
        let action = self.layout.action::<G>(&view, id).filter(|action| self.game.is_legal(seat, *action));
        let Some(action) = action else {
            let most = self.layout.menu.len();
            return Err(Refused(if id < most {
                format!("the action id {id} is not legal here: choose one that legal() lists")
            } else {
                format!("there is no action id {id}: they go from 0 to {}", most - 1)
            }));
        };
        self.push(Step::Act(seat, action));
        Ok(())
    }

    fn apply_step(&mut self, step: &str) -> Result<(), Refused> {
        let step = parse_step::<G>(self.game.book(), step).map_err(|e| Refused(e.to_string()))?;
        self.game.check(step).map_err(|e| Refused(e.to_string()))?;
        self.push(step);
        Ok(())
    }

    fn deal(&mut self, seed: u64) {
        let mut outcomes = Vec::new();
        while self.game.turn() == Turn::Chance {
            let mut rng = fast_rng(seed, self.steps.len() as u64);
            let outcome = self.game.sample_chance(&mut outcomes, &mut rng);
            self.push(Step::Chance(outcome));
        }
    }

    fn chances(&self) -> Vec<(String, u32)> {
        let mut outcomes = Vec::new();
        self.game.chance_outcomes(&mut outcomes);
        let text = |outcome| format_step::<G>(self.game.book(), Step::Chance(outcome));
        outcomes.into_iter().map(|(outcome, weight)| (text(outcome), weight)).collect()
    }

    fn token(&self, seat: Seat, id: usize) -> Option<String> {
        let viewer = self.entitled(Viewer::Seat(seat));
        let action = self.layout.action::<G>(&self.game.view(viewer), id)?;
        self.game.is_legal(seat, action).then(|| Token::<G>::Action(self.game.book(), action).to_string())
    }

    fn steps(&self) -> Option<Vec<String>> {
        let book = self.game.book();
        let known = matches!(self.past, Past::Known);
        known.then(|| self.steps.iter().map(|step| format_step::<G>(book, *step)).collect())
    }

    fn view_json(&self, viewer: Viewer) -> String {
        let view = self.game.view(self.entitled(viewer));
        serde_json::to_string(&view).expect("a view has no maps with other keys than text")
    }

    fn view_text(&self, viewer: Viewer) -> String {
        self.game.view(self.entitled(viewer)).to_string()
    }

    fn information(&self, viewer: Viewer) -> String {
        let viewer = self.entitled(viewer);
        self.seen(viewer) + &self.view_json(viewer)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    fn win_shares(&self) -> Vec<f32> {
        self.game.estimate().as_slice().to_vec()
    }

    fn hash(&self) -> u64 {
        state_hash(&self.game)
    }

    fn sample(&self, viewer: Viewer, rng: &mut FastRng) -> Box<dyn Position> {
        let viewer = self.entitled(viewer);
        Box::new(Typed {
            game: G::determinize(&self.game.view(viewer), rng),
            layout: self.layout.clone(),
            past: Past::Sampled(self.seen(viewer).into()),
            steps: Vec::new(),
        })
    }

    fn choose(&self, seat: Seat, player: Player, rng: &mut FastRng) -> Result<u16, Refused> {
        if !self.game.turn().asks(seat) {
            return Err(Refused(format!("seat {} is not asked now (seats count from 0)", seat.index())));
        }
        let view = self.game.view(Viewer::Seat(seat));
        let action = Mind::<G>::new().choose(player, &view, seat, rng);
        Ok(self.layout.id::<G>(&view, action) as u16)
    }
}
