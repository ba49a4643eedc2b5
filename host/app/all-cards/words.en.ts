import { catalogue } from "../languages/catalogue.ts";

/** Every card, for administrators. */
export const words = {
  title: "All cards",
  of: (owner: string) => `Cards of ${owner}`,
  count: (count: number, formatted: string) => (count === 1 ? "1 card" : `${formatted} cards`),
  notChanged: "The card was not changed",
  search: "Search by name, company, address or owner",
  none: "No cards found",
  noMatch: "No card has this name, company, address or owner.",
  noCard: "There is no card here.",
  columns: { name: "Card", owner: "Owner", isPaused: "State", views: "Views", updatedAt: "Last change" },
  actions: "Actions",
  next: "Next page",
  paused: "Paused",
  live: "Live",
  edit: "Edit",
  analytics: "Analytics",
  inbox: "Inbox",
  more: "More actions",
  resume: "Resume",
  pause: "Pause",
  delete: "Delete",
  /** For readers of screens: the action with its card. */
  actionOn: (action: string, card: string) => `${action} ${card}`,
  deletion: {
    ask: (card: string) => `Delete the card of ${card}?`,
    confirm: "Delete card",
    busy: "Deleting...",
    text: "Its page, contact file and codes stop working. This cannot be undone.",
  },
  handOver: {
    button: "Hand over",
    busy: "Handing over...",
    title: (card: string) => `Hand over the card of ${card}`,
    text: (owner: string) =>
      `It belongs to ${owner}. Its link stays the same; its statistics and messages move to the new owner.`,
    label: "Username or email of the new owner",
    missing: "Enter the username or email of the new owner.",
    unknown: "No user has this username or email.",
    done: "Card handed over",
    doneText: (card: string, owner: string) => `${card} now belongs to ${owner}.`,
  },
};

export type AllCardsWords = typeof words;
export const allCardsWords = catalogue("all-cards", words);
