import { afterLast, beforeFirst, withoutEnd } from "./edges.ts";
import { isWholeEmail } from "../../networks/email-problem.ts";
import { type Label, labelOf, plain } from "./lexicon.ts";
import { type Countries, EXTENSIONS, parseNumbers, type Phone } from "./numbers.ts";

// Emails, websites and numbers of one line. Each expression is bounded, so that a long line takes linear time.

/** Scripts that write no spaces between words: an address begins behind theirs. */
const UNSPACED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]`;
const LOCAL = String.raw`(?!${UNSPACED})[\p{L}\p{N}._%+'-]`;
const EMAIL = new RegExp(
  String.raw`(?<!${LOCAL.replace("'", "")})(?:${LOCAL}){1,64}\s?@\s?(?:[\p{L}\p{N}-]{1,63}\.){1,6}\p{L}{2,24}`,
  "gu",
);
const SPELT_EMAIL =
  /(?<![\w.+-])([\w.+-]{1,64})\s{0,2}[([{]\s?(?:at|ät|arroba|chez)\s?[)\]}]\s{0,2}((?:[\w-]{1,63}(?:\s{0,2}[([{]\s?(?:dot|punkt|punto|point)\s?[)\]}]\s{0,2}|\.)){1,4}[a-z]{2,12})/giu;
const URL =
  /(?<![\p{L}\p{N}@._-])(?:https?:\/\/[^\s<>"|]{3,300}|www\.[^\s<>"|,;]{3,200}|(?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.){1,4}(?:com|net|org|info|biz|io|dev|app|ai|co|eu|example|test|shop|studio|design|agency|tech|cloud|online|site|store|bank|law|legal|health|art|berlin|hamburg|wien|koeln|paris|london|nyc|tokyo|edu|gov|uk|us|ca|au|nz|ie|za|in|sg|hk|de|at|ch|li|fr|be|lu|es|mx|ar|cl|pe|it|sm|pt|br|nl|pl|tr|jp|cn|tw|kr|ae|sa|eg|jo|lb|ma|qa|kw|il|se|no|dk|fi|cz|sk|hu|ro|gr)(?![\p{L}\p{N}-])(?:\/[^\s<>"|,;]{0,200})?)/giu;
/** Other pages than one's own. */
const SOCIAL =
  /(?:linkedin|twitter|x|facebook|instagram|xing|youtube|tiktok|github|t|wa|behance|dribbble|medium|threads)\.(?:com|me|net)\//i;
const NUMBER = new RegExp(
  String.raw`(?<!\d|(?!${UNSPACED})\p{L})[+(]{0,2}\d(?: ?[\d().\-–/·]){4,26}(?<=\d)(?!\d)(?:[\s,;(]{0,3}(?:${EXTENSIONS})[\s.:]{0,2}-?\d{1,6}\)?)?`,
  "giu",
);
const DATE = /^\(?(?:\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}[./-]\d{1,2}[./-]\d{1,2})\)?$/;
const BRAZILIAN_POSTCODE = /^\d{5}-\d{3}$/;
/** What stands before numbers that nobody can call. */
const NO_PHONE =
  /(?:\b(?:hr[ab]|ust|vat|tva|p?iva|mwst|tax|abn|acn|regon|siren|siret|rcs|iban|konto|account|license|licence|reg(?:istration|istered|ister)?(?![a-z])|capital|登録番号|統一編號|사업자등록번호)[\s.:a-z]{0,12}|\b(?:uid|ein|nip|krs|nif|cif|nipc|cnpj|cpf|naf|ape|kvk|btw|kbo|rea|piva|cf|bic|swift|blz|rfc|cuit|mersis|hrb|fn|gln|isbn|lic|dre|mls|crn|npi|cap|soc)[\s.:]{1,3}(?:(?:\p{L}{1,3}|n\p{L}{3,7})[\s.:]{1,3}){0,2}|(?:№|#)[\s.:]{0,3})[\d\s.-]{0,3}$/iu;

interface Channels {
  emails: string[];
  websites: string[];
  socials: string[];
  phones: Phone[];
  /** The line without them; a break where they stood. */
  rest: string;
}

/** `before` is a label on its own line. */
export function readChannels(line: string, countries: Countries, before?: Label): Channels {
  const channels: Channels = { emails: [], websites: [], socials: [], phones: [], rest: line };
  const extract = (pattern: RegExp, take: (found: string, index: number) => boolean) => {
    channels.rest = channels.rest.replace(pattern, (match: string, ...more: unknown[]) => {
      const index = more.find((one): one is number => typeof one === "number")!;
      return take(match, index) ? BREAK : match;
    });
  };
  extract(SPELT_EMAIL, (text) => addEmail(channels, unspelt(text)));
  extract(EMAIL, (text) => addEmail(channels, text.replace(/\s/g, "")));
  extract(URL, (text) => {
    const url = withoutEnd(text, ".,;:!?)]").replace(/^(https?:\/\/)/i, (scheme) => scheme.toLowerCase());
    (SOCIAL.test(url) ? channels.socials : channels.websites).push(url);
    return true;
  });
  readPhones(channels, countries, before);
  return channels;
}

/** Addresses that legal notes name and programs write from. */
const NOBODYS =
  /^(?:(?:datenschutz|privacy|privacidade?|protec\w{2,4}-?(?:de-?)?datos|gegevensbescherming|data-?protection|no-?_?reply|do-?not-?reply|unsubscribe)[\w.-]*|donnees(?:-?perso\w*)?|dsb|dsgvo|dpo|rpd|gdpr|rgpd|lopd|lgpd|avg|iod|rodo|kvkk|pec|abuse|postmaster|mailer-daemon)@|@(?:[\w.-]+\.)?(?:pec|postacert|legalmail)\./i;
export const isNobodys = (email: string) => NOBODYS.test(email);

/** The addresses of a line. */
export const emailsIn = (line: string): string[] => unspelt(line).match(EMAIL) ?? [];

/** `ana [at] exemplo [dot] com` as it is used. */
export const unspelt = (text: string): string =>
  text.replace(SPELT_EMAIL, (email) =>
    email
      .replace(/\s{0,2}[([{]\s?(?:at|ät|arroba|chez)\s?[)\]}]\s{0,2}/iu, "@")
      .replace(/\s{0,2}[([{]\s?(?:dot|punkt|punto|point)\s?[)\]}]\s{0,2}/giu, "."),
  );

/** Between the meanings of a line. */
const FENCES = `|•·,;\t\u0001`;
/** Most numbers that are read in a line. */
const MAX_NUMBERS = 8;

/** Stands where something was taken out of a line. */
export const BREAK = "\u0001";

function addEmail(channels: Channels, text: string): boolean {
  const email = text.replace(/^['.-]+/, "").replace(/^mailto:/i, "");
  if (!isWholeEmail(email)) return false;
  channels.emails.push(email);
  return true;
}

function readPhones(channels: Channels, countries: Countries, before?: Label): void {
  const line = channels.rest;
  const parts: string[] = [];
  let from = 0;
  for (const match of [...line.matchAll(NUMBER)].slice(0, MAX_NUMBERS)) {
    const preceding = line.slice(from, match.index);
    const end = match.index + match[0].length;
    const prefix = labelBefore(preceding);
    const following = /^[\s,]{0,2}\(?\s?(\p{L}[\p{L} .'"]{0,14}?)\s?(?:[)|\u0001,;/]|$)/u.exec(line.slice(end));
    const suffixLabel = prefix.label === undefined && following ? labelOf(following[1]!) : undefined;
    const label =
      prefix.label ??
      (isPhoneLabel(suffixLabel) ? suffixLabel : undefined) ??
      (parts.length === 0 ? before : undefined);
    const isAlone =
      match[0].replace(/\D/g, "").length > 6 &&
      !/[\p{L}\d]/u.test(afterLast(preceding, FENCES)) &&
      !/[\p{L}\d]/u.test(beforeFirst(line.slice(end), FENCES));
    const phones =
      NO_PHONE.test(plain(preceding)) ||
      (!label && /\s(?:nr|no|nº|№)[\s.:]{0,3}$/iu.test(preceding)) ||
      BRAZILIAN_POSTCODE.test(match[0].trim()) ||
      DATE.test(match[0].trim())
        ? []
        : parseNumbers(match[0], label, countries, isAlone);
    if (phones.length === 0) continue;
    if (label !== "fax") channels.phones.push(...phones);
    parts.push(preceding.slice(0, preceding.length - prefix.length), BREAK);
    from = end + (isPhoneLabel(suffixLabel) ? following![0].replace(/[|\u0001;/]$/, "").length : 0);
  }
  channels.rest = parts.join("") + line.slice(from);
}

const isPhoneLabel = (label: Label | undefined) =>
  label === "fax" || label === "mobile" || label === "phone" || label === "home";

const SIGNS = " \t:.()[]/|,–—-";
/** `Mobile No. 98450 …`, but `offer no. 2025-0417`. */
const NUMBER_WORD = /(?<=[\s.])(?:nr|no|num|number|nummer|nº|№|numéro|numer|号码|號碼)$/iu;

/** The label at the end of a text, and how long it is with what stands around it. */
function labelBefore(text: string): { label?: Label; length: number } {
  const trimmed = withoutEnd(withoutEnd(text, SIGNS).replace(NUMBER_WORD, ""), SIGNS);
  const tail = afterLast(trimmed, "\u0001|•·;");
  const tokens = [...tail.matchAll(/[\p{L}\p{M}\d.'"-]+/gu)].slice(-3);
  // `Tel./Fax`, `Tel & WhatsApp`: the first counts.
  const joined = /([\p{L}.]{1,12})(?:\s?[/&+]|\s(?:y|e|und|and|et|ve|i|en))\s?[\p{L}.]{1,12}$/u.exec(tail);
  const first = joined ? labelOf(joined[1]!) : undefined;
  if (isPhoneLabel(first)) return { label: first, length: text.length - trimmed.length + joined![0].length };
  for (const token of tokens) {
    // `objednávku č. 250318`: one letter within a sentence is no label.
    if (token[0].replace(".", "").length === 1 && /\p{Ll}{3} $/u.test(tail.slice(0, token.index))) continue;
    const label = labelOf(tail.slice(token.index));
    if (isPhoneLabel(label)) return { label, length: text.length - trimmed.length + tail.length - token.index };
  }
  return { length: 0 };
}
