//! M. Morris' Donut!: cards and sales, compared again.

use serde_json::{Value, json};

use super::position::{Claim, Position, holds, same};
use super::{Plant, Reader, later};

pub(crate) const READER: Reader = Reader {
    game: "donut",
    check,
    ids: &[
        "why-name",
        "why-in",
        "why-in-sure",
        "why-out",
        "why-keep-all",
        "why-keeps",
        "why-swap",
        "why-flip",
        "why-pick",
        "why-leave",
        "why-sure",
        "why-highest",
        "why-beats",
        "why-enough",
        "why-best-keeps",
        "why-harder",
        "why-lost",
        "why-lucky-review",
        "why-lucky-token",
        "why-ahead",
        "why-hurts",
    ],
    plants: [
        Plant { id: "why-keeps", spoil: |position, claim| not_in_hand(position, claim, "card") },
        Plant { id: "why-lost", spoil: |position, claim| not_in_hand(position, claim, "kept") },
        Plant { id: "why-swap", spoil: |_, claim| claim.add("n", 1) },
        Plant { id: "why-in", spoil: |_, claim| claim.add("n", 1) },
    ],
};

/// Names a card that the seat does not hold.
fn not_in_hand(position: &Position, claim: &mut Claim, arg: &'static str) -> Option<()> {
    let deck = Deck::new(position);
    let missing = deck.all().into_iter().find(|card| !deck.hand().contains(card) && deck.is_trump(card))?;
    claim.args.insert(arg, json!(deck.name(&missing)));
    Some(())
}

fn check(position: &Position, claim: &Claim) -> Result<(), String> {
    claim.said.clone()?;
    later::check(position, claim, "fame")
        .unwrap_or_else(|| check_at_once(&Deck::new(position), position, claim))
}

/// The cards as the seat sees them.
struct Deck<'a> {
    view: &'a Value,
    parts: &'a Value,
}

impl<'a> Deck<'a> {
    fn new(position: &'a Position) -> Self {
        Deck { view: &position.view, parts: &position.parts }
    }

    fn list(&self, key: &str) -> Vec<String> {
        let list = self.view[key].as_array().unwrap();
        list.iter().map(|card| card.as_str().unwrap().to_string()).collect()
    }

    fn hand(&self) -> Vec<String> {
        self.list("hand")
    }

    fn plain(&self) -> &str {
        self.parts["plain"]["code"].as_str().unwrap()
    }

    fn trending(&self) -> &str {
        self.view["trending"].as_str().unwrap_or_default()
    }

    fn flavours(&self) -> &[Value] {
        self.parts["flavours"].as_array().unwrap()
    }

    fn flavour_name(&self, code: &str) -> &str {
        self.flavours().iter().find(|flavour| flavour["code"] == code).unwrap()["name"].as_str().unwrap()
    }

    /// Every card once, the plain too.
    fn all(&self) -> Vec<String> {
        let ranks = self.parts["ranks"].as_array().unwrap();
        let naturals = self.flavours().iter().flat_map(|flavour| {
            ranks.iter().map(move |rank| format!("{}{}", flavour["code"].as_str().unwrap(), rank["value"]))
        });
        naturals.chain([self.plain().to_string()]).collect()
    }

    fn name(&self, card: &str) -> String {
        if card == self.plain() {
            return self.parts["plain"]["name"].as_str().unwrap().to_string();
        }
        format!("{} {}", self.flavour_name(&card[..1]), &card[1..])
    }

    fn card(&self, name: &str) -> Result<String, String> {
        self.all()
            .into_iter()
            .find(|card| self.name(card) == name)
            .ok_or_else(|| format!("there is no {name}"))
    }

    fn rank(&self, card: &str) -> i64 {
        if card == self.plain() {
            return self.parts["plain"]["rank2"].as_i64().unwrap();
        }
        let ranks = self.parts["ranks"].as_array().unwrap();
        let rank = ranks.iter().find(|rank| rank["value"].as_u64() == card[1..].parse().ok());
        rank.unwrap_or_else(|| panic!("{card}"))["rank2"].as_i64().unwrap()
    }

    fn is_trump(&self, card: &str) -> bool {
        card == self.plain() || card.starts_with(self.trending())
    }

    /// How strong a card is at its best.
    fn strength(&self, card: &str) -> i64 {
        self.rank(card) + if self.is_trump(card) { 1_000 } else { 0 }
    }

    /// What a card counts as in a sale led with a flavour; nothing if it cannot win.
    fn counts(&self, card: &str, flavour: &str, lead: &str) -> i64 {
        match flavour {
            _ if flavour == self.trending() => 1_000 + self.rank(card),
            _ if flavour == lead => self.rank(card),
            _ => 0,
        }
    }

