/** Maximum number of pixels of a picture. */
export const MAX_PIXELS = 50_000_000;
/** Of an AVIF, of which a decoder holds 16 bytes for each pixel, and takes seconds for what a kilobyte describes. */
export const MAX_AVIF_PIXELS = 8_000_000;
/**
 * Maximum number of pixels of a JPEG, counted once for each of its scans: a decoder goes through all of them for each.
 * Cameras and optimizers write about ten.
 */
export const MAX_SCANNED_PIXELS = 750_000_000;
/** Maximum number of pixels of an animation, all frames together. */
export const MAX_ANIMATION_PIXELS = 24_000_000;
/** Frames of an animation: each costs work of its own, however small it is. */
export const MAX_FRAMES = 1_000;
/** Timeout of each step of decoding and encoding a picture, for sharp. */
export const IMAGE_TIMEOUT = { seconds: 15 };
