import type { ContactSource } from "#db/index.ts";

export type { ContactSource };

/** How somebody became a contact, in words. */
export const SOURCE_WORDS: Record<ContactSource, string> = {
  form: "Contact form",
  chat: "Chat",
  scan: "Scanned",
  file: "Imported",
  hand: "Added by hand",
  exchange: "Shared back",
};
export const SOURCES = Object.keys(SOURCE_WORDS) as ContactSource[];

/** Somebody of whom nothing is known that could stand for a name. */
export const NAMELESS = "Nameless contact";

/** Said when a new contact is somebody who is there. */
export const KNOWN_ALREADY = "You already know this person";

/** The titles of failures. */
export const NOT_SAVED = "The contact was not saved";
export const NOT_CHANGED = "The contacts were not changed";

/** The stages that every account starts with. */
export const FIRST_STAGES: readonly string[] = ["new", "in touch", "won", "lost"];
/** Where a contact starts that nobody has put anywhere. */
export const FIRST_STAGE = "new";

/** The longest of each field. */
export const LONGEST = {
  name: 100,
  company: 100,
  title: 100,
  email: 254,
  phone: 40,
  tag: 40,
  stage: 40,
  notes: 10_000,
};
export const MOST_TAGS = 50;
/** Addresses, and numbers, of one contact. */
export const MOST_WAYS = 20;
/** What is found is counted so far: counting 100,000 takes longer than a page of them. */
export const MOST_COUNTED = 10_000;
/** Contacts that one bulk change takes. */
export const MOST_AT_ONCE = 1_000;

export const SORTS = ["-last", "last", "name", "-name", "-first", "first"] as const;
export type Sort = (typeof SORTS)[number];
