/** What managers find on the page of their team. */
export const TABS = [
  { value: "members", label: "Members" },
  { value: "templates", label: "Templates" },
  { value: "cards", label: "Cards" },
  { value: "inbox", label: "Inbox" },
  { value: "analytics", label: "Analytics" },
  { value: "domains", label: "Domains" },
  { value: "activity", label: "Activity" },
] as const;
export type Tab = (typeof TABS)[number]["value"];

/** States of a team's cards. */
export const CARD_STATES = { shown: "Live", paused: "Paused", vacant: "Paused, holder has left" } as const;
export type CardState = keyof typeof CARD_STATES;

/** Orders of the list of a team's cards. */
export const CARD_SORTS = [
  { value: "name", label: "Name" },
  { value: "-updatedAt", label: "Last change" },
  { value: "holder", label: "Holder" },
  { value: "template", label: "Template" },
] as const;
export type CardSort = (typeof CARD_SORTS)[number]["value"];
