//! Components, constants and options of Donut!: an edition file, read and checked.

use serde::Serialize;
use tabletop::{EditionError, EditionFile, OptionKind, OptionSpec, OptionValue, Parts};
use toml::Spanned;

use super::cards::{CARDS, FLAVOURS, PLAINS, RANKS};
use super::rows::{Raw, RawDerived, RawPlain, RawRanks, RawValues};

const fn choice(name: &'static str, words: &'static [&'static str], help: &'static str) -> OptionSpec {
    OptionSpec { name, kind: OptionKind::Choice(words), help }
}

const fn number(name: &'static str, min: i32, max: i32, help: &'static str) -> OptionSpec {
    OptionSpec { name, kind: OptionKind::Int { min, max }, help }
}

const fn yes_or_no(name: &'static str, help: &'static str) -> OptionSpec {
    OptionSpec { name, kind: OptionKind::Bool, help }
}

/// The options of the game; editions give the defaults.
static OPTIONS: [OptionSpec; 18] = [
    number("target_fame", 5, 40, "Fame that ends the game"),
    choice("end_timing", &["immediate", "end_of_round"], "Whether the game ends at once or after the round"),
    number("round_limit", 0, 10_000, "The game is over after so many rounds; 0 is no limit"),
    number("first_seat", 0, 6, "The seat that is First Player first; 0 lets chance decide"),
    choice(
        "plain_flip",
        &["name_blind", "reveal"],
        "A plain is flipped: the First Player names the trending flavour unseen, or further cards are revealed",
    ),
    yes_or_no("plain_flip_takeable", "Whether the First Player may take a plain that was flipped"),
    yes_or_no("reveal_rush", "Whether a revealed card can start a Rush (with plain_flip=reveal)"),
    choice(
        "exchange_order",
        &["first_player_last", "first_player_first"],
        "Whether the First Player exchanges cards last or first",
    ),
    yes_or_no("flip_after_draw", "Whether the First Player decides about the flipped card after drawing"),
    choice(
        "lead_after_first",
        &["winner", "first_player"],
        "Who leads the second and later sales of a round",
    ),
    choice(
        "plain_declare",
        &["void_only", "free"],
        "Whether a plain may be declared as another flavour only by a seat that cannot follow, or always",
    ),
    yes_or_no("plain_forced", "Whether a seat that cannot follow must play its plain as the lead flavour"),
    choice(
        "lucky_trigger",
        &["any_seven", "winning_card"],
        "Whether any 7 in a sale is lucky, or only one that wins it",
    ),
    yes_or_no("lucky_per_seven", "Whether every 7 in a sale brings a bonus of its own"),
    choice(
        "lucky_order",
        &["sale_first", "bonus_first"],
        "Whether the sale or the lucky bonus is paid first",
    ),
    choice(
        "walkover_pay",
        &["five_sales", "raw_fame"],
        "Whether a walkover counts as sales, which pay off reviews, or as fame",
    ),
    number("fame_floor", -20, 0, "Lowest fame a seat can fall to"),
    choice(
        "review_supply",
        &["unlimited", "limited_lose_fame", "limited_nothing"],
        "What a Bad Review means when all tokens are in use: a substitute, a loss of fame, nothing",
    ),
];

/// The cards and numbers of an edition.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Parts"))]
pub struct Contents {
    /// Flavours in card order.
    pub flavours: Vec<FlavourPart>,
    /// Ranks from the lowest.
    pub ranks: Vec<RankPart>,
    /// The plain.
    pub plain: PlainPart,
    /// The colours of the seats' boards.
    pub colours: Vec<String>,
    /// Smallest table.
    pub(super) seats_min: usize,
    /// Largest table.
    pub(super) seats_max: usize,
    /// The constants.
    pub(super) numbers: Numbers,
    /// What places are compared by, first things first.
    pub(super) ranking: Vec<RankBy>,
    /// Whether a lucky bonus may take away a Bad Review.
    pub(super) lucky_review: bool,
    /// Whether a lucky bonus may be a Back in 5 token.
    pub(super) lucky_token: bool,
}

/// A flavour.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct FlavourPart {
    /// Letter in notation.
    pub code: char,
    /// Name in files.
    pub id: String,
    /// Name for people.
    pub name: String,
}

