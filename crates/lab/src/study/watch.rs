//! A game played by bots, and all that is noted of it on the way: whole numbers only.

use std::ops::ControlFlow;

use bots::{Mind, Player};
use tabletop::{Book, Components, Judgement, MAX_SEATS, Outcome, Seat, Step, Viewer};

use crate::dice::Dice;
use crate::playout::{Length, MOST_DECISIONS, play_by};

/// A share of 1, as estimates are noted.
pub(crate) const SHARE: u32 = 10_000;
/// What a choice is worth that is spread evenly over all components on offer: divisible by all small numbers.
pub(crate) const CHOICE: u64 = 5040;

/// One game as it went.
#[derive(Clone, Debug)]
pub(crate) struct Seen<A> {
    /// How it ended; `None` if it was broken off.
    pub(crate) outcome: Option<Outcome>,
    pub(crate) length: Length,
    pub(crate) turns: u32,
    /// Who was first in turn order.
    pub(crate) first: Option<Seat>,
    /// The first choice of the game, by whom.
    pub(crate) opening: Option<(Seat, A)>,
    /// How many choices there were at each decision.
    pub(crate) menus: Vec<u32>,
    /// The game's own estimate as each turn began, in parts of [`SHARE`].
    pub(crate) shares: Vec<[u32; MAX_SEATS]>,
    /// By component.
    pub(crate) pieces: Vec<Piece>,
}

/// What became of a component in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Piece {
    /// Decisions at which it could be chosen.
    pub(crate) offered: u64,
    /// How often it would have been chosen if all components on offer were alike, in parts of [`CHOICE`].
    pub(crate) expected: u64,
    /// How often it was chosen.
    pub(crate) chosen: u64,
    /// How often it was chosen where another component could be.
    pub(crate) preferred: u64,
    /// Copies each seat got.
    pub(crate) got: [u32; MAX_SEATS],
    /// Points each seat had from it at the end.
    pub(crate) points: [Option<i32>; MAX_SEATS],
}

/// Plays games at a table and notes what it sees; its buffers are used again.
pub(crate) struct Watch<G: Components + Judgement> {
    book: Book<G>,
    opening: G,
    bots: Vec<Player>,
    minds: Vec<Mind<G>>,
    outcomes: Vec<(G::Chance, u32)>,
    legal: Vec<G::Action>,
    events: Vec<G::Event>,
    /// The components on offer at a decision, each once.
    on_offer: Vec<usize>,
    is_on_offer: Vec<bool>,
    seen: Seen<G::Action>,
}

impl<G: Components + Judgement> Watch<G> {
    pub(crate) fn new(book: Book<G>, bots: &[Player]) -> Self {
        let n_components = G::components(book).len();
        Watch {
            book,
            opening: G::new(book),
            bots: bots.to_vec(),
            minds: bots.iter().map(|_| Mind::new()).collect(),
            outcomes: Vec::new(),
            legal: Vec::new(),
            events: Vec::new(),
            on_offer: Vec::new(),
            is_on_offer: vec![false; n_components],
            seen: Seen {
                outcome: None,
                length: Length::default(),
                turns: 0,
                first: None,
                opening: None,
                menus: Vec::new(),
                shares: Vec::new(),
                pieces: vec![Piece::default(); n_components],
            },
        }
    }

    /// Plays a game with these dice.
    pub(crate) fn play(&mut self, dice: &mut impl Dice) -> &Seen<G::Action> {
        let Watch { book, opening, bots, minds, outcomes, legal, events, on_offer, is_on_offer, seen } = self;
        seen.menus.clear();
        seen.shares.clear();
        seen.pieces.fill(Piece::default());
        (seen.first, seen.opening) = (None, None);
        let asks_components = !seen.pieces.is_empty();
        let (menus, pieces) = (&mut seen.menus, &mut seen.pieces);
        // What is noted while a choice is made and what is noted when it is carried out go into the same lists, one
        // after the other.
        let pieces = std::cell::RefCell::new(pieces);
        let mut state = opening.clone();
        let (mut has_begun, mut turn, mut decisions) = (false, u32::MAX, 0);
        let length = play_by(
            &mut state,
            outcomes,
            dice,
            |state, seat, rng| {
                let view = state.view(Viewer::Seat(seat));
                let chosen = minds[seat.index()].choose(bots[seat.index()], &view, seat, rng);
                legal.clear();
                state.legal_actions(seat, legal);
                menus.push(legal.len() as u32);
                if asks_components && legal.len() > 1 {
                    let mut pieces = pieces.borrow_mut();
                    for action in &*legal {
                        state.wanted(seat, *action, |component| {
                            if !std::mem::replace(&mut is_on_offer[component], true) {
                                on_offer.push(component);
                            }
                        });
                    }
                    // Without another one there is nothing to prefer.
                    let n_wanted = on_offer.len() as u64;
                    for component in on_offer.drain(..) {
                        is_on_offer[component] = false;
                        pieces[component].offered += 1;
                        pieces[component].expected += if n_wanted > 1 { CHOICE / n_wanted } else { 0 };
                    }
                    state.wanted(seat, chosen, |component| {
                        pieces[component].chosen += 1;
                        pieces[component].preferred += u64::from(n_wanted > 1);
                    });
                }
                chosen
            },
            |state, step| {
                if let Step::Act(seat, action) = step {
                    if !has_begun {
                        (has_begun, seen.first) = (true, state.first_in_turn());
                        seen.opening = Some((seat, action));
                    }
                    decisions += 1;
                }
                if state.turns_played() != turn {
                    turn = state.turns_played();
                    let estimate = state.estimate();
                    let mut shares = [0; MAX_SEATS];
                    for (seat, share) in estimate.iter() {
                        shares[seat.index()] = (share * SHARE as f32 + 0.5) as u32;
                    }
                    seen.shares.push(shares);
                }
                if asks_components {
                    let before = state.clone();
                    events.clear();
                    state.apply_telling(step, events);
                    let mut pieces = pieces.borrow_mut();
                    for (seat, component) in events.iter().filter_map(|event| before.gained(event)) {
                        pieces[component].got[seat.index()] += 1;
                    }
                } else {
                    state.apply_unchecked(step);
                }
                if decisions >= MOST_DECISIONS { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            },
        );
        let pieces = pieces.into_inner();
        seen.length = length;
        seen.turns = state.turns_played();
        seen.outcome = state.outcome();
        for (component, piece) in pieces.iter_mut().enumerate() {
            for seat in book.seats.seats().filter(|seat| piece.got[seat.index()] > 0) {
                piece.points[seat.index()] = state.points_from(seat, component);
            }
        }
        seen
    }
}
