//! The words of the game: menus, what happened, where the points come from, why something is refused.

use tabletop::{Arg, Book, Messages, Phrase, ScoreLine, ScoreSheet, Seat, Words, say};

use super::card_set::Cards;
use super::cards::{Card, Flavour};
use super::notation::{parse_card, parse_flavour};
use super::pay::{Fee, NoReview, Penalty};
use super::sales::Reason;
use super::shape::{PlayShape, SaleShape};
use super::view::View;
use super::written::Written;
use super::{Action, Donut, Event, Phase, WORDS, ranked};

impl Words for Donut {
    fn messages() -> &'static Messages {
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
            Action::Play(face) => {
                say!(WORDS, "play", card: face_arg(book, face.card(), face.flavour()))
            }
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

    fn say_event(book: Book<Self>, event: &Event) -> Option<Phrase> {
        let card = |card: Written<Card>| card_arg(book, card.get());
        let flavour = |flavour: Written<Flavour>| flavour_arg(book, flavour.get());
        Some(match *event {
            Event::Lot { seat } => say!(WORDS, "lot", who: seat),
            Event::RoundBegan { round, first_player, .. } => {
                say!(WORDS, "round", n: round, who: first_player)
            }
            Event::Flipped { card: flip, .. } => say!(WORDS, "flipped", card: card(flip)),
            Event::Revealed { card: revealed, .. } => say!(WORDS, "revealed", card: card(revealed)),
            Event::Rush { .. } => say!(WORDS, "rush"),
            Event::Trending { flavour: trending } => say!(WORDS, "trending", flavour: flavour(trending)),
            Event::Named { seat, flavour: named } => {
                say!(WORDS, "named", who: seat, flavour: flavour(named))
            }
            Event::HandDealt { seat, hand: Some(hand), .. } => {
                say!(WORDS, "dealt", who: seat, cards: all_cards(book, hand.get()))
            }
            // What others are dealt is not news, but that the deal is done.
            Event::HandDealt { hand: None, cards, last: true, .. } => say!(WORDS, "dealt-all", n: cards),
            Event::StayedIn { seat } => say!(WORDS, "stays-in", who: seat),
            Event::SatOut { seat, token: true, .. } => say!(WORDS, "out-for-token", who: seat),
            Event::SatOut { seat, token: false, .. } => say!(WORDS, "out-for-review", who: seat),
            Event::Walkover { seat, .. } => say!(WORDS, "walkover", who: seat),
            Event::Exchanged { seat, exchanged: 0, .. } => say!(WORDS, "keeps", who: seat),
            Event::Exchanged { seat, exchanged, flip: None, .. } => {
                say!(WORDS, "exchanged", who: seat, n: exchanged)
            }
            Event::Exchanged { seat, exchanged, flip: Some(_), .. } => {
                say!(WORDS, "exchanged-with-flip", who: seat, n: exchanged)
            }
            Event::Drew { seat, card: Some(drawn), .. } => {
                say!(WORDS, "draws", who: seat, card: card(drawn))
            }
            Event::LeftFlip { seat, .. } => say!(WORDS, "left-flip", who: seat),
            Event::PickedFlip { seat, .. } => say!(WORDS, "picked-flip", who: seat),
            Event::Played { seat, card, r#as, .. } => {
                say!(WORDS, "played", who: seat, card: face_arg(book, card.get(), r#as.get()))
            }
            Event::Void { seat, flavour: lacked, .. } => {
                say!(WORDS, "void", who: seat, flavour: flavour(lacked))
            }
            Event::Sold { seat, ref sale, .. } => return say_sold(book, seat, sale),
            Event::Fame { seat, fame, .. } => say!(WORDS, "has-fame", who: seat, fame: fame),
            Event::ReviewReturned { seat, .. } => say!(WORDS, "review-returned", who: seat),
            Event::Lucky { .. } => say!(WORDS, "lucky"),
            Event::LuckWasted { seat } => say!(WORDS, "luck-wasted", who: seat),
            Event::TokenBack { seat, .. } => say!(WORDS, "token-back", who: seat),
            Event::NoSale { seat } => say!(WORDS, "no-sale", who: seat),
            Event::Review { seat, .. } => say!(WORDS, "review", who: seat),
            Event::FameLost { seat, fame, .. } => say!(WORDS, "fame-lost", who: seat, fame: fame),
            Event::Spared { seat, .. } => say!(WORDS, "spared", who: seat),
            Event::RoundLimit { .. } => say!(WORDS, "round-limit"),
            Event::Over { winners, .. } => {
                say!(WORDS, "over", n: winners.len(), who: Arg::all(winners.iter()))
            }
            Event::Dealt { .. }
            | Event::HandDealt { hand: None, last: false, .. }
            | Event::Drew { card: None, .. }
            | Event::AllIn
            | Event::Asked { .. }
            | Event::SaleBegan { .. }
            | Event::RoundEnded { .. } => return None,
        })
    }

    fn score_sheet(view: &View) -> ScoreSheet<Phrase> {
        let table = &view.table;
        let over = (table.phase == Phase::Over).then(|| ranked(view.book, table));
        let sheet = |seat: Seat| {
            let fame = table.fame[seat.index()].into();
            let fame = ScoreLine::new(say!(WORDS, "score-fame"), Phrase::verbatim(String::new()), fame);
            let (reviews, tokens) = (table.reviews[seat.index()], table.tokens[seat.index()]);
            let tie = over.filter(|over| over.is_tied(seat)).map(|_| {
                let detail = say!(WORDS, "score-ties", reviews: reviews, tokens: tokens);
                ScoreLine::new(say!(WORDS, "score-tie"), detail, 0)
            });
            std::iter::once(fame).chain(tie).collect()
        };
        ScoreSheet { seats: view.book.seats.seats().map(sheet).collect() }
    }
}

/// Who makes a sale, and why their card is the best of it.
fn say_sold(book: Book<Donut>, seat: Seat, sale: &SaleShape) -> Option<Phrase> {
    let face = |PlayShape { card, r#as, .. }: &PlayShape| {
        Some((parse_card(book, card).ok()?, parse_flavour(book, r#as).ok()?))
    };
    let played = |by: Seat| face(sale.plays.iter().find(|play| play.seat == by)?);
    let named = |(card, flavour)| face_arg(book, card, flavour);
    let (card, flavour) = played(sale.best)?;
    let why = match sale.why {
        Reason::Unchallenged => "unchallenged",
        Reason::Trending => "trending",
        Reason::HighestTrending => "highest-trending",
        Reason::HighestLed => "highest-led",
        Reason::FirstPlain => "first-plain",
    };
    Some(say!(
        WORDS,
        "sold-because",
        sold: say!(WORDS, "sold", who: seat),
        why: why,
        card: named((card, flavour)),
        other: sale.second.and_then(played).map_or_else(|| Arg::data(""), named),
        flavour: flavour_arg(book, flavour)
    ))
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
fn face_arg(book: Book<Donut>, card: Card, flavour: Flavour) -> Arg {
    let name = card_arg(book, card);
    if card.is_plain() {
        say!(WORDS, "plain-as", plain: name, flavour: flavour_arg(book, flavour)).into()
    } else {
        name
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
pub(super) fn price_of_sitting_out(view: &View) -> (&'static str, u8) {
    let Some(seat) = view.viewer.seat() else { return ("unknown", 0) };
    let (tokens, reviews) = (view.table.tokens[seat.index()], view.table.reviews[seat.index()]);
    let mut table = view.table;
    match table.pay_round_off(&view.book.rules, seat) {
        Fee::Token(_) => ("token", tokens),
        Fee::Review(Penalty::Review(_)) => ("review", reviews),
        Fee::Review(Penalty::Fame(_, NoReview::Full)) => ("fame", reviews),
        Fee::Review(Penalty::Fame(_, NoReview::NoneLeft)) => ("fame-none-left", reviews),
        Fee::Review(Penalty::Nothing(NoReview::Full)) => ("nothing", reviews),
        Fee::Review(Penalty::Nothing(NoReview::NoneLeft)) => ("nothing-none-left", reviews),
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Arrange, Game, Language, Names, Notation, SeatCount, Speech, Viewer, parse_step};

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
            game.check(step).unwrap();
            said.clear();
            game.apply_telling(step, &mut said);
        }
        let seen = said.iter().filter_map(|event| Donut::view_event(event, viewer));
        let said = seen.filter_map(|event| Donut::say_event(book, &event));
        said.map(|phrase| phrase.say(&speech)).collect::<Vec<_>>().join(" ")
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
            "Bo spielt Natur als Erdbeere. Bo hat keine Karte der Sorte Ahorn mehr. Der Verkauf geht an Bo. Natur als \
             Erdbeere ist im Trend und schlägt Ahorn 5. Bo hat 1 Ruhm."
        );
    }

    /// With 16 Bad Reviews in use nobody can take another.
    #[test]
    fn the_menu_knows_that_no_review_is_left() {
        let out = |supply: &str| {
            let mut config = tabletop::Config::default();
            config.set("review_supply", &supply.into()).unwrap();
            let book = Book::<Donut>::open(&config, SeatCount::new(6).unwrap()).unwrap();
            let setting = |name: &str, value: &str| (name.to_string(), value.to_string());
            let mut settings = vec![setting("phase", "sit"), setting("flip", "v5"), setting("p2", "3/0/0")];
            settings.extend(["p3", "p4", "p5", "p6"].map(|seat| setting(seat, "0/4/0")));
            let game = Donut::arrange(book, &settings).unwrap();
            Donut::say_action(&game.view(Viewer::Seat(Seat::new(1))), Action::Out).to_string()
        };
        let said = |price: &str| format!("sit this round out: {price}");
        assert_eq!(out("unlimited"), said("without a token it costs a Bad Review"));
        assert_eq!(
            out("limited_lose_fame"),
            said("without a token it costs fame, since every Bad Review is in use")
        );
        assert_eq!(out("limited_nothing"), said("it costs nothing, since every Bad Review is in use"));
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
