import type { AssistantContext, Lead } from "../engine/facts.ts";
import type { Fact } from "../engine/split-facts.ts";
import { knowledgeOf } from "../engine/knowledge.ts";
import { detectLanguage } from "../engine/languages/index.ts";
import type { LanguageCode } from "../engine/languages/stop-words.ts";
import { lower } from "../engine/normalize.ts";
import { formatMoney } from "../engine/prices.ts";
import { stems } from "../engine/words.ts";
import { findInventedClaim, statesOpeningDays, withPlainDigits } from "./claims.ts";
import { withDigits } from "./figures.ts";

/** What a figure counts. Amounts of money, percentages and plain numbers never match one another. */
type Kind = "money" | "percent" | "number";
interface Figure {
  kind: Kind;
  value: string;
  at: number;
  end: number;
}

const MONEY_BEFORE = /(?:[€$£¥]|\b(?:usd|eur|gbp|chf|cad|aud|r))\s?$/;
const MONEY_AFTER =
  /^\s?(?:[€$£¥]|(?:usd|eur|gbp|chf|cad|aud|dollars?|dolares|d[oó]lares|euros?|pounds?|quid|bucks|pfund|libras?|livres?|sterline|pond|cents?)\b)/;
const PERCENT_AFTER = /^\s?(?:%|per ?cent\b|prozent\b|por ciento\b|por cento\b|pour ?cents?\b|per cento\b|procent\b)/;
/** Words of sentences about prices that do not name the subject. */
const NO_SUBJECT = new Set(
  stems(
    "cost costs price prices priced charge charges fee rate pay total only just per each amount offer about around exactly currently usually starts start starting available yes sure great agreed",
    "en",
  ),
);
/** Promises that a model may make only if the owner has. */
const PROMISES: Record<LanguageCode, RegExp> = {
  en: /\b(?:free|complimentary|refund(?:s|ed|able)?|money back|guarantee[ds]?|warranty|discount(?:s|ed)?|lifetime|unlimited|on the house|costs? nothing|no cost|no charge|insured|certified|accredited|licensed|awards?|award-winning|michelin|24\/7|around the clock)\b/g,
  de: /\b(?:kostenlos|gratis|umsonst|erstatt\w{0,8}|garantie\w{0,6}|rabatt\w{0,4}|versichert|zertifiziert\w{0,2}|rund um die uhr|lebenslang\w{0,3})\b/g,
  es: /\b(?:gratis|gratuit[oa]s?|reembols\w{0,6}|garant[ií]a\w{0,4}|descuentos?|ilimitad[oa]s?)\b/g,
  fr: /\b(?:gratuit(?:e|es|s|ement)?|rembours\w{0,6}|garantie?s?|remises?|illimit[eé]e?s?)(?![\p{L}])/gu,
  it: /\b(?:gratis|gratuit[oaie]|rimbors\w{0,5}|garanzi[ae]|scont[oi]|illimitat[oaie])\b/g,
  nl: /\b(?:gratis|kosteloos|terugbeta\w{0,6}|garantie\w{0,3}|korting(?:en)?|onbeperkt)\b/g,
  pt: /\b(?:gr[aá]tis|gratuit[oa]s?|reembols\w{0,6}|garantias?|descontos?|ilimitad[oa]s?)\b/g,
};
const NEGATION =
  /\b(?:not|no|never|cannot|neither|nor|without|don't|doesn't|can't|won't|isn't|aren't|nicht|kein\w{0,2}|nie|nunca|jam[aá]s|pas|jamais|non|mai|niet|geen|nooit|n[aã]o)\b/;
/** Longest suffix of an address that a sentence may end with. */
const ADDRESS = /(?<![\w.@+-])(?:https?:\/\/)?(?:[\w-]{1,63}\.){1,6}[a-z]{2,24}(?::\d{2,5})?(?:\/[^\s)\]>"']{0,300})?/g;
const MAIL = /(?<![\w.+-])[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,6}[a-z]{2,24}/g;

