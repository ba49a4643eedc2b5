import type { Locale } from "../../languages/locales.ts";
import { readLocal, writeLocal } from "../../ui/local.ts";
import { MAX_LENGTH } from "../contact.ts";

// Contacts that are scanned one after the other, at a fair or on one evening, share a tag.

const KEY = "meishi.sitting";
/** After so long without a scan, the next begins a sitting of its own. */
const PAUSE_MS = 6 * 60 * 60_000;

interface Sitting {
  userId: number;
  tag: string;
  /** Pictures of its cards are kept. */
  keepsPictures?: boolean;
  /** When the last of its scans was, in ms since 1970. */
  at: number;
}

/** The user's sitting that is going on. */
export function currentSitting(userId: number, now = Date.now()): Sitting | undefined {
  try {
    const sitting = JSON.parse(readLocal(KEY) ?? "null") as Sitting | null;
    return sitting?.userId === userId && now - sitting.at < PAUSE_MS ? sitting : undefined;
  } catch {
    return undefined;
  }
}

/** The tag of a scan that is saved now: that of the sitting, or of a new one, which `name` makes of its day. */
export function tagOfScan(userId: number, name: (day: string) => string, locale: Locale, now = Date.now()): string {
  const language = locale === "en" ? "en-GB" : locale;
  const day = new Intl.DateTimeFormat(language, { day: "numeric", month: "long" }).format(now);
  const sitting = { tag: name(day), ...currentSitting(userId, now), userId, at: now };
  store(sitting);
  return sitting.tag;
}

/** Later scans of the sitting get this tag. */
export const renameSitting = (userId: number, tag: string): void =>
  change(userId, { tag: tag.slice(0, MAX_LENGTH.tag) });

/** Whether pictures of later cards of the sitting are kept, unless the user says otherwise. */
export const rememberPictures = (userId: number, keepsPictures: boolean): void => change(userId, { keepsPictures });

function change(userId: number, changes: Partial<Sitting>): void {
  const sitting = currentSitting(userId);
  if (sitting) store({ ...sitting, ...changes });
}

const store = (sitting: Sitting) => writeLocal(KEY, JSON.stringify(sitting));
