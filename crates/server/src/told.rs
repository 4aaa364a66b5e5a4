//! What the catalogue tells, as the protocol says it.

/// An event of a game.
pub(crate) fn told_event(seen: catalog::SeenEvent) -> protocol::GameEvent {
    protocol::GameEvent { event: seen.event, words: seen.words }
}
