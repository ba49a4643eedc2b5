import { type Amount, amountsIn, figureLine, results } from "./amounts.ts";
import { type CitableFact, citableFacts, textOf, wholeText } from "./cited-facts.ts";
import { NEGATED } from "./guard-words.ts";
import type { Grounds } from "./grounds.ts";
import { isAmong, monthNames, type Reading, subjects } from "./reading.ts";
import { DAY_MS } from "../../config/durations.ts";
import type { LanguageCode } from "../engine/languages/libraries.ts";
import { normalise } from "../engine/languages/normalize.ts";

/** Lengths of time that a visitor names without a figure. */
const COUNTED: readonly [RegExp, number[]][] = [
  [/\bhalf a year|halbes jahr|medio ano|semestre|demi-annee|mezzo anno|half jaar\b/, [6, 26, 182]],
  [/\b(?:year|jahr|ano|annee|an|anno|jaar)\b/, [12, 52, 365]],
  [/\b(?:week|woche|semana|semaine|settimana)\b/, [7, 6, 5]],
  [/\b(?:fortnight)\b/, [14, 2]],
  [/\b(?:weekend|wochenende|fin de semana|week-end|fine settimana)\b/, [2, 3]],
  [/\b(?:both|couple|pair|beide[ns]?|paar|ambos|ambas|pareja|deux|couple|entrambi|coppia|beide|we two|us two)\b/, [2]],
  [/\b(?:dozen|dutzend|docena|douzaine|dozzina|dozijn|duzia)\b/, [12]],
];
/** A unit that makes a small count a fact. */
const UNIT_AFTER =
  /^[\s-]?(?:minut|hour|hrs?\b|day|night|week|month|year|km|mile|stund|tag|nacht|nacht|woche|monat|jahr|hora|dia|noche|semana|mes|ano|heure|jour|nuit|semaine|mois|ans?\b|ore\b|ora\b|giorn|nott|settiman|mes[ei]|ann[oi]|dag|wek|maand|jaar|kilo|kg|m²|m2|cm|metr)/;
const SMALL = 2;
/** An hour stands after these, however small it is. */
const UNTIL =
  /\b(?:until|till?|at|from|by|bis|ab|um|hasta|desde|las|jusqu\w*|des|fino|alle|dalle|tot|om|vanaf|ate|von|van|de|da|to|a|between|zwischen|entre|tra|before|vor|antes de|avant)\s+(?:a\s|las\s|alle\s)?$/;
const PRICED =
  /pric|cost|fees?\b|charg|preis|kost|gebuhr|precio|cuest|sale|tarif|prix\b|cout|prezz|prij|prec|cust|\bfor\b.*[€$£]/;
const CURRENCY =
  /[€$£¥₽₹]|\b(?:dollars?|dollari|dolar(?:es)?|euros?|pounds?|pfund|libras?|sterline|livres?|pond|bucks?|quid|grand|usd|eur|gbp|chf)\b/;

