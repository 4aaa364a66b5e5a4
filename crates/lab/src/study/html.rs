//! The page.
use super::Study;
use tabletop::Language;
/// x
pub fn page(_study: &Study, _language: Language) -> String {
    String::new()
}
