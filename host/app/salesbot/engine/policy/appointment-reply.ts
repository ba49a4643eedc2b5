import { bookingLink } from "../say/render-fact.ts";
import { isReachable } from "../resolve/dialog-state.ts";
import { letsByNight } from "../resolve/stays.ts";
import { formatDay, weekdayOf } from "../read/dates.ts";
import type { AppointmentRequest } from "../facts/facts.ts";
import type { LanguageCode } from "../languages/libraries.ts";
import { contactSentence, type DraftReply, type ReplyContext } from "./draft-reply.ts";
import type { Translate } from "../say/translate.ts";

/** A wish in words: `Massage, Tuesday 19 May at 15:00`. */
export function formatAppointment(
  say: Translate,
  { service, day, time, until }: AppointmentRequest,
  language: LanguageCode,
  party?: string,
): string {
  const dayText = day && formatDay(day, language);
  const stay = dayText && until && say("monToFri", { from: dayText, to: formatDay(until, language) });
  const when = stay || (dayText && time ? say("whatWhen", { day: dayText, time }) : (dayText ?? time));
  return [service, when, until && party].filter(Boolean).join(", ");
}

/** The reply to a wish for an appointment; whether a day is free, nobody but the owner knows. */
export function appointmentReply(context: ReplyContext): DraftReply {
  const draft = requestReply(context);
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
  const noted = say("wishNoted", { what: formatAppointment(say, wish, language, conversation.party) });
  if (!wish.day) return { parts: [noted, say("whichDay")], slot: when };
  if (isStay && !wish.until) return { parts: [noted, say("untilWhichDay")], slot: when };
  if (!isStay && !wish.time) return { parts: [noted, say("whichTime")], slot: when };
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
  if (problem.kind === "past") return [say("pastDay", { day: capital(day) }), say("otherDay")];
  if (problem.kind === "closed") return [say("closedOn", { day }), say("otherDay")];
  const open = facts.settings.workingHours?.days[weekdayOf(problem.day)] ?? [];
  const times = open.map(({ from, to }) => `${from}–${to}`).join(", ");
  return [say("openOn", { day, times }), say("otherTime")];
}

const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);