/** The first figure that neither a cited fact nor the visitor gave, nor can be reckoned with both. */
export function figureObjection(reading: Reading, grounds: Grounds): string | undefined {
  const { line, language, own } = reading;
  const amounts = amountsIn(line);
  if (amounts.length === 0) {
    const currency = CURRENCY.exec(reading.plain)?.[0];
    const isOwn = currency !== undefined && normalise(textOf(grounds.cited)).includes(currency);
    return currency && !isOwn && !reading.isQuestion ? currency : undefined;
  }
  const segments = grounds.cited.flatMap((fact) => segmentsOf(fact, own));
  const cited = segments.map(({ amount }) => amount);
  const converted = grounds.cited.flatMap((fact) => inOtherUnits(figureLine(wholeText(fact), own)));
  const priced = new Set(segments.filter(({ amount }) => amount.kind === "money").map(({ fact }) => fact));
  const counted = segments.filter(({ fact }) => priced.has(fact)).map(({ amount }) => amount);
  const visitorLine = figureLine(grounds.visitorText, language);
  const visitor = [...amountsIn(visitorLine), ...countsIn(visitorLine, language)];
  const reckoned = results({ facts: cited, counted, visitor });
  const isNegated = NEGATED.test(reading.plain);
  const otherPrices = () =>
    citableFacts(grounds.facts)
      .filter((fact) => fact.isPrice && !grounds.cited.includes(fact))
      .flatMap((fact) => segmentsOf(fact, own));
  let isMoneyGrounded = false;
  for (const [at, amount] of amounts.entries()) {
    const quoted = line.slice(amount.at, amount.end);
    const isLettered = /\p{L}$/u.test(line.slice(0, amount.at));
    if (isLettered && !normalise(`${textOf(grounds.cited)} ${grounds.visitorText}`).includes(lettered(line, amount)))
      return lettered(line, amount);
    if (isSmall(amount, line)) continue;
    const isCount = UNIT_AFTER.test(normalise(line.slice(amount.end, amount.end + 16)));
    const isHour =
      amount.kind !== "number" ||
      (!isCount && UNTIL.test(normalise(line.slice(Math.max(0, amount.at - 16), amount.at))));
    const holding = segments.filter(({ amount: one }) => (isHour || one.kind !== "time") && isEqual(amount, one, true));
    if (
      holding.length > 0 &&
      !isOfAnother(reading, amounts, at, holding, () => [...segments, ...otherPrices()], grounds)
    ) {
      isMoneyGrounded ||= amount.kind === "money";
      continue;
    }
    if (
      isReckoned(
        amount,
        reckoned,
        amounts.some(({ kind }) => kind === "money"),
      )
    ) {
      isMoneyGrounded ||= amount.kind === "money";
      continue;
    }
    if (converted.some((one) => isEqual(amount, one, false))) continue;
    const isVisitors = visitor.some((one) => isEqual(amount, one, false));
    if (holding.length > 0 && !isVisitors) return quoted;
    if (isVisitors) {
      const claims = amount.kind === "money" || amount.kind === "percent";
      const isBeside =
        isMoneyGrounded ||
        amounts
          .slice(at + 1)
          .some((one) => one.kind === "money" && cited.some((amountOfFact) => isEqual(one, amountOfFact, true)));
      if (!claims || isNegated || reading.isQuestion || isBeside) continue;
      return quoted;
    }
    if (amount.kind !== "money" && amount.kind !== "percent" && isDateNear(line, amount, grounds, language)) continue;
    return quoted;
  }
  return undefined;
}

/** `PIER25`, `3a`: the word that a figure is part of. */
const lettered = (line: string, { at, end }: Amount): string =>
  `${/[\p{L}\d]{0,40}$/u.exec(line.slice(0, at))![0]}${line.slice(at, end)}`;

const isSmall = ({ kind, value, at, end }: Amount, line: string): boolean =>
  (kind === "number" || kind === "bare") &&
  value <= SMALL &&
  (value === 1 || !PRICED.test(line)) &&
  !UNTIL.test(normalise(line.slice(Math.max(0, at - 16), at))) &&
  !/\p{L}$/u.test(line.slice(0, at)) &&
  ((value === 1 && kind === "number") || !UNIT_AFTER.test(normalise(line.slice(end, end + 16))));

/** Whether a figure of an answer may be this one; a plain number may be any amount that is not a percentage. */
function isEqual(amount: Amount, own: Amount, isFact: boolean): boolean {
  const [kind, ownKind] = [amount.kind, own.kind];
  if (kind === "time" || ownKind === "time") {
    const cycle = amount.isDefinite && own.isDefinite ? 1_440 : 720;
    const minutes = (one: Amount) => (one.kind === "time" ? one.value : one.value * 60) % cycle;
    const isHour = (one: Amount) => one.kind === "time" || one.value <= 24;
    return (
      kind !== "money" &&
      kind !== "percent" &&
      ownKind !== "money" &&
      ownKind !== "percent" &&
      isHour(amount) &&
      isHour(own) &&
      minutes(amount) === minutes(own)
    );
  }
  if (amount.value !== own.value) return false;
  if (kind === "percent" || ownKind === "percent") return kind === ownKind;
  if (kind === "money") return ownKind === "money" || (isFact && ownKind === "bare");
  return true;
}

function isReckoned(
  { kind, value }: Amount,
  { money, plain, times }: ReturnType<typeof results>,
  isBesideMoney: boolean,
): boolean {
  if (kind === "money") return money.has(value);
  if (kind === "time") return times.has(value);
  return (
    kind !== "percent" &&
    (plain.has(value) ||
      ((kind === "bare" || isBesideMoney) && money.has(value)) ||
      (kind === "bare" && times.has(value * 60)))
  );
}

const asNumber = (value: number): Amount => ({ kind: "number", value, at: 0, end: 0 });

