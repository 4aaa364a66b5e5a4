//! The words of the game: menus, what happened, where the points come from, why something is refused.

use tabletop::{
    Arg, Book, Catalogue, Phrase, ScoreLine, ScoreSheet, Seat, Step, StepView, StepViewOf, Words, fast_rng,
    say,
};

use super::Event;
use super::cards::{Card, Cards, Face, Flavour};
use super::table::{FlipAt, Phase};
use super::view::View;
use super::{Action, Chance, Donut, WORDS, ranked, reasons};

impl Words for Donut {
    fn catalogue() -> &'static Catalogue {
        &WORDS
    }

    fn say_action(view: &View, action: Action) -> Phrase {
        let book = view.book;
        match action {
            Action::Name(flavour) => say!(WORDS, "name", flavour: flavour_arg(book, flavour)),
            Action::In => say!(WORDS, "in"),
            Action::Out => {
                let (price, n) = price_of_sitting_out(view);
                say!(WORDS, "out", price: price, n: n)
            }
            Action::Keep => say!(WORDS, "keep"),
            Action::Swap(cards) => say!(WORDS, "swap", cards: all_cards(book, cards.into())),
            Action::SwapWithFlip(cards) => {
                say!(WORDS, "swap-with-flip", cards: all_cards(book, cards.into()), flip: flip_arg(view))
            }
            Action::Leave => say!(WORDS, "leave", flip: flip_arg(view)),
            Action::Pick(card) => say!(WORDS, "pick", card: card_arg(book, card), flip: flip_arg(view)),
            Action::Play(face) => say!(WORDS, "play", card: face_arg(book, face)),
            Action::LuckyReview => say!(WORDS, "lucky-review"),
            Action::LuckyToken => say!(WORDS, "lucky-token"),
        }
    }

    /// An exchange is first asked by the number of cards: the First Player has 51 of them.
    fn menu_group(view: &View, action: Action, depth: usize) -> Option<Phrase> {
        match (action, depth) {
            (Action::Swap(cards), 0) => Some(say!(WORDS, "group-swap", n: Cards::from(cards).len())),
            (Action::SwapWithFlip(cards), 0) => {
                let n = Cards::from(cards).len();
                Some(say!(WORDS, "group-swap-with-flip", n: n, flip: flip_arg(view)))
            }
            _ => None,
        }
    }

    fn say_event(_: Book<Self>, _: &Event) -> Option<Phrase> {
        None
    }

    type Offer = ();

    fn offer(_: &View, _: Action) {}

    fn say_why(&self, seat: Seat, action: Action) -> Phrase {
        reasons::say(self, seat, action)
    }

    fn score_sheet(view: &View) -> ScoreSheet<Phrase> {
        let line = |seat: Seat| {
            let table = &view.table;
            let (reviews, tokens) = (table.reviews[seat.index()], table.tokens[seat.index()]);
            ScoreLine {
                label: say!(WORDS, "score-fame"),
                detail: say!(WORDS, "score-ties", reviews: reviews, tokens: tokens),
                points: table.fame[seat.index()].into(),
            }
        };
        ScoreSheet { seats: view.book.seats.seats().map(|seat| vec![line(seat)]).collect() }
    }
}

/// The name of a flavour.
pub(super) fn flavour_arg(book: Book<Donut>, flavour: Flavour) -> Arg {
    Arg::data(book.edition.parts.flavours[flavour.index()].name.as_str())
}

/// A card in full: `Maple 7`, `Plain`.
pub(super) fn card_arg(book: Book<Donut>, card: Card) -> Arg {
    let parts = &book.edition.parts;
    match (card.flavour(), card.rank()) {
        (Some(flavour), Some(rank)) => {
            say!(WORDS, "card", flavour: flavour_arg(book, flavour), value: parts.ranks[rank].value).into()
        }
        _ => Arg::data(parts.plain.name.as_str()),
    }
}

/// A card as played: `Maple 7`, `Plain as Maple`.
fn face_arg(book: Book<Donut>, face: Face) -> Arg {
    let card = card_arg(book, face.card());
    if face.card().is_plain() {
        say!(WORDS, "plain-as", plain: card, flavour: flavour_arg(book, face.flavour())).into()
    } else {
        card
    }
}

