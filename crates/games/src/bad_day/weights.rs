//! Found by `cargo xtask tune`: 200000 games of self-play at 2 and 3 seats, seed 1, between turns. Do not edit.

/// At 2 seats. Log loss 0.5696 on other games; an even guess has 0.6931.
pub(super) const TWO: [f32; 25] = [
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
    0.0,       // points of one of several
    0.0,       // way to victory over several
];

/// At 3 seats. Log loss 0.9305 on other games; an even guess has 1.0986.
pub(super) const MORE: [f32; 25] = [
    -0.679_5,  // lead in points
    0.553_9,   // lead late
    0.912_5,   // cubes before donuts are stale
    -2.49,     // points at risk
    3.285,     // points on one cube
    1.172,     // points on two cubes
    0.318_7,   // points on three cubes
    0.129_1,   // points on four cubes
    -0.023_18, // points to lose
    0.056_29,  // way to defeat
    0.009_049, // half dead
    0.259_1,   // cubes to heal
    0.632_9,   // counters to roll again
    0.441_9,   // cubes to spare
    1.061,     // cubes to take
    0.279_1,   // dice to add
    0.071_67,  // steps to add
    -0.117,    // ways out to choose
    -0.222_4,  // kitchen occupied
    -0.15,     // turns to wait
    0.525_4,   // good fights near, to move
    -0.108_6,  // bad fights near, to wait
    0.656_5,   // victory near, to move
    3.519,     // points of one of several
    -0.444_6,  // way to victory over several
];
