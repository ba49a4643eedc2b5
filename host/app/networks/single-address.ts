import { withPlainDigits } from "#sdk/digits.ts";
import { stripInvisible } from "../input/invisible.ts";

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** All that cannot be seen: in an address or number no joiner has a meaning either. */
const withoutFormat = (text: string) =>
  stripInvisible(text)
    .replace(/[\u200c\u200d]/g, "")
    .trim();

/** No address or number is longer with what stands around it: what is, is refused, and not looked at. */
const MAX_TYPED = 2_000;

/** `Name <a@b.example>`, a link of Markdown, and one of Access (`Text#mailto:a@b.example#`). */
const AROUND = [
  /^[^<>]{0,200}<([^<>]{1,300})>$/,
  /^\[[^[\]]{0,300}\]\(([^()]{1,300})\)$/,
  /^[^#]{0,200}#(mailto:[^#]{1,300})#*$/i,
];
/** Quotation marks around an address, and what ends a sentence or a list behind it. */
const MARKS = /^["'“”„‟‘’‚«»‹›`]{1,4}|["'“”„‟‘’‚«»‹›`.,;]{1,4}$/g;

/**
 * The one address in what mail programs and links put around it: `mailto:a@b.example?subject=Hi`, `Name
 * <a@b.example>`, `“a@b.example”.` All else stays as it was typed, without what cannot be seen.
 */
export function plainEmail(typed: string): string {
  if (typed.length > MAX_TYPED) return typed;
  const text = withoutFormat(typed);
  const [inner = text] = AROUND.flatMap((pattern) => pattern.exec(text)?.[1] ?? []);
  const [, linked] = /^mailto:(?:\/\/)?([^?]*)/i.exec(inner.trim()) ?? [];
  const address = (linked === undefined ? inner : decoded(linked)).trim();
  return address.includes("@") ? address.replace(MARKS, "") : address;
}

/** Prefixes typed before a number: `Tel.: 030 12`, `☎ +49 30 12`. */
const BEFORE_NUMBER =
  /^(?:(?:tel(?:efon|ephone)?|phone|ph|fon|mob(?:il|ile)?|cell|handy|mobiltelefon)\b[.:\s]{0,4}|[☎☏✆📞📱📲]\ufe0f?\s{0,4}){1,2}(?=[+(\d])/iu;

/**
 * The one number of a link, in digits 0 to 9 and with plain signs: `tel:+49-30-901820;ext=12` is `+49-30-901820 x12`,
 * `０９０－９９９９－８８８８` is `090-9999-8888`.
 */
export const plainPhone = (typed: string): string => plainPhones(typed)[0]!;

/** Numbers of a link that may have several, `sms:+491701234567,+491701234568`; at least one, possibly empty. */
export function plainPhones(typed: string): [string, ...string[]] {
  if (typed.length > MAX_TYPED) return [typed];
  const text = withPlainDigits(withoutFormat(typed)).replace(DASHES, "-").replace(/^\++/, "+");
  const [, scheme = "", linked] = /^(tel|callto|sms|smsto):(?:\/\/)?([^?:]*)/i.exec(text) ?? [];
  if (linked === undefined) return [text.replace(BEFORE_NUMBER, "")];
  const numbers = /^sms/i.test(scheme) ? decoded(linked).split(",") : [decoded(linked)];
  return numbers.map(withExtension) as [string, ...string[]];
}

/** Hyphens and dashes, and the long vowel that stands for them behind digits of full width. */
const DASHES = /[\u2010-\u2015\u2212]|(?<=\d)\u30fc/g;

const withExtension = (number: string) =>
  number
    .replace(/;ext=(\d+)/i, " x$1")
    .replace(/;.*/, "")
    .trim();