    /// The cards that may be in another hand.
    fn unseen(&self) -> Vec<String> {
        let sales = self.view["sales"].as_array().unwrap();
        let played = sales.iter().flat_map(|sale| sale["plays"].as_array().unwrap());
        let played: Vec<_> = played.map(|play| play["card"].as_str().unwrap().to_string()).collect();
        let own = [self.hand(), self.list("discards"), self.list("revealed"), played].concat();
        let flip = if self.view["flip_at"] == "hand" { None } else { self.view["flip"].as_str() };
        let seen =
            |card: &String| card != self.plain() && (own.contains(card) || Some(card.as_str()) == flip);
        self.all().into_iter().filter(|card| !seen(card)).collect()
    }

    /// Whether something unseen beats a card in a sale of this flavour.
    fn can_be_beaten(&self, counts: i64, lead: &str) -> bool {
        self.unseen().iter().any(|card| {
            let flavours = self.flavours().iter().map(|flavour| flavour["code"].as_str().unwrap());
            let mut as_what = flavours.filter(|flavour| card == self.plain() || card.starts_with(flavour));
            as_what.any(|flavour| self.counts(card, flavour, lead) > counts)
        })
    }

    /// The cards of the sale under way, with who played them and as what.
    fn sale(&self) -> Vec<(i64, String, String)> {
        let sales = self.view["sales"].as_array().unwrap();
        let open = sales.last().filter(|sale| sale["winner"].is_null());
        let plays = open.map_or(&[][..], |sale| sale["plays"].as_array().unwrap());
        let word = |play: &Value, key: &str| play[key].as_str().unwrap().to_string();
        plays
            .iter()
            .map(|play| (play["seat"].as_i64().unwrap(), word(play, "card"), word(play, "as")))
            .collect()
    }
}

fn check_at_once(deck: &Deck, position: &Position, claim: &Claim) -> Result<(), String> {
    let me = &position.view["seats"][position.me()];
    let offer = position.offer(&claim.best);
    let other = claim.other.as_deref().map(|token| position.offer(token));
    let hand = deck.hand();
    let held = |card: &String| holds(hand.contains(card), || format!("{card} is not in the hand"));
    let trumps = hand.iter().filter(|card| deck.is_trump(card)).count() as i64;
    let trending = || same("the trend", claim.text("trending"), deck.flavour_name(deck.trending()));
    let flip = || position.view["flip"].as_str().map(ToString::to_string).ok_or("nothing was flipped");
    let is_flip = || same("the flipped card", deck.card(claim.text("flip"))?, flip()?);
    match claim.id {
        "why-name" => {
            let count = |code: &str| hand.iter().filter(|card| card.starts_with(code)).count() as i64;
            let code = offer["flavour"].as_str().ok_or("it names nothing")?;
            same("the flavour", claim.text("flavour"), deck.flavour_name(code))?;
            same("the number", claim.number("n"), count(code))?;
            let other =
                other.and_then(|other| other["flavour"].as_str()).ok_or("it is compared with nothing")?;
            holds(count(other) < count(code), || "there are as many of the other".into())
        }
        "why-in" => {
            same("the choice", offer["kind"].as_str(), Some("in"))?;
            trending()?;
            same("the number", claim.number("n"), trumps)
        }
        "why-in-sure" => {
            let card = deck.card(claim.text("card"))?;
            held(&card)?;
            holds(card != deck.plain() && deck.is_trump(&card), || "it is not trending".into())?;
            let beaten = deck.can_be_beaten(deck.strength(&card), deck.trending());
            holds(!beaten, || "a card that was not seen beats it".into())
        }
        "why-out" => {
            same("the choice", offer["kind"].as_str(), Some("out"))?;
            trending()?;
            same("trending cards and plains", trumps, 0)?;
            let token = me["tokens"].as_i64() > Some(0);
            same("the price", claim.text("price"), if token { "token" } else { "other" })
        }
        "why-keep-all" => {
            same("the choice", offer["kind"].as_str(), Some("keep"))?;
            trending()?;
            same("trending cards and plains", trumps, hand.len() as i64)
        }
        "why-keeps" => {
            let card = deck.card(claim.text("card"))?;
            held(&card)?;
            let other = other.ok_or("it is compared with nothing")?;
            let gives = |offer: &Value| match offer["kind"].as_str() {
                Some("play" | "pick") => vec![offer["card"].as_str().unwrap().to_string()],
                Some("swap") => {
                    let list = offer["discards"].as_array().unwrap();
                    list.iter().map(|card| card.as_str().unwrap().to_string()).collect()
                }
                _ => Vec::new(),
            };
            holds(gives(other).contains(&card), || "the other choice keeps it too".into())?;
            holds(!gives(offer).contains(&card), || "it goes".into())?;
            let stronger = gives(offer).iter().all(|gone| deck.strength(gone) < deck.strength(&card));
            holds(deck.is_trump(&card) || stronger, || "it is not worth keeping".into())
        }
        "why-swap" => {
            trending()?;
            let gone = offer["discards"].as_array().ok_or("nothing is exchanged")?;
            same("the number", claim.number("n"), gone.len() as i64)?;
            let weak = gone.iter().all(|card| !deck.is_trump(card.as_str().unwrap()));
            holds(weak, || "a trending card or a plain goes".into())
        }
        "why-flip" => {
            is_flip()?;
            holds(offer["flip"].is_string(), || "it is not taken".into())?;
            let plain = flip()? == deck.plain();
            same("its kind", claim.text("kind"), if plain { "plain" } else { "trending" })?;
            holds(deck.is_trump(&flip()?), || "it is neither trending nor plain".into())
        }
        "why-pick" => {
            is_flip()?;
            let card = deck.card(claim.text("card"))?;
            same("the card that goes", Some(card.as_str()), offer["card"].as_str())?;
            holds(deck.strength(&flip()?) > deck.strength(&card), || "it is not stronger".into())
        }
        "why-leave" => {
            is_flip()?;
            same("the choice", offer["kind"].as_str(), Some("leave"))?;
            let flip = deck.strength(&flip()?);
            holds(hand.iter().all(|card| deck.strength(card) > flip), || {
                "a card of the hand is weaker".into()
            })
        }
        "why-lucky-review" => {
            same("the choice", offer["kind"].as_str(), Some("lucky_review"))?;
            same("the reviews", Some(claim.number("n")), me["reviews"].as_i64().map(|n| n - 1))
        }
        "why-lucky-token" => {
            same("the choice", offer["kind"].as_str(), Some("lucky_token"))?;
            same("the tokens", Some(claim.number("n")), me["tokens"].as_i64().map(|n| n + 1))
        }
        _ => check_play(deck, position, claim, offer, other),
    }
}