fn all_cards(book: Book<Donut>, cards: Cards) -> Arg {
    Arg::all(cards.iter().map(|card| card_arg(book, card)))
}

/// The flipped card. Nobody is asked about it where there is none.
fn flip_arg(view: &View) -> Arg {
    view.table.flip.map_or(Arg::from("?"), |card| card_arg(view.book, card))
}

/// What `out` costs the viewer, and how many of that the viewer has.
fn price_of_sitting_out(view: &View) -> (&'static str, u8) {
    let rules = &view.book.rules;
    let Some(seat) = view.viewer.seat().map(Seat::index) else { return ("unknown", 0) };
    let (tokens, reviews) = (view.table.tokens[seat], view.table.reviews[seat]);
    if tokens > 0 {
        ("token", tokens)
    } else if reviews < rules.numbers.reviews_max {
        ("review", reviews)
    } else if view.table.fame[seat] > rules.floor {
        ("fame", reviews)
    } else {
        ("nothing", reviews)
    }
}

fn say_event(view: &View, event: Event) -> Phrase {
    let card = |card: Card| card_arg(view.book, card);
    let flavour = |flavour: Flavour| flavour_arg(view.book, flavour);
    match event {
        Event::First(seat) => say!(WORDS, "lot", who: seat),
        Event::Flipped(flip) => say!(WORDS, "flipped", card: card(flip)),
        Event::Revealed(revealed) => say!(WORDS, "revealed", card: card(revealed)),
        Event::Named(seat, named) => say!(WORDS, "named", who: seat, flavour: flavour(named)),
        Event::Trending(trending) => say!(WORDS, "trending", flavour: flavour(trending)),
        Event::Rush => say!(WORDS, "rush"),
        Event::Dealt(seat) if view.viewer.is(seat) => {
            say!(WORDS, "dealt", who: seat, cards: all_cards(view.book, view.hand))
        }
        Event::Dealt(_) => say!(WORDS, "dealt-all", n: view.book.rules.numbers.hand),
        Event::StaysIn(seat) => say!(WORDS, "stays-in", who: seat),
        Event::OutForToken(seat) => say!(WORDS, "out-for-token", who: seat),
        Event::OutForReview(seat) => say!(WORDS, "out-for-review", who: seat),
        Event::Walkover(seat) => say!(WORDS, "walkover", who: seat),
        Event::Exchanged { seat, cards: 0, .. } => say!(WORDS, "keeps", who: seat),
        Event::Exchanged { seat, cards, with_flip: false } => {
            say!(WORDS, "exchanged", who: seat, n: cards)
        }
        Event::Exchanged { seat, cards, with_flip: true } => {
            say!(WORDS, "exchanged-with-flip", who: seat, n: cards)
        }
        Event::LeftFlip(seat) => say!(WORDS, "left-flip", who: seat),
        Event::PickedFlip(seat) => say!(WORDS, "picked-flip", who: seat),
        Event::Played(seat, face) => say!(WORDS, "played", who: seat, card: face_arg(view.book, face)),
        Event::Void(seat, lacked) => say!(WORDS, "void", who: seat, flavour: flavour(lacked)),
        Event::Sold(seat) => say!(WORDS, "sold", who: seat),
        Event::Fame(seat, fame) => say!(WORDS, "has-fame", who: seat, fame: fame),
        Event::ReviewReturned(seat) => say!(WORDS, "review-returned", who: seat),
        Event::Lucky => say!(WORDS, "lucky"),
        Event::LuckWasted(seat) => say!(WORDS, "luck-wasted", who: seat),
        Event::TokenBack(seat) => say!(WORDS, "token-back", who: seat),
        Event::NoSale(seat) => say!(WORDS, "no-sale", who: seat),
        Event::Review(seat) => say!(WORDS, "review", who: seat),
        Event::FameLost(seat, fame) => say!(WORDS, "fame-lost", who: seat, fame: fame),
        Event::Spared(seat) => say!(WORDS, "spared", who: seat),
        Event::Round(round, seat) => say!(WORDS, "round", n: round, who: seat),
        Event::RoundLimit => say!(WORDS, "round-limit"),
        Event::Over => {
            let winners: Vec<Seat> = ranked(view.book, &view.table).winners().collect();
            say!(WORDS, "over", n: winners.len(), who: Arg::all(winners))
        }
    }
}

