import type { AssistantContext } from "../engine/facts.ts";
import type { LanguageCode } from "../engine/languages/stop-words.ts";
import { lower } from "../engine/normalize.ts";
import { weekdaysIn } from "../engine/weekdays.ts";

/** Digits of any script as plain ones: a figure is one however it is written. */
export const withPlainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => (digit < ":" ? digit : String(valueOf(digit))));

/** Unicode lays each script's digits out in a row of ten that begins with zero. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  // Rows that touch one another are full.
  return (code - zero) % 10;
}

/** Text in letters that neither we nor the owner's facts can be held against. */
const FOREIGN_LETTERS = /[^\P{L}\p{Script=Latin}]/gu;
/** Addresses that were made unrecognisable. */
const DISGUISED =
  /\bhxxps?\b|[[({]\s?(?:dot|punkt|punto|point|ponto|\.|at|@)\s?[\])}]|\b[\w-]+ dot (?:com|net|org|info|biz|io|co|de|fr|es|it|nl|pt|uk|app|shop|link|site|example)\b/;
/** What no engine can have agreed to or done. */
const AGREED =
  /\bas (?:we )?(?:agreed|promised|discussed)\b|\b(?:wie|so wie) (?:vereinbart|besprochen|versprochen|zugesagt)\b|\bcomo (?:acordad[oa]|acordamos|prometid[oa]|quedamos|combinado)\b|\bcomme (?:convenu|promis)\b|\bcome (?:concordato|promesso|d'accordo)\b|\bzoals (?:afgesproken|beloofd)\b|\bconforme (?:combinado|acordado)\b|\bi(?:'ve| have) (?:just )?(?:booked|reserved|confirmed|refunded)\b|\b(?:booked|reserved|confirmed) for you\b|\byour (?:booking|appointment|reservation|table|date) (?:for [\w ]{1,30} )?(?:is|has been) (?:now )?(?:confirmed|booked|reserved)\b|\b(?:ist|sind|wurde|habe) [^.!?]{0,40}\b(?:gebucht|reserviert|bestätigt)\b|\b(?:está|queda|he) [^.!?]{0,40}(?:reservad[oa]|confirmad[oa])\b|\b(?:est|j'ai) [^.!?]{0,40}(?:réservée?|confirmée?)/;
/** A currency that is named: a figure has to stand in the same sentence. */
const CURRENCY =
  /[€$£¥₽₹]|\b(?:dollars?|dollari|d[oó]lar(?:es)?|dolar\p{L}{0,3}|euros?|pounds?|pfund|libras?|sterline|livres?|pond|bucks?|quid|usd|eur|gbp|chf|zł|kronor|kroner|lei|leva)(?!\p{L})/u;
/** Parts of a price in words. */
const SHARE =
  /\b(?:half|quarter|third|double|twice|dozens?|grand|halbe[nr]?|hälfte|viertel|drittel|doppelte?n?|dutzend|mitad|medio|cuarto|tercio|doble|docena|moitié|demi|quart|tiers|douzaine|metà|mezzo|quarto|terzo|dozzina|helft|kwart|derde|dubbele?|dozijn|metade|meio|quarto|terço|dobro|dúzia)\b|[½⅓⅔¼¾⅛]|\d⁄\d/;
const MONEY_TALK =
  /\b(?:price|cost|pay|deposit|save|off|refund|fee|charge|discount|cheaper|preis|kost|zahl|anzahlung|spar|rabatt|precio|cuesta|pag|depósito|ahorr|descuento|prix|coût|pay|acompte|remise|prezzo|costa|acconto|sconto|prijs|betaal|korting|preço|custa|sinal|desconto)\p{L}{0,5}|[€$£]|\b(?:is|for) a grand\b/u;
/** A deadline without a figure: `until the day before`. */
const DEADLINE =
  /\b(?:until|till|up to|before|by) (?:the )?(?:very )?(?:same |last )?(?:day|night|evening|morning|week|hour|minute|moment)(?: before| itself| of)?\b|\bat any time\b|\bbis (?:zum|am) (?:vor)?tag\b|\bjederzeit\b|\bhasta el (?:mismo )?día\b|\ben cualquier momento\b|\bjusqu'(?:au|à la) (?:jour|veille)\b|\bà tout moment\b/;

const OPEN =
  /\b(?:open|opens|opening|geöffnet|offen|öffnen|abiert[oa]s?|abrimos|ouvert(?:e|s|es)?|ouvrons|aperti?|apriamo|geopend|open|abert[oa]s?)\b/;
const CLOSED =
  /\b(?:closed|shut|not open|geschlossen|nicht geöffnet|cerrad[oa]s?|no abrimos|fermée?s?|chius[oi]|gesloten|dicht|fechad[oa]s?)\b/;
const DAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"] as const;

/** Whether a sentence tells days of opening, so that they and not its words decide. */
export const statesOpeningDays = (line: string, language: LanguageCode): boolean =>
  (OPEN.test(line) || CLOSED.test(line)) && weekdaysIn(line, language).size > 0;

/** A day told as open on which the business is closed, or the other way round. */
function openingFault({ settings: { workingHours } }: AssistantContext, line: string, language: LanguageCode) {
  if (!workingHours) return undefined;
  for (const clause of line.split(/[,;]|\b(?:but|and closed|aber|pero|mais|ma|maar|mas)\b/)) {
    const isClosed = CLOSED.test(clause);
    if (!isClosed && !OPEN.test(clause)) continue;
    for (const day of weekdaysIn(clause, language)) {
      const isOpen = (workingHours.days[DAYS[day]!]?.length ?? 0) > 0;
      if (isOpen === isClosed) return clause.trim();
    }
  }
  return undefined;
}

/** A number to call that is neither the owner's nor the visitor's. */
function foreignNumber(line: string, sourceText: string): string | undefined {
  const sourceDigits = sourceText.replace(/\D/g, "");
  for (const [raw] of line.matchAll(/\+?\(?\d[\d ()/-]{5,20}\d/g)) {
    const digits = raw.replace(/\D/g, "").replace(/^0+/, "");
    const isDate = /^\(?\d{4}-\d\d-\d\d$/.test(raw) || /^\d{1,2}[/-]\d{1,2}[/-]\d{2,4}$/.test(raw);
    if (digits.length >= 7 && !isDate && !sourceDigits.includes(digits)) return raw;
  }
  return undefined;
}

/**
 * What a sentence says that no figure or promise shows: an address in disguise, somebody else's number, a price without
 * a figure, a part of a price, a deadline, a day of opening, something agreed. Undefined where the owner says it too.
 */
export function findInventedClaim(
  facts: AssistantContext,
  line: string,
  language: LanguageCode,
  sourceText: string,
): string | undefined {
  const foreign = line.match(FOREIGN_LETTERS) ?? [];
  if (foreign.length > 3 && !FOREIGN_LETTERS_ONCE.test(sourceText)) return foreign.join("");
  const disguised = DISGUISED.exec(line)?.[0];
  if (disguised) return disguised;
  const number = foreignNumber(line, sourceText);
  if (number) return number;
  const agreed = AGREED.exec(line)?.[0];
  if (agreed && !sourceText.includes(agreed)) return agreed;
  if (line.trim().endsWith("?")) return undefined;
  const opening = openingFault(facts, line, language);
  if (opening) return opening;
  const currency = CURRENCY.exec(line)?.[0];
  if (currency && !/\d/.test(line)) return currency;
  const share = SHARE.exec(line)?.[0];
  if (share && (MONEY_TALK.test(line) || /[½⅓⅔¼¾⅛⁄]/.test(share)) && !holdsWord(sourceText, share)) return share;
  const deadline = DEADLINE.exec(line)?.[0];
  return deadline && !sourceText.includes(deadline) ? deadline : undefined;
}

const FOREIGN_LETTERS_ONCE = new RegExp(FOREIGN_LETTERS.source, "u");
const holdsWord = (text: string, word: string): boolean =>
  lower(text)
    .split(/[^\p{L}\d⁄½⅓⅔¼¾⅛]+/u)
    .includes(word);
