//! The one list of games, and tables without types.
