//! Checks of an edition: what its file says becomes components, or a fault that names the row and what is wrong.

use tabletop::checks::{notation_id, within};
use tabletop::{EditionError, EditionFile};

use super::MAX_KINDS;
use super::edition::{Components, KindRow};
use super::edition_file::Raw;

pub(super) fn read(file: &EditionFile<'_>, raw: &Raw) -> Result<Components, EditionError> {
    let Raw { constants, types } = raw;
    if types.len() > MAX_KINDS {
        return Err(EditionError::at("[[types]]", format!("there are more than {MAX_KINDS} types")));
    }
    let kinds = file.rows("[[types]]", types, |row| &row.id, |row| read_kind(&row))?;
    Ok(Components { kinds, max_rounds: constants.max_rounds })
}

fn read_kind(row: &KindRow) -> Result<KindRow, String> {
    let copies = within(row.copies.into(), 1, u8::MAX.into(), "copies")?;
    Ok(KindRow { id: notation_id(&row.id, Some('-'), None)?, copies, ..row.clone() })
}
