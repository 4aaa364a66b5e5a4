//! Positions of scenarios, and facts read from them. Only tests need this.

use tabletop::{Arrange, Book, Game, PerSeat};

use super::{Components, Counts, CrullerClash, Kind, Phase};

impl Components {
    fn read_counts(&self, text: &str) -> Result<Counts, String> {
        let mut counts = Counts::default();
        for word in text.split_whitespace() {
            let (name, n) = match word.split_once('*') {
                Some((name, n)) => (name, n.parse().map_err(|_| format!("'{n}' is not a number of donuts"))?),
                None => (word, 1),
            };
            let count = &mut counts[self.find(name).map_err(|e| e.to_string())?.0 as usize];
            *count = count.checked_add(n).ok_or_else(|| format!("more than 255 of {name}"))?;
        }
        Ok(counts)
    }
}

/// Settings and facts: `row`, `pile`, `deck`, and for each seat its table (`p1`) and its hand (`hand1`). A row that is
/// not named holds a `plain`, or whatever comes first, at every place; everything else is empty.
impl Arrange for CrullerClash {
    fn arrange(book: Book<Self>, settings: &[(String, String)]) -> Result<Self, String> {
        let parts = &book.edition.parts;
        let mut game = CrullerClash::new(book);
        game.deck = Counts::default();
        game.row[..book.rules.row].fill(Some(Kind(0)));
        game.phase = Phase::Pick(PerSeat::new(book.seats));
        for (name, value) in settings {
            if name == "row" {
                let kinds: Result<Vec<Kind>, _> = value.split_whitespace().map(|id| parts.find(id)).collect();
                let kinds = kinds.map_err(|e| e.to_string())?;
                if kinds.len() != book.rules.row {
                    return Err(format!("row: there are {} places, not {}", book.rules.row, kinds.len()));
                }
                for (place, kind) in game.row.iter_mut().zip(kinds) {
                    *place = Some(kind);
                }
                continue;
            }
            let counts = parts.read_counts(value).map_err(|e| format!("{name}: {e}"))?;
            *game.place_of(name).ok_or_else(|| format!("there is no setting '{name}'"))? = counts;
        }
        Ok(game)
    }

    fn fact(&self, name: &str) -> Result<String, String> {
        let parts = &self.book.edition.parts;
        if name == "row" {
            let place = |place: &Option<Kind>| place.map_or("-", |kind| parts.id(kind));
            return Ok(self.row[..self.book.rules.row].iter().map(place).collect::<Vec<_>>().join(" "));
        }
        let mut copy = self.clone();
        let counts = copy.place_of(name).ok_or_else(|| format!("there is no fact '{name}'"))?;
        Ok(parts.write(*counts))
    }
}

impl CrullerClash {
    /// The cards that a setting or fact is about.
    fn place_of(&mut self, name: &str) -> Option<&mut Counts> {
        let seats = self.book.seats;
        let seat = |text: &str| text.parse().ok().filter(|seat| seats.contains(*seat));
        match name {
            "pile" => Some(&mut self.pile),
            "deck" => Some(&mut self.deck),
            _ if let Some(seat) = name.strip_prefix('p').and_then(seat) => Some(&mut self.tables[seat]),
            _ => name.strip_prefix("hand").and_then(seat).map(|seat| &mut self.hands[seat]),
        }
    }
}
