import { withoutEnd } from "./edges.ts";
import { fold, isCjk, labelOf, LEXICON, plain } from "./lexicon.ts";

// How much a text looks like a title, a company and a name, each on a scale on which 3 is likely and 6 sure.

const tokensOf = (text: string) => plain(text).split(" ").filter(Boolean);

export function titleScore(text: string): number {
  if (/\d{3}/.test(text)) return 0;
  const tokens = tokensOf(text.replace(/[/&(),+-]/g, " "));
  if (tokens.length > 16) return 0;
  if (isCjk(text)) {
    if (/[:：。，]/u.test(text) && text.length > 12) return 0;
    if (LEXICON.titles.partIn(text)) return isUnspacedName(text) && !LEXICON.titles.ending(text) ? 0 : 5.5;
    if (LEXICON.fields.has(text)) return 2;
    return LEXICON.fields.ending(text) && text.length > 1 && !isUnspacedName(text) ? 2 : 0;
  }
  const withHyphens = tokensOf(text);
  const strong = Math.max(LEXICON.titles.match(tokens).count, LEXICON.titles.match(withHyphens).count);
  const weak = LEXICON.fields.match(tokens).count;
  if (strong > 0) return 5 + Math.min(1.5, (strong + weak - 1) * 0.5);
  // `Marketing`, `Human Resources`: a department alone stands for a title.
  return weak > 0 && weak >= tokens.length - 1 && tokens.length < 4 ? 2.6 : Math.min(2.5, weak * 0.9);
}

/** Whether a text has no other words than those of titles: `Product & Design`, but not `Pixel Design`. */
export function isDepartment(text: string): boolean {
  const tokens = tokensOf(text.replace(/[/&,+-]|\s(?:and|und|et|y|e|en|i|ve)\s/giu, " "));
  return tokens.length > 0 && LEXICON.fields.match(tokens).count === tokens.length;
}

/** Whether a text has no other words than titles and what they hold beside these: `Creative Director`. */
export const isWholeTitle = (text: string): boolean =>
  tokensOf(text.replace(/[/&,+-]/g, " ")).every(
    (token) => LEXICON.titles.phrases.has(token) || LEXICON.fields.phrases.has(token),
  );

