//! Small turns of phrase: amounts as people type them, counts, places, lists.

use tabletop::OptionValue;

/// A number of games as people type it: `1000000`, `1_000_000`, `1e6`, `10k`, `2.5m`.
pub(crate) fn amount(text: &str) -> Result<u64, String> {
    let wrong = || "it is a whole number from 1, such as 1000, 1_000, 10k, 1m or 1e6".to_string();
    let plain = text.trim().to_ascii_lowercase().replace(['_', ','], "");
    let (digits, exponent) = if let Some(thousands) = plain.strip_suffix('k') {
        (thousands, 3)
    } else if let Some(millions) = plain.strip_suffix('m') {
        (millions, 6)
    } else if let Some((digits, exponent)) = plain.split_once('e') {
        (digits, exponent.parse::<u32>().map_err(|_| wrong())?)
    } else {
        (plain.as_str(), 0)
    };
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let all_digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    if whole.is_empty() || !all_digits(whole) || !all_digits(fraction) {
        return Err(wrong());
    }
    // Every digit of the fraction uses up one power of ten; more of them leave no whole number.
    let powers = exponent.checked_sub(fraction.len() as u32).ok_or_else(wrong)?;
    let number: u64 = format!("{whole}{fraction}").parse().map_err(|_| wrong())?;
    let scale = 10u64.checked_pow(powers).ok_or_else(wrong)?;
    number.checked_mul(scale).filter(|games| *games > 0).ok_or_else(wrong)
}

/// `1 point`, `3 points`.
pub(crate) fn counted(n: impl Into<i64>, one: &str) -> String {
    let n = n.into();
    if n == 1 { format!("1 {one}") } else { format!("{n} {one}s") }
}

/// `1st`, `2nd`, `3rd`, `4th`: places at a table have one digit.
pub(crate) fn ordinal(rank: u8) -> String {
    let ending = match rank {
        1 => "st",
        2 => "nd",
        3 => "rd",
        _ => "th",
    };
    format!("{rank}{ending}")
}

/// `row_refill=shift, plain_tie_bonus=1`.
pub(crate) fn settings<'a>(options: impl IntoIterator<Item = (&'a String, &'a OptionValue)>) -> String {
    let each = options.into_iter().map(|(name, value)| format!("{name}={value}"));
    each.collect::<Vec<_>>().join(", ")
}

/// Breaks a text into lines of at most `width` columns; a longer word has its line to itself.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_string()),
        }
    }
    lines
}

/// Quotes an argument for a shell, if it needs it.
pub(crate) fn shell_word(text: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./=+:@%,".contains(c);
    if !text.is_empty() && text.chars().all(plain) {
        text.to_string()
    } else {
        format!("'{}'", text.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_read_as_people_type_them() {
        for (text, games) in [
            ("1", 1),
            ("1000000", 1_000_000),
            ("1_000_000", 1_000_000),
            ("1,000", 1000),
            ("1e6", 1_000_000),
            ("10k", 10_000),
            ("1M", 1_000_000),
            ("2.5k", 2500),
            ("1.5e3", 1500),
        ] {
            assert_eq!(amount(text), Ok(games), "{text}");
        }
        for text in [
            "",
            "0",
            "-1",
            "k",
            "e6",
            "1e",
            "1.5",
            "1e99",
            "99999999999999999999",
            "ten",
            "1e-3",
            "+5",
            ".5k",
        ] {
            assert!(amount(text).is_err(), "{text}");
        }
    }

    #[test]
    fn lines_are_broken_between_words() {
        assert_eq!(wrap("one two  three", 7), ["one two", "three"]);
        assert_eq!(wrap("one", 0), ["one"]);
        assert!(wrap(" ", 9).is_empty());
    }

    #[test]
    fn words_for_a_shell() {
        assert_eq!(shell_word("games/a-1.txt"), "games/a-1.txt");
        assert_eq!(shell_word("my game's.txt"), r"'my game'\''s.txt'");
        assert_eq!(shell_word(""), "''");
    }
}
