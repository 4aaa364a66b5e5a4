//! Found by `cargo xtask tune`: 20000 games of self-play at 2 and 4 seats, seed 1. Do not edit.

/// At 2 seats. Log loss 0.5595 on other games; an even guess has 0.6931.
pub(super) const TWO: [f32; 9] = [
    0.869_4,    // sales ahead of the best rival
    0.125_7,    // the same, late in the game
    2.315,      // nearness of the last sale
    -0.778_2,   // nearness squared
    -0.261_7,   // Bad Reviews
    -0.074_9,   // tokens, early in the game
    -0.006_756, // is First Player
    0.317_9,    // is First Player, late in the game
    0.013_51,   // seats until First Player
];

/// At 4 seats. Log loss 1.0360 on other games; an even guess has 1.3863.
pub(super) const MORE: [f32; 9] = [
    1.748,     // sales ahead of the best rival
    -0.059_87, // the same, late in the game
    7.503,     // nearness of the last sale
    -3.633,    // nearness squared
    -0.266_7,  // Bad Reviews
    0.080_16,  // tokens, early in the game
    -0.100_7,  // is First Player
    0.395_8,   // is First Player, late in the game
    -0.161_3,  // seats until First Player
];
