//! Turns that need no thought.

use tabletop::Certain;

use super::Action;

/// Everything lies open here, so a turn without another choice is forced, unless it draws a card or rolls a die: that is
/// for whoever's turn it is.
pub(super) fn certain(action: Action, offered: usize) -> Option<Certain> {
    let uncovers_nothing = matches!(action, Action::Coffee | Action::Take(..));
    (offered == 1 && uncovers_nothing).then_some(Certain::Forced)
}

#[cfg(test)]
mod tests {
    use super::super::Kitchen;
    use super::*;

    #[test]
    fn only_what_is_all_there_is_and_uncovers_nothing_is_forced() {
        assert_eq!(certain(Action::Coffee, 1), Some(Certain::Forced));
        assert_eq!(certain(Action::Take(1, Kitchen::Learn), 1), Some(Certain::Forced));
        assert_eq!(certain(Action::Coffee, 2), None);
        assert_eq!(certain(Action::Learn(1), 1), None);
    }
}