/** Whether a text holds the legal form of a company, or is nothing else. */
export function isLegalForm(text: string, isWhole = false): boolean {
  if (isCjk(text)) return isWhole ? LEXICON.legalForms.has(text) : LEXICON.legalForms.partIn(text);
  const tokens = tokensOf(text);
  if (isWhole) return tokens.length > 0 && LEXICON.legalForms.phrases.has(tokens.join(" "));
  const { first, last, count } = LEXICON.legalForms.match(tokens);
  if (count === 0 || (last === tokens.length - 1 && first === 0)) return false;
  // `1017 EK Amsterdam` is a place.
  if (
    first > 0 &&
    /^\d{4}$/.test(tokens[first - 1]!) &&
    tokens[first]!.length === 2 &&
    !/\p{L}\.\s?\p{L}\./u.test(text)
  )
    return false;
  const form = tokens.slice(first, last + 1).join(" ");
  const atEdge = last >= tokens.length - 2 || first === 0;
  if (form.length > 3) return atEdge || form.length > 4;
  // `se`, `me`, `ag` are words, too: forms are written in capitals, with dots, or as names are.
  const pattern = new RegExp(
    `(?:^|[\\s,(])${[...form.replace(/\s/g, "")].map((letter) => `${letter}[.\\s/]{0,2}`).join("")}(?:$|[\\s,)|&])`,
    "iu",
  );
  const written = pattern.exec(fold(text).length === text.length ? text : fold(text))?.[0].trim() ?? "";
  const isWritten =
    written.includes(".") ||
    /^[(,\s]*\p{Lu}{2}/u.test(written) ||
    /^(?:inc|ltd|llc|lda|bv|nv|vof|kg|spa|srl|sas|sl|plc|llp|mbh|oy|ab|as|sarl|snc|vzw|corp|co)$/i.test(form);
  return atEdge && isWritten;
}

export function companyScore(text: string): number {
  if (isLegalForm(text)) return 7;
  if (isCjk(text)) return LEXICON.businesses.partIn(text) ? 4.5 : 0;
  const tokens = tokensOf(text);
  if (tokens.length > 9) return 0;
  const { count } = LEXICON.businesses.match(tokens);
  if (count > 0 && tokens.length > (tokens[0] === "the" ? 1 : 0))
    return 3.2 + Math.min(1.3, (count - 1) * 0.5) + (/&|\+/.test(text) ? 0.4 : 0);
  return /\S\s?[&+]\s?\S/.test(text) ? 2 : 0;
}

const PARTICLES = new Set(
  `van von der den de del della dello di da do dos das du des la le los las el al bin ibn bint abu ter ten te zu zur zum vom und y e i ben op 't in d' st`.split(
    " ",
  ),
);
const WORD = /^(?:\p{Lu}[\p{L}\p{M}'’´`.-]*|d['’]\p{Lu}[\p{L}\p{M}'’-]*|O['’]\p{Lu}\p{L}+|\p{Lu}\.?)$/u;
const LOWER_SCRIPT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

interface NameShape {
  /** Without degrees, forms of address and what stands in brackets. */
  words: string[];
  degrees: string[];
  hasAddressing: boolean;
}

/** The words of a text that is shaped like a name; undefined for any other. */
export function nameShape(written: string): NameShape | undefined {
  const text = written.replace(/^(\p{L}{1,12}\.?)\s?\/\s?(?=\p{L})/u, (all, word: string) =>
    LEXICON.degrees.has(word) || LEXICON.addressing.has(word) ? `${word} ` : all,
  );
  const bare = text
    .replace(/\s?[("„“][^()"“”„]{1,30}[)"“”]/gu, " ")
    .split(",")[0]!
    .trim();
  if (/\d|[@&+=%$€£!?:;_/\\#]/.test(bare) || text.length > 60) return undefined;
  let tokens = bare.split(/\s+/).filter(Boolean).flatMap(splitDegrees);
  let hasAddressing = false;
  const degrees: string[] = [];
  while (tokens.length > 1) {
    const key = tokens[0]!;
    // `D. Juan Pérez`, but `D. Pemberton`.
    if (LEXICON.addressing.has(key) && (key.length > 2 || tokens.length > 2)) hasAddressing = true;
    else if (isDegree(key)) degrees.push(key);
    else break;
    tokens = tokens.slice(1);
  }
  const last = tokens.at(-1);
  if (tokens.length > 1 && last && isCjk(last) && LEXICON.addressing.has(last)) tokens = tokens.slice(0, -1);
  const counted = tokens.filter((token) => token !== token.toLowerCase() || !PARTICLES.has(token));
  if (tokens.length === 0 || tokens.length > 8 || counted.length > 6) return undefined;
  if (isCjk(bare))
    return isUnspacedName(tokens.join(" "))
      ? { words: tokens.map(withoutAddressing), degrees, hasAddressing }
      : undefined;
  const isCased = tokens.every(
    (token) => WORD.test(token) || PARTICLES.has(token.toLowerCase()) || LOWER_SCRIPT.test(token),
  );
  return isCased ? { words: tokens, degrees, hasAddressing } : undefined;
}

const withoutAddressing = (token: string) => {
  const ending = LEXICON.addressing.ending(token);
  return token.length - ending.length >= 2 ? token.slice(0, token.length - ending.length) : token;
};
const splitDegrees = (token: string): string[] =>
  /^(?:\p{L}{1,5}\.){2,4}$/u.test(token) && !/^(?:\p{Lu}\.){1,4}$/u.test(token) && !LEXICON.degrees.has(token)
    ? token.split(/(?<=\.)/)
    : [token];
/** Degrees are written with a dot, or as `Dr` and `Prof` are. */
const isDegree = (token: string) =>
  LEXICON.degrees.has(token) &&
  (/[.'׳״"ªº]/.test(token) ||
    /^(?:dr|dra|prof|mag|pd|sir|dame|mgr|ddr|dott)$/i.test(token) ||
    LOWER_SCRIPT.test(token) ||
    /^(?:doctor|docteur|maître|me|pr|ca|er|adv|professor|capt|rev|inż|lic)$/i.test(token));

/** Two to four characters that begin with a family name, or kana beside them. */
export function isUnspacedName(text: string): boolean {
  // `이메일` begins as Lee does.
  if (labelOf(text)) return false;
  const joined = withoutAddressing(text.replace(/[\s・]/g, ""));
  const family = LEXICON.names.beginning(joined);
  if (/^\p{Script=Hangul}{2,4}$/u.test(joined)) return family !== "";
  if (/^\p{Script=Han}{2,5}$/u.test(joined)) return family !== "" || (/\s/.test(text.trim()) && joined.length <= 5);
  return (
    /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{3,8}$/u.test(joined) &&
    (family !== "" || /^\S{1,5}\s\S{1,5}$/.test(text.trim()))
  );
}

const isParticle = (word: string, position: number) =>
  PARTICLES.has(word.toLowerCase()) && (position > 0 || word === word.toLowerCase());

export function nameScore(text: string): number {
  const shape = nameShape(text);
  if (!shape) return 0;
  const { words, degrees, hasAddressing } = shape;
  const extra = (degrees.length > 0 ? 3 : 0) + (hasAddressing ? 2.5 : 0);
  if (isCjk(words.join(""))) {
    if (isLegalForm(text) || LEXICON.businesses.partIn(text)) return 0;
    // `総務部 人事課`
    if (words.some((word) => word.length > 2 && LEXICON.fields.ending(word))) return 0;
    return (
      3 +
      (LEXICON.names.beginning(words[0]!) ? 2 : 0) +
      (words.length === 2 ? 1 : 0) -
      (LEXICON.titles.partIn(text) ? 2.5 : 0) +
      extra
    );
  }
  const counted = words.filter((word, i) => !isParticle(word, i));
  const tokens = counted.map(plain);
  const firstNames = tokens.map(
    (token) =>
      token.split(/[- ]/).some((part) => LEXICON.names.phrases.has(part)) ||
      LEXICON.names.phrases.has(token.replace(/-/g, " ")),
  );
  const base =
    counted.length === 1 ? (firstNames[0] ? 0.8 : 0) : counted.length <= 3 ? 2.5 : counted.length === 4 ? 1.6 : 0.5;
  const firstName = firstNames[0] ? 3 : firstNames.slice(1).some(Boolean) ? 1.6 : 0;
  const isOther =
    isLegalForm(text) || /^the\s/i.test(text)
      ? 8
      : !firstNames.some(Boolean) && /^(?:le|la|les|los|las|il|das|die|der|het)\s/i.test(text)
        ? 2.5
        : LEXICON.titles.match(tokens).count > 0
          ? firstNames[0]
            ? 2.5
            : 4
          : companyScore(text) >= 3
            ? isBusinessAtEdge(tokens)
              ? 6
              : 3
            : LEXICON.fields.match(tokens).count > 0
              ? 1.5
              : isPhrase(words[0]!, firstNames[0]!)
                ? 3
                : 0;
  return base === 0 && extra === 0 ? 0 : base + firstName + extra - isOther;
}

/** `Bei Fragen`, `Für Rückfragen`: small words that only begin a line. */
const isPhrase = (word: string, isFirstName: boolean) =>
  !isFirstName &&
  !PARTICLES.has(word.toLowerCase()) &&
  (LEXICON.from.has(word) || (word.length > 2 && LEXICON.common.has(word)));

function isBusinessAtEdge(tokens: string[]): boolean {
  const { first, last } = LEXICON.businesses.match(tokens);
  return first === 0 || last === tokens.length - 1;
}

/** How well a name fits an address that begins with it: `anna.weber@`, `aweber@`, `weber@`. */
export function emailFit(name: string, email: string): number {
  const local = withoutEnd(fold(email.split("@")[0]!), "0123456789");
  const shape = nameShape(name);
  if (!shape) return 0;
  const variants = [fold(name), fold(name.replace(/ä/gi, "ae").replace(/ö/gi, "oe").replace(/ü/gi, "ue"))];
  return Math.max(...variants.map((variant) => localFit(local, variant)));
}

function localFit(local: string, name: string): number {
  const words = name.split(/[^\p{L}]+/u).filter((word) => word.length > 1 && !PARTICLES.has(word));
  if (words.length === 0) return 0;
  const bare = local.replace(/[^\p{L}]/gu, "");
  const hits = words.filter((word) => word.length > 2 && bare.includes(word));
  const [first, last] = [words[0]!, words.at(-1)!];
  if (hits.length >= 2) return 5;
  const initials = [`${first[0]!}${last}`, `${first}${last[0]!}`, `${last}${first[0]!}`, `${last[0]!}${first}`];
  if (initials.includes(bare)) return 4.5;
  if (hits.length === 1 && (bare === hits[0] || bare.length - hits[0]!.length <= 2)) return 3.5;
  if (hits.length === 1) return 1.5;
  return bare.length >= 2 && bare === words.map((word) => word[0]!).join("") ? 2 : 0;
}

const MAILBOXES =
  /^(?:gmail|googlemail|yahoo|hotmail|outlook|live|icloud|me|mac|aol|gmx|web|t-online|freenet|posteo|mailbox|proton|protonmail|orange|wanadoo|free|laposte|libero|tin|virgilio|wp|o2|onet|interia|naver|daum|hanmail|qq|163|126|yandex|mail|sapo|uol|bol|ziggo|kpnmail|hetnet|bluewin|msn|comcast|walla|docomo|ezweb|softbank)$/;

/** The name in a domain or website, without what many share: `bergluft-outdoor` of `www.bergluft-outdoor.co.uk`. */
export function nameOfHost(domain: string): string | undefined {
  const labels = domain
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .split("/")[0]!
    .split(".");
  const main = labels.length > 2 && labels.at(-2)!.length <= 3 ? labels.at(-3)! : (labels.at(-2) ?? "");
  return main.length < 2 || MAILBOXES.test(main) ? undefined : main;
}

/** How well a company fits the domain of an address or website. */
export function domainFit(company: string, domain: string): number {
  const main = nameOfHost(domain);
  if (main === undefined) return 0;
  const host = fold(main).replace(/-/g, "");
  const variants = [fold(company), fold(company.replace(/ä/gi, "ae").replace(/ö/gi, "oe").replace(/ü/gi, "ue"))];
  return Math.max(
    ...variants.map((variant) => {
      const words = variant.split(/[^\p{L}\p{N}]+/u).filter((word) => word && !LEXICON.legalForms.phrases.has(word));
      const joined = words.join("");
      if (joined.length < 2) return 0;
      if (
        host === joined ||
        (joined.length > 3 && host.startsWith(joined)) ||
        (host.length > 3 && joined.startsWith(host))
      )
        return 5;
      if (words.length > 1 && host === words.map((word) => word[0]!).join("")) return 4;
      const covered = words
        .filter((word) => word.length > 2 && host.includes(word))
        .reduce((sum, word) => sum + word.length, 0);
      return covered >= host.length * 0.6 ? 4.5 : covered > 3 ? 2 : 0;
    }),
  );
}
