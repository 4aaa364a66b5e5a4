//! Self-play, statistics, benchmarks.
