//! Values kept for the life of the process, one copy of each content.
//!
//! Rules are read millions of times a second and shared by every state of a table. A `&'static` to one copy makes a
//! state a plain value that is copied without counting references. What is put here is never freed, so only things
//! whose number is bounded by what people configure belong here: editions and rule books.

use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

type Key = (TypeId, String);

static SHELF: LazyLock<Mutex<HashMap<Key, &'static (dyn Any + Send + Sync)>>> = LazyLock::new(Mutex::default);

/// The value of this type with this key, if it is kept already.
pub(crate) fn find<T: Any + Send + Sync>(key: &str) -> Option<&'static T> {
    let shelf = SHELF.lock().unwrap_or_else(PoisonError::into_inner);
    shelf.get(&(TypeId::of::<T>(), key.to_string()))?.downcast_ref()
}

/// Keeps the value under this key; if another is kept there already, returns that one.
pub(crate) fn keep<T: Any + Send + Sync>(key: String, value: T) -> &'static T {
    let mut shelf = SHELF.lock().unwrap_or_else(PoisonError::into_inner);
    let kept: &'static (dyn Any + Send + Sync) =
        *shelf.entry((TypeId::of::<T>(), key)).or_insert_with(|| Box::leak(Box::new(value)));
    kept.downcast_ref().expect("the key names the type")
}
