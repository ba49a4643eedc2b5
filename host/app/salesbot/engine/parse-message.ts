import {
  normalizeLine,
  detectIntents,
  greetingLanguage,
  isAsking,
  isSmallTalk,
  isPromptInjection,
  isCorrection,
} from "./intents.ts";
import { findContactDetails, correctedDetails, withoutPreviousEmail, withoutOwnerDetails } from "./contact-details.ts";
import type { ParsedDateTime } from "./dates.ts";
import type { PendingSlot, AssistantContext, Lead } from "./facts.ts";
import { matchSuggestion } from "./retrieve.ts";
import { knowledgeOf } from "./knowledge.ts";
import { isFollowUp, matchOffering } from "./follow-up.ts";
import { ALL_LANGUAGES, LANGUAGES, languageOf } from "./languages/language.ts";
import { detectLanguage } from "./languages/detect-language.ts";
import type { Act, Language } from "./languages/language.ts";
import type { LanguageCode } from "./languages/libraries.ts";
import {
  type PriorContext,
  type Question,
  resolveQuestion,
  splitQuestions,
  answeredSubject,
  withoutContact,
  withoutFactQuestions,
} from "./questions.ts";
import { isCancellation, asksToCancel, isProhibition, refusesContact } from "./refusals.ts";
import { valueTypesIn } from "./value-types.ts";
import { vectors } from "./vectors.ts";
import { stripMarkup, stripInvisible } from "./normalize.ts";
import { extractAppointment, regionOf } from "./extract-appointment.ts";
import { letsByNight } from "./stays.ts";
import { type DialogState, hasDetails, isReachable } from "./dialog-state.ts";

/** What one message of a visitor says and wants. */
export interface ParsedMessage {
  language: LanguageCode;
  acts: Act[];
  isAsking: boolean;
  details: Lead;
  /** The earlier address or number that the new one corrects. */
  withdrawn: Lead;
  /** Each question in the message, with the facts for it. */
  questions: Question[];
  /** What it answers, of what was asked before. */
  answers?: PendingSlot;
  /** The day and time it names for an appointment. */
  when?: ParsedDateTime;
  /** The service or price that a short message names without asking: `The large one, please`. */
  choice?: string;
}

/** A tapped suggestion asks for its fact and nothing else. */
const parsedSuggestion = (language: LanguageCode, question: Question, choice?: string): ParsedMessage => ({
  ...(choice && { choice }),
  language,
  acts: [],
  isAsking: true,
  details: {},
  withdrawn: {},
  questions: [question],
});

/** Reads a message in the light of what came before. */
export function parseMessage(facts: AssistantContext, rawMessage: string, before: DialogState): ParsedMessage {
  const message = stripMarkup(stripInvisible(rawMessage));
  const ownLanguage = knowledgeOf(facts).index.language;
  const detected = detectLanguage(message, before.language ?? ownLanguage, (word) => vectors().hasFeature(word));
  const suggestion = matchSuggestion(
    facts,
    message,
    [before.language ?? detected, detected, ownLanguage],
    before.subject,
  );
  if (suggestion)
    return parsedSuggestion(
      suggestion.language,
      resolveQuestion(facts, message, before, suggestion.language, suggestion.fact),
      message.includes("?") ? undefined : matchOffering(knowledgeOf(facts).offers, message, ownLanguage),
    );
  const language = (greetingLanguage(message, [languageOf(detected), ...ALL_LANGUAGES]) ?? languageOf(detected)).code;
  const spoken: Language[] = [...new Set([languageOf(language), LANGUAGES.en])];
  // Attempts to mislead may come in any language.
  const isCalledOff = before.wish !== undefined && isCancellation(message);
  const acts: Act[] = isCalledOff
    ? ["no"]
    : [
        ...new Set([
          ...detectIntents(message, spoken),
          ...(isPromptInjection(message, ALL_LANGUAGES) ? ["manipulation" as const] : []),
        ]),
      ];
  const asksAvailability = acts.includes("availability");
  if (asksAvailability && !acts.includes("appointment")) acts.push("appointment");
  // `talk to someone` is no name, whatever was asked.
  const isNameExpected = before.pending?.kind === "name" && acts.every((act) => act === "yes" || act === "greeting");
  const details = withoutOwnerDetails(
    facts,
    findContactDetails(withoutPreviousEmail(message, before.lead), {
      region: regionOf(facts.card.phone),
      isNameExpected,
      isEnglish: language === "en",
    }),
  );
  // `Todo gratis` is no name, whatever was asked.
  if (details.name && valueTypesIn(details.name).includes("@money")) delete details.name;
  // `Do not contact me. pat@example.com`: what is refused with the address is not kept.
  if (acts[0] === "no" && refusesContact(message)) for (const key of ["email", "phone"] as const) delete details[key];
  const withdrawn = isCorrection(message) ? correctedDetails(details, before.lead) : {};
  const pending = before.pending;
  const isQuestion =
    (isAsking(message, spoken) && !(acts[0] === "no" && isProhibition(message))) ||
    (pending?.kind === "question" && (asksPrice(message, pending.question) || asksToCancel(message, language)));
  const isPlainAnswer =
    pending?.kind === "question" &&
    !isQuestion &&
    acts.every((act) => act === "yes" || act === "appointment" || act === "buy");
  const questions: Question[] = [];
  let context: PriorContext = before;
  for (const text of splitQuestions(withoutContact(message), spoken)) {
    const question = resolveQuestion(facts, text, context, language);
    questions.push(question);
    const [topFact] = question.retrieval.facts;
    // The next one is not about the answer to this one, but may be about the same thing.
    context = { about: "", question: text, subject: question.subject ?? (topFact && answeredSubject(facts, topFact)) };
  }
  // `and a double` asks too, after a question.
  const asks =
    isQuestion ||
    (before.question !== undefined &&
      !acts.some(isSmallTalk) &&
      isFollowUp(message, spoken) &&
      questions.some(({ retrieval }) => retrieval.confidence !== "none"));
  // A tapped suggestion is a question, even without a question mark.
  const isRequest = questions.some(({ retrieval }) => retrieval.isTapped);
  const answers =
    hasDetails(details) && pending && pending.kind !== "question"
      ? pending
      : isPlainAnswer && !asks && !isRequest
        ? pending
        : undefined;
  const proposed = acts.includes("appointment") || letsByNight(facts) ? message : withoutFactQuestions(message, spoken);
  const when = extractAppointment(facts, proposed, language, acts, before);
  const isDated = answers?.kind === "question" && when?.day !== undefined && when.time !== undefined;
  // A bare `Tuesday` is a day, even if the name was asked for.
  if (when && pending?.kind === "name" && !isReachable(details)) delete details.name;
  const { index, offers } = knowledgeOf(facts);
  const isChoice = !asks && message.split(/\s+/).length <= MAX_CHOICE_WORDS;
  const choice = isChoice ? matchOffering(offers, message, index.language) : undefined;
  return { language, acts, isAsking: asks, details, withdrawn, questions, ...(!isDated && { answers }), when, choice };
}

const MAX_CHOICE_WORDS = 6;
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
