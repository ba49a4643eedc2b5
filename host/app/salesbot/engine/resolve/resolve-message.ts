import { type DialogState, hasDetails, isReachable, servicesOf } from "./dialog-state.ts";
import { parseDateTime, type ParsedDateTime } from "../read/dates.ts";
import { asksToCall, splitCall } from "../read/call-request.ts";
import { withoutContactDetails } from "../read/contact-details.ts";
import { contentWords } from "../languages/words.ts";
import { extractAppointment, isProposal } from "./extract-appointment.ts";
import type { AssistantContext, Lead, PendingSlot } from "../facts/facts.ts";
import { isFollowUp } from "../read/follow-up.ts";
import { matchOffering } from "../facts/offerings.ts";
import { detectIntents, hasPhrase, isAsking, isFiller, isSmallTalk } from "../read/intents.ts";
import { knowledgeOf } from "../facts/knowledge.ts";
import { type Intent, languageOf } from "../languages/language.ts";
import type { LanguageCode } from "../languages/libraries.ts";
import { answeredSubject, type PriorContext, type Question, resolveQuestion } from "./questions.ts";
import { type MessageReading, readMessage } from "../read/read-message.ts";
import { matchSuggestion } from "../retrieve/retrieve.ts";
import {
  splitQuestions,
  withoutAsides,
  withoutCancelling,
  withoutContact,
  withoutFactQuestions,
} from "../read/split-questions.ts";
import { letsByNight } from "./stays.ts";
import { ownServiceIn, readServices } from "./requested-services.ts";
import { partyIn } from "../read/party.ts";
import { placeIn } from "../read/place.ts";

/** What one message of a visitor says and wants. */
export interface ParsedMessage {
  language: LanguageCode;
  intents: Intent[];
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
  /** It names a day that is perhaps meant for the wish, and perhaps not. */
  isDayUnclear?: boolean;
  /** It complains, or goes on with a complaint. */
  isComplaint?: boolean;
  /** Who comes, with those told of before. */
  party?: string;
  /** Where the visitor is. */
  place?: string;
  /** The services it names, or else what it wishes for in its own words. */
  services?: string[];
  /** The services of the wish that it does not want. */
  rejected?: string[];
  /** It changes the services of a wish whose day is known (`applyMessage`). */
  isRevised?: boolean;
  isRejecting?: boolean;
  /** `I am not cancelling` */
  isUncancelled?: boolean;
  /** It takes off what was noted last. */
  takesOff?: boolean;
  ownService?: string;
  /** What it says of a call that it asks for, in the visitor's words. */
  call?: string;
  /** What the visitor hears to be noted in their words (`own-words.ts`). */
  ownWords?: string;
  /** The service or price that a short message names without asking: `The large one, please`. */
  choice?: string;
}

/** A tapped suggestion asks for its fact and nothing else. */
const parsedSuggestion = (language: LanguageCode, question: Question, choice?: string): ParsedMessage => ({
  ...(choice && { choice }),
  language,
  intents: [],
  isAsking: true,
  details: {},
  withdrawn: {},
  questions: [question],
});

/** Reads a message and resolves it in the light of what came before. */
export function parseMessage(facts: AssistantContext, message: string, before: DialogState): ParsedMessage {
  return resolveMessage(facts, readMessage(facts, message, before, knowledgeOf(facts).index.language), before);
}

