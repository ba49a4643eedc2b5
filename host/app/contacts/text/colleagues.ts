import type { ReadContact } from "./contact-fields.ts";
import type { Line } from "./fragments.ts";

// Several people of one company, which a text names once.

/** A person with the lines that are theirs. */
interface Person {
  contact: ReadContact;
  lines: readonly Line[];
}

/** People with what stands over or under all of them, or beside another who has an address at the same company. */
export function withColleagues(people: readonly Person[]): ReadContact[] {
  const overAll = people.find(
    (person, i) => (i === 0 && isOverAll(person)) || (i === people.length - 1 && isUnderAll(person)),
  );
  const websites = people.flatMap(({ lines }) => lines.flatMap((line) => line.websites));
  return people.map(({ contact }) => {
    const colleague = people.find((other) => other.contact !== contact && isColleague(other.contact, contact));
    const { company, website } = (mayShare(overAll, contact) ? overAll : colleague)?.contact.fields ?? {};
    const isMissing = contact.fields.company === null && Boolean(company);
    const shared = website && websites.includes(website) ? website : null;
    return {
      fields: {
        ...contact.fields,
        company: contact.fields.company ?? company ?? null,
        website: contact.fields.website ?? shared,
      },
      doubtful: isMissing ? [...contact.doubtful, "company"] : contact.doubtful,
    };
  });
}

const domainOf = ({ fields }: ReadContact) => fields.emails[0]?.split("@")[1]?.toLowerCase();
const isColleague = (one: ReadContact, other: ReadContact) =>
  domainOf(one) !== undefined && domainOf(one) === domainOf(other) && one.fields.company !== null;
const mayShare = (source: Person | undefined, contact: ReadContact) =>
  source !== undefined && [undefined, domainOf(source.contact)].includes(domainOf(contact));

const hasChannel = ({ emails, phones }: Line) => emails.length > 0 || phones.length > 0;
const names = (line: Line, text: string | null) => line.fragments.some((fragment) => fragment.text === text);

function isOverAll({ contact, lines }: Person): boolean {
  const at = lines.findIndex((line) => hasChannel(line) || names(line, contact.fields.name));
  return lines.slice(0, at).some((line) => names(line, contact.fields.company));
}

function isUnderAll({ contact, lines }: Person): boolean {
  const at = lines.findLastIndex(hasChannel);
  // A row of a list ends with its line.
  const isRow = lines[at] !== undefined && names(lines[at], contact.fields.name);
  const isApart = (line: Line) => isRow || line.block !== lines[at]?.block;
  return lines.slice(at + 1).some((line) => isApart(line) && names(line, contact.fields.company));
}
