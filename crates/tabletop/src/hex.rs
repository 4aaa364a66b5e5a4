//! Hexadecimal digits: how seeds, commitments, secrets and hashes are written, everywhere in the program.

use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};

/// Two lower-case digits for each byte.
pub fn encode(bytes: &[u8]) -> String {
    HEXLOWER.encode(bytes)
}

/// The `N` bytes that exactly `2 * N` digits stand for, in either case; `None` for any other text.
pub fn decode<const N: usize>(text: &str) -> Option<[u8; N]> {
    HEXLOWER_PERMISSIVE.decode(text.as_bytes()).ok()?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_read_back_and_nothing_else_does() {
        assert_eq!(encode(&[0, 15, 0xab]), "000fab");
        assert_eq!(decode("000fab"), Some([0, 15, 0xab]));
        assert_eq!(decode("000FaB"), Some([0, 15, 0xab]));
        assert_eq!(decode(""), Some([]));
        for wrong in ["", "00", "000fa", "000fab00", "+00fab", "0x0fab", " 00fab", "00 fab", "0é0f", "gggggg"]
        {
            assert_eq!(decode::<3>(wrong), None, "{wrong}");
        }
    }
}