/** What a message means after those before it: its questions with their facts, its day, and what it answers. */
function resolveMessage(facts: AssistantContext, reading: MessageReading, before: DialogState): ParsedMessage {
  const { detected, language, spoken, details, withdrawn } = reading;
  const { index, offers } = knowledgeOf(facts);
  const { call, text: message, intents, isQuestion, questions: texts } = withoutCall(facts, reading, before);
  const suggestion = matchSuggestion(
    facts,
    message,
    [before.language ?? detected, detected, index.language],
    before.subject,
  );
  if (suggestion)
    return parsedSuggestion(
      suggestion.language,
      resolveQuestion(facts, message, before, suggestion.language, suggestion.fact),
      message.includes("?") ? undefined : matchOffering(offers, message, index.language),
    );
  const { pending } = before;
  const isPlainAnswer =
    pending?.kind === "question" &&
    !isQuestion &&
    intents.every((intent) => intent === "yes" || intent === "appointment" || intent === "buy");
  const isBooking =
    intents.includes("appointment") || (!letsByNight(facts) && hasPhrase(message, ["asks for"], spoken));
  const earlier = servicesOf(before) ?? [];
  const isComplaint = intents.includes("complaint") || (before.complaint !== undefined && !isBooking);
  const named = isComplaint ? undefined : readServices(facts, message, language, earlier);
  const services = named?.services ?? [];
  const questions: Question[] = [];
  const serviceNames = [...earlier, ...services].filter((name) => !named?.rejected.includes(name));
  let context: PriorContext = { ...before, services: serviceNames };
  for (const text of texts) {
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
      !intents.some(isSmallTalk) &&
      isFollowUp(message, [languageOf(language)]) &&
      questions.some(({ retrieval }) => retrieval.confidence !== "none"));
  // A tapped suggestion is a question, even without a question mark.
  const isRequest = questions.some(({ retrieval }) => retrieval.isTapped);
  const answers =
    hasDetails(details) && pending && pending.kind !== "question"
      ? pending
      : isPlainAnswer && !asks && !isRequest
        ? pending
        : undefined;
  const current = withoutAsides(intents[0] === "cancel" ? withoutCancelling(message, spoken) : message, spoken);
  const isLodging = letsByNight(facts) && before.wish?.day === undefined;
  // `Can you move it to 9?`
  const isChange = before.wish?.day !== undefined && hasPhrase(current, ["changes"], spoken);
  const proposed =
    intents.includes("appointment") || isLodging || isChange || isProposal(current)
      ? current
      : withoutFactQuestions(current, spoken);
  const {
    when,
    isUnclear: isDayUnclear,
    rest = message,
  } = isComplaint || (intents.includes("human") && asksToCall(message))
    ? {}
    : extractAppointment(
        facts,
        proposed,
        language,
        intents,
        before,
        asks && (proposed === message || isAsking(proposed, spoken)),
      );
  // `Great, see you Friday`, of a Friday that is known
  const isFarewell =
    when !== undefined &&
    !when.time &&
    when.day === before.wish?.day &&
    isFiller(rest) &&
    hasPhrase(rest, ["see you"], spoken);
  if (isFarewell) return { language, intents: ["goodbye"], isAsking: false, details, withdrawn, questions: [] };
  // `I can't come on Wednesday, can we do Thursday?` changes the day.
  if (when && intents[0] === "cancel") intents[0] = "appointment";
  const isDated = answers?.kind === "question" && when !== undefined;
  // A bare `Tuesday` is a day, even if the name was asked for.
  if (when && pending?.kind === "name" && !isReachable(details)) delete details.name;
  const isChoice = !asks && message.split(/\s+/).length <= MAX_CHOICE_WORDS;
  const choice = isChoice && services.length === 1 ? offers.find(({ name }) => name === services[0])?.name : undefined;
  const mayHaveSubject =
    !isComplaint &&
    (when !== undefined || intents.length > 0 || before.wanted.length === 0) &&
    intents.every((intent) => REQUEST_INTENTS.has(intent)) &&
    pending?.kind !== "offer";
  const ownService = mayHaveSubject && services.length === 0 ? ownServiceIn(rest, language) : undefined;
  const place = placeIn(message, facts.card.address);
  const isHere = place !== undefined && (/\d/.test(place) || !asks || when !== undefined);
  return {
    language,
    intents,
    isAsking: asks,
    details,
    withdrawn,
    questions,
    ...(!isDated && { answers }),
    when,
    isDayUnclear,
    isComplaint,
    party: partyIn(message, language, before.party),
    ...(isHere && { place }),
    services,
    rejected: named?.rejected,
    isRejecting: named?.isRejecting,
    takesOff: named?.takesOff,
    isUncancelled: reading.isUncancelled,
    ownService,
    choice,
    call,
  };
}

/** A call is told in fewer words only by who says no more than `Please call me`. */
const MIN_CALL_WORDS = 3;

/** A message without the call that it asks for, if it says more of it than that: when, or by whom. */
function withoutCall(facts: AssistantContext, reading: MessageReading, before: DialogState) {
  const { text, spoken, intents, isQuestion, questions, language } = reading;
  const whole = { text, intents, isQuestion, questions, call: undefined };
  const isCallRequested = intents.includes("human") || before.wanted.includes("human");
  const isOffered = knowledgeOf(facts).offers.some(({ name }) => hasPhrase(name, ["calls"], spoken));
  if (!isCallRequested || isOffered) return whole;
  const isOpen = before.wish?.day === undefined && before.wanted.includes("appointment");
  const goesOn = before.lastAct === "human" && !isQuestion && intents.length === 0;
  const split = splitCall(text, spoken, !isOpen);
  if (split.call === undefined && !goesOn) return whole;
  const { call = text, rest } = goesOn ? { rest: "" } : split;
  const { now, settings } = facts;
  const isDated = parseDateTime(call, { language, now, hours: settings.workingHours }) !== undefined;
  const isShort = contentWords(withoutContactDetails(call), language).length < MIN_CALL_WORDS;
  if (!isDated && (goesOn ? split.call === undefined : isShort)) return whole;
  return {
    call,
    text: rest,
    intents: ["human" as const, ...detectIntents(rest, spoken).filter((one) => one !== "human" && !isSmallTalk(one))],
    isQuestion: isAsking(rest, spoken),
    questions: rest ? splitQuestions(withoutContact(rest), spoken) : [],
  };
}

const MAX_CHOICE_WORDS = 6;
/** What a message may do that wishes for something. */
const REQUEST_INTENTS: ReadonlySet<Intent> = new Set(["appointment", "availability", "buy", "greeting"]);
