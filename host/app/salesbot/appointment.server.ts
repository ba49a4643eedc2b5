import { createHash } from "node:crypto";
import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { Appointment, BusinessCard, MailAttachment, SalesbotConversation } from "#db/index.ts";
import { config } from "../config/config.server.ts";
import { canonicalUrl } from "../domains/addresses.server.ts";
import type { DialogState } from "./engine/resolve/dialog-state.ts";
import { zonedDate } from "./engine/read/dates.ts";
import { type LeadMailWords, words as english } from "./mails/words.en.ts";
import type { SalesbotSettings } from "./salesbot.schema.ts";

/** How long an appointment is taken to last, as no service says. */
const DURATION_MINUTES = 60;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The appointment of a conversation, as soon as its day is known. */
export function appointmentOf(
  { wish, services, party, place, note, extras = [], isCancelled }: DialogState,
  { workingHours }: SalesbotSettings,
): Appointment | null {
  if (!wish?.day) return null;
  return {
    ...wish,
    day: wish.day,
    ...(services && services.join() !== wish.service && { services }),
    ...(party && { party }),
    ...(place && { place }),
    ...(note && { note: [...extras.filter((extra) => !note.includes(extra)), note].join("; ") }),
    ...(isCancelled && { isCancelled }),
    ...(workingHours && { timeZone: workingHours.timeZone }),
  };
}

/** `Tuesday 19 May 2026 at 15:00 (Europe/Lisbon)`, for the owner. */
export function appointmentInWords(
  { service, services, day, time, until, party, place, timeZone }: Appointment,
  { days, at }: Pick<LeadMailWords, "days" | "at"> = english,
): string {
  const format = new Intl.DateTimeFormat(days, { dateStyle: "full", timeZone: "UTC" });
  const from = new Date(`${day}T00:00:00Z`);
  const when = until ? format.formatRange(from, new Date(`${until}T00:00:00Z`)) : format.format(from);
  const what = services?.join(" + ") ?? service;
  const zone = timeZone ? ` (${timeZone})` : "";
  return [what, time ? `${at(when, time)}${zone}` : when, party, place].filter(Boolean).join(", ");
}

/**
 * The wish as a tentative event (RFC 5545): the owner's calendar program takes it in, and nothing is confirmed by it.
 */
export function calendarFile(
  appointment: Appointment,
  card: Pick<BusinessCard, "id" | "name" | "company" | "address" | "slug" | "userId" | "teamId">,
  {
    id,
    visitorName,
    visitorEmail,
    visitorPhone,
  }: Pick<SalesbotConversation, "id" | "visitorName" | "visitorEmail" | "visitorPhone">,
): MailAttachment {
  const { service, services, day, time, until, party, place, note, timeZone, isCancelled } = appointment;
  const midnight = new Date(`${day}T00:00:00Z`);
  // The end of an event of whole days is the day after its last; a guest leaves on that day (RFC 5545, 3.6.1).
  const end = until ? new Date(`${until}T00:00:00Z`) : new Date(midnight.getTime() + DAY_MS);
  // Without a known zone the time is floating: local to whoever opens the file.
  const start = time ? (timeZone ? zonedDate(day, time, timeZone) : new Date(`${day}T${time}:00Z`)) : midnight;
  const who = visitorName ?? visitorEmail ?? visitorPhone ?? "a visitor";
  const host = new URL(config.publicUrl).hostname;
  const calendar = ical({
    prodId: { company: "Meishi", product: "Digital Cards" },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    // Constant for an appointment, so that a later version replaces the earlier one in the calendar.
    id: `${createHash("sha256").update(`appointment ${config.publicUrl} ${id}`).digest("hex").slice(0, 32)}@${host}`,
    start,
    end: time ? new Date(start.getTime() + DURATION_MINUTES * 60_000) : end,
    allDay: !time,
    floating: Boolean(time) && !timeZone,
    summary: `${services?.join(" + ") ?? service ?? "Appointment"}: ${who}`,
    description: [
      isCancelled ? "Cancelled in the chat on your card." : "Asked for in the chat on your card; not confirmed yet.",
      ...(party ? [`For: ${party}`] : []),
      ...(place ? [`At: ${place}`] : []),
      ...(note ? [`In their words: ${note}`] : []),
      ...(visitorName ? [`Name: ${visitorName}`] : []),
      ...(visitorEmail ? [`Email: ${visitorEmail}`] : []),
      ...(visitorPhone ? [`Phone: ${visitorPhone}`] : []),
    ].join("\n"),
    location: card.address?.split("\n").join(", ") || undefined,
    url: canonicalUrl(card),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.TENTATIVE,
  });
  return { name: `appointment-${day}.ics`, type: "text/calendar; charset=utf-8", content: calendar.toString() };
}