/// A rank, the same in every flavour.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RankPart {
    /// What the card shows.
    pub value: u8,
    /// What decides, twice the value.
    pub rank2: u8,
    /// Whether it bars everybody from sitting out when it is flipped.
    pub rush: bool,
    /// Whether it brings the winner of its sale a bonus.
    pub lucky: bool,
}

/// The wild card.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlainPart {
    /// Letter in notation.
    pub code: char,
    /// Name for people.
    pub name: String,
    /// Its value, for people.
    pub label: String,
    /// What decides, twice the value.
    pub rank2: u8,
    /// As for a rank.
    pub rush: bool,
    /// As for a rank.
    pub lucky: bool,
}

/// The constants.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Numbers {
    /// Cards in a hand, and sales in a round.
    pub(super) hand: u8,
    /// Cards that may be exchanged, at most.
    pub(super) exchange_max: u8,
    /// What a seat that is alone in a round gets.
    pub(super) walkover_sales: u8,
    /// Fame at the start.
    pub(super) start_fame: i16,
    /// Bad Reviews at the start.
    pub(super) start_reviews: u8,
    /// Back in 5 tokens at the start.
    pub(super) start_tokens: u8,
    /// Back in 5 tokens a seat may have.
    pub(super) tokens_max: u8,
    /// Bad Reviews a seat may have.
    pub(super) reviews_max: u8,
    /// Fame lost for a Bad Review too many.
    pub(super) review_loss: i16,
    /// Fame for a sale.
    pub(super) fame_per_sale: i16,
    /// Bad Review tokens in the box.
    pub(super) review_tokens: u16,
}

/// What places are compared by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub(super) enum RankBy {
    Fame,
    FewerReviews,
    Tokens,
}

impl Parts for Contents {
    const GAME: &'static str = "donut";
    const BUILT_IN: &'static [&'static str] = &[include_str!("../../data/donut.toml")];
    const OPTIONS: &'static [OptionSpec] = &OPTIONS;

    fn read(file: &EditionFile<'_>) -> Result<Self, EditionError> {
        let raw: Raw = file.read()?;
        let flavours = read_flavours(file, &raw)?;
        let ranks = read_ranks(file, &raw.ranks)?;
        let plain = read_plain(raw.plain.get_ref(), &flavours, &ranks)
            .map_err(|message| file.fault(raw.plain.span(), "[plain]", message))?;
        let seats = raw.seats.get_ref();
        let fault = |message| file.fault(raw.seats.span(), "[seats]", message);
        let seats_min = within(seats.min, 2, 6, "min").map_err(fault)? as usize;
        let seats_max = within(seats.max, seats_min as i64, 6, "max").map_err(fault)? as usize;
        let numbers = read_numbers(file, &raw, seats_max)?;
        let ranking = read_ranking(&raw.ranking.get_ref().keys)
            .map_err(|message| file.fault(raw.ranking.span(), "[ranking]", message))?;
        let choices = &raw.rewards.get_ref().lucky_bonus_choices;
        if let Some(other) = choices.iter().find(|word| !["review", "token"].contains(&word.as_str())) {
            let message =
                format!("lucky_bonus_choices has '{other}', but only 'review' and 'token' are known");
            return Err(file.fault(raw.rewards.span(), "[rewards]", message));
        }
        let colours: Vec<String> = raw.colours.get_ref().rows.iter().map(|row| row.id.clone()).collect();
        if colours.len() < seats_max {
            let message = format!("{} colours are not enough for {seats_max} seats", colours.len());
            return Err(file.fault(raw.colours.span(), "[colours]", message));
        }
        check_option_values(file, &raw)?;
        let parts = Contents {
            flavours,
            ranks,
            plain,
            colours,
            seats_min,
            seats_max,
            numbers,
            ranking,
            lucky_review: choices.iter().any(|word| word == "review"),
            lucky_token: choices.iter().any(|word| word == "token"),
        };
        if let Some(derived) = &raw.derived {
            parts.check_derived(file, derived, raw.options.target_fame)?;
        }
        Ok(parts)
    }
}

fn within(value: i64, min: i64, max: i64, name: &str) -> Result<i64, String> {
    if (min..=max).contains(&value) {
        Ok(value)
    } else if value < 0 && min >= 0 {
        Err(format!("{name} is {value}, but it cannot be negative"))
    } else {
        Err(format!("{name} is {value}, but it must be from {min} to {max}"))
    }
}

