//! Found by `cargo xtask tune`: 200000 games of self-play at 2 and 3 seats, seed 1, between turns. Do not edit.

/// At 2 seats. Log loss 0.5696 on other games; an even guess has 0.6931.
pub(super) const TWO: [f32; 23] = [
    1.128,     // lead in points
    0.163_9,   // lead late
    1.291,     // cubes before donuts are stale
    -4.805,    // points at risk
    5.73,      // points on one cube
    1.916,     // points on two cubes
    0.506_1,   // points on three cubes
    0.191_4,   // points on four cubes
    -0.088_05, // points to lose
    0.737_4,   // way to defeat
    0.045_7,   // half dead
    0.505_7,   // cubes to heal
    0.791_3,   // counters to roll again
    0.612_2,   // cubes to spare
    0.507_1,   // cubes to take
    0.365_2,   // dice to add
    0.042_7,   // steps to add
    0.015_65,  // ways out to choose
    -0.172_1,  // kitchen occupied
    -0.1,      // turns to wait
    0.039_72,  // good fights near, to move
    -0.662_5,  // bad fights near, to wait
    1.402,     // victory near, to move
];

/// At 3 seats. Log loss 0.9358 on other games; an even guess has 1.0986.
pub(super) const MORE: [f32; 23] = [
    1.45,      // lead in points
    1.487,     // lead late
    1.251,     // cubes before donuts are stale
    -3.884,    // points at risk
    4.306,     // points on one cube
    1.488,     // points on two cubes
    0.476_2,   // points on three cubes
    0.143_9,   // points on four cubes
    -0.091_31, // points to lose
    -0.124,    // way to defeat
    -0.011_33, // half dead
    0.263_2,   // cubes to heal
    0.637_8,   // counters to roll again
    0.445_5,   // cubes to spare
    1.063,     // cubes to take
    0.276_1,   // dice to add
    0.071_5,   // steps to add
    -0.116_8,  // ways out to choose
    -0.223_4,  // kitchen occupied
    -0.124,    // turns to wait
    0.477_6,   // good fights near, to move
    -0.230_7,  // bad fights near, to wait
    1.234,     // victory near, to move
];
