/** Who asks about somebody's card: nobody signed in, another user, its owner, and administrators of level 4 and 5. */
export const AUDIENCES = ["visitor", "other", "owner", "administrator", "system"] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Every key of an answer with those above it: `user.id`, `gallery[].url`. Without keys: the status or media type. */
export type Keys = readonly string[];

export const keys = (names: string): Keys => names.split(/\s+/).filter(Boolean);
export const each = (names: Keys): Keys => names.map((name) => `[].${name}`);
export const under = (path: string, names: Keys): Keys => names.map((name) => `${path}.${name}`);

/** The status alone. */
export const [DONE, SIGNED_OUT, REFUSED, NO_CALL] = ["204", "401", "403", "404"].map(keys) as [Keys, Keys, Keys, Keys];

export type Answers = Record<Audience, Keys>;

export const anyone = (shape: Keys): Answers => ({
  visitor: shape,
  other: shape,
  owner: shape,
  administrator: shape,
  system: shape,
});
export const signedIn = (shape: Keys): Answers => ({ ...anyone(shape), visitor: SIGNED_OUT });
/** The owner and administrators. */
export const insiders = (shape: Keys): Answers => ({ ...signedIn(shape), other: REFUSED });
export const administrators = (shape: Keys): Answers => ({ ...insiders(shape), owner: REFUSED });
/** Whatever is one's own: only the owner of the card has any. */
export const ownOnly = (nothing: Keys, shape: Keys): Answers => ({ ...signedIn(nothing), owner: shape });
