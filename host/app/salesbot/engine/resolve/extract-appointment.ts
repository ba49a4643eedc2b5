import { regionOf } from "../read/region.ts";
import { DAYS } from "../../limits.ts";
import { hasPhrase, normalizeLine } from "../read/intents.ts";
import type { Fact } from "../facts/split-facts.ts";
import { findClosure } from "../facts/closed-days.ts";
import type { DialogState } from "./dialog-state.ts";
import { asksToCancel } from "../read/refusals.ts";
import { monthsNamed } from "../read/months.ts";
import { matchTopics } from "../read/topic-phrases.ts";
import { parseDateTime, readDates, weekdayOf, type ParsedDateTime } from "../read/dates.ts";
import { type AssistantContext, isAppointmentSlot } from "../facts/facts.ts";
import { knowledgeOf } from "../facts/knowledge.ts";
import { matchOffering } from "../facts/offerings.ts";
import { hasHours } from "../facts/working-hours.ts";
import { type Intent, languageOf, LANGUAGES } from "../languages/language.ts";
import type { LanguageCode } from "../languages/libraries.ts";
import { findDayRules, findFixedStart } from "./availability-rules.ts";
import { violatedHours } from "../facts/stated-hours.ts";
import { letsByNight, parseStay, mentionsStay } from "./stays.ts";
import { contentWords, stems } from "../languages/words.ts";

/** `Can I come tomorrow at 11?`: with a day and a time, it wishes for an appointment. */
const PROPOSING =
  /^(?:(?:hi|hello|hallo|hey|hola|bonjour|ciao|ola|so|ok|and|und) )?(?:can|could|may|might|kann|konnen|konnte|konnten|darf|ginge|geht|puedo|podemos|podria|puis|pourrais|posso|potrei|poderia|mag|kan) (?:i|we|my [a-z]{3,12}|ich|wir|meine? [a-z]{3,12}|je|nous|ik|we|ir|venir|vir|venire|es|ginge)\b/;
export const isProposal = (message: string): boolean =>
  message.length < 200 && message.split(/[.?!;,]\s/).some((part) => PROPOSING.test(normalizeLine(part)));

/** Countries that write the month before the day. */
const MONTH_FIRST = new Set(["US", "PH"]);

/** Beside a day and a time, words that say no more than `Is that possible?` */
const FILLER = new Set(
  `ok okay possible free fine good great works work suits suit best morning afternoon evening noon around about maybe ish
time same instead change move moglich geht passt ginge gut gern gerne vormittag vormittags nachmittag nachmittags abend abends
vielleicht gegen uhr lieber statt gleiche gleichen selbe meme misma mismo stessa mesma posible bien mejor manana tarde possible matin soir plutot possibile meglio possivel
mogelijk liever`.split(/\s+/),
);
/** How many other words a message has that is no more than a day or a time. */
const MAX_OTHERS = 1;

interface ReadAppointment {
  when?: ParsedDateTime;
  /** A day is named, and nothing says that it is meant for what was agreed. */
  isUnclear?: boolean;
  /** The message without its days and times. */
  rest?: string;
}

/**
 * The day and time for an appointment, where one is wished for or was asked about. What was agreed changes only by
 * words of booking or changing, in answer to our own question, or by a message that is nothing but a day or time.
 */
