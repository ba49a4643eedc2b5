/** Who asks about somebody's card: nobody signed in, another user, its owner, and administrators of level 4 and 5. */
export const AUDIENCES = ["visitor", "other", "owner", "administrator", "system"] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Every key of an answer with those above it: `user.id`, `gallery[].url`. Without keys: the status or media type. */
export type Keys = readonly string[];

export const keys = (names: string): Keys => names.split(/\s+/).filter(Boolean);
export const each = (names: Keys): Keys => names.map((name) => `[].${name}`);
export const under = (path: string, names: Keys): Keys => names.map((name) => `${path}.${name}`);
