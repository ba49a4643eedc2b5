import type { ContactSource } from "#db/index.ts";

export type { ContactSource };

/** How a contact was created, as a label. */
export const SOURCE_LABELS: Record<ContactSource, string> = {
  form: "Contact form",
  chat: "Chat",
  scan: "Scanned",
  file: "Imported",
  hand: "Added by hand",
  exchange: "Shared back",
  phone: "Phone",
};
export const SOURCES = Object.keys(SOURCE_LABELS) as ContactSource[];

/** Shown for contacts without any details. */
export const UNNAMED_CONTACT = "Nameless contact";

/** The stages that every account starts with. */
export const DEFAULT_STAGES: readonly string[] = ["new", "in touch", "won", "lost"];
/** Stage of new contacts. */
export const DEFAULT_STAGE = "new";

/** The longest of each field. */
export const MAX_LENGTH = {
  name: 100,
  company: 100,
  title: 100,
  email: 254,
  phone: 40,
  tag: 40,
  stage: 40,
  notes: 10_000,
};
export const MAX_TAGS = 50;
/** Addresses, and numbers, of one contact. */
export const MAX_ADDRESSES = 20;
/** Pictures of one contact: both sides of some cards. */
export const MAX_PICTURES = 10;
/** Matches are counted up to this number: counting 100,000 takes longer than loading a page of them. */
export const MAX_COUNTED = 10_000;
/** Maximum number of contacts in one bulk change. */
export const MAX_BULK = 1_000;

export const SORTS = ["-last", "last", "name", "-name", "-first", "first"] as const;
/** By their last change, the oldest first: what `since` asks for. */
export const BY_CHANGE = "changed";
export type Sort = (typeof SORTS)[number] | typeof BY_CHANGE;
