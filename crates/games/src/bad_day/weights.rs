//! Found by `cargo xtask tune`: 20000 games of self-play at 2 and 3 seats, seed 1. Do not edit.

/// At 2 seats. Log loss 0.5627 on other games; an even guess has 0.6931.
pub(super) const TWO: [f32; 21] = [
    1.504,     // lead in points
    0.803_8,   // lead late
    0.895_3,   // cubes
    0.524_8,   // cubes late
    -2.446,    // donuts
    0.376_4,   // fresh donuts
    -0.677_2,  // points to lose
    -3.11,     // wounds
    1.705,     // points at risk
    0.996_8,   // points nearly lost
    0.119_3,   // counters
    2.387,     // cubes to heal
    0.822_9,   // counters to roll again
    1.021,     // counters for damage
    -0.060_65, // kitchen occupied
    0.042_71,  // turns to wait
    0.147_5,   // good fights near
    0.133_8,   // good fights near, to move
    -1.935,    // bad fights near
    0.089_28,  // bad fights near, to wait
    -0.624_5,  // bad fights near late
];

/// At 3 seats. Log loss 0.9351 on other games; an even guess has 1.0986.
pub(super) const MORE: [f32; 21] = [
    1.476,     // lead in points
    1.361,     // lead late
    0.404_3,   // cubes
    0.137_9,   // cubes late
    -2.368,    // donuts
    1.756,     // fresh donuts
    -0.333_4,  // points to lose
    -3.411,    // wounds
    1.329,     // points at risk
    0.483_5,   // points nearly lost
    0.113_4,   // counters
    1.108,     // cubes to heal
    0.430_8,   // counters to roll again
    1.223,     // counters for damage
    -0.138_6,  // kitchen occupied
    -0.072_29, // turns to wait
    0.328_4,   // good fights near
    0.274_6,   // good fights near, to move
    0.441_4,   // bad fights near
    0.379_1,   // bad fights near, to wait
    -0.681_3,  // bad fights near late
];
