import { withColleagues } from "./colleagues.ts";
import { type ReadContact, MAX_TEXT } from "./contact-fields.ts";
import { withoutChat } from "./chats.ts";
import { chooseFields } from "./choose.ts";
import { readLines } from "./fragments.ts";
import { likelyCountries } from "./countries.ts";
import { withWholeName } from "./forms.ts";
import { withCapitals } from "./letter-case.ts";
import { linesByPerson } from "./people.ts";
import { withoutQuote } from "./quotes.ts";
import { domainFit, nameOfHost } from "./scores.ts";

export interface TextContacts extends ReadContact {
  /** More people in the same text. */
  others: ReadContact[];
}

/**
 * The people in a text: a signature, the text of a card, a profile. Pure, for server and browser. `country` is that of
 * the owner, for numbers without a country code when nothing in the text says another.
 */
export function readText(text: string, country?: string): TextContacts {
  const short = withCapitals(withoutChat(withoutQuote(withWholeName(text.slice(0, MAX_TEXT)))));
  const lines = readLines(short, likelyCountries(short, country));
  const language = /[ğĞİı]/.test(short) ? "tr" : undefined;
  const people = linesByPerson(lines).map((own) => ({ contact: chooseFields(own, language), lines: own }));
  const named = people.filter(({ contact }, i) => i === 0 || contact.fields.name !== null);
  const [first = chooseFields([]), ...others] = withColleagues(named).map(withCompanyOfDomain);
  return { ...first, others };
}

/** Where nothing better is said, the company that an address is of; a page of one's own is of none. */
function withCompanyOfDomain(contact: ReadContact): ReadContact {
  const { name, company, emails } = contact.fields;
  const domain = emails[0]?.split("@")[1] ?? "";
  const host = nameOfHost(domain);
  if (company !== null || host === undefined || host.length < 3 || (name !== null && domainFit(name, domain) > 0))
    return contact;
  const written = host.replace(
    /(^|-)(\p{L})/gu,
    (_, dash: string, letter: string) => (dash && " ") + letter.toUpperCase(),
  );
  return { fields: { ...contact.fields, company: written }, doubtful: [...contact.doubtful, "company"] };
}
