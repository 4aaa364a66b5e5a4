//! What happens when a step is applied, who notices it, and those who listen.

use std::fmt::Debug;

use serde::Serialize;

use crate::Viewer;

/// Something that happens while a step is applied: what people see, hear and count. It is complete: whoever shows it
/// needs no rule of the game. What only some may know is an `Option` in it, which is emptied for the others.
pub trait Event: Clone + Eq + Debug + Serialize + Send + Sync + 'static {
    /// How it looks to `viewer`; `None` if the viewer does not notice it.
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;

    /// Whether it, as somebody saw it, shows what had been hidden from somebody. No undo passes such an event.
    fn uncovers(&self) -> bool;
}

/// The events of a game that tells nothing.
impl Event for () {
    fn seen_by(&self, _: Viewer) -> Option<Self> {
        Some(())
    }
    fn uncovers(&self) -> bool {
        false
    }
}

/// Where a game reports what happens. An event is made only if somebody listens, so a simulation pays nothing for it.
pub trait Sink<E> {
    /// Takes the next event.
    fn tell(&mut self, event: impl FnOnce() -> E);
}

/// Nobody listens.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline]
    fn tell(&mut self, _: impl FnOnce() -> E) {}
}

/// Everything is kept, in order.
impl<E> Sink<E> for Vec<E> {
    #[inline]
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
