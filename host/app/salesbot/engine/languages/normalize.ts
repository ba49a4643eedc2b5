/** Lower case with plain quotes. */
export const lower = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[‘’ʼ`´]/g, "'");

/** Lower case, plain quotes, accents off: how texts are compared. */
export const normalise = (text: string): string => lower(text).normalize("NFD").replace(/\p{M}/gu, "");

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

/** A text in pieces that can stand alone: sentences, bullets and lines. */
export function sentences(text: string): string[] {
  return text
    .split(
      /\r?\n|•|(?<=[.!?;…])(?<!\b(?:[Ee]st|[Aa]pprox|[Ii]ncl|[Ee]xcl|[Mm]in|[Mm]ax|[Dd]isc|[Aa]ppt|[Hh]rs?|[Ee]xt|[Dd]ep|[Aa]vg|ca|Mrs?|Ms|Dr|Prof|[Tt]el|inkl|bzw|Nr|Sra?|Mme)\.)\s+(?=["'“„«¿¡(A-ZÀ-Ý0-9])/,
    )
    .map((part) => part.replace(/^[\s*•–—>-]+/, "").trim())
    .filter((part) => part.length > 2);
}
