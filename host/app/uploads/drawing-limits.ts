/** What any picture from outside may have, unpacked. */
export const MAX_PIXELS = 50_000_000;
/** What all frames of an animation may have together. */
export const MAX_ANIMATION_PIXELS = 24_000_000;
/** Frames of an animation: each costs work of its own, however small it is. */
export const MAX_FRAMES = 1_000;
/** The longest that one step of reading and writing a picture may take: sharp's `timeout`. */
export const IMAGE_TIMEOUT = { seconds: 15 };
