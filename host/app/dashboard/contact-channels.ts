// Contact details in a contact file: numbers, emails and websites.
import type { ContactEntry, ContactKind } from "#sdk/card/card-data.ts";
import { CONTACT_KINDS, DEFAULT_LABEL, MAX_CONTACTS, MAX_LABEL } from "../cards/contacts.ts";
import { FIELDS } from "../cards/fields.ts";
import { networkOfHost } from "../networks/networks.ts";
import { emailProblem } from "../networks/email-problem.ts";
import { phoneProblem } from "../networks/phone-problem.ts";
import { plainEmail, plainPhone } from "../networks/single-address.ts";
import { hostOf } from "../cards/vcard-links.ts";
import { splitComponents, unescapeValue, type Property } from "../cards/vcard-reader.ts";

const KIND_OF: Record<string, ContactKind> = { TEL: "phone", EMAIL: "email", ADR: "address", URL: "website" };

/** How our own files label the link of the card itself. */
const OWN_PAGE = "Digital card";

export const isContactKind = (name: string): name is ContactKind => CONTACT_KINDS.some((kind) => kind === name);

/** Whether a list says more than the single fields do, which hold the first of each kind. */
export const saysMore = (contacts: ContactEntry[]) =>
  contacts.some(
    ({ kind, label }, i) => label !== DEFAULT_LABEL || contacts.some((other, j) => j < i && other.kind === kind),
  );

/** All numbers, mail addresses, addresses and websites that a card would take, kind by kind, with their labels. */
export function contactsIn(properties: Property[], socialLinks: string[]): ContactEntry[] {
  const entries = properties.flatMap((property): ContactEntry[] => {
    const kind = KIND_OF[property.name];
    if (!kind) return [];
    const label = labelOf(property, properties);
    const value = VALUE[kind](property.value).slice(0, FIELDS[kind].limit);
    const isLink = kind === "website" && (label === OWN_PAGE || isOfNetwork(value) || socialLinks.includes(value));
    return !isLink && isAccepted(kind, value) ? [{ kind, label: NAMED[label] ?? label, value }] : [];
  });
  const distinct = entries.filter(
    ({ kind, value }, i) => entries.findIndex((other) => other.kind === kind && other.value === value) === i,
  );
  return CONTACT_KINDS.flatMap((kind) => distinct.filter((entry) => entry.kind === kind)).slice(0, MAX_CONTACTS);
}

const VALUE: Record<ContactKind, (value: string) => string> = {
  phone: (value) => plainPhone(unescapeValue(value)),
  email: (value) => plainEmail(unescapeValue(value)),
  website: unescapeValue,
  address: (value) => splitComponents(value).filter(Boolean).join(", "),
};

/** Labels by which our own files mark websites that are not for work. */
const NAMED: Record<string, string> = { Website: "work", "Home page": "home", Mobile: "mobile" };

/** Leaves out what the card would refuse, so that the rest of the contact is kept. */
function isAccepted(kind: ContactKind, value: string): boolean {
  if (value === "") return false;
  if (kind === "phone") return phoneProblem(value, "") === null;
  if (kind === "email") return emailProblem(value) === null;
  return kind === "address" || isWebsite(value);
}

function isWebsite(url: string): boolean {
  try {
    return /^https?:/i.test(url)
      ? new URL(url).hostname !== ""
      : /^[\w-]+\./.test(url) && Boolean(new URL(`https://${url}`));
  } catch {
    return false;
  }
}

/** The label that a group gives (`_$!<Home>!$_` is how Apple writes its own ones), else that of the types. */
function labelOf({ group, parameters }: Property, properties: Property[]): string {
  const customLabel = group && properties.find((other) => other.group === group && other.name === "X-ABLABEL");
  if (customLabel) {
    const text = unescapeValue(customLabel.value);
    const own = /^_\$!<(.*)>!\$_$/.exec(text)?.[1]?.toLowerCase();
    const word = (own ?? text).slice(0, MAX_LABEL);
    return /^(?:work|home|mobile)$/i.test(word) ? word.toLowerCase() : word || DEFAULT_LABEL;
  }
  if (/\bCELL\b|\bIPHONE\b/i.test(parameters)) return "mobile";
  if (/\bFAX\b/i.test(parameters)) return "fax";
  return /\bHOME\b/i.test(parameters) ? "home" : DEFAULT_LABEL;
}

const isOfNetwork = (url: string) => networkOfHost(hostOf(url)) !== undefined;
