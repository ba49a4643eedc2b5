import { splitUnescaped, unescapeValue, vCardsIn } from "../../cards/vcard-reader.ts";
import { normalizeContact, type ParsedContact, fromVCard, hasIdentity } from "../import/parsed-contact.ts";
import { plainPhones } from "../../networks/single-address.ts";
import { isLikeEmail } from "../../networks/email-problem.ts";

/** Content of a code. */
type Code =
  | { is: "person"; person: ParsedContact }
  /** May be a card's page, which only our server knows. */
  | { is: "address"; address: string }
  | { is: "other"; text: string };

/** The text of a code: vCard, MeCard, MATMSG, a link to write or call, or the address of a page. */
export function readCode(text: string): Code {
  const trimmed = text.replace(/^\uFEFF/, "").trim();
  const person = parsePerson(trimmed);
  if (person && hasIdentity(person)) return { is: "person", person };
  const url = toUrl(trimmed);
  return url ? { is: "address", address: url } : { is: "other", text: trimmed };
}

function parsePerson(text: string): ParsedContact | undefined {
  if (/^BEGIN:VCARD/i.test(text)) {
    const [first] = vCardsIn(text);
    return first && fromVCard(first);
  }
  const [, scheme, rest = ""] = /^(MECARD|MATMSG|mailto|tel|sms|smsto):(.*)$/is.exec(text) ?? [];
  switch (scheme?.toUpperCase()) {
    case "MECARD":
      return fromMeCard(fieldsOf(rest));
    case "MATMSG":
      return fromMessage(fieldsOf(rest));
    case "MAILTO":
      return fromMailLink(text);
    case "TEL":
    case "SMS":
    case "SMSTO":
      return normalizeContact({ phones: plainPhones(text) });
    default:
      // A bare address is one too.
      return isLikeEmail(text) ? normalizeContact({ emails: [text] }) : undefined;
  }
}

type Field = readonly [name: string, value: string];

/** `N:Doe,John;TEL:123;;`, where a backslash stands before signs of the format. */
const fieldsOf = (text: string): Field[] =>
  splitUnescaped(text, ";").flatMap((part) => {
    const [, name, value] = /^\s*([\w-]+):(.*)$/s.exec(part) ?? [];
    return name && value ? [[name.toUpperCase(), value] as const] : [];
  });

const all = (fields: Field[], ...names: string[]) =>
  fields.filter(([name]) => names.includes(name)).map(([, value]) => value);

/** MECARD as specified by NTT Docomo; ORG and TITLE are common extensions. */
function fromMeCard(fields: Field[]): ParsedContact {
  const texts = (...names: string[]) => all(fields, ...names).map(unescapeValue);
  const addresses = all(fields, "ADR").map((value) =>
    splitUnescaped(value, ",").map(unescapeValue).filter(Boolean).join(", "),
  );
  return normalizeContact({
    name: meCardName(all(fields, "N")[0] ?? "") || texts("NICKNAME")[0] || null,
    company: texts("ORG", "COMPANY")[0] ?? null,
    title: texts("TITLE")[0] ?? null,
    emails: texts("EMAIL"),
    phones: texts("TEL", "TEL-AV"),
    notes: [...texts("NOTE", "MEMO"), ...addresses, ...texts("URL")].join("\n"),
  });
}

const FAMILY_FIRST = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\s]+$/u;

/** `family,given`, put in the order in which the name is said. */
function meCardName(value: string): string {
  const [family = "", ...firstNames] = splitUnescaped(value, ",").map(unescapeValue);
  const parts = FAMILY_FIRST.test(value.replaceAll(",", "")) ? [family, ...firstNames] : [...firstNames, family];
  return parts.filter(Boolean).join(" ");
}

const fromMessage = (fields: Field[]) =>
  normalizeContact({ emails: all(fields, "TO").flatMap((value) => unescapeValue(value).split(",")) });

function fromMailLink(text: string): ParsedContact | undefined {
  const to = text.slice("mailto:".length).split("?")[0]!;
  return normalizeContact({ emails: decoded(to).split(",") });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return text.trim();
  }
}

/** The address of a page; phones also read what is printed without `https://`. */
function toUrl(text: string): string | undefined {
  const url = /^https?:\/\//i.test(text)
    ? text
    : /^(?:www\.)?[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/i.test(text) && `https://${text}`;
  if (!url || /\s/.test(url) || !URL.canParse(url)) return undefined;
  return new URL(url).href;
}
