//! The words of the game: menus, what happened, where the points come from, why something is refused.

use tabletop::{Names, ScoreLine, ScoreSheet, Seat, Step, StepView, StepViewOf, Words, fast_rng};

use super::cards::{Card, Cards, Flavour};
use super::rules::Event;
use super::table::{FlipAt, Phase};
use super::view::{View, card_name};
use super::{Action, Chance, Donut, ranked, reasons};

tabletop::legacy_words!(Donut, super::WORDS);

impl tabletop::LegacyWords for Donut {
    fn say_action(view: &View, action: Action, _: &Names) -> String {
        let list = |cards: Cards| name_list(cards.iter().map(|card| view.card_name(card)));
        let flip = || view.table.flip.map_or_else(|| "card".into(), |card| view.card_name(card));
        match action {
            Action::Name(flavour) => format!("name {} as the trending flavour", view.flavour_name(flavour)),
            Action::In => "play this round".to_string(),
            Action::Out => format!("sit this round out: {}", price_of_sitting_out(view)),
            Action::Keep => "keep all your cards".to_string(),
            Action::Swap(cards) => format!("exchange {}", list(cards.into())),
            Action::SwapWithFlip(cards) => {
                format!("exchange {}, taking the flipped {}", list(cards.into()), flip())
            }
            Action::Leave => format!("leave the flipped {}", flip()),
            Action::Pick(card) => format!("discard {} for the flipped {}", view.card_name(card), flip()),
            Action::Play(face) => format!("play {}", view.face_name(face)),
            Action::LuckyReview => "return a Bad Review".to_string(),
            Action::LuckyToken => "regain a Back in 5 token".to_string(),
        }
    }

    /// An exchange is first asked by the number of cards: the First Player has 51 of them.
    fn menu_group(view: &View, action: Action, depth: usize) -> Option<String> {
        let cards = |cards: Cards| count(cards.len() as i32, "card");
        match (action, depth) {
            (Action::Swap(swapped), 0) => Some(format!("exchange {}", cards(swapped.into()))),
            (Action::SwapWithFlip(swapped), 0) => {
                let flip = view.table.flip.map_or_else(|| "card".into(), |card| view.card_name(card));
                Some(format!("exchange {}, taking the flipped {flip}", cards(swapped.into())))
            }
            _ => None,
        }
    }

    /// The step is acted out on a state drawn from the view before it, so nothing can be told that the viewer could
    /// not work out. What the sample holds in its hands does not matter: all that is told lies open.
    fn say_step(
        before: &View,
        step: &StepViewOf<Self>,
        _: &[(Seat, Action)],
        after: &View,
        names: &Names,
        out: &mut Vec<String>,
    ) {
        let mut say = |event: Event| out.push(say_event(after, event, names));
        match step {
            StepView::Open(step) => {
                if let Step::Chance(Chance::Draw(card)) = step {
                    let drawer = names.of(before.table.actor);
                    return out.push(format!("{drawer} draws {}.", before.card_name(*card)));
                }
                before.sample(&mut fast_rng(0, 0)).apply_and_tell(*step, &mut say);
            }
            StepView::Hidden(Some(seat), _) if before.table.phase == Phase::Pick => {
                say(Event::PickedFlip(*seat));
            }
            StepView::Hidden(Some(seat), _) | StepView::Sealed(seat, _) => {
                let with_flip = before.table.flip_at == FlipAt::Table && after.table.flip_at == FlipAt::Hand;
                say(Event::Exchanged { seat: *seat, cards: after.table.exchanged[seat.index()], with_flip });
            }
            StepView::Hidden(None, _) => {
                // What others are dealt is no news, but that the deal is done.
                let last = before.table.actor == before.table.first_player && before.table.left == 1;
                if before.table.phase == Phase::Deal && last {
                    say(Event::Dealt(before.table.actor));
                }
            }
        }
    }

    fn say_why(&self, seat: Seat, action: Action, _: &Names) -> String {
        reasons::say(self, seat, action)
    }

    fn score_sheet(view: &View) -> ScoreSheet {
        let line = |seat: Seat| {
            let table = &view.table;
            let (reviews, tokens) = (table.reviews[seat.index()], table.tokens[seat.index()]);
            let detail = format!(
                "ties are broken by fewer Bad Reviews ({reviews}), then more Back in 5 tokens ({tokens})"
            );
            ScoreLine { label: "Fame".into(), detail, points: table.fame[seat.index()].into() }
        };
        ScoreSheet { seats: view.book.seats.seats().map(|seat| vec![line(seat)]).collect() }
    }
}

