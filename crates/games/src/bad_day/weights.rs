//! Found by `cargo xtask tune`: 20000 games of self-play at 2 and 3 seats, seed 1. Do not edit.

/// At 2 seats. Log loss 0.5779 on other games; an even guess has 0.6931.
pub(super) const TWO: [f32; 13] = [
    1.508,     // lead in points
    0.805_5,   // lead late
    0.104_9,   // one elimination from the goal
    0.245_8,   // cubes
    0.646_9,   // cubes late
    -2.251,    // donuts
    1.74,      // fresh donuts
    -1.081,    // points at risk
    -0.667_6,  // points at risk late
    1.081,     // points in sight
    0.667_6,   // points in sight late
    0.550_8,   // counters
    0.007_651, // turns to wait
];

/// At 3 seats. Log loss 0.9490 on other games; an even guess has 1.0986.
pub(super) const MORE: [f32; 13] = [
    1.508,     // lead in points
    1.143,     // lead late
    0.150_8,   // one elimination from the goal
    0.049_87,  // cubes
    0.455,     // cubes late
    -1.08,     // donuts
    1.678,     // fresh donuts
    -0.552_9,  // points at risk
    -0.622_9,  // points at risk late
    1.106,     // points in sight
    1.246,     // points in sight late
    0.491_8,   // counters
    -0.087_11, // turns to wait
];
