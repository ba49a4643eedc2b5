import { MAX_TAGS } from "../contact.ts";
import { type Property, unescapeValue } from "../../cards/vcard-reader.ts";

/** Kinds of vCards that are no contacts (RFC 6350 §6.1.4, RFC 6473): lists, rooms, programs, devices. */
const NO_CONTACT = /^(?:group|location|application|device)$/i;

const valueOf = (properties: readonly Property[], name: string) =>
  properties.find((one) => one.name === name)?.value.trim() ?? "";

/** Apple, KDE and Evolution have their own words for lists in version 3.0. */
const isNoContact = (properties: readonly Property[]): boolean =>
  NO_CONTACT.test(valueOf(properties, "KIND") || valueOf(properties, "X-ADDRESSBOOKSERVER-KIND")) ||
  /^(?:1|true)$/i.test(valueOf(properties, "X-KADDRESSBOOK-X-ISGROUP")) ||
  /^true$/i.test(valueOf(properties, "X-EVOLUTION-LIST"));

const uidIn = (value: string): string =>
  value
    .trim()
    .replace(/^urn:uuid:/i, "")
    .toLowerCase();

/**
 * Separates the contacts of a file, numbered from 1 including lists, from lists, and names the lists that each belongs
 * to.
 */
export function separateGroups(cards: readonly Property[][]): {
  contacts: { row: number; properties: Property[] }[];
  tagsOf: (properties: readonly Property[]) => string[];
} {
  const contacts: { row: number; properties: Property[] }[] = [];
  const groupsOf = new Map<string, string[]>();
  cards.forEach((properties, i) => {
    if (!isNoContact(properties)) return contacts.push({ row: i + 1, properties });
    const group = unescapeValue(valueOf(properties, "FN"));
    for (const { name, value } of properties) {
      if (group === "" || (name !== "MEMBER" && name !== "X-ADDRESSBOOKSERVER-MEMBER")) continue;
      const uid = uidIn(value);
      const groups = groupsOf.get(uid);
      if (!groups) groupsOf.set(uid, [group]);
      // Bounded by the tags of a contact, so that a file of lists cannot take long.
      else if (groups.length < MAX_TAGS) groups.push(group);
    }
  });
  const tagsOf = (properties: readonly Property[]) => groupsOf.get(uidIn(valueOf(properties, "UID"))) ?? [];
  return { contacts, tagsOf };
}