/// `a`, `a and b`, `a, b and c`.
fn name_list(names: impl Iterator<Item = String>) -> String {
    let names: Vec<String> = names.collect();
    match names.as_slice() {
        [] => "nothing".to_string(),
        [only] => only.clone(),
        [head @ .., last] => format!("{} and {last}", head.join(", ")),
    }
}

fn count(n: impl Into<i32>, thing: &str) -> String {
    let n = n.into();
    if n == 1 { format!("1 {thing}") } else { format!("{n} {thing}s") }
}

/// What `out` costs the viewer.
fn price_of_sitting_out(view: &View) -> String {
    let rules = &view.book.rules;
    let Some(seat) = view.viewer.seat().map(Seat::index) else { return "it has a price".into() };
    let tokens = view.table.tokens[seat];
    if tokens == 1 {
        "it costs your last Back in 5 token".into()
    } else if tokens > 1 {
        format!("it costs one of your {tokens} Back in 5 tokens")
    } else if view.table.reviews[seat] < rules.numbers.reviews_max {
        "without a token it costs a Bad Review".into()
    } else if view.table.fame[seat] > rules.floor {
        format!("without a token, and with {} Bad Reviews, it costs fame", view.table.reviews[seat])
    } else {
        "it costs nothing, for you have nothing left to lose".into()
    }
}

fn say_event(view: &View, event: Event, names: &Names) -> String {
    let name = |seat: Seat| names.of(seat);
    match event {
        Event::First(seat) => format!("The lot falls on {}.", name(seat)),
        Event::Flipped(card) => format!("{} is turned up.", view.card_name(card)),
        Event::Revealed(card) => format!("{} is revealed.", view.card_name(card)),
        Event::Named(seat, flavour) => {
            format!("{} names {}: it is trending.", name(seat), view.flavour_name(flavour))
        }
        Event::Trending(flavour) => format!("{} is trending.", view.flavour_name(flavour)),
        Event::Rush => "There is a Rush: nobody may sit out.".to_string(),
        Event::Dealt(seat) if view.viewer.is(seat) => {
            format!(
                "{} is dealt {}.",
                name(seat),
                name_list(view.hand.iter().map(|card| view.card_name(card)))
            )
        }
        Event::Dealt(_) => format!("Everybody has {}.", count(view.book.rules.numbers.hand, "card")),
        Event::StaysIn(seat) => format!("{} plays.", name(seat)),
        Event::OutForToken(seat) => format!("{} sits out for a Back in 5 token.", name(seat)),
        Event::OutForReview(seat) => format!("{} sits out without a token.", name(seat)),
        Event::Walkover(seat) => format!("Only {} is left and sells to everybody.", name(seat)),
        Event::Exchanged { seat, cards: 0, .. } => format!("{} keeps all cards.", name(seat)),
        Event::Exchanged { seat, cards, with_flip: false } => {
            format!("{} exchanges {}.", name(seat), count(cards, "card"))
        }
        Event::Exchanged { seat, cards, with_flip: true } => {
            format!("{} exchanges {} and takes the flipped one.", name(seat), count(cards, "card"))
        }
        Event::LeftFlip(seat) => format!("{} leaves the flipped card.", name(seat)),
        Event::PickedFlip(seat) => format!("{} discards a card for the flipped one.", name(seat)),
        Event::Played(seat, face) => format!("{} plays {}.", name(seat), view.face_name(face)),
        Event::Void(seat, flavour) => {
            format!("{} has no {} left.", name(seat), view.flavour_name(flavour))
        }
        Event::Sold(seat) => format!("{} makes the sale.", name(seat)),
        Event::Fame(seat, fame) => format!("{} has {fame} fame.", name(seat)),
        Event::ReviewReturned(seat) => format!("{} returns a Bad Review.", name(seat)),
        Event::Lucky => "There is a lucky 7 in it.".to_string(),
        Event::LuckWasted(seat) => format!("{} has nothing to gain from it.", name(seat)),
        Event::TokenBack(seat) => format!("{} regains a Back in 5 token.", name(seat)),
        Event::NoSale(seat) => format!("{} made no sale.", name(seat)),
        Event::Review(seat) => format!("{} takes a Bad Review.", name(seat)),
        Event::FameLost(seat, fame) => format!("{} loses fame and has {fame}.", name(seat)),
        Event::Spared(seat) => format!("That costs {} nothing.", name(seat)),
        Event::Round(round, seat) => format!("Round {round} begins. {} is First Player.", name(seat)),
        Event::RoundLimit => "That was the last round.".to_string(),
        Event::Over => {
            let winners = ranked(view.book, &view.table).winners().collect::<Vec<_>>();
            let win = if winners.len() == 1 { "wins" } else { "share the win" };
            format!("The game is over: {} {win}.", names.list(winners))
        }
    }
}

