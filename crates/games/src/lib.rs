//! The rule books.
