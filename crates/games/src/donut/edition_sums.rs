//! Checks of an edition: figures that a file may state although they follow from the rest.

use tabletop::checks::agree;
use tabletop::{EditionError, EditionFile, Located};

use super::cards::{CARDS, FLAVOURS, PLAINS};
use super::edition::{Contents, Numbers};
use super::edition_file::RawDerived;

const FOLLOWS: &str = "the numbers of this file give";

/// Ways to take 1 to `most` of `n` different cards.
fn choices(n: i64, most: i64) -> i64 {
    let (mut ways, mut sum) = (1, 0);
    for k in 1..=most.min(n) {
        ways = ways * (n + 1 - k) / k;
        sum += ways;
    }
    sum
}

/// The file may state what follows from its numbers; it must then be right.
pub(super) fn check_derived(
    parts: &Contents,
    file: &EditionFile<'_>,
    derived: &Located<RawDerived>,
) -> Result<(), EditionError> {
    let target = i64::from(file.defaults().int("target_fame"));
    let (hand, most) = (i64::from(parts.numbers.hand), i64::from(parts.numbers.exchange_max));
    let rows = &derived.get_ref().rows;
    file.seat_rows(
        "[derived]",
        rows,
        |row| row.seats,
        |said| {
            let n = said.seats;
            let rounds = bound_on_rounds(parts, n, target).or(said.max_rounds).unwrap_or_default();
            let bag = CARDS as i64 - 1 - n * hand;
            let facts = [
                ("dealt", said.dealt, n * hand),
                ("bag_after_deal", said.bag_after_deal, bag),
                ("bag_min", said.bag_min, bag - n * most),
                ("bag_min_reveal", said.bag_min_reveal, bag - n * most - PLAINS as i64),
                ("max_rounds", said.max_rounds, rounds),
                ("max_steps_per_round", said.max_steps_per_round, 2 + n * (2 * hand + 2 + most) + hand),
            ];
            agree(&facts, FOLLOWS)
        },
    )?;
    let said = derived.get_ref();
    let plain = choices(hand, most);
    // With both plains a choice may hold neither, one or two of them.
    let with = |plains: i64| if most >= plains { 1 + choices(hand - 2, most - plains) } else { 0 };
    let two = if hand < 2 { plain } else { choices(hand - 2, most) + with(1) + with(2) };
    let rush = parts.ranks.iter().filter(|rank| rank.rush).count() * FLAVOURS;
    let rush = rush + usize::from(parts.plain.rush) * PLAINS;
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
    file.table("[derived]", derived, |_| agree(&facts, FOLLOWS))
}

/// Each round raises fame less reviews by one for every sale and lowers it by one for all seats but one, so with
/// few seats somebody gets there in time; 0 if there is no such bound. Only the printed numbers allow this sum.
fn bound_on_rounds(parts: &Contents, seats: i64, target: i64) -> Option<i64> {
    let Numbers { hand, walkover_sales, start_fame, start_reviews, review_loss, fame_per_sale, .. } =
        parts.numbers;
    let printed = walkover_sales == hand && (start_fame, start_reviews) == (0, 0);
    let growth = i64::from(hand) + 1 - seats;
    let bound = if growth > 0 { (target - 1) * seats / growth + 1 } else { 0 };
    (printed && (review_loss, fame_per_sale) == (1, 1)).then_some(bound)
}