const countsIn = (line: string, language: LanguageCode): Amount[] => [
  ...COUNTED.flatMap(([words, values]) => (words.test(normalise(line)) ? values.map(asNumber) : [])),
  ...monthsSpanned(line, language),
  ...inOtherUnits(line),
];

/** From October to June: nine months, or eight. */
function monthsSpanned(line: string, language: LanguageCode): Amount[] {
  const plain = normalise(line);
  const [from, to] = monthNames(language)
    .map((name, month) => ({ month, at: plain.search(new RegExp(`\\b${name}\\b`)) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  if (!from || !to) return [];
  const between = (to.month - from.month + 12) % 12;
  return [asNumber(between), asNumber(between + 1)];
}

const WEEKS = /^\s?(?:week|woche|semana|semaine|settiman|weken)/;
const DAYS = /^\s?(?:day|tag|dia|jour|giorn|dag)/;

/** Weeks as days, and whole weeks of days. */
const inOtherUnits = (line: string): Amount[] =>
  amountsIn(line).flatMap(({ value, end }) => {
    const after = normalise(line.slice(end, end + 12));
    if (WEEKS.test(after)) return [asNumber(value * 7)];
    return DAYS.test(after) && value % 7 === 0 ? [asNumber(value / 7)] : [];
  });

/** A figure with the words around it, up to the figures beside it. */
interface Segment {
  amount: Amount;
  about: readonly string[];
  fact: CitableFact;
}

const BOUNDARY = /[.;,:!?]|\b(?:and|und|y|et|e|en|then|after that)\b/u;

export function segmentsOf(fact: CitableFact, language: LanguageCode): Segment[] {
  const line = figureLine(wholeText(fact), language);
  const amounts = amountsIn(line);
  return amounts.map((amount, at) => ({
    amount,
    fact,
    about: subjects(fact.isPrice && amount.kind === "money" ? line : around(line, amounts, at), language),
  }));
}

/** The words before a figure, back to the figure before it, and those after it to the next boundary. */
function around(line: string, amounts: readonly Amount[], at: number): string {
  const { at: start, end } = amounts[at]!;
  const before = line.slice(amounts[at - 1]?.end ?? 0, start);
  const after = line.slice(end, amounts[at + 1]?.at).split(BOUNDARY)[0]!;
  // Words after the previous figure belong to it.
  const own = at > 0 ? before.slice(before.search(BOUNDARY) + 1) : before;
  return `${own} ${after}`;
}

/** Whether the words around a figure are clearly those of another figure of its kind. */
function isOfAnother(
  { line, language, own }: Reading,
  amounts: readonly Amount[],
  at: number,
  holding: readonly Segment[],
  all: () => readonly Segment[],
  { question }: Grounds,
): boolean {
  // Times of opening belong to days, which have a rule of their own.
  if (language !== own || holding.some(({ fact }) => fact.source === "hours")) return false;
  const kind = amounts[at]!.kind;
  const rivals = all().filter(
    ({ amount }) =>
      (amount.kind === kind || (kind === "money" && amount.kind === "bare")) &&
      !holding.some((one) => one.amount.value === amount.value),
  );
  if (rivals.length === 0) return false;
  const count = (about: readonly string[], words: readonly string[]) =>
    words.filter((word) => isAmong(word, about)).length;
  // With several figures, only the words around each one tell them apart.
  const texts = amounts.length === 1 ? [around(line, amounts, at), line, question] : [around(line, amounts, at)];
  for (const text of texts) {
    const words = subjects(text, language);
    const best = Math.max(...holding.map(({ about }) => count(about, words)));
    const rival = Math.max(...rivals.map(({ about }) => count(about, words)));
    if (best > 0 || rival > 0) return rival > best;
  }
  return false;
}

const DAYS_AHEAD = 15;

/** Whether a figure is part of a date that follows from today's: one of the next two weeks, or this year. */
function isDateNear(line: string, { value, at, end }: Amount, { facts }: Grounds, language: LanguageCode): boolean {
  const timeZone = facts.settings.workingHours?.timeZone ?? "UTC";
  const beside = normalise(line.slice(Math.max(0, at - 14), end + 18));
  const format = new Intl.DateTimeFormat("en-GB", { timeZone, day: "numeric", month: "numeric", year: "numeric" });
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead++) {
    const [day, month, year] = format
      .format(facts.now.getTime() + ahead * DAY_MS)
      .split("/")
      .map(Number);
    if (value === year && value > 1_000) return true;
    if (value === day && beside.includes(monthNames(language)[month! - 1]!)) return true;
  }
  return false;
}
