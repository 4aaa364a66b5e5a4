//! The words of the game: menus, what happened, where the points come from.

use tabletop::{Arg, Book, Messages, Phrase, ScoreLine, ScoreSheet, Seat, Words, say};

use super::board::Facing;
use super::edition::{DonutTile, TieBreak};
use super::joints::Harvest;
use super::mat::Cover;
use super::naming::{
    customer_name, directions, dollar_tiles, edge, is_holes, kind_name, last_square, mood, of_types, order,
    order_points, over, starter_shows, yes,
};
use super::notation::{customer_id, donut_code};
use super::{Action, Customer, DollarsToDonuts, Donut, Event, Kind, Placement, Square, View, WORDS, telling};

impl Words for DollarsToDonuts {
    fn messages() -> &'static Messages {
        &WORDS
    }

    fn say_action(view: &View, action: Action) -> Phrase {
        let game = &view.game;
        match action {
            Action::Start { starter, at, facing } => {
                let (shows, halves) =
                    (starter_shows(game.book, starter), directions(game.book, starter, facing));
                say!(WORDS, "start", shows: shows, at: at.to_string(), halves: halves)
            }
            Action::NoBuy => say!(WORDS, "buy-nothing"),
            Action::Buy(price) => game.say_buy(price),
            Action::Pay(payment) => say!(WORDS, "pay", tiles: dollar_tiles(game.book, payment.counts())),
            Action::Lay(placement) => game.say_lay(placement),
            Action::NoPut => say!(WORDS, "put-nothing"),
            Action::Put { kind, at, facing } => game.say_put(kind, at, facing),
            Action::NoServe => say!(WORDS, "serve-nobody"),
            Action::Serve { customer, level } => game.say_serve(customer, level),
        }
    }

    /// Wide choices in stages: a strip by its line, a dollar tile by its kind and then its row, a starter by its row.
    fn menu_group(view: &View, action: Action, depth: usize) -> Option<Phrase> {
        let game = &view.game;
        match (action, depth) {
            (Action::Lay(placement), 0) if placement.facing.axis() == 0 => {
                Some(say!(WORDS, "group-lay-row", row: placement.at.row() + 1))
            }
            (Action::Lay(placement), 0) => {
                let column = char::from(b'a' + placement.at.column()).to_string();
                Some(say!(WORDS, "group-lay-column", column: column))
            }
            (Action::Put { kind, .. }, 0) => Some(
                say!(WORDS, "group-put", half: yes(!is_holes(game.book, kind)), kind: kind_name(game.book, kind)),
            ),
            (Action::Start { starter, .. }, 0) => {
                Some(say!(WORDS, "group-start", shows: starter_shows(game.book, starter)))
            }
            (Action::Put { at, .. } | Action::Start { at, .. }, 1) => {
                Some(say!(WORDS, "group-row", row: at.row() + 1))
            }
            _ => None,
        }
    }

    fn say_event(book: Book<Self>, event: &Event) -> Option<Phrase> {
        telling::say_event(book, event)
    }

    fn score_sheet(view: &View) -> ScoreSheet<Phrase> {
        let game = &view.game;
        let sheet = |seat: Seat| game.score_lines(seat);
        ScoreSheet { seats: game.book.seats.seats().map(sheet).collect() }
    }
}

impl DollarsToDonuts {
    fn say_buy(&self, price: u8) -> Phrase {
        let Some(tile) = self.slot_at(price).and_then(|slot| self.slots[slot]) else {
            return say!(WORDS, "buy-nothing");
        };
        let DonutTile { top, bottom, left, right, .. } = &self.book.edition.parts.tiles[tile.index()];
        say!(
            WORDS,
            "buy",
            price: price,
            top: edge(self.book, top),
            bottom: edge(self.book, bottom),
            left: edge(self.book, &[*left]),
            right: edge(self.book, &[*right])
        )
    }

    fn say_lay(&self, placement: Placement) -> Phrase {
        let harvest = self.tile.map(|tile| self.harvest(placement.covers(tile))).unwrap_or_default();
        let brings = self.say_harvest(&harvest);
        say!(
            WORDS,
            "lay",
            n: placement.on_mat,
            from: placement.at.to_string(),
            to: last_square(placement),
            over: over(placement),
            facing: placement.facing.word(),
            more: yes(!brings.is_empty()),
            brings: Arg::list(brings)
        )
    }

    fn say_put(&self, kind: Kind, at: Square, facing: Facing) -> Phrase {
        let brings = self.say_harvest(&self.harvest([(at, Cover::dollar(kind, facing))].into_iter()));
        say!(
            WORDS,
            "put",
            half: yes(!is_holes(self.book, kind)),
            kind: kind_name(self.book, kind),
            at: at.to_string(),
            facing: facing.word(),
            more: yes(!brings.is_empty()),
            brings: Arg::list(brings)
        )
    }

    fn say_serve(&self, customer: Customer, level: u8) -> Phrase {
        say!(
            WORDS,
            "serve",
            customer: customer_name(self.book, customer),
            level: level,
            mood: mood(self.book, level),
            tokens: order(self.book, customer, level),
            points: order_points(self.book, customer, level)
        )
    }

