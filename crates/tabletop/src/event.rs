//! What happens when a step is applied, and those who listen.

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
