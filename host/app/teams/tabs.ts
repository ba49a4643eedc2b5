/** Tabs of the page for team managers. */
export const TABS = ["members", "templates", "cards", "inbox", "analytics", "domains", "activity"] as const;

/** States of a team's cards. */
export const CARD_STATES = ["shown", "paused", "vacant"] as const;
export type CardState = (typeof CARD_STATES)[number];

/** Orders of the list of a team's cards. */
export const CARD_SORTS = ["name", "-updatedAt", "holder", "template"] as const;
export type CardSort = (typeof CARD_SORTS)[number];
