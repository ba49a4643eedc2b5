import { normalForm } from "#sdk/normal-form.ts";

/** Lower case with plain quotes. */
export const lower = (text: string): string =>
  normalForm(text, "NFKC")
    .toLowerCase()
    .replace(/[‘’ʼ`´]/g, "'");

/** Lower case, plain quotes, accents off: how texts are compared. */
export const normalise = (text: string): string => normalForm(lower(text), "NFD").replace(/\p{M}/gu, "");

/** French and Italian words that lose their end before a vowel: `l'adresse`, `dell'ordine`. */
const ELIDED =
  /(?<!\p{L})(l|d|j|qu|c|n|s|m|t|jusqu|lorsqu|puisqu|quelqu|dell|all|dall|nell|sull|un|quest|quell|com|dov|cos|mezz)'(?=\p{L})/gu;
/** Each as a word of its own, in lower-case text with plain quotes. */
export const withoutElision = (text: string): string => text.replace(ELIDED, "$1 ");

/** Marks without a width of their own, and those that turn the direction of writing. */
const UNSEEN = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
export const stripInvisible = (text: string): string => text.replace(UNSEEN, "");

/** Words without HTML around them; the text itself where nothing else is left. */
export function stripMarkup(text: string): string {
  if (!text.includes("<")) return text;
  const words = text
    .replace(/<script\b[^<>]{0,200}>[^<]{0,1000}<\/script>/gi, " ")
    .replace(/<\/?[a-z][^<>]{0,200}>/gi, " ")
    .trim();
  return /\p{L} \p{L}/u.test(words) ? words : text;
}

/** An address of several lines in one. */
export const oneLine = (text: string | null): string =>
  (text ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .join(", ");

/** `1. bis 20. Dezember`, `24., 25. und 26.`, `im 1. Stock`: the point of a number that ends no sentence. */
const ORDINAL =
  /(?<=\b\d{1,2})\.(?=,?\s+(?:bis|und|oder|sowie|(?:jan|j[aä]n|feb|m[aä]r|apr|mai|jun|jul|aug|sep|okt|nov|dez)\p{L}*|\d{1,2}\.))|(?<=\b(?:am|im|vom|zum|zur|der|die|das|dem|den)\s\d{1,2})\./giu;
const MASK = "\u2024";
export const withoutOrdinalPoints = (text: string): string => text.replace(ORDINAL, "");
/** A text in which each point may end a sentence, and its parts with theirs again. */
export const maskOrdinals = (text: string): string => text.replace(ORDINAL, MASK);
export const unmaskOrdinals = (text: string): string => text.replaceAll(MASK, ".");

/** A text in pieces that can stand alone: sentences, bullets and lines. */
export function sentences(text: string): string[] {
  return maskOrdinals(text)
    .split(
      /\r?\n|•|(?<=[.!?;…])(?<!\b(?:[Ee]st|[Aa]pprox|[Ii]ncl|[Ee]xcl|[Mm]in|[Mm]ax|[Dd]isc|[Aa]ppt|[Hh]rs?|[Ee]xt|[Dd]ep|[Aa]vg|ca|Mrs?|Ms|Dr|Prof|[Tt]el|inkl|bzw|Nr|Sra?|Mme)\.)\s+(?=["'“„«¿¡(A-ZÀ-Ý0-9])/,
    )
    .map((part) =>
      unmaskOrdinals(part)
        .replace(/^[\s*•–—>-]+/, "")
        .trim(),
    )
    .filter((part) => part.length > 2);
}