interface GroundingFact {
  stems: Set<string>;
  figures: Set<string>;
  text: string;
  isNegated: boolean;
}

/**
 * Why a model's text says more than the owner has: each figure, promise and link must be in a fact about the same
 * subject. The visitor's words ground only the visitor's own address and number, and tell what `it` refers to.
 * Undefined if everything is grounded.
 */
export function ungroundedClaim(
  facts: AssistantContext,
  question: string,
  rawText: string,
  lead: Lead = {},
): string | undefined {
  const text = withPlainDigits(rawText).replace(/[。｡]/g, ".");
  const own = knowledgeOf(facts).index.language;
  const language = detectLanguage(text, own);
  const groundingFacts = groundingFactsOf(facts, own);
  const sourceText = groundingFacts
    .map((one) => one.text)
    .join("\n")
    .replaceAll("www.", " ")
    .replaceAll("://", ":// ");
  const foreign = foreignAddress(facts, sourceText, text, lead);
  if (foreign) return foreign;
  for (const sentence of sentencesOf(lower(text))) {
    const invented = findInventedClaim(
      facts,
      withDigits(sentence, language),
      language,
      `${sourceText} ${lead.phone ?? ""} ${lead.email ?? ""}`,
    );
    if (invented) return invented;
  }
  const ownNumbers = [facts.card.phone, lead.phone].map((phone) => (phone ?? "").replace(/\D/g, "")).filter(Boolean);
  let subject = meaningOf(question, language, own);
  for (const sentence of sentencesOf(withoutAddresses(text, ownNumbers))) {
    const line = withDigits(sentence, language);
    const fault =
      figureFault(line, groundingFacts, subject, language, own) ?? claimFault(line, groundingFacts, language, own);
    if (fault) return fault;
    const meant = meaningOf(line, language, own);
    if (meant.size > 0) subject = meant;
  }
  return undefined;
}

/** Everything the owner has entered, one fact at a time. */
function groundingFactsOf(facts: AssistantContext, language: LanguageCode): GroundingFact[] {
  const { card, settings } = facts;
  const { workingHours, priceRanges, currency, retentionDays, botName, businessType } = settings;
  const line = ({ text, context }: Pick<Fact, "text" | "context">): GroundingFact => {
    const whole = lower(`${context} ${text}`);
    return {
      text: whole,
      stems: new Set(stems(whole, language)),
      figures: new Set(figuresIn(withDigits(whole, language)).map(keyOf)),
      isNegated: NEGATION.test(lower(text)),
    };
  };
  return [
    ...knowledgeOf(facts).index.facts.filter(({ kind }) => kind !== "hours"),
    ...Object.entries(priceRanges).flatMap(([name, amount]) => [
      { text: `${name} ${formatMoney(amount, currency)}`, context: "" },
    ]),
    ...Object.entries(workingHours?.days ?? {}).map(([day, ranges]) => ({
      text: `${day} ${(ranges ?? []).map(({ from, to }) => `${from} ${to} ${clock(from)} ${clock(to)}`).join(" ")}`,
      context: "open opening hours closed monday tuesday wednesday thursday friday saturday sunday",
    })),
    ...card.customButtons.map(({ text, url }) => ({ text: `${text} ${url}`, context: "" })),
    {
      text: [botName, businessType, workingHours?.timeZone, `kept ${retentionDays} days`, "24 hours"].join(" "),
      context: "messages",
    },
  ].map(line);
}

/** `3 pm` for 15:00. */
function clock(time: string): string {
  const [hour, minute] = time.split(":").map(Number);
  return `${hour! % 12 || 12}${minute ? `:${String(minute).padStart(2, "0")}` : ""} ${hour! < 12 ? "am" : "pm"}`;
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…])\s+|\n+/).filter((part) => part.trim() !== "");

const meaningOf = (text: string, language: LanguageCode, own: LanguageCode): Set<string> =>
  new Set([...stems(text, language), ...stems(text, own)].filter((one) => !NO_SUBJECT.has(one) && !/^\d/.test(one)));

