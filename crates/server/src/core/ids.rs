//! Names for tables and players, and secrets.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use tabletop::hex;

/// The address of a table: 16 letters and digits, 80 random bits. Whoever has it finds the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TableId([u8; TableId::LEN]);

impl TableId {
    const LEN: usize = 16;
    /// No vowels, so no words; no `0`, `1`, `l`, which look alike.
    const LETTERS: &'static [u8; 32] = b"23456789bcdfghjkmnpqrstvwxyzBCDF";

    /// The id made of these random bytes.
    pub fn new(random: [u8; Self::LEN]) -> Self {
        TableId(random.map(|byte| Self::LETTERS[byte as usize % Self::LETTERS.len()]))
    }

    /// The id as text.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).expect("its letters are ASCII")
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for TableId {
    type Err = &'static str;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let letters: [u8; Self::LEN] =
            text.as_bytes().try_into().map_err(|_| "the id of a table has 16 letters and digits")?;
        let known = letters.iter().all(|letter| Self::LETTERS.contains(letter));
        known.then_some(TableId(letters)).ok_or("that is not the id of a table")
    }
}

impl TryFrom<String> for TableId {
    type Error = &'static str;
    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<TableId> for String {
    fn from(id: TableId) -> String {
        id.to_string()
    }
}

/// A player, by the number the store gave them. Never shown to anybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlayerId(pub i64);

/// 256 random bits that prove something: who a player is, whose seat it is, what the server dealt from.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// The secret made of these random bytes.
    pub const fn new(random: [u8; 32]) -> Self {
        Secret(random)
    }

    /// The bytes themselves.
    pub fn bytes(&self) -> [u8; 32] {
        self.0
    }

    /// What may be stored of it.
    pub fn hash(&self) -> SecretHash {
        SecretHash(Sha256::digest(self.0).into())
    }

    /// The secret as 64 hexadecimal digits, for the one who owns it.
    pub fn reveal(&self) -> String {
        hex::encode(&self.0)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

impl FromStr for Secret {
    type Err = &'static str;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        hex::decode(text).map(Secret).ok_or("a secret has 64 hexadecimal digits")
    }
}

impl Serialize for Secret {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.reveal())
    }
}

impl<'de> Deserialize<'de> for Secret {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// The SHA-256 of a secret: enough to know the secret again, useless to pretend.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SecretHash(pub [u8; 32]);

impl fmt::Display for SecretHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(&self.0))
    }
}

impl Serialize for SecretHash {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&hex::encode(&self.0))
    }
}

impl<'de> Deserialize<'de> for SecretHash {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        hex::decode(&text)
            .map(SecretHash)
            .ok_or_else(|| serde::de::Error::custom("a hash has 64 hexadecimal digits"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_read_back_and_nothing_else_does() {
        let id = TableId::new(std::array::from_fn(|i| i as u8 * 17));
        assert_eq!(id.to_string().parse(), Ok(id));
        for bad in ["", "../../etc/passwd", "aaaaaaaaaaaaaaaa", "2222222222222222 ", "éééééééé"] {
            assert!(bad.parse::<TableId>().is_err(), "{bad}");
        }
    }

    #[test]
    fn secrets_read_back_and_are_not_printed() {
        let secret = Secret::new(std::array::from_fn(|i| i as u8 * 7));
        assert_eq!(secret.reveal().parse(), Ok(secret));
        assert!("+1".repeat(32).parse::<Secret>().is_err());
        assert!(!format!("{secret:?}").contains("07"));
    }
}
