import type { BroughtDetails, Person, SharedDetails } from "#db/index.ts";
import { MAX_ADDRESSES } from "../contact.ts";
import { emailKey } from "./terms.ts";

// What one share brought to a contact: it changes and takes back nothing else.

type Values = Pick<Person, "name" | "company" | "title" | "emails" | "phones">;

const SINGLE_FIELDS = ["name", "company", "title"] as const;

const digitsOf = (phone: string) => phone.replace(/\D/g, "");
const LISTS = [
  ["email", "emails", emailKey],
  ["phone", "phones", digitsOf],
] as const;

/** The values of a contact that it did not have before, and the link if it is new in its notes. */
export function broughtBetween(
  before: Pick<Person, keyof Values | "notes"> | undefined,
  after: Values,
  link: string | null | undefined,
): BroughtDetails {
  const brought: BroughtDetails = {};
  for (const field of SINGLE_FIELDS)
    if (after[field] !== null && after[field] !== before?.[field]) brought[field] = after[field];
  for (const [field, list] of LISTS) {
    const added = after[list].find((item) => !before?.[list].includes(item));
    if (added !== undefined) brought[field] = added;
  }
  if (link && !before?.notes?.includes(link)) brought.note = link;
  return brought;
}

/**
 * A contact in which what a share brought is replaced by what it says now, or by nothing; and what it has brought then.
 * What was edited since stays, and gaps are filled.
 */
export function replaceBrought(
  person: Values,
  brought: BroughtDetails,
  details: Partial<SharedDetails>,
): { values: Values; brought: BroughtDetails } {
  const values: Values = { ...person };
  const now: BroughtDetails = {};
  for (const field of SINGLE_FIELDS) {
    const isOwn = brought[field] != null && person[field] === brought[field];
    if (!isOwn && person[field] !== null) continue;
    values[field] = details[field] ?? null;
    if (details[field]) now[field] = details[field];
  }
  for (const [field, list, keyOf] of LISTS) {
    const own = brought[field];
    const rest = own == null ? person[list] : person[list].filter((item) => keyOf(item) !== keyOf(own));
    const added = details[field];
    const isNew = added != null && rest.every((item) => keyOf(item) !== keyOf(added)) && rest.length < MAX_ADDRESSES;
    values[list] = isNew ? [...rest, added] : rest;
    if (isNew) now[field] = added;
  }
  return { values, brought: now };
}

/** The brought values that are among these. */
export function broughtAmong(brought: BroughtDetails, isAmong: (field: keyof SharedDetails, value: string) => boolean) {
  const fields = [...SINGLE_FIELDS, "email", "phone"] as const;
  return Object.fromEntries(
    fields.flatMap((field) =>
      brought[field] != null && isAmong(field, brought[field]) ? [[field, brought[field]]] : [],
    ),
  ) as BroughtDetails;
}

/** Of shares from before it was stored: all that was given, if only visitors have said anything of the contact. */
export const assumeBrought = ({ sources }: Pick<Person, "sources">, details: SharedDetails): BroughtDetails =>
  sources.every((source) => source === "form" || source === "chat" || source === "exchange") ? details : {};
