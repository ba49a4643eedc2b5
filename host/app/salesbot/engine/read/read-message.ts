import type { AppointmentRequest, AssistantContext, Lead, PendingSlot } from "../facts/facts.ts";
import { correctedDetails, findContactDetails, withoutOwnerDetails, withoutPreviousEmail } from "./contact-details.ts";
import {
  courtesyIn,
  detectIntents,
  greetingLanguage,
  hasPhrase,
  isAsking,
  isCorrection,
  isPromptInjection,
  isSmallTalk,
  normalizeLine,
} from "./intents.ts";
import { deniesPhone } from "./phone-number.ts";
import { detectLanguage } from "../languages/detect-language.ts";
import { ALL_LANGUAGES, type Intent, type Language, languageOf, LANGUAGES } from "../languages/language.ts";
import type { LanguageCode } from "../languages/libraries.ts";
import { stripInvisible, stripMarkup } from "../languages/normalize.ts";
import { asksForRule, asksToCancel, isCancellation, isProhibition, refusesContact } from "./refusals.ts";
import { regionOf } from "./region.ts";
import { splitQuestions, withoutContact, withoutFarewell } from "./split-questions.ts";
import { valueTypesIn } from "../languages/value-types.ts";
import { vectors } from "../languages/vectors.ts";

/** What reading a message needs to know of the conversation. */
interface Expectation {
  language?: LanguageCode;
  lead: Lead;
  pending?: PendingSlot;
  asked: readonly PendingSlot[];
  wish?: AppointmentRequest;
  wanted: readonly string[];
  isCancelled?: boolean;
}

/** What a message says by its own words, before the facts are looked at. */
export interface MessageReading {
  text: string;
  /** The language of its words, and the one to answer in: `Guten Tag!` is a greeting in its own language. */
  detected: LanguageCode;
  language: LanguageCode;
  /** The languages whose words the rules look for. */
  spoken: readonly Language[];
  intents: Intent[];
  isQuestion: boolean;
  details: Lead;
  /** The earlier address or number that the new one corrects. */
  withdrawn: Lead;
  questions: string[];
  /** `I am not cancelling` */
  isUncancelled: boolean;
}

