//! What a person may choose, in stages where it is too much for one list.

use catalog::Choice;

/// So many actions are shown at once, whatever their groups are.
const NARROW: usize = 12;

/// A line of the menu.
#[derive(Clone, Debug)]
pub(super) enum Entry {
    /// An action.
    Act(Choice),
    /// Actions that belong together, offered in a menu of their own.
    Open { label: String, size: usize },
}

/// Where a person is in the menus, and what is offered there.
#[derive(Debug)]
pub(super) struct Menu {
    choices: Vec<Choice>,
    /// The labels opened so far.
    path: Vec<String>,
    pub(super) entries: Vec<Entry>,
}

impl Menu {
    pub(super) fn new(choices: Vec<Choice>) -> Self {
        let mut menu = Menu { choices, path: Vec::new(), entries: Vec::new() };
        menu.list();
        menu
    }

    /// Opens the group with this label.
    pub(super) fn open(&mut self, label: String) {
        self.path.push(label);
        self.list();
    }

    /// Goes back to the first menu; `false` if it is open already.
    pub(super) fn back(&mut self) -> bool {
        let inside = !self.path.is_empty();
        self.path.clear();
        self.list();
        inside
    }

    /// The label of the innermost group that a person has opened.
    pub(super) fn title(&self) -> Option<&str> {
        self.path.last().map(String::as_str)
    }

    /// The number of the entry that is this action or leads to it.
    pub(super) fn number_of(&self, wanted: &Choice) -> Option<usize> {
        let leads = |entry: &Entry| match entry {
            Entry::Act(choice) => choice.token == wanted.token,
            Entry::Open { label, .. } => self.label_here(wanted).is_some_and(|here| here == label),
        };
        self.entries.iter().position(leads).map(|i| i + 1)
    }

    fn label_here<'a>(&self, choice: &'a Choice) -> Option<&'a String> {
        choice.group.strip_prefix(self.path.as_slice()).and_then(<[String]>::first)
    }

    fn list(&mut self) {
        let here: Vec<&Choice> =
            self.choices.iter().filter(|choice| choice.group.starts_with(&self.path)).collect();
        let mut entries: Vec<Entry> = Vec::new();
        for choice in &here {
            let label = self.label_here(choice).filter(|_| here.len() > NARROW);
            let Some(label) = label else {
                entries.push(Entry::Act((*choice).clone()));
                continue;
            };
            let same = entries.iter_mut().find_map(|entry| match entry {
                Entry::Open { label: other, size } if other == label => Some(size),
                _ => None,
            });
            match same {
                Some(size) => *size += 1,
                None => entries.push(Entry::Open { label: label.clone(), size: 1 }),
            }
        }
        // A menu with one line is not a choice.
        if let [Entry::Open { label, .. }] = entries.as_slice() {
            let label = label.clone();
            return self.open(label);
        }
        self.entries = entries;
    }
}

#[cfg(test)]
mod tests {

    use super::*;

    fn choice(token: &str, group: &[&str]) -> Choice {
        let group = group.iter().map(ToString::to_string).collect();
        Choice { token: token.to_string(), words: token.to_string(), warning: None, group }
    }

    fn wide() -> Vec<Choice> {
        let lay = |row: usize, n: usize| choice(&format!("lay:{row}:{n}"), &[&format!("row {row}")]);
        let mut choices = vec![choice("nolay", &[])];
        choices.extend((1..=3).flat_map(|row| (1..=9).map(move |n| lay(row, n))));
        choices
    }

    #[test]
    fn a_wide_choice_is_offered_in_stages() {
        let mut menu = Menu::new(wide());
        assert_eq!(menu.entries.len(), 4);
        assert!(matches!(&menu.entries[0], Entry::Act(choice) if choice.token == "nolay"));
        assert!(matches!(&menu.entries[2], Entry::Open { label, size: 9 } if label == "row 2"));
        assert_eq!(menu.number_of(&wide()[14]), Some(3));
        menu.open("row 2".to_string());
        assert_eq!(menu.entries.len(), 9);
        assert_eq!(menu.number_of(&wide()[14]), Some(5));
        assert_eq!(menu.number_of(&wide()[1]), None);
        assert!(menu.back());
        assert_eq!(menu.entries.len(), 4);
        assert!(!menu.back());
    }

    #[test]
    fn a_narrow_choice_is_one_list() {
        let menu = Menu::new(wide().into_iter().take(8).collect());
        assert!(menu.entries.iter().all(|entry| matches!(entry, Entry::Act(_))));
    }

    #[test]
    fn a_menu_with_one_line_opens_by_itself() {
        let only: Vec<Choice> =
            (0..20).map(|n| choice(&n.to_string(), &["one", &format!("row {}", n / 5)])).collect();
        let menu = Menu::new(only);
        assert_eq!(menu.entries.len(), 4);
        assert_eq!(menu.title(), Some("one"));
    }
}