/// A single lower case letter.
fn letter(code: &str) -> Result<char, String> {
    let mut chars = code.chars();
    match (chars.next(), chars.next()) {
        (Some(c), None) if c.is_ascii_lowercase() => Ok(c),
        _ => Err(format!("code is '{code}', but it must be one lower case letter")),
    }
}

fn read_flavours(file: &EditionFile<'_>, raw: &Raw) -> Result<Vec<FlavourPart>, EditionError> {
    let mut flavours: Vec<FlavourPart> = Vec::new();
    for (i, row) in raw.flavours.iter().enumerate() {
        let flavour = row.get_ref();
        let place = format!("[[flavours]] row {} ({})", i + 1, flavour.id);
        let fault = |message: String| file.fault(row.span(), place.clone(), message);
        let code = letter(&flavour.code).map_err(fault)?;
        if let Some(other) = flavours.iter().find(|other| other.code == code || other.name == flavour.name) {
            return Err(fault(format!("it has the code or the name of {}", other.id)));
        }
        if flavour.name.trim().is_empty() {
            return Err(fault("it needs a name".into()));
        }
        flavours.push(FlavourPart { code, id: flavour.id.clone(), name: flavour.name.clone() });
    }
    if flavours.len() != FLAVOURS {
        let message = format!("there are {} flavours, but there must be {FLAVOURS}", flavours.len());
        let at = raw.flavours.first().map_or(0..0, Spanned::span);
        return Err(file.fault(at, "[[flavours]]", message));
    }
    Ok(flavours)
}

fn read_ranks(file: &EditionFile<'_>, raw: &Spanned<RawRanks>) -> Result<Vec<RankPart>, EditionError> {
    let mut read: Vec<RankPart> = Vec::new();
    for (i, row) in raw.get_ref().rows.iter().enumerate() {
        let rank = row.get_ref();
        let fault = |message| file.fault(row.span(), format!("[ranks] row {}", i + 1), message);
        let value = within(rank.value, 0, 99, "value").map_err(fault)? as u8;
        // Ranks of the trending flavour are counted 64 higher, so a rank stays below that.
        let rank2 = within(rank.rank2, 1, 63, "rank2").map_err(fault)? as u8;
        if let Some(last) = read.last()
            && (last.rank2 >= rank2 || last.value >= value)
        {
            return Err(fault(format!(
                "value and rank2 must rise, but {value} and {rank2} follow {} and {}",
                last.value, last.rank2
            )));
        }
        read.push(RankPart { value, rank2, rush: rank.rush, lucky: rank.lucky });
    }
    if read.len() != RANKS {
        let message = format!("there are {} ranks, but there must be {RANKS}", read.len());
        return Err(file.fault(raw.span(), "[ranks]", message));
    }
    Ok(read)
}

fn read_plain(raw: &RawPlain, flavours: &[FlavourPart], naturals: &[RankPart]) -> Result<PlainPart, String> {
    let code = letter(&raw.code)?;
    if let Some(flavour) = flavours.iter().find(|flavour| flavour.code == code) {
        return Err(format!("code '{code}' is that of {}", flavour.id));
    }
    if raw.copies != PLAINS as i64 {
        return Err(format!("copies is {}, but there must be {PLAINS}", raw.copies));
    }
    if !raw.wild {
        return Err("wild is false, but a plain is always wild".into());
    }
    let rank2 = within(raw.rank2, 1, 63, "rank2")? as u8;
    if let Some(equal) = naturals.iter().find(|natural| natural.rank2 == rank2) {
        return Err(format!(
            "rank2 is {rank2} as for the value {}, but no natural may be equal",
            equal.value
        ));
    }
    Ok(PlainPart {
        code,
        name: raw.name.clone(),
        label: raw.label.clone(),
        rank2,
        rush: raw.rush,
        lucky: raw.lucky,
    })
}