/** The figures of a line with what they count; clock times and dates are split into their numbers. */
function figuresIn(line: string): Figure[] {
  return [...line.matchAll(/\d+(?:[.,]\d+)*/g)].map(({ 0: raw, index: at }) => {
    const end = at + raw.length;
    const before = line.slice(Math.max(0, at - 5), at);
    const after = line.slice(end, end + 16);
    const kind: Kind = PERCENT_AFTER.test(after)
      ? "percent"
      : MONEY_BEFORE.test(before) || MONEY_AFTER.test(after)
        ? "money"
        : "number";
    return { kind, value: amountIn(raw), at, end };
  });
}

/** 1,200.00 and 1.200,00 and 1200 are the same figure. */
function amountIn(raw: string): string {
  const plain = raw.replace(/[.,](?=\d{3}(?!\d))/g, "").replace(",", ".");
  return String(Number(plain)) === "NaN" ? plain : String(Number(plain));
}

/** A plain number may match an amount of money written without its sign. */
const keyOf = ({ kind, value }: Figure): string =>
  kind === "percent" ? `${value}%` : kind === "money" ? `$${value}` : value;
const hasFigure = ({ figures }: GroundingFact, figure: Figure): boolean =>
  figures.has(keyOf(figure)) || (figure.kind === "number" && figures.has(`$${figure.value}`));

/** Clock times about opening hours; a time that the visitor has asked for may be repeated. */
const UNTIL =
  /\b(?:until|till?|open|opens|close[sd]?|from|bis|ab|geöffnet|hasta|abiert[oa]|jusqu\p{L}*|ouvert|fino|apert[oi]|tot|geopend|até|abert[oa])(?!\p{L})/u;
/** Units that make a small count a fact: `two weeks`. */
const UNIT_AFTER =
  /^[\s-]?(?:minutes?\b|hours?\b|days?\b|nights?\b|weeks?\b|months?\b|years?\b|km\b|miles?\b|minuten\b|stunden?\b|tage?n?\b|wochen?\b|monate?n?\b|jahre?n?\b|minutos?\b|horas?\b|d[ií]as?\b|semanas?\b|mes(?:es)?\b|años?\b|heures?\b|jours?\b|semaines?\b|mois\b|ans?\b|ore\b|giorn[oi]\b|settiman[ae]\b|mesi\b|ann[oi]\b|dag(?:en)?\b|weken\b|maanden\b|jaar\b|anos?\b)/;
const PRICED =
  /\b(?:pric|cost|fees?\b|charg|preis|kost|geb[uü]hr|precio|cuest|tarif|prix\b|co[uû]t|prezz|prij|preço|preco|cust)/;
const LETTER_BEFORE = /\p{L}$/u;
/** Small counts are not checked, unless they measure or price something or are part of a code. */
const isSmall = ({ kind, value, at, end }: Figure, line: string): boolean =>
  kind === "number" &&
  Number(value) <= 3 &&
  !UNTIL.test(line) &&
  !PRICED.test(line) &&
  !LETTER_BEFORE.test(line.slice(0, at)) &&
  !UNIT_AFTER.test(line.slice(end, end + 16));

