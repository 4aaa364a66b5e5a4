//! Numbers that are kept are the same on every machine: functions whose last digit differs from one machine to the next
//! come from the crate `libm`. (Sums, products, quotients and square roots are exact everywhere.)

use super::code::{is_word, shipped};
use crate::tree::Tree;

/// The crates whose results are kept.
const KEPT: [&str; 4] = ["crates/tabletop/src/", "crates/games/src/", "crates/bots/src/", "crates/lab/src/"];

/// Functions of the standard library that promise no exact digits.
const INEXACT: [&str; 28] = [
    "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "cos", "cosh", "exp", "exp2",
    "exp_m1", "gamma", "hypot", "ln", "ln_1p", "ln_gamma", "log", "log10", "log2", "powf", "powi", "sin",
    "sin_cos", "sinh", "tan", "tanh",
];

/// No result that is kept depends on how a machine rounds such a function.
pub(super) fn kept_numbers_are_exact(tree: &Tree) -> Vec<String> {
    let mut faults = Vec::new();
    for (path, text) in KEPT.iter().flat_map(|folder| tree.between(folder, ".rs")) {
        if path.ends_with("/tests.rs") {
            continue;
        }
        for (i, line) in shipped(text).lines().enumerate() {
            for name in INEXACT.iter().filter(|name| is_used(line, name)) {
                faults
                    .push(format!("{path}:{}: {name} differs between machines: take the one of libm", i + 1));
            }
        }
    }
    faults
}

/// Whether the function is called on a number, or named by its type.
fn is_used(line: &str, name: &str) -> bool {
    line.match_indices(name).any(|(at, _)| {
        let (before, after) = (&line[..at], &line[at + name.len()..]);
        let is_method = before.ends_with('.') && after.starts_with('(');
        let of_type = before.ends_with("f32::") || before.ends_with("f64::");
        is_method || (of_type && !after.starts_with(is_word))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_function_that_differs_between_machines_is_found() {
        let tree = Tree::from([
            ("crates/games/src/donut/judgement.rs", "let share = (a - b).exp();\nlet root = x.sqrt();\n"),
            ("crates/bots/src/search/select.rs", "let all = logs.iter().copied().map(f64::ln);\n"),
            (
                "crates/lab/src/stats.rs",
                "let x = y.powi(2);\n#[cfg(test)]\nmod tests {\n    let x = y.ln();\n}\n",
            ),
            (
                "crates/tabletop/src/estimate.rs",
                "let y = libm::expf(x); // not x.exp()\nlet z = f32::exp2_table;\n",
            ),
            ("crates/server/src/limits.rs", "let y = x.exp();\n"),
        ]);
        assert_eq!(
            kept_numbers_are_exact(&tree),
            [
                "crates/games/src/donut/judgement.rs:1: exp differs between machines: take the one of libm",
                "crates/bots/src/search/select.rs:1: ln differs between machines: take the one of libm",
                "crates/lab/src/stats.rs:1: powi differs between machines: take the one of libm",
            ]
        );
    }
}