fn read_numbers(file: &EditionFile<'_>, raw: &Raw, seats_max: usize) -> Result<Numbers, EditionError> {
    let seats = seats_max as i64;
    let in_round = |message| file.fault(raw.round.span(), "[round]", message);
    let round = raw.round.get_ref();
    let hand = within(round.hand_size, 1, CARDS as i64, "hand_size").map_err(in_round)?;
    let exchange_max = within(round.exchange_max, 0, CARDS as i64, "exchange_max").map_err(in_round)?;
    if round.sales != hand {
        let message = format!("sales is {}, but hand_size is {hand}: every card is played", round.sales);
        return Err(in_round(message));
    }
    let most = 1 + seats * (hand + exchange_max) + PLAINS as i64;
    if most > CARDS as i64 {
        return Err(in_round(format!(
            "not enough cards for {seats} seats: the flipped card, hands of {hand}, exchanges of {exchange_max} and \
             two revealed cards are {most}, and there are {CARDS}"
        )));
    }
    let walkover_sales = within(round.walkover_sales, 1, 99, "walkover_sales").map_err(in_round)?;

    let in_limits = |message| file.fault(raw.limits.span(), "[limits]", message);
    let limits = raw.limits.get_ref();
    let tokens_max = within(limits.back_in_5_max, 0, 99, "back_in_5_max").map_err(in_limits)?;
    let reviews_max = within(limits.bad_reviews_max, 0, 40, "bad_reviews_max").map_err(in_limits)?;
    let review_loss = within(limits.bad_review_loss, 0, 99, "bad_review_loss").map_err(in_limits)?;

    let in_start = |message| file.fault(raw.start.span(), "[start]", message);
    let start = raw.start.get_ref();
    let start_fame = within(start.fame, 0, 39, "fame").map_err(in_start)?;
    let start_tokens = within(start.back_in_5, 0, tokens_max, "back_in_5").map_err(in_start)?;
    let start_reviews = within(start.bad_reviews, 0, reviews_max, "bad_reviews").map_err(in_start)?;

    let in_rewards = |message| file.fault(raw.rewards.span(), "[rewards]", message);
    let fame_per_sale =
        within(raw.rewards.get_ref().fame_per_sale, 1, 99, "fame_per_sale").map_err(in_rewards)?;

    let in_box = |message| file.fault(raw.components.span(), "[components]", message);
    let components = raw.components.get_ref();
    let review_tokens = within(components.bad_review_tokens, 0, 999, "bad_review_tokens").map_err(in_box)?;
    if components.donut_cards != CARDS as i64 {
        return Err(in_box(format!(
            "donut_cards is {}, but {FLAVOURS} flavours of {RANKS} ranks and {PLAINS} plains are {CARDS}",
            components.donut_cards
        )));
    }
    let needed = [
        ("player_boards", components.player_boards, seats),
        ("meeples", components.meeples, seats),
        ("back_in_5_tokens", components.back_in_5_tokens, seats * tokens_max),
    ];
    if let Some((name, there, needed)) = needed.iter().find(|(_, there, needed)| there < needed) {
        return Err(in_box(format!("{name} is {there}, but {seats} seats need {needed}")));
    }
    Ok(Numbers {
        hand: hand as u8,
        exchange_max: exchange_max as u8,
        walkover_sales: walkover_sales as u8,
        start_fame: start_fame as i16,
        start_reviews: start_reviews as u8,
        start_tokens: start_tokens as u8,
        tokens_max: tokens_max as u8,
        reviews_max: reviews_max as u8,
        review_loss: review_loss as i16,
        fame_per_sale: fame_per_sale as i16,
        review_tokens: review_tokens as u16,
    })
}

/// `fame_desc`, then any of the others, then `shared`.
fn read_ranking(keys: &[String]) -> Result<Vec<RankBy>, String> {
    let Some((last, keys)) = keys.split_last().filter(|(last, _)| *last == "shared") else {
        return Err("keys must end with 'shared': seats equal in all share their rank".into());
    };
    let mut ranking = Vec::new();
    for key in keys {
        let by = match key.as_str() {
            "fame_desc" => RankBy::Fame,
            "bad_reviews_asc" => RankBy::FewerReviews,
            "back_in_5_desc" => RankBy::Tokens,
            other => {
                return Err(format!(
                    "keys has '{other}', but only fame_desc, bad_reviews_asc, back_in_5_desc and {last} are known"
                ));
            }
        };
        if ranking.contains(&by) {
            return Err(format!("keys has '{key}' twice"));
        }
        ranking.push(by);
    }
    if ranking.first() != Some(&RankBy::Fame) {
        return Err("keys must begin with 'fame_desc': the seat that reaches the target wins".into());
    }
    Ok(ranking)
}