    /// What this would complete: `collects 2 plain`, `draws 3 dollar tiles`.
    fn say_harvest(&self, harvest: &Harvest) -> Vec<Phrase> {
        let mut parts = Vec::new();
        let tokens = of_types(self.book, &harvest.tokens);
        if !tokens.is_empty() {
            parts.push(say!(WORDS, "brings-tokens", tokens: Arg::all(tokens)));
        }
        if harvest.dollars > 0 {
            parts.push(say!(WORDS, "brings-dollars", n: harvest.dollars));
        }
        let worthless = harvest.worthless();
        if worthless > 0 {
            parts.push(say!(WORDS, "brings-nothing", n: worthless));
        }
        parts
    }

    fn score_lines(&self, seat: Seat) -> Vec<ScoreLine<Phrase>> {
        let parts = &self.book.edition.parts;
        let customs = self.customs();
        let points = self.points_among(&customs, seat);
        let list = |each: Vec<Phrase>| Phrase::text(&WORDS, Arg::list(each));
        let served = self.served(seat).map(|(customer, level)| {
            let (name, worth) =
                (customer_name(self.book, customer), order_points(self.book, customer, level));
            say!(WORDS, "score-customer", customer: name, level: level, points: worth)
        });
        let by_place = parts.neighborhoods.iter().zip(customs[seat]).map(
            |(place, (count, _))| say!(WORDS, "score-place", place: Arg::data(place.name.as_str()), n: count),
        );
        let sets = say!(WORDS, "score-sets-detail", bonus: parts.set_bonus, places: Arg::list(by_place));
        let led = parts
            .neighborhoods
            .iter()
            .enumerate()
            .filter(|(place, _)| self.leads(&customs, seat, *place))
            .map(|(_, place)| Arg::data(place.name.as_str()));
        let led = Phrase::text(&WORDS, Arg::list(led));
        let empty = Phrase::verbatim(self.empty(seat).count_ones().to_string());
        let regulars = self.served(seat).map(|(customer, _)| customer_id(self.book, customer));
        let held = self.tokens[seat.index()].iter().zip(0..).filter(|(n, _)| **n > 0);
        let spare =
            held.flat_map(|(n, donut)| std::iter::repeat_n(donut_code(self.book, Donut(donut)), (*n).into()));
        let (holes, tokens) =
            (of_types(self.book, &self.holes(seat)), of_types(self.book, &self.tokens[seat.index()]));
        let mut lines = vec![
            ScoreLine::new(say!(WORDS, "score-customers"), list(served.collect()), points.customers)
                .of(regulars),
            ScoreLine::new(say!(WORDS, "score-sets"), sets, points.sets),
            ScoreLine::new(say!(WORDS, "score-majorities"), led, points.majorities),
            ScoreLine::new(say!(WORDS, "score-holes"), list(holes), points.holes),
            ScoreLine::new(say!(WORDS, "score-tokens"), list(tokens), points.tokens).of(spare),
            ScoreLine::new(say!(WORDS, "score-empty"), empty, points.empty),
        ];
        let over = self.end_reason().map(|_| self.final_outcome());
        if over.is_some_and(|over| over.is_tied(seat)) {
            let by = parts.tie_break.iter().map(|rule| match rule {
                TieBreak::MostDollars => say!(WORDS, "score-tie-dollars", n: self.dollars(seat)),
                TieBreak::FewestEmptySquares => {
                    say!(WORDS, "score-tie-empty", n: self.empty(seat).count_ones())
                }
            });
            lines.push(ScoreLine::new(say!(WORDS, "score-tie"), list(by.collect()), 0));
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{
        Arrange, Book, Config, Game, Language, Names, Notation, SeatCount, Speech, Step, Viewer, parse_step,
    };

    use super::*;

    /// What the menu said of the last of these steps, and what was told of it, in a language.
    fn said(language: Language, settings: &[(&str, &str)], steps: &str) -> (String, Vec<String>) {
        let speech = Speech::new(language, Names::new(vec!["Ann".into(), "Bo".into()]));
        let book = Book::standard(SeatCount::new(2).unwrap()).unwrap();
        let settings: Vec<_> = settings.iter().map(|(n, v)| (n.to_string(), v.to_string())).collect();
        let mut game = DollarsToDonuts::arrange(book, &settings).unwrap();
        let (mut entry, mut told) = (String::new(), Vec::new());
        for text in steps.split_whitespace() {
            let step = parse_step::<DollarsToDonuts>(book, text).unwrap();
            let before = game.view(Viewer::Spectator);
            if let Step::Act(_, action) = step {
                entry = DollarsToDonuts::say_action(&before, action).say(&speech);
            }
            let mut events = Vec::new();
            game.apply_telling(step, &mut events);
            told = events.iter().filter_map(|event| DollarsToDonuts::say_event(book, event)).collect();
        }
        (entry, told.iter().map(|phrase| phrase.say(&speech)).collect())
    }

    const SLOTS: (&str, &str) = ("slots", "d01 d02 d03 d04 d08 d05");

    #[test]
    fn a_strip_is_told_by_what_it_shows() {
        let (entry, told) = said(Language::English, &[SLOTS], "1.buy:0");
        let shows = "top deluxe sprinkle, chocolate glazed, blank, blank; bottom blank, plain, blank, plain";
        assert_eq!(entry, format!("take the strip for free: {shows}; left end plain, right end blank"));
        assert_eq!(told, ["Ann takes a strip for free."]);
        let (entry, told) = said(Language::German, &[SLOTS], "1.buy:0");
        let shows = "oben Streusel deluxe, Schokoglasur, leer, leer; unten leer, Natur, leer, Natur";
        assert_eq!(
            entry,
            format!("den Streifen kostenlos nehmen: {shows}; linkes Ende Natur, rechtes Ende leer")
        );
        assert_eq!(told, ["Ann nimmt einen Streifen kostenlos."]);
        let steps = "1.buy:0 1.lay:b3s4 x.cash:op x.cash:op x.cash:op 1.noput x.tile:d30";
        let halves = "The board gets a strip with 6 plain and 1 jelly-filled half donuts.";
        assert_eq!(said(Language::English, &[SLOTS], steps).1, [halves]);
        let halves =
            "Neu auf der Angebotstafel: ein Streifen mit halben Donuts: 6 × Natur und 1 × Marmelade.";
        assert_eq!(said(Language::German, &[SLOTS], steps).1, [halves]);
    }

    #[test]
    fn a_placement_is_told_by_squares_borders_and_what_it_completes() {
        let lay = |language, token: &str| said(language, &[SLOTS], &format!("1.buy:0 1.lay:{token}")).0;
        let brings = "collects 1 plain, draws 3 dollar tiles, 1 botched donut is worth nothing";
        assert_eq!(lay(Language::English, "b3s4"), format!("lay it on b3 to e3, top to the south: {brings}"));
        let brings = "bringt 1 × Natur, zieht 3 Dollarplättchen, 1 missratener Donut ist nichts wert";
        assert_eq!(
            lay(Language::German, "b3s4"),
            format!("auf b3 bis e3 legen, Oberseite nach Süden: {brings}")
        );
        assert_eq!(lay(Language::English, "a7n1"), "lay it on a7, over the west border, top to the north");
        let over = "auf a7 legen, über den Westrand hinaus, Oberseite nach Norden";
        assert_eq!(lay(Language::German, "a7n1"), over);
    }

    #[test]
    fn dollar_tiles_are_told_by_their_backs() {
        let hand = [("hand1", "op2 up1")];
        let pay = said(Language::English, &hand, "1.buy:2 1.pay:op1+up1").0;
        assert_eq!(pay, "pay 1 × plain donut holes and 1 × plain half donut");
        let pay = said(Language::German, &hand, "1.buy:2 1.pay:op1+up1").0;
        assert_eq!(pay, "mit 1 × Donut-Bällchen Natur und 1 × Donuthälfte Natur bezahlen");
        let put = |language, token: &str| said(language, &hand, &format!("1.nobuy 1.put:{token}")).1;
        assert_eq!(
            put(Language::English, "up@a1e")[0],
            "Ann puts a plain half donut on a1, half to the east."
        );
        assert_eq!(
            put(Language::German, "up@a1e")[0],
            "Ann legt eine Donuthälfte Natur auf a1, Hälfte nach Osten."
        );
        assert_eq!(put(Language::English, "op@a1")[0], "Ann puts plain donut holes on a1.");
        assert_eq!(put(Language::German, "op@a1")[0], "Ann legt Donut-Bällchen Natur auf a1.");
    }

    #[test]
    fn no_token_is_promised_of_which_none_is_left() {
        let lay = |limited: &str| {
            let mut config = Config::<DollarsToDonuts>::default();
            config.set("limited_tokens", &limited.into()).unwrap();
            let book = Book::open(&config, SeatCount::new(2).unwrap()).unwrap();
            let settings = [("slots", "d01 d02 d03 d04 d05 d32"), ("piles", "P0 C28 S18 J12")];
            let mut game =
                DollarsToDonuts::arrange(book, &settings.map(|(n, v)| (n.to_string(), v.to_string())))
                    .unwrap();
            game.apply(parse_step::<DollarsToDonuts>(book, "1.buy:0").unwrap()).unwrap();
            let action = DollarsToDonuts::parse_action(book, "lay:b3s4").unwrap();
            DollarsToDonuts::say_action(&game.view(Viewer::Spectator), action).to_string()
        };
        let told = |tokens: &str| {
            format!(
                "lay it on b3 to e3, top to the south: collects {tokens}, 1 botched donut is worth nothing"
            )
        };
        assert_eq!(lay("false"), told("1 plain and 1 deluxe sprinkle"));
        assert_eq!(lay("true"), told("1 deluxe sprinkle"));
    }
}