impl Donut {
    /// Why an action is refused.
    pub(super) fn explain_refusal(&self, seat: Seat, action: Action) -> String {
        let table = &self.table;
        if table.rush && matches!(action, Action::In | Action::Out) {
            return "There is a Rush: everybody plays this round".to_string();
        }
        let elsewhere = || format!("It is seat {}'s turn to {}", table.actor, self.task());
        if seat != table.actor {
            return elsewhere();
        }
        let hand = self.hands[seat.index()];
        let flavour_name = |flavour: Flavour| &self.book.edition.parts.flavours[flavour.index()].name;
        let lacks = |cards: Cards| {
            let missing = cards.minus(hand).iter().next();
            missing.map_or_else(elsewhere, |card| self.not_held(card))
        };
        match (table.phase, action) {
            (Phase::Exchange, Action::SwapWithFlip(cards)) => {
                if seat != table.first_player {
                    "Only the First Player may take the flipped card".to_string()
                } else if self.book.rules.flip_after_draw {
                    "You decide about the flipped card after you have drawn".to_string()
                } else if !self.may_take_flip(seat) {
                    "A plain that was flipped cannot be taken in this game".to_string()
                } else {
                    lacks(cards.into())
                }
            }
            (Phase::Exchange, Action::Swap(cards)) => lacks(cards.into()),
            (Phase::Pick, Action::Pick(card)) => lacks([card].into_iter().collect()),
            (Phase::Sale, Action::Play(face)) => {
                let lead = flavour_name(table.sale.lead);
                let holds_lead = hand.naturals() & table.sale.lead.cards() != 0;
                match face.card() {
                    card if !hand.contains(card) => self.not_held(card),
                    card if holds_lead && card.is_plain() => {
                        format!("You still hold {lead}, so the plain must be {lead} in this sale")
                    }
                    _ if holds_lead => {
                        format!("You still hold {lead}, so play {lead}, or a plain as {lead}")
                    }
                    _ => format!("You hold no {lead}, so your plain must be played as {lead}"),
                }
            }
            _ => elsewhere(),
        }
    }

    fn not_held(&self, card: Card) -> String {
        if self.hands[self.table.actor.index()].contains(card) {
            "You do not hold that card twice".to_string()
        } else {
            "You do not hold that card".to_string()
        }
    }

    /// What the actor is asked for.
    fn task(&self) -> &'static str {
        match self.table.phase {
            Phase::Name => "name the trending flavour",
            Phase::Sit => "play or sit out",
            Phase::Exchange => "exchange cards",
            Phase::Pick => "take or leave the flipped card",
            Phase::Sale => "play a card",
            Phase::Lucky => "choose the lucky bonus",
            Phase::First | Phase::Flip | Phase::Reveal | Phase::Deal | Phase::Draw | Phase::Over => "wait",
        }
    }

    /// Why chance cannot answer so.
    pub(super) fn explain_impossible(&self, outcome: Chance) -> String {
        match (self.table.phase, outcome) {
            (Phase::Flip, Chance::Flip(card))
            | (Phase::Reveal, Chance::Reveal(card))
            | (Phase::Deal, Chance::Deal(card))
            | (Phase::Draw, Chance::Draw(card)) => {
                format!("there is no {} left in the bag", card_name(self.book, card))
            }
            (phase, _) => format!("chance has another question to answer now: {}", phase.name()),
        }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Book, Game, Names, SeatCount, Viewer, parse_step};

    use super::*;

    /// What a viewer is told about the last of these steps.
    fn told(steps: &str, viewer: Viewer) -> String {
        let book = Book::<Donut>::standard(SeatCount::new(2).unwrap()).unwrap();
        let mut game = Donut::new(book);
        let names = Names::new(["Ann", "Bo"].map(String::from).to_vec());
        let mut said = Vec::new();
        for step in steps.split_whitespace() {
            let step = parse_step::<Donut>(book, step).unwrap();
            let (before, seen) = (game.view(viewer), game.view_step(step, viewer));
            game.apply(step).unwrap();
            said.clear();
            Donut::say_step(&before, &seen, &[], &game.view(viewer), &names, &mut said);
        }
        said.join(" ")
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
}