impl Donut {
    /// Why an action is refused.
    pub(super) fn explain_refusal(&self, seat: Seat, action: Action) -> Phrase {
        let table = &self.table;
        if table.rush && matches!(action, Action::In | Action::Out) {
            return say!(WORDS, "refused-rush");
        }
        // The seat's number, not its name: what is typed has numbers too.
        let elsewhere =
            || say!(WORDS, "refused-turn", seat: table.actor.to_string(), task: table.phase.name());
        if seat != table.actor {
            return elsewhere();
        }
        let hand = self.hands[seat.index()];
        let lacks = |cards: Cards| {
            let missing = cards.minus(hand).iter().next();
            missing.map_or_else(elsewhere, |card| self.not_held(card))
        };
        match (table.phase, action) {
            (Phase::Exchange, Action::SwapWithFlip(cards)) => {
                if seat != table.first_player {
                    say!(WORDS, "refused-flip-first-player")
                } else if self.book.rules.flip_after_draw {
                    say!(WORDS, "refused-flip-later")
                } else if !self.may_take_flip(seat) {
                    say!(WORDS, "refused-flip-plain")
                } else {
                    lacks(cards.into())
                }
            }
            (Phase::Exchange, Action::Swap(cards)) => lacks(cards.into()),
            (Phase::Pick, Action::Pick(card)) => lacks([card].into_iter().collect()),
            (Phase::Sale, Action::Play(face)) => {
                let lead = flavour_arg(self.book, table.sale.lead);
                let holds_lead = hand.naturals() & table.sale.lead.cards() != 0;
                match face.card() {
                    card if !hand.contains(card) => self.not_held(card),
                    card if holds_lead && card.is_plain() => say!(WORDS, "refused-plain-lead", lead: lead),
                    _ if holds_lead => say!(WORDS, "refused-follow", lead: lead),
                    _ => say!(WORDS, "refused-plain-forced", lead: lead),
                }
            }
            _ => elsewhere(),
        }
    }

    fn not_held(&self, card: Card) -> Phrase {
        if self.hands[self.table.actor.index()].contains(card) {
            say!(WORDS, "refused-not-held-twice")
        } else {
            say!(WORDS, "refused-not-held")
        }
    }

    /// Why chance cannot answer so.
    pub(super) fn explain_impossible(&self, outcome: Chance) -> Phrase {
        match (self.table.phase, outcome) {
            (Phase::Flip, Chance::Flip(card))
            | (Phase::Reveal, Chance::Reveal(card))
            | (Phase::Deal, Chance::Deal(card))
            | (Phase::Draw, Chance::Draw(card)) => {
                say!(WORDS, "impossible-card", card: card_arg(self.book, card))
            }
            (phase, _) => say!(WORDS, "impossible-now", phase: phase.name()),
        }
    }
}

#[cfg(any())]
mod tests {
    use tabletop::{Game, Language, Names, Notation, SeatCount, Speech, Viewer, parse_step};

    use super::super::arrange::position;

    use super::*;

    /// What a viewer is told about the last of these steps.
    fn told_in(language: Language, steps: &str, viewer: Viewer) -> String {
        let book = Book::<Donut>::standard(SeatCount::new(2).unwrap()).unwrap();
        let mut game = Donut::new(book);
        let speech = Speech::new(language, Names::new(["Ann", "Bo"].map(String::from).to_vec()));
        let mut said = Vec::new();
        for step in steps.split_whitespace() {
            let step = parse_step::<Donut>(book, step).unwrap();
            let (before, seen) = (game.view(viewer), game.view_step(step, viewer));
            game.apply(step).unwrap();
            said.clear();
            Donut::say_step(&before, &seen, &[], &game.view(viewer), &mut said);
        }
        said.iter().map(|phrase| phrase.say(&speech)).collect::<Vec<_>>().join(" ")
    }