/** The first figure that no fact about its subject contains. */
function figureFault(
  line: string,
  groundingFacts: readonly GroundingFact[],
  subject: ReadonlySet<string>,
  language: LanguageCode,
  own: LanguageCode,
): string | undefined {
  const figures = figuresIn(line).filter((figure) => !isSmall(figure, line));
  for (const [i, figure] of figures.entries()) {
    const holding = groundingFacts.filter((one) => hasFigure(one, figure));
    if (holding.length === 0) return line.slice(figure.at, figure.end);
    const from = i === 0 ? 0 : figures[i - 1]!.end;
    const before = meaningOf(line.slice(from, figure.at), language, own);
    const after = meaningOf(line.slice(figure.end, figures[i + 1]?.at), language, own);
    // The subject is before its figure, else after it, else in the previous sentence or question.
    const spoken = [before, after, meaningOf(line, language, own), subject];
    const about = spoken.find((words) => groundingFacts.some((one) => share(one, words) > 0));
    if (!about) {
      if (figure.kind === "number" && !PRICED.test(line)) continue;
      return line.slice(figure.at, figure.end);
    }
    const among = groundingFacts.filter(
      ({ figures: factFigures }) => [...factFigures].some((one) => one.startsWith("$")) || figure.kind !== "money",
    );
    const best = Math.max(...among.map((one) => share(one, about)));
    const bestHolding = Math.max(...holding.map((one) => share(one, about)));
    const isMeant = figure.kind === "money" ? bestHolding > 0 && bestHolding >= best : bestHolding > 0;
    if (!isMeant) return line.slice(figure.at, figure.end);
  }
  return undefined;
}

/** How many of the words a fact contains. */
const share = (fact: GroundingFact, words: ReadonlySet<string>): number =>
  [...words].filter((one) => fact.stems.has(one)).length;

/** A promise that no fact about its subject makes, or that contradicts one. */
function claimFault(
  line: string,
  groundingFacts: readonly GroundingFact[],
  language: LanguageCode,
  own: LanguageCode,
): string | undefined {
  const isQuestion = line.trim().endsWith("?");
  if (isQuestion) return undefined;
  const claimStems = meaningOf(line, language, own);
  for (const [promise] of line.matchAll(PROMISES[language])) {
    const [root] = stems(promise, language);
    const isMade = groundingFacts.some(
      (one) =>
        (one.text.includes(promise) || (root !== undefined && one.stems.has(root))) && share(one, claimStems) >= 2,
    );
    if (!isMade && !NEGATION.test(line.replace(promise, " "))) return promise;
  }
  if (claimStems.size === 0 || statesOpeningDays(line, language)) return undefined;
  const least = claimStems.size === 1 ? 1 : Math.max(2, 0.6 * claimStems.size);
  const [closest] = [...groundingFacts].sort((a, b) => share(b, claimStems) - share(a, claimStems));
  const isAbout = closest !== undefined && share(closest, claimStems) >= least;
  const denied = groundingFacts.filter((one) => share(one, claimStems) >= least);
  return isAbout && denied.every(({ isNegated }) => isNegated !== NEGATION.test(line)) ? "contrary" : undefined;
}

/** An e-mail or web address that belongs neither to the owner nor to the visitor. */
function foreignAddress({ card }: AssistantContext, sourceText: string, text: string, lead: Lead): string | undefined {
  const plain = lower(text);
  for (const [mail] of plain.matchAll(MAIL)) if (mail !== lead.email && !holds(sourceText, mail)) return mail;
  const links = [card.website, ...Object.values(card.socialLinks), ...card.customButtons.map(({ url }) => url)];
  const own = new Set(links.filter((one) => one !== null).map((one) => bare(lower(one))));
  for (const [raw] of plain.replace(MAIL, " ").matchAll(ADDRESS)) {
    const address = bare(raw.replace(/[.,;:!?]{1,3}$/, ""));
    const isAbbreviation = !raw.includes("/") && /^(?:[a-z]\.){1,3}[a-z]{1,2}$/.test(raw);
    if (!isAbbreviation && !own.has(address) && !holds(sourceText, address)) return address;
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

/** The text without addresses and known numbers, which are checked separately. */
function withoutAddresses(text: string, ownNumbers: readonly string[]): string {
  return lower(text)
    .replace(MAIL, " ")
    .replace(ADDRESS, (raw) => (/\/|\.[a-z]{2,24}$/.test(raw) ? " " : raw))
    .replace(/\+?\(?\d[\d ()./-]{5,20}\d/g, (raw) => {
      const digits = raw.replace(/\D/g, "");
      return ownNumbers.some((one) => one.endsWith(digits.replace(/^0+/, "")) && digits.length >= 6) ? " " : raw;
    });
}
