//! A short list without allocation. (`arrayvec` has one too, but it cannot be `Copy`, and states are.)

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;

use serde::{Serialize, Serializer};

/// At most `N` values in a row; as JSON a list.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// Adds a value at the end.
    ///
    /// # Panics
    /// If the list is full.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Takes the last value away.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[usize::from(self.len)])
    }

    /// Takes away the value at this place; those after it move up.
    pub fn remove(&mut self, at: usize) {
        self.items.copy_within(at + 1..usize::from(self.len), at);
        self.len -= 1;
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        List { len: 0, items: [T::default(); N] }
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: Hash, const N: usize> Hash for List<T, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}

#[cfg(any(test, feature = "testing"))]
impl<'de, T: Copy + Default + serde::Deserialize<'de>, const N: usize> serde::Deserialize<'de>
    for List<T, N>
{
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = <Vec<T> as serde::Deserialize>::deserialize(deserializer)?;
        if items.len() > N {
            return Err(serde::de::Error::custom(format_args!("a list is longer than {N}")));
        }
        let mut list = List::default();
        for item in items {
            list.push(item);
        }
        Ok(list)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_lists_are_equal_whatever_they_held_before() {
        let mut list: List<u8, 4> = List::default();
        for item in [7, 8, 9] {
            list.push(item);
        }
        list.remove(1);
        assert_eq!(list[..], [7, 9]);
        assert_eq!(list.pop(), Some(9));
        let mut fresh = List::default();
        fresh.push(7);
        assert_eq!((list, format!("{list:?}")), (fresh, "[7]".into()));
        assert_eq!(serde_json::to_string(&list).unwrap(), "[7]");
    }

    #[test]
    fn a_list_that_is_too_long_is_refused() {
        assert_eq!(serde_json::from_str::<List<u8, 2>>("[1,2]").unwrap()[..], [1, 2]);
        assert!(serde_json::from_str::<List<u8, 2>>("[1,2,3]").is_err());
    }
}
