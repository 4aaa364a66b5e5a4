//! Checks of an edition: what its file says becomes components, or a fault that names the row and what is wrong.

use tabletop::checks::{agree, within};
use tabletop::{EditionError, EditionFile, Located, MAX_SEATS, Row, SeatsTable};

use super::cards::{CARDS, FLAVOURS, PLAINS, RANKS};
use super::edition::{Contents, FlavourPart, Numbers, PlainPart, RankBy, RankPart};
use super::edition_file::{Raw, RawFlavour, RawPlain, RawRanks};
use super::edition_sums::check_derived;

/// Reads the components of an edition.
pub(super) fn read(file: &EditionFile<'_>, raw: &Raw) -> Result<Contents, EditionError> {
    let seats = |seats: &SeatsTable| Ok((seats.read(2, MAX_SEATS)?, seats.colours()?));
    let cards = EditionError::both(read_flavours(file, raw), read_ranks(file, &raw.ranks));
    let both = EditionError::both(cards, file.table("[seats]", &raw.seats, seats))?;
    let ((flavours, ranks), ((seats_min, seats_max), colours)) = both;
    let plain = file.table("[plain]", &raw.plain, |plain| read_plain(plain, &flavours, &ranks));
    let (plain, numbers) = EditionError::both(plain, read_numbers(file, raw, seats_max))?;
    let ranking = file.table("[ranking]", &raw.ranking, |ranking| read_ranking(&ranking.keys))?;
    let choices = &raw.rewards.get_ref().lucky_bonus_choices;
    if let Some(other) = choices.iter().find(|word| !["review", "token"].contains(&word.as_str())) {
        let message = format!("lucky_bonus_choices has '{other}', but only 'review' and 'token' are known");
        return Err(file.fault(raw.rewards.span(), "[rewards]", message));
    }
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
        check_derived(&parts, file, derived)?;
    }
    Ok(parts)
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
    let read = |row: Row<'_, RawFlavour>| {
        let code = letter(&row.code)?;
        let others = raw.flavours.iter().map(Located::get_ref);
        if let Some(other) = others
            .take_while(|other| other.id != row.id)
            .find(|other| other.code == row.code || other.name == row.name)
        {
            return Err(format!("it has the code or the name of {}", other.id));
        }
        if row.name.trim().is_empty() {
            return Err("it needs a name".into());
        }
        Ok(FlavourPart { code, id: row.id.clone(), name: row.name.clone() })
    };
    let flavours = file.rows("[[flavours]]", &raw.flavours, |row| &row.id, read)?;
    if flavours.len() != FLAVOURS {
        let message = format!("there are {} flavours, but there must be {FLAVOURS}", flavours.len());
        let at = raw.flavours.first().map_or(0..0, Located::span);
        return Err(file.fault(at, "[[flavours]]", message));
    }
    Ok(flavours)
}

fn read_ranks(file: &EditionFile<'_>, raw: &Located<RawRanks>) -> Result<Vec<RankPart>, EditionError> {
    let mut read: Vec<RankPart> = Vec::new();
    for (i, row) in raw.get_ref().rows.iter().enumerate() {
        let rank = row.get_ref();
        let fault = |message| file.fault(row.span(), format!("[ranks] row {}", i + 1), message);
        let value: u8 = within(rank.value, 0, 99, "value").map_err(fault)?;
        // Ranks of the trending flavour are counted 64 higher, so a rank stays below that.
        let rank2: u8 = within(rank.rank2, 1, 63, "rank2").map_err(fault)?;
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
    let rank2: u8 = within(raw.rank2, 1, 63, "rank2")?;
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
    let hand: i64 = within(round.hand_size, 1, CARDS as i64, "hand_size").map_err(in_round)?;
    let exchange_max: i64 = within(round.exchange_max, 0, CARDS as i64, "exchange_max").map_err(in_round)?;
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
    let tokens_max: i64 = within(limits.back_in_5_max, 0, 99, "back_in_5_max").map_err(in_limits)?;
    let reviews_max: i64 = within(limits.bad_reviews_max, 0, 40, "bad_reviews_max").map_err(in_limits)?;
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
    let cards = [("donut_cards", components.donut_cards, CARDS as i64)];
    agree(&cards, &format!("{FLAVOURS} flavours of {RANKS} ranks and {PLAINS} plains are"))
        .map_err(in_box)?;
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
        walkover_sales,
        start_fame,
        start_reviews,
        start_tokens,
        tokens_max: tokens_max as u8,
        reviews_max: reviews_max as u8,
        review_loss,
        fame_per_sale,
        review_tokens,
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

#[cfg(test)]
mod tests {
    use tabletop::{Edition, Parts};

    use super::*;

    const STANDARD: &str = Contents::BUILT_IN[0];

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
