/** Followers of a card are counted up to this number; beyond it, its owner reads “at least” this many. */
export const MAX_COUNTED_FOLLOWERS = 1_000;
