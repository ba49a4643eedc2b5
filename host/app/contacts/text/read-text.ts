import { type ReadContact, MAX_TEXT } from "./contact-fields.ts";
import { withoutChat } from "./chats.ts";
import { chooseFields } from "./choose.ts";
import { cleanLines } from "./clean-lines.ts";
import { type Line, readLines } from "./fragments.ts";
import { internationalCountries, unspelt } from "./channels.ts";
import { languageOf } from "./lexicon.ts";
import { withCapitals } from "./letter-case.ts";
import { linesByPerson } from "./people.ts";
import { countryIn, countryOfLegalForm } from "./postal.ts";
import { domainFit, nameOfHost } from "./scores.ts";
import { VOCABULARIES } from "./vocabulary/index.ts";

export interface TextContacts extends ReadContact {
  /** More people in the same text. */
  others: ReadContact[];
}

/**
 * The people in a text: a signature, the text of a card, a profile. Pure, for server and browser. `country` is that of
 * the owner, for numbers without a country code when nothing in the text says another.
 */
export function readText(text: string, country?: string): TextContacts {
  const short = withCapitals(withoutChat(text.slice(0, MAX_TEXT)));
  const lines = readLines(short, likelyCountries(short, country));
  const [first, ...others] = linesByPerson(lines).map((own) => chooseFields(own));
  const main = first ?? chooseFields([]);
  return {
    ...withCompanyOfDomain(main),
    others: others
      .filter(({ fields }) => fields.name !== null)
      .map((other) => withCompanyOfDomain(withShared(other, main, lines))),
  };
}

/** Where numbers without a country code may be from, most likely first. */
export function likelyCountries(text: string, own: string | undefined): string[] {
  const clean = unspelt(cleanLines(text).join("\n"));
  const international = internationalCountries(clean);
  const ending =
    /@[^\s@]+\.([a-z]{2})(?!\p{L}|\.\p{L})/iu.exec(clean)?.[1] ??
    /(?:www\.|https?:\/\/)[^\s/]+\.([a-z]{2})(?!\p{L}|\.\p{L})/iu.exec(clean)?.[1];
  const byEnding = ending?.toLowerCase() === "uk" ? "GB" : ending?.toUpperCase();
  const isGeneric = byEnding && ["IO", "AI", "CO", "ME", "TV", "EU", "CC", "FM"].includes(byEnding);
  const language = languageOf(clean);
  const spoken = language && VOCABULARIES[language]?.country;
  const british = /\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b/.test(clean) ? "GB" : undefined;
  const all = [
    ...international,
    isGeneric ? undefined : byEnding,
    countryIn(clean),
    british,
    countryOfLegalForm(clean),
    spoken === "US" ? undefined : spoken,
    own,
    // Of a text in another language nothing says that it is from there.
    ...(spoken === undefined || spoken === "US" ? ["US", "GB"] : []),
  ];
  return [...new Set(all.filter((country): country is string => !!country))];
}

/** A company that stands once over several people is everybody's with an address there. */
function withShared(other: ReadContact, main: ReadContact, lines: Line[]): ReadContact {
  const domain = (contact: ReadContact) => contact.fields.emails[0]?.split("@")[1]?.toLowerCase();
  if (domain(other) === undefined || domain(other) !== domain(main)) return other;
  const { company, website } = main.fields;
  const isMissing = other.fields.company === null && company !== null;
  const shared = lines.flatMap(({ websites }) => websites).includes(website ?? "") ? website : null;
  return {
    fields: { ...other.fields, company: other.fields.company ?? company, website: other.fields.website ?? shared },
    doubtful: isMissing ? [...other.doubtful, "company"] : other.doubtful,
  };
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