fn check_play(
    deck: &Deck,
    position: &Position,
    claim: &Claim,
    offer: &Value,
    other: Option<&Value>,
) -> Result<(), String> {
    same("the choice", offer["kind"].as_str(), Some("play"))?;
    let sale = deck.sale();
    let word = |offer: &Value, key: &str| offer[key].as_str().unwrap_or_default().to_string();
    let lead = sale.first().map_or_else(|| word(offer, "as"), |(_, _, flavour)| flavour.clone());
    let counts = |offer: &Value| deck.counts(&word(offer, "card"), &word(offer, "as"), &lead);
    let so_far = sale.iter().map(|(_, card, flavour)| deck.counts(card, flavour, &lead)).max().unwrap_or(0);
    let wins = |offer: &Value| sale.is_empty() || counts(offer) > so_far;
    let mine = word(offer, "card");
    let seats = position.view["seats"].as_array().unwrap();
    let last = sale.len() + 1 == seats.iter().filter(|seat| seat["status"] == "in").count();
    let is_kept = |arg: &str| {
        let kept = deck.card(claim.text(arg))?;
        same("the other card", Some(kept.clone()), other.map(|other| word(other, "card")))?;
        holds(deck.hand().contains(&kept), || format!("{kept} is not in the hand"))?;
        holds(deck.strength(&kept) > deck.strength(&mine), || format!("{kept} is not stronger"))
    };
    match claim.id {
        "why-sure" => {
            holds(wins(offer), || "it does not even win now".into())?;
            holds(!deck.can_be_beaten(counts(offer), &lead), || "a card that was not seen beats it".into())
        }
        "why-highest" => {
            holds(sale.is_empty(), || "it is not led".into())?;
            same("the flavour", claim.text("lead"), deck.flavour_name(&lead))?;
            same("the trend", claim.text("trending"), deck.flavour_name(deck.trending()))?;
            holds(lead != deck.trending(), || "it is trending".into())?;
            let rank = deck.rank(&mine);
            let higher =
                |card: &String| (card == deck.plain() || card.starts_with(&lead)) && deck.rank(card) > rank;
            holds(!deck.unseen().iter().any(higher), || "a higher one was not seen".into())
        }
        "why-beats" => {
            let best = sale.iter().find(|(_, card, flavour)| deck.counts(card, flavour, &lead) == so_far);
            let (who, card, _) = best.ok_or("there is nothing to beat")?;
            same("whose card it is", claim.number("who"), *who)?;
            same("the card", deck.card(claim.text("card"))?, card.clone())?;
            same("the place", claim.text("place"), if last { "last" } else { "so-far" })?;
            holds(wins(offer), || "it does not beat it".into())
        }
        "why-enough" => {
            same("the card", deck.card(claim.text("card"))?, mine.clone())?;
            is_kept("kept")?;
            holds(wins(offer) && last, || "it does not make the sale".into())
        }
        "why-best-keeps" => {
            is_kept("kept")?;
            holds(wins(offer) && !sale.is_empty(), || "it is not the best so far".into())
        }
        "why-harder" => {
            let other = other.ok_or("it is compared with nothing")?;
            same("the other card", deck.card(claim.text("card"))?, word(other, "card"))?;
            holds(counts(offer) > counts(other), || "it is not".into())
        }
        "why-lost" => {
            is_kept("kept")?;
            let winner = position.choices().iter().find(|choice| wins(&choice["offer"]));
            holds(winner.is_none(), || "another card wins".into())
        }
        unknown => Err(format!("there is no check for {unknown}")),
    }
}
