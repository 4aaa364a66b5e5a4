//! Found by `cargo xtask tune`: 20000 games of self-play at 2 and 3 seats, seed 1. Do not edit.

/// At 2 seats. Log loss 0.5719 on other games; an even guess has 0.6931.
pub(super) const TWO: [f32; 15] = [
    1.685,      // lead in points
    0.386_4,    // lead late
    0.058_1,    // one elimination from the goal
    0.291_1,    // cubes
    0.529_3,    // cubes late
    0.223_4,    // donuts
    -2.43,      // fresh donuts
    0.892_1,    // points at risk
    0.009_887,  // points at risk late
    -0.892_1,   // points in sight
    -0.009_887, // points in sight late
    0.541_4,    // counters
    0.033_31,   // turns to wait
    0.004_597,  // good fights near
    -6.272,     // bad fights near
];

/// At 3 seats. Log loss 0.9465 on other games; an even guess has 1.0986.
pub(super) const MORE: [f32; 15] = [
    1.627,     // lead in points
    0.879_2,   // lead late
    0.137_8,   // one elimination from the goal
    0.114_8,   // cubes
    0.239_1,   // cubes late
    0.123,     // donuts
    -0.672_2,  // fresh donuts
    0.488_4,   // points at risk
    0.005_93,  // points at risk late
    -0.976_8,  // points in sight
    -0.011_91, // points in sight late
    0.488_2,   // counters
    -0.082_18, // turns to wait
    0.346_4,   // good fights near
    -2.761,    // bad fights near
];
