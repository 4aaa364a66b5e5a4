//! Checks of an edition: its levels are those of the customers, and there is enough of everything.

use tabletop::{EditionError, EditionFile};

use super::edition::{CustomerCard, Shop};
use super::edition_file::Raw;
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

/// There must be enough of everything to set up a game.
pub(super) fn check_totals(shop: &Shop, file: &EditionFile<'_>, raw: &Raw) -> Result<(), EditionError> {
    let dollars: i64 = shop.kinds.iter().map(|kind| i64::from(kind.count)).sum();
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
    Ok(())
}