/// The file repeats what options may be; it cannot change that.
fn check_option_values(file: &EditionFile<'_>, raw: &Raw) -> Result<(), EditionError> {
    for (name, said) in &raw.option_values {
        let fault = |message| file.fault(name.span(), "[option_values]", message);
        let Some(spec) = OPTIONS.iter().find(|spec| spec.name == name.get_ref()) else {
            return Err(fault(format!("there is no option '{}'", name.get_ref())));
        };
        let agrees = match (spec.kind, said) {
            (OptionKind::Int { min, max }, RawValues::Range { min: low, max: high }) => {
                (i64::from(min), i64::from(max)) == (*low, *high)
            }
            (OptionKind::Bool, RawValues::List(values)) => {
                values.len() == 2 && [true, false].iter().all(|b| values.contains(&OptionValue::Bool(*b)))
            }
            (OptionKind::Choice(words), RawValues::List(values)) => {
                values.iter().map(ToString::to_string).eq(words.iter().map(ToString::to_string))
            }
            _ => false,
        };
        if !agrees {
            return Err(fault(format!("{} is {}; an edition cannot change that", spec.name, spec.kind)));
        }
    }
    Ok(())
}

/// Ways to take 1 to `most` of `n` different cards.
fn choices(n: i64, most: i64) -> i64 {
    let (mut ways, mut sum) = (1, 0);
    for k in 1..=most.min(n) {
        ways = ways * (n + 1 - k) / k;
        sum += ways;
    }
    sum
}

impl Contents {
    /// The file may state what follows from its numbers; it must then be right.
    fn check_derived(
        &self,
        file: &EditionFile<'_>,
        derived: &Spanned<RawDerived>,
        target: i64,
    ) -> Result<(), EditionError> {
        let (hand, most) = (i64::from(self.numbers.hand), i64::from(self.numbers.exchange_max));
        for row in &derived.get_ref().rows {
            let said = row.get_ref();
            let n = said.seats;
            let fault = |message| file.fault(row.span(), format!("[derived] row for {n} seats"), message);
            within(n, 2, 6, "seats").map_err(fault)?;
            let rounds = self.bound_on_rounds(n, target).unwrap_or(said.max_rounds);
            let bag = CARDS as i64 - 1 - n * hand;
            let facts = [
                ("dealt", said.dealt, n * hand),
                ("bag_after_deal", said.bag_after_deal, bag),
                ("bag_min", said.bag_min, bag - n * most),
                ("bag_min_reveal", said.bag_min_reveal, bag - n * most - PLAINS as i64),
                ("max_rounds", said.max_rounds, rounds),
                ("max_steps_per_round", said.max_steps_per_round, 2 + n * (2 * hand + 2 + most) + hand),
            ];
            right(&facts).map_err(fault)?;
        }
        let said = derived.get_ref();
        let plain = choices(hand, most);
        // With both plains a choice may hold neither, one or two of them.
        let with = |plains: i64| if most >= plains { 1 + choices(hand - 2, most - plains) } else { 0 };
        let two = if hand < 2 { plain } else { choices(hand - 2, most) + with(1) + with(2) };
        let rush = self.ranks.iter().filter(|rank| rank.rush).count() * FLAVOURS;
        let rush = rush + usize::from(self.plain.rush) * PLAINS;
        let facts = [
            ("exchange_actions", said.exchange_actions, 1 + plain),
            ("exchange_actions_first_player", said.exchange_actions_first_player, 1 + 2 * plain),
            ("exchange_actions_two_plains", said.exchange_actions_two_plains, 1 + two),
            (
                "exchange_actions_first_player_two_plains",
                said.exchange_actions_first_player_two_plains,
                1 + 2 * two,
            ),
            ("play_actions_max", said.play_actions_max, hand - 1 + FLAVOURS as i64),
            ("rush_flip_weight", said.rush_flip_weight, rush as i64),
            ("plain_flip_weight", said.plain_flip_weight, PLAINS as i64),
        ];
        let stated = facts.map(|(name, said, derived)| (name, said.unwrap_or(derived), derived));
        right(&stated).map_err(|message| file.fault(derived.span(), "[derived]", message))
    }
}

impl Contents {
    /// Each round raises fame less reviews by one for every sale and lowers it by one for all seats but one, so with
    /// few seats somebody gets there in time; 0 if there is no such bound. Only the printed numbers allow this sum.
    fn bound_on_rounds(&self, seats: i64, target: i64) -> Option<i64> {
        let Numbers { hand, walkover_sales, start_fame, start_reviews, review_loss, fame_per_sale, .. } =
            self.numbers;
        let printed = walkover_sales == hand && (start_fame, start_reviews) == (0, 0);
        let growth = i64::from(hand) + 1 - seats;
        let bound = if growth > 0 { (target - 1) * seats / growth + 1 } else { 0 };
        (printed && (review_loss, fame_per_sale) == (1, 1)).then_some(bound)
    }
}

