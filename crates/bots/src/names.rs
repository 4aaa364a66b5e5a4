//! What bots are called: each has a name of its own at its table.

use tabletop::{MAX_SEATS, Seat};

/// Friendly, short, and no word of a game. Their number is a prime, so that any stride goes through all of them.
pub const NAMES: [&str; 47] = [
    "Arvid", "Anton", "Bela", "Bruno", "Cleo", "Cosmo", "Dora", "Edda", "Edgar", "Emil", "Enzo", "Fenja",
    "Gerda", "Gustav", "Hanno", "Hedda", "Henk", "Ilka", "Jonte", "Juno", "Kalle", "Kira", "Lotte", "Ludwig",
    "Mabel", "Malou", "Mina", "Moritz", "Nelly", "Nuri", "Olga", "Oskar", "Otis", "Pavel", "Quinn", "Ronja",
    "Rufus", "Selma", "Sven", "Tilda", "Ursel", "Vito", "Wanda", "Wilma", "Yara", "Zeno", "Zita",
];

/// The name of a bot on this seat: always the same at a table with these people, another one on each of its seats, and none
/// of theirs. `table` is what tells tables apart in records too, the commitment to the deal; `names` are those of a record,
/// where bots stand by their levels.
pub fn bot_name<N: AsRef<str>>(table: &str, seat: Seat, names: &[N]) -> &'static str {
    // FNV-1a: stable on every machine and in every version.
    let hash = table.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    let n = NAMES.len() as u64;
    let stride = 1 + (hash / n) % (n - 1);
    // Seats go on in steps of all seats, so that no two of them ever meet.
    let nths = (seat.index()..NAMES.len()).step_by(MAX_SEATS);
    let is_free = |own: &&str| !names.iter().any(|name| name.as_ref().to_lowercase() == own.to_lowercase());
    let mut own = nths.map(|nth| NAMES[((hash + stride * nth as u64) % n) as usize]);
    own.find(is_free).expect("there are more names for a seat than other seats")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use tabletop::hex;

    use super::*;

    #[test]
    fn names_are_distinct_at_a_table_and_vary_between_tables() {
        let mut first = BTreeSet::new();
        for table in 0..300_u32 {
            let table = hex::encode(&table.to_be_bytes());
            let at = |seat| bot_name::<&str>(&table, Seat::new(seat), &[]);
            let names: BTreeSet<&str> = (0..MAX_SEATS).map(at).collect();
            assert_eq!(names.len(), MAX_SEATS, "{names:?}");
            assert_eq!(at(2), at(2));
            first.insert(at(0));
        }
        assert_eq!(first.len(), NAMES.len());
    }

    #[test]
    fn a_table_keeps_its_names_for_ever() {
        let names = [0, 1, 2].map(|seat| bot_name::<&str>("1313", Seat::new(seat), &[]));
        assert_eq!(names, ["Yara", "Zita", "Anton"]);
    }

    #[test]
    fn nobody_at_the_table_is_called_like_a_bot() {
        let seats = || (0..MAX_SEATS).map(Seat::new);
        let before: Vec<&str> = seats().map(|seat| bot_name::<&str>("1313", seat, &[])).collect();
        for person in seats() {
            let taken = before[person.index()].to_uppercase();
            let names = seats().map(|seat| bot_name("1313", seat, &["easy", &taken]));
            let names: BTreeSet<&str> = names.collect();
            assert_eq!(names.len(), MAX_SEATS, "{names:?}");
            assert!(!names.contains(before[person.index()]), "{names:?}");
        }
    }

    #[test]
    fn names_are_short_and_never_those_of_a_level() {
        let distinct: BTreeSet<&str> = NAMES.into_iter().collect();
        assert_eq!(distinct.len(), NAMES.len());
        for name in NAMES {
            assert!((4..=7).contains(&name.len()) && name.parse::<crate::Player>().is_err(), "{name}");
        }
    }
}