    fn told(steps: &str, viewer: Viewer) -> String {
        told_in(Language::English, steps, viewer)
    }

    #[test]
    fn a_walkover_is_told_to_its_end() {
        let deals = "x.deal:c1 x.deal:c2 x.deal:c3 x.deal:c4 x.deal:c5 x.deal:m1 x.deal:m2 x.deal:m3 x.deal:m4 x.deal:m5";
        let steps = format!("x.first:1 x.flip:s5 {deals} 2.out");
        assert_eq!(
            told(&steps, Viewer::Spectator),
            "Bo sits out for a Back in 5 token. Only Ann is left and sells to everybody. Ann has 1 fame. Ann has 2 fame. \
             Ann has 3 fame. Ann has 4 fame. Ann has 5 fame. Round 2 begins. Bo is First Player."
        );
    }

    #[test]
    fn a_hidden_exchange_tells_the_number_only() {
        let deals = "x.deal:c1 x.deal:c2 x.deal:c3 x.deal:c4 x.deal:c5 x.deal:m1 x.deal:m2 x.deal:m3 x.deal:m4 x.deal:m5";
        let steps = format!("x.first:1 x.flip:s12 {deals} 2.keep 1.swap:m1,m2+flip");
        let told = |viewer| told(&steps, viewer);
        assert_eq!(told(Viewer::Seat(Seat::new(1))), "Ann exchanges 2 cards and takes the flipped one.");
        assert_eq!(told(Viewer::Seat(Seat::new(0))), told(Viewer::Spectator));
    }

    #[test]
    fn a_round_is_told_in_german() {
        let german = |steps: &str| told_in(Language::German, steps, Viewer::Seat(Seat::new(1)));
        let deals = "x.deal:c1 x.deal:c2 x.deal:c3 x.deal:c4 x.deal:p x.deal:m1 x.deal:m2 x.deal:m3 x.deal:m4 x.deal:m5";
        let begun = format!("x.first:1 x.flip:s12 {deals}");
        assert_eq!(
            german("x.first:1 x.flip:s12"),
            "Erdbeere 12 wird aufgedeckt. Es herrscht Andrang: Niemand darf aussetzen. Erdbeere liegt im Trend."
        );
        assert_eq!(
            german(&format!("{begun} 2.keep 1.swap:m1+flip")),
            "Ann tauscht 1 Karte und nimmt die aufgedeckte."
        );
        assert_eq!(
            german(&format!("{begun} 2.keep 1.keep 1.m5 2.p@s")),
            "Bo spielt Natur als Erdbeere. Bo hat keine Karte der Sorte Ahorn mehr. Der Verkauf geht an Bo. Bo hat 1 Ruhm."
        );
    }

    /// The entries of a menu in both languages.
    #[test]
    fn a_menu_speaks_both_languages() {
        let game = position(
            2,
            "phase exchange; flip c7; hand:2 c2 m13 v1 s5 s11; hand:1 c13 c12 c11 m12 p",
            "2.keep",
        );
        let view = game.view(Viewer::Seat(Seat::new(0)));
        let entry = |token: &str, language| {
            let action = Donut::parse_action(game.book, token).unwrap();
            let speech = Speech::new(language, Names::default());
            let group = Donut::menu_group(&view, action, 0).unwrap().say(&speech);
            format!("{group}: {}", Donut::say_action(&view, action).say(&speech))
        };
        assert_eq!(entry("swap:m12", Language::English), "exchange 1 card: exchange Maple 12");
        assert_eq!(
            entry("swap:m12,c11", Language::German),
            "2 Karten tauschen: Schokolade 11 und Ahorn 12 tauschen"
        );
        assert_eq!(
            entry("swap:m12+flip", Language::German),
            "1 Karte tauschen und die aufgedeckte Karte nehmen (Schokolade 7): \
             Ahorn 12 tauschen und die aufgedeckte Karte nehmen (Schokolade 7)"
        );
    }
}