fn right(facts: &[(&str, i64, i64)]) -> Result<(), String> {
    match facts.iter().find(|(_, said, derived)| said != derived) {
        Some((name, said, derived)) => {
            Err(format!("{name} is {said}, but the numbers of this file give {derived}"))
        }
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Edition;

    use super::*;

    const STANDARD: &str = Contents::BUILT_IN[0];

    /// What is said about the standard edition with one text replaced.
    fn fault(from: &str, to: &str) -> String {
        assert!(STANDARD.contains(from), "{from}");
        let text = STANDARD.replacen(from, to, 1);
        Edition::<Contents>::load(&text).map_or_else(|e| e.to_string(), |_| "no fault".into())
    }

    #[test]
    fn a_fault_names_its_row_and_what_would_be_right() {
        for (from, to, said) in [
            (
                "code = \"m\"",
                "code = \"c\"",
                "[[flavours]] row 2 (maple): it has the code or the name of chocolate",
            ),
            ("code = \"m\"", "code = \"M\"", "it must be one lower case letter"),
            ("code = \"p\"", "code = \"s\"", "[plain]: code 's' is that of strawberry"),
            ("value = 3, rank2 = 6", "value = 3, rank2 = 3", "[ranks] row 3: value and rank2 must rise"),
            ("value = 3, rank2 = 6", "valeu = 3, rank2 = 6", "unknown field `valeu`"),
            ("rank2 = 26", "rank2 = 64", "[ranks] row 13: rank2 is 64, but it must be from 1 to 63"),
            ("rank2 = 9 ", "rank2 = 10 ", "[plain]: rank2 is 10 as for the value 5"),
            ("copies = 2", "copies = 3", "[plain]: copies is 3, but there must be 2"),
            ("hand_size = 5", "hand_size = 6", "[round]: sales is 5, but hand_size is 6"),
            ("exchange_max = 3", "exchange_max = 4", "[round]: not enough cards for 6 seats"),
            ("exchange_max = 3", "exchange_max = -1", "exchange_max is -1, but it cannot be negative"),
            ("back_in_5 = 2", "back_in_5 = 3", "[start]: back_in_5 is 3, but it must be from 0 to 2"),
            ("donut_cards = 54", "donut_cards = 53", "[components]: donut_cards is 53"),
            ("meeples = 6", "meeples = 5", "[components]: meeples is 5, but 6 seats need 6"),
            ("\"shared\"]", "\"coin\"]", "[ranking]: keys must end with 'shared'"),
            (
                "[\"review\", \"token\"]",
                "[\"review\", \"tokens\"]",
                "[rewards]: lucky_bonus_choices has 'tokens'",
            ),
            ("bag_min = 37", "bag_min = 36", "[derived] row for 2 seats: bag_min is 36"),
            ("max_rounds = 76", "max_rounds = 75", "[derived] row for 5 seats: max_rounds is 75"),
            ("exchange_actions = 26", "exchange_actions = 25", "[derived]: exchange_actions is 25"),
            (
                "{ min = 5, max = 40 }",
                "{ min = 5, max = 50 }",
                "[option_values]: target_fame is a whole number",
            ),
            ("max = 6\n", "max = 7\n", "[seats]: max is 7, but it must be from 2 to 6"),
        ] {
            let found = fault(from, to);
            assert!(found.contains(said), "{to}: {found}");
        }
    }

    #[test]
    fn an_edition_may_change_its_numbers() {
        let text = STANDARD.split("[derived]").next().expect("there is a first part");
        let text = text
            .replace("hand_size = 5", "hand_size = 4")
            .replace("sales = 5  ", "sales = 4  ")
            .replace("fame_per_sale = 1", "fame_per_sale = 2")
            .replace("value = 3, rank2 = 6, rush = false", "value = 3, rank2 = 6, rush = true");
        let edition = Edition::<Contents>::load(&text).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!((edition.parts.numbers.hand, edition.parts.numbers.fame_per_sale), (4, 2));
        assert!(edition.parts.ranks[2].rush && !edition.is_default());
    }
}
