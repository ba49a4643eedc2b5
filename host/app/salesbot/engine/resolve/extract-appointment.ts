import { regionOf } from "../read/region.ts";
import { DAYS } from "../../limits.ts";
import { normalizeLine } from "../read/intents.ts";
import type { Fact } from "../facts/split-facts.ts";
import { findClosure } from "../facts/closed-days.ts";
import type { DialogState } from "./dialog-state.ts";
import { parseDateTime, weekdayOf, type ParsedDateTime } from "../read/dates.ts";
import { type AssistantContext, isAppointmentSlot } from "../facts/facts.ts";
import { knowledgeOf } from "../facts/knowledge.ts";
import { matchOffering } from "../facts/offerings.ts";
import { hasHours } from "../facts/working-hours.ts";
import type { Intent } from "../languages/language.ts";
import type { LanguageCode } from "../languages/libraries.ts";
import { findBlockingRule, findFixedStart } from "./availability-rules.ts";
import { violatedHours } from "../facts/stated-hours.ts";
import { letsByNight, parseStay, mentionsStay } from "./stays.ts";
import { stems } from "../languages/words.ts";

/** `Can I come tomorrow at 11?`: with a day and a time, it wishes for an appointment. */
const PROPOSING =
  /^(?:(?:hi|hello|hallo|hey|hola|bonjour|ciao|ola|so|ok|and|und) )?(?:can|could|may|might|kann|konnte|konnten|darf|ginge|geht|puedo|podria|puis|pourrais|posso|potrei|poderia|mag|kan) (?:i|we|ich|wir|je|nous|ik|we|ir|venir|vir|venire|es|ginge)\b/;
const isProposal = (message: string): boolean => message.length < 200 && PROPOSING.test(normalizeLine(message));

const MAX_BRIEF_WORDS = 5;

/** Countries that write the month before the day. */
const MONTH_FIRST = new Set(["US", "PH"]);

/** The day and time for an appointment, where one is wished for or was asked about. */
export function extractAppointment(
  facts: AssistantContext,
  message: string,
  language: LanguageCode,
  intents: readonly Intent[],
  { pending, wanted: interests, wish, question = "" }: DialogState,
): ParsedDateTime | undefined {
  const { card, settings, now } = facts;
  const { index, offers, sharedWords, notDone, stated } = knowledgeOf(facts);
  const isOfOffer = /\d/.test(message) && matchOffering(offers, message, index.language) !== undefined;
  const isRequested =
    intents.includes("appointment") || isAppointmentSlot(pending) || interests.includes("appointment");
  // `Thursday at 5` in answer to a question of the owner's
  const isDated = pending?.kind === "question" && /\d/.test(message);
  const isLodging = letsByNight(facts);
  // `Dienstag 10 Uhr`, while a day is spoken of
  const isBrief = message.split(/\s+/).length <= MAX_BRIEF_WORDS && !message.includes("?") && question !== "";
  if (!isRequested && !isProposal(message) && !isOfOffer && !isDated && !isLodging && !isBrief) return undefined;
  const country = regionOf(card.phone) ?? (settings.currency === "USD" ? "US" : "");
  const hours = settings.workingHours;
  const isMonthFirst = MONTH_FIRST.has(country);
  if (isLodging) {
    const stay = parseStay(message, { language, now, hours, isMonthFirst }, wish);
    if (!isRequested && !stay?.until && !mentionsStay(`${message} ${question}`)) return undefined;
    const closure = stay?.day && findClosure(index.facts, stay.day, index.language);
    return closure ? { problem: { kind: "ruled out", why: asSentence(closure) } } : stay;
  }
  const when = parseDateTime(message, { language, now, hours, agreedDay: wish?.day, isMonthFirst });
  if (!isRequested && !(when?.day && when.time)) return undefined;
  if (!when?.day || when.problem) return when;
  const { day, time } = when;
  if (findClosure(index.facts, day, index.language)) return { time, problem: { kind: "closed", day } };
  const service =
    matchOffering(offers, message, index.language) ??
    wish?.service ??
    matchOffering(offers, question, index.language, 0.75);
  const excluded = service ? undefined : stems(message, index.language).flatMap((one) => notDone.get(one) ?? [])[0];
  if (excluded) return { problem: { kind: "ruled out", why: asSentence(excluded) } };
  const why =
    findBlockingRule(index.facts, { day, service, common: sharedWords, message }, index.language, (text) =>
      index.subjectIn(text),
    ) ?? (hasHours(hours) ? undefined : violatedHours(stated, DAYS.indexOf(weekdayOf(day)), time));
  if (why) return { time, problem: { kind: "ruled out", why: asSentence(why) } };
  const fixedStart = time && service && findFixedStart(index.facts, { day, time, service }, index.language);
  return fixedStart ? { day, problem: { kind: "ruled out", why: asSentence(fixedStart), isTime: true } } : when;
}

const asSentence = ({ text }: Fact): string => text.replace(/[;,.]?$/, ".");
