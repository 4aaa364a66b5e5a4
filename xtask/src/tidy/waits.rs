//! Tests wait for something to happen, not for time to pass: a fixed wait is too short on a busy machine and too long on
//! any other. Nor is a test run again until it passes. The words are spelled in two halves here, so that this file passes
//! too.

use super::code::{is_word, tests_in};
use super::words::has_word;
use crate::tree::Tree;

/// Waits for time to pass, in Rust.
const IN_RUST: [&str; 2] = [concat!("sle", "ep("), concat!("sleep_un", "til(")];
/// Where tests may sleep: in a simulation, whose time is not real, and in the helper that looks again and again.
const MAY_SLEEP: [&str; 2] = ["crates/server/tests/simulation/", "crates/server/tests/live/until.rs"];
/// Waits for time to pass, and second attempts, in the browser client.
const IN_CLIENT: [&str; 2] = [concat!("waitForTime", "out"), concat!("retr", "ies")];
/// Without a delay it only lets others go first.
const TIMER: &str = concat!("setTime", "out(");

/// No test waits for a fixed time, and none is run again because it has failed.
pub(super) fn tests_wait_for_something(tree: &Tree) -> Vec<String> {
    let rust =
        tree.between("", ".rs").filter(|(path, _)| !MAY_SLEEP.iter().any(|place| path.starts_with(place)));
    let rust = rust.flat_map(|(path, text)| {
        let whole = path.contains("/tests/") || path.ends_with("/tests.rs");
        let tests = if whole { text.to_string() } else { tests_in(text) };
        faults(path, &tests, |line| IN_RUST.iter().any(|word| has_word(line, word)))
    });
    let client = tree.between("web/", "").filter(|(path, _)| is_client_test(path));
    let client = client.flat_map(|(path, text)| {
        faults(path, text, |line| IN_CLIENT.iter().any(|word| has_word(line, word)) || has_delay(line))
    });
    rust.chain(client).collect()
}

fn faults(path: &str, tests: &str, is_wait: impl Fn(&str) -> bool) -> Vec<String> {
    let lines = tests.lines().enumerate().filter(|(_, line)| is_wait(line));
    lines
        .map(|(i, line)| format!("{path}:{}: `{}`: wait for what is to happen, once", i + 1, line.trim()))
        .collect()
}

fn is_client_test(path: &str) -> bool {
    let folder =
        ["web/tests/", "web/playwright", "web/package.json"].iter().any(|start| path.starts_with(start));
    folder || (path.starts_with("web/") && path.ends_with(".test.ts"))
}

/// Whether a timer in this line is given more than what to call.
fn has_delay(line: &str) -> bool {
    let mut calls = line.match_indices(TIMER).map(|(at, _)| &line[at + TIMER.len()..]);
    calls.any(|call| !call.trim_start_matches(is_word).starts_with(')'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn count(path: &str, text: &str) -> usize {
        tests_wait_for_something(&Tree::from([(path, text)])).len()
    }

    #[test]
    fn a_test_that_sleeps_is_found_and_a_server_that_sleeps_is_not() {
        for word in IN_RUST {
            let line = format!("    tokio::time::{word}time).await;\n");
            let tests = format!("{line}#[cfg(test)]\nmod tests {{\n{line}}}\n");
            assert_eq!(count("crates/server/tests/live/play.rs", &line), 1);
            assert_eq!(count("crates/server/src/core/tests.rs", &line), 1);
            assert_eq!(
                tests_wait_for_something(&Tree::from([("crates/server/src/serve.rs", tests.as_str())])),
                [format!(
                    "crates/server/src/serve.rs:4: `{}`: wait for what is to happen, once",
                    line.trim()
                )]
            );
            for place in MAY_SLEEP {
                assert_eq!(count(place, &line), 0);
            }
        }
    }

    #[test]
    fn browser_tests_wait_for_no_time_and_are_not_run_again() {
        let delayed = format!("await new Promise((done) => {TIMER}done, 100));");
        let waits = [format!("await page.{}(50);", IN_CLIENT[0]), format!("  {}: 1,", IN_CLIENT[1]), delayed];
        for line in waits {
            for path in ["web/tests/e2e/a.spec.ts", "web/playwright.config.ts", "web/src/lib/a.test.ts"] {
                assert_eq!(count(path, &line), 1, "{path}: {line}");
            }
            assert_eq!(count("web/src/lib/a.ts", &line), 0, "{line}");
        }
        assert_eq!(count("web/src/lib/a.test.ts", &format!("new Promise((done) => {TIMER}done));")), 0);
    }
}
