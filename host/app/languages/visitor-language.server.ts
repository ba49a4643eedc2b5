import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { type Language, languageOf, LANGUAGES } from "#sdk/languages.ts";

/** Languages requested by a visitor. */
export interface RequestedLanguages {
  /** By `?lang=`: it beats all else. */
  named?: Language;
  /** By the browser: Accept-Language, or English. */
  accepted: Language;
}

/** Maximum length of the header; browsers send less than 100 characters. */
const MAX_HEADER_LENGTH = 1_000;
const cache = new LRUCache<string, Language>({ max: 1_000 });

/** The best of these for an Accept-Language header (RFC 9110, section 12.5.4); the first for none of them. */
export function negotiateLanguage<L extends Language>(languages: readonly [L, ...L[]], header: string | null): L {
  if (!header) return languages[0];
  const [best = ""] = new Negotiator({ headers: { "accept-language": header.slice(0, MAX_HEADER_LENGTH) } }).languages([
    ...languages,
  ]);
  return languages.find((language) => language === languageOf(best)) ?? languages[0];
}

/** The best of our languages, remembered; English for none of them. */
export function acceptedLanguage(header: string | null): Language {
  if (!header) return "en";
  // Old Androids still say `iw` for Hebrew.
  const normalized = header.slice(0, MAX_HEADER_LENGTH).replace(/\biw\b/gi, "he");
  let language = cache.get(normalized);
  if (language === undefined) cache.set(normalized, (language = negotiateLanguage(LANGUAGES, normalized)));
  return language;
}

const NAMED = /[?&]lang=([\w-]{2,35})(?:[&#]|$)/;

/** A language that we have not, or what is none, is as if it were not there. */
export function requestedLanguages({ url, headers }: Request): RequestedLanguages {
  const [, named = ""] = NAMED.exec(url) ?? [];
  return { named: languageOf(named), accepted: acceptedLanguage(headers.get("accept-language")) };
}

/** The language of an answer: asked for by name, fixed by the card's owner, or accepted by the browser. */
export const resolveLanguage = ({ named, accepted }: RequestedLanguages, fixed?: Language | null): Language =>
  named ?? fixed ?? accepted;

/** Language of a request that concerns no card. */
export const languageOfRequest = (request: Request): Language => resolveLanguage(requestedLanguages(request));

/** Every answer that differs by language says so to caches. */
export const VARY_LANGUAGE = "accept-language";
