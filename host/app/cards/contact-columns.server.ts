import type { BusinessCard, NewBusinessCard, SocialLink } from "#db/index.ts";
import type { ContactKind } from "#sdk/card/card-data.ts";
import { urlOf } from "#sdk/card/links.ts";
import { type FieldProblem, Invalid } from "../errors.ts";
import { parseNetworkLink, type ParsePhone } from "../networks/parse-link.ts";
import { countryOfNumber, phoneParser } from "../networks/numbers.server.ts";
import { emailProblem } from "../networks/email-problem.ts";
import { phoneProblem } from "../networks/phone-problem.ts";
import type { CardUpdate } from "./card.schema.ts";
import { changedContacts, contactsOf, type StoredContacts } from "./contacts.ts";
import { FIELDS } from "./fields.ts";
import type { Text } from "../languages/message.ts";

type ContactInput = Partial<Pick<CardUpdate, "phone" | "email" | "address" | "website" | "contacts" | "socialLinks">>;
type Stored = StoredContacts & Pick<BusinessCard, "numbers" | "socialLinks">;

/**
 * Hints for parsing phone numbers: without a country code, the card's other numbers, the account or the browser decide.
 */
export interface PhoneContext {
  phone: string | null;
  country?: string | undefined;
}

const NOTHING: Stored = {
  phone: null,
  email: null,
  address: null,
  website: null,
  contacts: [],
  numbers: {},
  socialLinks: [],
};

/**
 * Turns the links, numbers and other contact details that were sent into columns. Stored values are accepted unchanged,
 * so that a card with a link from before links were checked can still be saved. Throws Invalid, by field.
 */
export async function contactColumns(
  input: ContactInput,
  phoneContext: PhoneContext,
  before: Partial<Stored> = {},
): Promise<Partial<NewBusinessCard>> {
  const hasContacts = [input.phone, input.email, input.address, input.website, input.contacts].some(
    (part) => part !== undefined,
  );
  if (!hasContacts && input.socialLinks === undefined) return {};
  const stored = { ...NOTHING, ...before };
  const countries = await Promise.all([...Object.values(stored.numbers), phoneContext.phone].map(countryOfNumber));
  const parsePhone = await phoneParser(...countries, phoneContext.country);
  const errors: FieldProblem[] = [];
  const columns: Partial<NewBusinessCard> = {};
  if (hasContacts) Object.assign(columns, detailColumns(input, stored, parsePhone, errors));
  if (input.socialLinks !== undefined) columns.socialLinks = links(input.socialLinks, stored, parsePhone, errors);
  if (errors.length > 0) throw Invalid.fields(errors);
  return columns;
}

function detailColumns(input: ContactInput, stored: Stored, parsePhone: ParsePhone, errors: FieldProblem[]) {
  const changed = changedContacts(stored, input);
  const before = new Set(contactsOf(stored).map(({ kind, value }) => `${kind} ${value}`));
  for (const { kind, value } of changed.contacts) {
    const problem = before.has(`${kind} ${value}`) ? null : problemOf(kind, value);
    if (!problem) continue;
    const index = input.contacts?.findIndex((entry) => entry.kind === kind && entry.value === value) ?? -1;
    const path = value === input[kind] || index < 0 ? kind : `contacts.${index}.value`;
    errors.push({ path, code: "custom", message: problem });
  }
  const phones = changed.contacts.filter(({ kind }) => kind === "phone").map(({ value }) => value);
  const numbers = phones.flatMap((typed) => {
    const number = stored.numbers[typed] ?? parsePhone(typed);
    return number === undefined ? [] : [[typed, number]];
  });
  return {
    ...changed,
    contacts: [...changed.contacts],
    numbers: Object.fromEntries(numbers) as Record<string, string>,
  };
}

/** Problem of a new detail; links and emails were checked before. */
function problemOf(kind: ContactKind, value: string): Text | null {
  if (kind === "phone") return phoneProblem(value, FIELDS.phone.label);
  return kind === "email" ? emailProblem(value) : null;
}

function links(input: [string, SocialLink][], stored: Stored, parsePhone: ParsePhone, errors: FieldProblem[]) {
  const before = new Map(stored.socialLinks.map(([network, link]) => [network, urlOf(link)]));
  return input.map(([network, link]): [string, SocialLink] => {
    const typed = urlOf(link);
    if (before.get(network) === typed) return [network, link];
    const { url, problem } = parseNetworkLink(network, typed, parsePhone);
    if (problem !== undefined) {
      errors.push({ path: `socialLinks.${network}`, code: "custom", message: problem });
      return [network, link];
    }
    return [network, typeof link === "string" ? url : { ...link, url }];
  });
}
