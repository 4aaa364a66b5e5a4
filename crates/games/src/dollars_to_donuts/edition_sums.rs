//! Checks of an edition: what its file says twice must agree, and there must be enough of everything.

use tabletop::checks::agree;
use tabletop::{EditionError, EditionFile};

use super::edition::{CustomerCard, DonutTile, Shop};
use super::edition_file::{Raw, RawChecks};
use super::{LEVELS, MAX_DOLLARS};

/// The levels are those that the customers are served at.
pub(super) fn check_levels(shop: &Shop, file: &EditionFile<'_>, raw: &Raw) -> Result<(), EditionError> {
    const LINES: [&str; LEVELS] = ["top", "middle", "bottom"];
    for (i, row) in raw.levels.rows.iter().enumerate() {
        let fault = |message| file.fault(row.span(), format!("[levels] row {}", i + 1), message);
        let level = row.get_ref();
        if level.level != i as i64 + 1 || level.lines != LINES[..=i] {
            return Err(fault(format!("level {} must have the lines {}", i + 1, LINES[..=i].join(", "))));
        }
        let served = |customer: &CustomerCard| customer.donuts(i + 1) as i64;
        if let Some(other) = shop.customers.iter().find(|customer| served(customer) != level.donuts) {
            return Err(fault(format!(
                "donuts is {}, but the customer {} orders {}",
                level.donuts,
                other.id,
                served(other)
            )));
        }
    }
    if shop.levels.len() != LEVELS {
        return Err(EditionError::at(
            "[levels]",
            format!("there must be {LEVELS} levels, not {}", shop.levels.len()),
        ));
    }
    Ok(())
}

/// What the file says twice must agree, and there must be enough of everything to set up a game.
pub(super) fn check_totals(shop: &Shop, file: &EditionFile<'_>, raw: &Raw) -> Result<(), EditionError> {
    let dollars: i64 = shop.kinds.iter().map(|kind| i64::from(kind.count)).sum();
    file.table("[donut_tiles]", &raw.donut_tiles, |said| {
        adds_up("count", said.count, shop.tiles.len() as i64)
    })?;
    file.table("[customers]", &raw.customers, |said| {
        adds_up("count", said.count, shop.customers.len() as i64)
    })?;
    file.table("[dollar_kinds]", &raw.dollar_kinds, |said| adds_up("count", said.count, dollars))?;
    file.table("[starters]", &raw.starters, |said| {
        adds_up("per_seat", said.per_seat, shop.starters.len() as i64)
    })?;
    if dollars > MAX_DOLLARS {
        let message = format!("{dollars} dollar tiles are too many: at most {MAX_DOLLARS} are possible");
        return Err(file.fault(raw.dollar_kinds.span(), "[dollar_kinds]", message));
    }
    let slots = shop.slot_costs.len();
    if shop.tiles.len() < slots {
        let message = format!("not enough donut tiles: {} for {slots} slots", shop.tiles.len());
        return Err(file.fault(raw.donut_tiles.span(), "[donut_tiles]", message));
    }
    if shop.customers.len() < shop.line_size {
        let message =
            format!("not enough customers: {} for a line of {}", shop.customers.len(), shop.line_size);
        return Err(file.fault(raw.customers.span(), "[customers]", message));
    }
    match &raw.checks {
        Some(checks) => file.table("[checks]", checks, |said| check_sums(shop, said, dollars)),
        None => Ok(()),
    }
}

fn adds_up<S: Into<Option<i64>> + Copy>(name: &str, said: S, counted: i64) -> Result<(), String> {
    agree(&[(name, said, counted)], "the rows add up to")
}

fn check_sums(shop: &Shop, checks: &RawChecks, dollars: i64) -> Result<(), String> {
    let maybe = |name: &str, said: Option<i64>, counted: usize| adds_up(name, said, counted as i64);
    let long = |tile: &DonutTile| tile.top.iter().chain(&tile.bottom).flatten().count();
    let ends = |tile: &DonutTile| tile.left.iter().chain(&tile.right).count();
    let all = |count: &dyn Fn(&DonutTile) -> usize| shop.tiles.iter().map(count).sum::<usize>();
    maybe("donut_tile_halves", checks.donut_tile_halves, all(&|tile| long(tile) + ends(tile)))?;
    maybe("donut_tile_halves_on_long_sides", checks.donut_tile_halves_on_long_sides, all(&long))?;
    maybe("donut_tile_halves_on_ends", checks.donut_tile_halves_on_ends, all(&ends))?;
    for (halves, said) in &checks.donut_tiles_by_halves {
        let with = |tile: &&DonutTile| (long(tile) + ends(tile)).to_string() == *halves;
        let name = format!("donut_tiles_by_halves.{halves}");
        adds_up(&name, *said, shop.tiles.iter().filter(with).count() as i64)?;
    }
    let of_type = |code: &String| shop.types.iter().position(|donut| donut.code.to_string() == *code);
    for (code, said) in &checks.donut_tile_halves_by_type {
        let is = |half: &&u8| of_type(code) == Some(usize::from(**half));
        let count = |tile: &DonutTile| tile.halves().filter(is).count();
        let name = format!("donut_tile_halves_by_type.{code}");
        adds_up(&name, *said, shop.tiles.iter().map(count).sum::<usize>() as i64)?;
    }
    for (code, said) in &checks.customer_donuts_by_type {
        let is = |donut: &&u8| of_type(code) == Some(usize::from(**donut));
        let count = shop.customers.iter().flat_map(|card| card.lines.iter().flatten()).filter(is).count();
        adds_up(&format!("customer_donuts_by_type.{code}"), *said, count as i64)?;
    }
    for (i, neighborhood) in shop.neighborhoods.iter().enumerate() {
        let count = shop.customers.iter().filter(|card| usize::from(card.neighborhood) == i).count();
        let name = format!("customers_per_neighborhood ({})", neighborhood.id);
        maybe(&name, checks.customers_per_neighborhood, count)?;
    }
    maybe("dollar_tiles", checks.dollar_tiles, dollars as usize)?;
    maybe("tokens", checks.tokens, shop.types.iter().map(|donut| usize::from(donut.tokens)).sum())?;
    let hand: i64 = shop.start_hand.iter().map(|count| i64::from(*count)).sum();
    for (i, said) in checks.bag_at_start_by_seats.iter().enumerate() {
        let seats = i as i64 + 1;
        adds_up(&format!("bag_at_start_by_seats for {seats} seats"), *said, dollars - seats * hand)?;
    }
    Ok(())
}
