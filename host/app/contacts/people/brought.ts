import type { BroughtDetails, Person, SharedDetails } from "#db/index.ts";
import { MAX_ADDRESSES } from "../contact.ts";
import { emailKey } from "./terms.ts";

// Contribution of an exchange to a contact: the only values that it may change or withdraw.

type Values = Pick<Person, "name" | "company" | "title" | "emails" | "phones">;

export const SINGLE_FIELDS = ["name", "company", "title"] as const;

const digitsOf = (phone: string) => phone.replace(/\D/g, "");
/** Fields with several values: the primary one, the list, and the key by which two values are compared. */
export const LISTS = [
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
    const added = after[list].filter((item) => !before?.[list].includes(item));
    Object.assign(brought, toListDetails(field, list, added));
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
  const { name, company, title, emails, phones } = person;
  const values: Values = { name, company, title, emails, phones };
  const now: BroughtDetails = {};
  for (const field of SINGLE_FIELDS) {
    const isOwn = brought[field] != null && person[field] === brought[field];
    if (!isOwn && person[field] !== null) continue;
    values[field] = details[field] ?? null;
    if (details[field]) now[field] = details[field];
  }
  for (const [field, list, keyOf] of LISTS) {
    const own = new Set(allOf(brought, field, list).map(keyOf));
    const current = person[list];
    const rest = current.filter((item) => !own.has(keyOf(item)));
    const others = new Set(rest.map(keyOf));
    const added = allOf(details, field, list)
      .filter((item) => !others.has(keyOf(item)))
      .slice(0, Math.max(0, MAX_ADDRESSES - rest.length));
    // Replaces the first of its values, which may be the primary one.
    const at = current.findIndex((item) => own.has(keyOf(item)));
    values[list] = rest.toSpliced(at < 0 ? rest.length : at, 0, ...added);
    Object.assign(now, toListDetails(field, list, added));
  }
  return { values, brought: now };
}

type ListField = (typeof LISTS)[number];

/** All addresses or numbers of a share. */
export const allOf = (details: Partial<SharedDetails>, field: ListField[0], list: ListField[1]): string[] =>
  [details[field], ...(details[list] ?? [])].filter((item) => item != null && item !== "") as string[];

/** A list in the form of an exchange: the first value separately. */
const toListDetails = (field: ListField[0], list: ListField[1], [first, ...rest]: string[]): BroughtDetails => ({
  ...(first !== undefined && { [field]: first }),
  ...(rest.length > 0 && { [list]: rest }),
});

/** The brought values that are among these. */
export function broughtAmong(
  brought: BroughtDetails,
  isAmong: (field: (typeof SINGLE_FIELDS)[number] | ListField[0], value: string) => boolean,
): BroughtDetails {
  const singles = SINGLE_FIELDS.filter((field) => brought[field] != null && isAmong(field, brought[field]));
  return Object.assign(
    Object.fromEntries(singles.map((field) => [field, brought[field]])),
    ...LISTS.map(([field, list]) =>
      toListDetails(
        field,
        list,
        allOf(brought, field, list).filter((item) => isAmong(field, item)),
      ),
    ),
  ) as BroughtDetails;
}

/** Whether all that a contact has was left by visitors on a card, and nothing came by its owner. */
export const isFromVisitors = ({ sources }: Pick<Person, "sources">): boolean =>
  sources.every((source) => source === "form" || source === "chat" || source === "exchange");

/** For shares of releases that did not store it: all details, if they can only come from visitors. */
export const assumeBrought = (person: Pick<Person, "sources">, details: SharedDetails): BroughtDetails =>
  isFromVisitors(person) ? details : {};
