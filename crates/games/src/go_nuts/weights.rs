//! Found by `cargo xtask tune`: 20000 games of self-play at 2 and 4 seats, seed 1. Do not edit.

/// At 2 seats. Log loss 0.5929 on other games; an even guess has 0.6931.
pub(super) const TWO: [f32; 7] = [
    -0.681_4, // points
    0.907_8,  // points, late in the game
    0.409_9,  // promise of open sets
    0.029_98, // points that hang on other donuts, early in the game
    1.746,    // donuts
    2.421,    // types, early in the game
    0.0,      // donuts that cost points, early in the game
];

/// At 4 seats. Log loss 1.0183 on other games; an even guess has 1.3863.
pub(super) const MORE: [f32; 7] = [
    0.391,    // points
    0.435_3,  // points, late in the game
    0.349,    // promise of open sets
    -0.213_8, // points that hang on other donuts, early in the game
    3.374,    // donuts
    -1.328,   // types, early in the game
    0.183_8,  // donuts that cost points, early in the game
];
