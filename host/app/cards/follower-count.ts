/** Followers of a card are counted up to here: of more, its owner reads that there are at least so many. */
export const MAX_COUNTED_FOLLOWERS = 1_000;
