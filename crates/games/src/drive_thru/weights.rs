//! Found by `cargo xtask tune`: 20000 games of self-play at 2 and 4 seats, seed 1. Do not edit.

/// At 2 seats. Log loss 0.5248 on other games; an even guess has 0.6931.
pub(super) const TWO: [f32; 15] = [
    0.049_49, // lead in tips
    -0.159_2, // lead late
    -0.164_7, // hoped lead
    1.643,    // hoped lead late
    0.285_7,  // turns ahead
    -0.180_1, // turns ahead late
    1.993,    // served ahead
    3.771,    // prepared
    2.579,    // unprepared
    1.105,    // Recognitions ready
    0.273_5,  // pieces in hand
    -0.435_1, // turns to wait
    1.112,    // types ahead late
    1.2,      // prepared late
    -0.964_4, // unprepared late
];

/// At 4 seats. Log loss 1.0686 on other games; an even guess has 1.3863.
pub(super) const MORE: [f32; 15] = [
    0.089_77,  // lead in tips
    -0.611_4,  // lead late
    -0.036_43, // hoped lead
    2.213,     // hoped lead late
    0.610_6,   // turns ahead
    -0.448_8,  // turns ahead late
    2.225,     // served ahead
    3.323,     // prepared
    2.471,     // unprepared
    1.369,     // Recognitions ready
    0.284_3,   // pieces in hand
    -0.460_9,  // turns to wait
    2.014,     // types ahead late
    1.558,     // prepared late
    -0.806_2,  // unprepared late
];
