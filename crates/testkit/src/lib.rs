//! The contract every game passes.
