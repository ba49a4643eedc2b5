import { withPlainDigits } from "#sdk/digits.ts";
import type { Lead } from "../engine/facts/facts.ts";
import { lower } from "../engine/languages/normalize.ts";

/** Longest suffix of an address that a sentence may end with. */
const ADDRESS = /(?<![\w.@+-])(?:https?:\/\/)?(?:[\w-]{1,63}\.){1,6}[a-z]{2,24}(?::\d{2,5})?(?:\/[^\s)\]>"']{0,300})?/g;
const MAIL = /(?<![\w.+-])[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,6}[a-z]{2,24}/g;
const PHONE = /\+?\(?\d[\d ()./-]{5,20}\d/g;
const BARE_HOST = /https?:\/\/\S+/;
/** Addresses that were made unrecognisable. */
const DISGUISED =
  /\bhxxps?\b|[[({]\s?(?:dot|punkt|punto|point|ponto|\.|at|@)\s?[\])}]|\b[\w-]+ dot (?:com|net|org|info|biz|io|co|de|fr|es|it|nl|pt|uk|app|shop|link|site|example)\b/;
/** Letters of two scripts in one word: `еvil` with a Cyrillic e. */
const MIXED = /\p{Script=Latin}[^\P{L}\p{Script=Latin}]|[^\P{L}\p{Script=Latin}]\p{Script=Latin}/u;

/** An address of mail or web, or a number to call, that is neither the owner's nor the visitor's own. */
export function foreignAddress(rawText: string, ownText: string, lead: Lead): string | undefined {
  const text = lower(withPlainDigits(rawText)).replace(/[。｡]/g, ".");
  const source = lower(ownText).replaceAll("www.", " ").replaceAll("://", ":// ");
  const disguised = DISGUISED.exec(text)?.[0] ?? MIXED.exec(text)?.[0];
  if (disguised) return disguised;
  for (const [mail] of text.matchAll(MAIL)) if (mail !== lead.email && !holds(source, mail)) return mail;
  const withoutMail = text.replace(MAIL, " ");
  for (const [raw] of withoutMail.matchAll(ADDRESS)) {
    const address = bare(raw.replace(/[.,;:!?]{1,3}$/, ""));
    const isAbbreviation = !raw.includes("/") && /^(?:[a-z]\.){1,3}[a-z]{1,2}$/.test(raw);
    if (!isAbbreviation && !holds(source, address) && !holds(source, `${address}/`)) return address;
  }
  // An address of figures, or of a machine's own name.
  const bareHost = BARE_HOST.exec(withoutMail.replace(ADDRESS, " "))?.[0];
  if (bareHost) return bareHost;
  const sourceDigits = `${ownText} ${lead.phone ?? ""}`.replace(/\D/g, "");
  for (const [raw] of text.matchAll(PHONE)) {
    const digits = raw.replace(/\D/g, "").replace(/^0+/, "");
    const isDate = /^\(?\d{4}-\d\d-\d\d$/.test(raw) || /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$/.test(raw);
    const isGrouped = /^\d{1,3}(?:[ .,]\d{3})+$/.test(raw);
    if (digits.length >= 7 && !isDate && !isGrouped && !sourceDigits.includes(digits)) return raw;
  }
  return undefined;
}

const bare = (url: string): string =>
  url
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/\/$/, "");

/** Whether a text contains a whole address: `shop.example` is not in `shop.example.evil.example`. */
function holds(text: string, address: string): boolean {
  for (let at = text.indexOf(address); at >= 0; at = text.indexOf(address, at + 1)) {
    const before = text[at - 1] ?? " ";
    const after = text.slice(at + address.length, at + address.length + 2);
    if (!/[\w.@-]/.test(before) && !/^(?:[\w@-]|\.\w|\/\w)/.test(after)) return true;
  }
  return false;
}

/** A text without addresses and telephone numbers, which have a rule of their own. */
export const withoutAddresses = (text: string): string =>
  text
    .replace(new RegExp(MAIL, "gi"), " ")
    .replace(new RegExp(ADDRESS, "gi"), (raw) => (/\/|\.[a-z]{2,24}$/i.test(raw) ? " " : raw))
    .replace(/\+\d[\d ()./-]{6,20}\d|(?<!\d)0\d[\d ()/-]{5,20}\d/g, " ");