/** Reads a visitor's message: language, intents, details of contact and the questions in it. */
export function readMessage(
  facts: AssistantContext,
  rawMessage: string,
  before: Expectation,
  ownLanguage: LanguageCode,
): MessageReading {
  const text = stripMarkup(stripInvisible(rawMessage));
  const detected = detectLanguage(text, before.language ?? ownLanguage, (word) => vectors().hasFeature(word));
  const language = (greetingLanguage(text, [languageOf(detected), ...ALL_LANGUAGES]) ?? languageOf(detected)).code;
  const spoken: Language[] = [...new Set([languageOf(language), LANGUAGES.en])];
  // `Tuesday at ten, have a nice Sunday!` names one day; a farewell alone says nothing else.
  const body = withoutFarewell(text);
  const isCourtesy = courtesyIn(text) !== undefined;
  const bodyIntents = detectIntents(isCourtesy ? text : body, spoken);
  const detectedIntents: Intent[] = body !== text && bodyIntents.every(isSmallTalk) ? ["goodbye"] : bodyIntents;
  const mayCancel =
    before.wish !== undefined ||
    before.isCancelled ||
    before.wanted.some((one) => one === "appointment" || one === "buy");
  const isUncancelled = before.wish !== undefined && hasPhrase(text, ["keeps"], spoken);
  const isRule = asksForRule(text) || hasPhrase(text, ["asks rule"], spoken);
  const isCalledOff =
    mayCancel && !isUncancelled && !isRule && (detectedIntents.includes("cancel") || isCancellation(text));
  const intents: Intent[] = isUncancelled
    ? ["recall"]
    : isCalledOff
      ? ["cancel"]
      : [
          ...new Set([
            ...detectedIntents.filter((intent) => intent !== "cancel"),
            // Attempts to mislead may come in any language.
            ...(isPromptInjection(text, ALL_LANGUAGES) ? ["manipulation" as const] : []),
          ]),
        ];
  // `No, that is not my number` refuses nothing and asks for nobody.
  const isPhoneDenied = deniesPhone(text);
  if (isPhoneDenied) intents.splice(0, Infinity, ...intents.filter((intent) => intent !== "no" && intent !== "human"));
  const asksAvailability = intents.includes("availability");
  if (asksAvailability && !intents.includes("appointment")) intents.push("appointment");
  // `talk to someone` is no name, whatever was asked.
  const isNameExpected =
    before.pending?.kind === "name" && intents.every((intent) => intent === "yes" || intent === "greeting");
  const details = withoutOwnerDetails(
    facts,
    findContactDetails(withoutPreviousEmail(text, before.lead), {
      region: regionOf(facts.card.phone),
      isNameExpected,
      isNameMissing:
        text.includes(before.lead.name ?? "") &&
        before.asked.some(
          ({ kind }) => kind === "name" || ((kind === "contact" || kind === "when") && ONLY_NAME.test(text)),
        ),
      ...(isPhoneDenied && { deniedPhone: before.lead.phone }),
      language,
    }),
  );
  // `Todo gratis` is no name, whatever was asked.
  if (details.name && valueTypesIn(details.name).includes("@money")) delete details.name;
  // `Do not contact me. pat@example.com`: what is refused with the address is not kept.
  if (intents[0] === "no" && refusesContact(text)) for (const key of ["email", "phone"] as const) delete details[key];
  const withdrawn = {
    ...(isCorrection(text) && correctedDetails(details, before.lead)),
    ...(isPhoneDenied && before.lead.phone && { phone: before.lead.phone }),
  };
  const pending = before.pending;
  const isQuestion =
    (!isCourtesy && isAsking(text, spoken) && !(intents[0] === "no" && isProhibition(text))) ||
    (pending?.kind === "question" && (asksPrice(text, pending.question) || asksToCancel(text, language)));
  return {
    text: body,
    detected,
    language,
    spoken,
    intents,
    isQuestion,
    details,
    withdrawn,
    isUncancelled,
    questions: isPhoneDenied && !isQuestion ? [] : splitQuestions(withoutContact(withoutName(body, details)), spoken),
  };
}

/** Who is asked for an address or a time may begin with a name: `Ann Bell`. */
const ONLY_NAME = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){1,2}[.!]?$/u;

/** `Ann Bell. Do you …`: what follows a name that answers ours. */
function withoutName(message: string, { name }: Lead): string {
  const rest = name && message.startsWith(name) ? message.slice(name.length).replace(/^[\s.,!]+/, "") : "";
  return rest || message;
}

const MAX_PRICE_WORDS = 10;
/** `sweep price for a thatched house` asks, even right after a question to the visitor, unless that was about money. */
const asksPrice = (message: string, question: string): boolean =>
  MONEY_NAMED.test(message) &&
  !AMOUNT.test(message) &&
  !ABOUT_MONEY.test(question) &&
  normalizeLine(message).split(" ").length <= MAX_PRICE_WORDS;
const MONEY_NAMED =
  /\b(?:prices?|pricing|costs?|charges?|fees?|rates?|total|quote|preise?|kosten|gesamt|insgesamt|precios?|coste|tarifas?|en total|prix|tarifs?|au total|prezz[io]|tariff[ae]|in totale|preços?|custo|prij[sz]en?|tarie(?:f|ven)|totaal)\b/i;
const ABOUT_MONEY =
  /budget|spend|price|cost|invest|ausgeben|preis|kosten|gastar|presupuesto|precio|prix|d[ée]penser|spendere|prezzo|or[çc]amento|preço|uitgeven|prijs/i;
export const AMOUNT = /[$€£¥]\s?\d|\d\s?(?:k|usd|eur|gbp|dollars?|euros?|pounds?)\b/i;