export function extractAppointment(
  facts: AssistantContext,
  message: string,
  language: LanguageCode,
  intents: readonly Intent[],
  { pending, wanted: interests, wish: earlier, question = "", isCancelled, refused = [], extras = [] }: DialogState,
  isAsking: boolean,
): ReadAppointment {
  const { card, settings, now } = facts;
  const { index, offers } = knowledgeOf(facts);
  const agreed = isCancelled ? undefined : earlier;
  const isAgreed = agreed?.day !== undefined;
  const isSettled = isAgreed && (agreed.time ?? agreed.until) !== undefined;
  const spoken = [languageOf(language), LANGUAGES.en];
  const isRequested =
    intents.includes("appointment") ||
    pending?.kind === "when" ||
    (isAgreed
      ? hasPhrase(message, ["changes", "takes back"], spoken)
      : isAppointmentSlot(pending) || interests.includes("appointment"));
  const country = regionOf(card.phone) ?? (settings.currency === "USD" ? "US" : "");
  const hours = settings.workingHours;
  const isMonthFirst = MONTH_FIRST.has(country);
  const months = isAgreed ? undefined : monthsNamed(extras.join(". "), language);
  const context = { language, now, hours, agreedDay: agreed?.day, months, isMonthFirst };
  const isLodging = letsByNight(facts);
  // A stay is read of a text of its own.
  const read = isLodging ? undefined : readDates(message, context);
  const when = isLodging ? parseStay(message, context, agreed) : parseDateTime(message, context, read);
  if (!when) return {};
  const { problem } = when;
  const isWhole =
    when.until !== undefined || (when.time !== undefined && (when.day !== undefined || problem !== undefined));
  const rest = (read ?? readDates(message, context))?.rest ?? "";
  const others = contentWords(rest, language);
  const isOfHours = matchTopics(message, language).has("opening-hours");
  const isBare = !isOfHours && others.filter((word) => !FILLER.has(word)).length <= MAX_OTHERS && (isAgreed || isWhole);
  const isOfOffer = /\d/.test(message) && matchOffering(offers, message, index.language) !== undefined;
  // `Thursday at 5` in answer to a question of the owner's
  const isDated = pending?.kind === "question" && /\d/.test(message);
  const isStay = isLodging && (when.until !== undefined || mentionsStay(`${message} ${question}`));
  const hasRequestWords = hasPhrase(message, ["asks for"], spoken);
  const isFirst =
    !isAgreed &&
    (isStay ||
      (isWhole && (isProposal(message) || isDated || !isAsking)) ||
      (hasRequestWords &&
        when.day !== undefined &&
        !isAsking &&
        !asksToCancel(message, language) &&
        (isOfOffer || settings.primaryGoal === "schedule_appointment")));
  const isNamed = isWhole && (isOfOffer || hasRequestWords || (!isSettled && !isAsking));
  // `Can we have dinner on Saturday?`, with a stay noted, asks of a thing beside it.
  const isOfStay = isLodging && mentionsStay(message);
  const isBeside =
    isSettled &&
    isAsking &&
    (!isBare || (isLodging && others.some((word) => !FILLER.has(word)))) &&
    !isOfStay &&
    !(isWhole && isOfOffer) &&
    pending?.kind !== "when" &&
    !intents.includes("availability") &&
    !hasPhrase(message, ["changes", "takes back"], spoken);
  if (isBeside || (!isRequested && !isBare && !isFirst && !isNamed)) return { isUnclear: isAgreed, rest };
  if (isLodging) {
    const closure = when.day && findClosure(index.facts, when.day, index.language);
    return { when: unlessInsisted(when, closure ? toRefusal(closure) : when, refused), rest };
  }
  const checked = checkRules(facts, message, others.join(" "), when, { wish: agreed, question });
  return { when: unlessInsisted(when, checked, refused), rest };
}

/** What a refusal or a remark is known by: nobody reads the same one twice. */
export function refusalOf({ day, time, problem, isUnusual }: ParsedDateTime): string | undefined {
  if (isUnusual) return [day, time].join(" ");
  return problem?.kind === "ruled out" ? problem.why : problem?.kind === "closed" ? problem.day : undefined;
}

/** Who wishes again for what was refused is noted with it, and the owner decides. */
function unlessInsisted(when: ParsedDateTime, checked: ParsedDateTime, refused: readonly string[]): ParsedDateTime {
  const refusal = refusalOf(checked);
  if (refusal === undefined || !refused.includes(refusal)) return checked;
  const { problem, isUnusual: _, ...wished } = when;
  const day = when.day ?? (problem && "day" in problem ? problem.day : undefined);
  const insisted = { ...wished, day, isUnusual: true };
  return checked.isUnusual || refused.includes(refusalOf(insisted)!) ? { ...wished, day } : insisted;
}

const toRefusal = (fact: Fact): ParsedDateTime => ({ problem: { kind: "ruled out", why: asSentence(fact) } });

/** A day and time, or why they are not possible: the owner's hours count, unless a sentence names the day for it. */
function checkRules(
  facts: AssistantContext,
  message: string,
  other: string,
  when: ParsedDateTime,
  { wish, question = "" }: Pick<DialogState, "wish" | "question">,
): ParsedDateTime {
  const { index, offers, sharedWords, notDone, stated } = knowledgeOf(facts);
  const hours = facts.settings.workingHours;
  const { problem, time } = when;
  const day = when.day ?? (problem?.kind === "closed" ? problem.day : undefined);
  if (!day || (problem && problem.kind !== "closed")) return when;
  if (findClosure(index.facts, day, index.language)) return { time, problem: { kind: "closed", day } };
  const service =
    matchOffering(offers, message, index.language) ??
    wish?.service ??
    matchOffering(offers, question, index.language, 0.75);
  const excluded = service ? undefined : stems(other, index.language).flatMap((one) => notDone.get(one) ?? [])[0];
  if (excluded) return toRefusal(excluded);
  const query = { day, service, common: sharedWords, message: other };
  const { blocking, isStated } = findDayRules(index.facts, query, index.language, (text) => index.subjectIn(text));
  if (blocking) return { time, ...toRefusal(blocking) };
  const fixedStart = time && service && findFixedStart(index.facts, { day, time, service }, index.language);
  if (fixedStart) return { day, problem: { kind: "ruled out", why: asSentence(fixedStart), isTime: true } };
  if (isStated) return { day, ...(time && { time }) };
  const violated = problem || hasHours(hours) ? undefined : violatedHours(stated, DAYS.indexOf(weekdayOf(day)), time);
  return violated ? { time, ...toRefusal(violated) } : when;
}

const asSentence = ({ text }: Fact): string => text.replace(/[;,.]?$/, ".");
