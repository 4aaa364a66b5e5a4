//! Cards that need no thought: the last one of a hand, and those that make every sale that is left.

use tabletop::{Certain, Seat};

use super::Action;
use super::card_set::Cards;
use super::cards::{EVERY_PLAIN, Face};
use super::table::FlipAt;
use super::tables::NextLead;
use super::view::View;

/// Why playing this card needs no decision.
pub(super) fn certain(view: &View, action: Action, offered: usize) -> Option<Certain> {
    let (Action::Play(_), Some(seat)) = (action, view.viewer.seat()) else { return None };
    if view.hand.len() == 1 {
        return (offered == 1).then_some(Certain::Forced);
    }
    makes_every_sale(view, seat).then_some(Certain::Rest)
}

/// Whether the seat, which leads and goes on leading, makes every sale with whichever of its cards.
fn makes_every_sale(view: &View, seat: Seat) -> bool {
    let (rules, table) = (&view.book.rules, &view.table);
    let leads = table.sale.played == 0 && table.sale.leader == seat && rules.next_lead == NextLead::Winner;
    // A plain is what it is said to be, so it is left to its player.
    if !leads || view.hand.plains() > 0 {
        return false;
    }
    let unseen = unseen(view);
    let plains = if unseen.plains() > 0 { EVERY_PLAIN } else { 0 };
    Face::each(view.hand.naturals()).all(|own| {
        let key = |face: Face| rules.key(face, table.trending, own.flavour());
        Face::each(unseen.naturals() | plains).all(|other| key(other) <= key(own))
    })
}

/// Every card that somebody else may hold.
fn unseen(view: &View) -> Cards {
    let table = &view.table;
    let mut seen = view.hand.plus(view.discards).plus(table.revealed).plus(table.cards_played());
    if let Some(card) = table.flip.filter(|_| table.flip_at == FlipAt::Table) {
        seen.add(card);
    }
    Cards::BOX.minus(seen)
}

#[cfg(test)]
mod tests {
    use tabletop::{Game, Step, Turn, Viewer, Warnings, fast_rng};

    use super::super::arrange::position;
    use super::super::{Donut, Event};
    use super::*;

    /// What is said of the cards of whoever must play one.
    fn said(seats: usize, settings: &str, plays: &str) -> Vec<Option<Certain>> {
        let game = position(seats, settings, plays);
        let seat = game.table.due().unwrap();
        let view = game.view(Viewer::Seat(seat));
        let mut actions = Vec::new();
        game.legal_actions(seat, &mut actions);
        actions.iter().map(|action| Donut::certain(&view, *action, actions.len())).collect()
    }

    #[test]
    fn a_last_card_is_forced_and_a_plain_still_has_to_be_named() {
        let hands = |own: &str| format!("phase sale; flip s5; hand:1 {own}; hand:2 c3");
        assert_eq!(said(2, &hands("m4"), ""), [Some(Certain::Forced)]);
        assert_eq!(said(2, &hands("p"), ""), [None; 4]);
        assert_eq!(said(2, &hands("m4 m5"), ""), [None; 2]);
    }

    #[test]
    fn the_highest_trending_cards_make_the_rest() {
        // A plain may still be somewhere: it beats nothing but low cards.
        let hands = "phase sale; flip s5; hand:1 s12 s13; hand:2 c3 c4";
        assert_eq!(said(2, hands, ""), [Some(Certain::Rest); 2]);
        assert_eq!(said(2, &hands.replace("s12", "s11"), ""), [None; 2], "the twelve may be in a hand");
        assert_eq!(said(2, &hands.replace("s12", "m13"), ""), [None; 2], "any trending card beats it");
        assert_eq!(said(2, &format!("{hands}; leader 2"), "2.c3"), [None; 2], "another leads");
    }

    #[test]
    fn whatever_is_claimed_is_won_in_every_game_that_fits_the_view() {
        let mut claims = 0;
        for number in 0..3000 {
            let mut rng = fast_rng(7, number);
            let seats = tabletop::SeatCount::new(2 + number as usize % 4).unwrap();
            let mut game = Donut::new(tabletop::Book::standard(seats).unwrap());
            while let Some(step) = game.random_step(&mut rng) {
                if let Step::Act(seat, action @ Action::Play(_)) = step {
                    let view = game.view(Viewer::Seat(seat));
                    if Donut::certain(&view, action, 2) == Some(Certain::Rest) {
                        claims += 1;
                        wins_the_round(Donut::determinize(&view, &mut rng), seat, &mut rng);
                    }
                }
                game.apply_unchecked(step);
            }
        }
        assert!(claims > 30, "{claims} claims were looked at");
    }

    /// Plays the round to its end; this seat makes every sale.
    fn wins_the_round(mut game: Donut, seat: Seat, rng: &mut impl tabletop::Rng) {
        let (mut left, round) = (game.hands[seat.index()].len(), game.table.round);
        while left > 0 {
            let step = game.random_step(rng).unwrap();
            let mut events = Vec::new();
            game.apply_telling(step, &mut events);
            for event in &events {
                if let Event::Sold { seat: winner, .. } = event {
                    assert_eq!(*winner, seat);
                    left -= 1;
                }
            }
            // With enough fame the game ends before the round does.
            if game.turn() == Turn::Over {
                return;
            }
            assert!(left == 0 || game.table.round == round);
        }
    }
}
