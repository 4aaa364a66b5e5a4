//! Found by `cargo xtask tune`: 20000 games of self-play at 2 and 4 seats, seed 1. Do not edit.

/// At 2 seats. Log loss 0.5591 on other games; an even guess has 0.6931.
pub(super) const TWO: [f32; 12] = [
    1.5,      // points
    11.45,    // points late
    10.35,    // empty squares
    3.178,    // empty squares late
    0.229_7,  // dollars
    1.713,    // dollars late
    2.24,     // tokens
    -1.192,   // tokens late
    2.198,    // open halves
    -0.634_3, // open halves late
    -0.175_9, // customers served
    -0.158_8, // turns to wait
];

/// At 4 seats. Log loss 1.1089 on other games; an even guess has 1.3863.
pub(super) const MORE: [f32; 12] = [
    3.441,    // points
    11.35,    // points late
    15.65,    // empty squares
    -2.22,    // empty squares late
    0.925_8,  // dollars
    1.181,    // dollars late
    3.239,    // tokens
    -1.852,   // tokens late
    3.01,     // open halves
    -0.451_9, // open halves late
    0.034_08, // customers served
    -0.297_1, // turns to wait
];
