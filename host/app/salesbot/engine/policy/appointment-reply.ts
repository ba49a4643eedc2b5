import { bookingLink } from "../say/render-fact.ts";
import { hasHours } from "../facts/working-hours.ts";
import { weekHours } from "../say/hours.ts";
import { type DialogState, isReachable } from "../resolve/dialog-state.ts";
import { letsByNight } from "../resolve/stays.ts";
import { formatDay, weekdayOf } from "../read/dates.ts";
import type { AssistantContext } from "../facts/facts.ts";
import { languageOf, LANGUAGES } from "../languages/language.ts";
import { hasPhrase } from "../read/intents.ts";
import type { LanguageCode } from "../languages/libraries.ts";
import { contactSentence, type DraftReply, type ReplyContext } from "./draft-reply.ts";
import { joinList, type Translate } from "../say/translate.ts";

/** Who has not named a time by then has said when they can. */
const MAX_QUESTIONS_OF_TIME = 3;
/** The owner gets all of them; the visitor reads the newest. */
const MAX_EXTRAS = 3;

/** A wish in words: `Massage and Facial, Tuesday 19 May at 15:00, 2 people, 12 Mill Road`. */
export function formatAppointment(
  say: Translate,
  {
    wish = {},
    services = [],
    party,
    place,
    extras,
  }: Pick<DialogState, "wish" | "services" | "party" | "place" | "extras">,
  language: LanguageCode,
): string {
  const { service, day, time, until } = wish;
  const names = service && !services.includes(service) ? [service] : services;
  const dayText = day && formatDay(day, language);
  const stay = dayText && until && say("monToFri", { from: dayText, to: formatDay(until, language) });
  const when = stay || (dayText && time ? say("whatWhen", { day: dayText, time }) : (dayText ?? time));
  const also = extras && say("wishAlso", { what: extras.slice(-MAX_EXTRAS).join("; ") });
  return [names.length > 0 && joinList(say, names), when, party, place, also].filter(Boolean).join(", ");
}

/** The reply to a wish for an appointment; whether a day is free, nobody but the owner knows. */
export function appointmentReply(context: ReplyContext): DraftReply {
  const { facts, say, language, understood } = context;
  const draft = requestReply(context);
  const { day, isUnusual } = understood.when ?? {};
  const open = isUnusual && day ? hoursOn(facts, say, language, day) : [];
  if (isUnusual) draft.parts.unshift(...open, say("unusual"));
  const asksCalendar = context.understood.intents.includes("availability") && !context.understood.when?.problem;
  return asksCalendar ? { ...draft, parts: [context.say("noCalendar"), ...draft.parts] } : draft;
}

/** What is known of the appointment that was asked for, what the calendar says to it, and what is still missing. */
function requestReply(context: ReplyContext): DraftReply {
  const { facts, say, language, conversation, understood } = context;
  const { wish = {}, lead, isContactRefused } = conversation;
  const isStay = letsByNight(facts);
  const link = bookingLink(facts);
  const booking = link ? [say("bookHere", { url: link })] : [];
  const problem = understood.when?.problem;
  const when = { kind: "when" } as const;
  if (problem) {
    const [message, next] = problemMessages(context, problem);
    return { parts: [message, next], slot: when };
  }
  const where = lead.email ?? lead.phone;
  const contact = isReachable(lead) ? undefined : ({ kind: "contact", purpose: "appointment" } as const);
  if (!wish.day && !wish.time) {
    if (isStay) return { parts: [...booking, say("whichDays")], slot: when };
    if (where) return { parts: [...booking, say("appointmentKnown", { where })], slot: when };
    if (isContactRefused) return { parts: [...booking, ...contactSentence(context)] };
    return { parts: [...booking, say("askAppointment"), say("consent")], slot: contact };
  }
  const noted = say("wishNoted", { what: formatAppointment(say, conversation, language) });
  if (!wish.day) return { parts: [noted, say("whichDay")], slot: when };
  if (isStay && !wish.until) return { parts: [noted, say("untilWhichDay")], slot: when };
  const spoken = [languageOf(language), LANGUAGES.en];
  const isTimeClear =
    conversation.extras?.some((extra) => hasPhrase(extra, ["mornings", "afternoons"], spoken)) ||
    conversation.asked.filter(({ kind }) => kind === "when").length >= MAX_QUESTIONS_OF_TIME;
  if (!isStay && !wish.time && !isTimeClear) return { parts: [noted, say("whichTime")], slot: when };
  if (where)
    return { parts: [noted, say(lead.email ? "wishConfirmedByEmail" : "wishConfirmed", { where }), ...booking] };
  if (isContactRefused) return { parts: [noted, ...booking, ...contactSentence(context)] };
  return { parts: [noted, ...booking, say("wishWhere"), say("consent")], slot: contact };
}

type Problem = NonNullable<NonNullable<ReplyContext["understood"]["when"]>["problem"]>;

/** Why a day or time is not kept as it stands, and the question for another. */
function problemMessages({ facts, say, language }: ReplyContext, problem: Problem): [string, string] {
  if (problem.kind === "no such day") return [say("noSuchDay", { said: problem.text }), say("whichDay")];
  if (problem.kind === "ruled out") return [problem.why, say(problem.isTime ? "whichTime" : "otherDay")];
  const day = formatDay(problem.day, language);
  if (problem.kind === "which day") return [say("whichOfDays", { day, other: formatDay(problem.other, language) }), ""];
  if (problem.kind === "past") return [say("pastDay", { day: capital(day) }), say("otherDay")];
  const { workingHours } = facts.settings;
  const hours = hasHours(workingHours) ? ` ${weekHours(say, workingHours)}` : "";
  return [`${say("closedOn", { day })}${hours}`, say("otherDay")];
}

/** The opening hours of a day, if it has any. */
function hoursOn({ settings }: AssistantContext, say: Translate, language: LanguageCode, day: string): string[] {
  const open = settings.workingHours?.days[weekdayOf(day)] ?? [];
  if (open.length === 0) return [];
  return [
    say("openOn", { day: formatDay(day, language), times: open.map(({ from, to }) => `${from}–${to}`).join(", ") }),
  ];
}

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);
