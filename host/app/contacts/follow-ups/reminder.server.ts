import ical, { ICalAlarmType, ICalCalendarMethod } from "ical-generator";
import type { MailAttachment } from "#db/index.ts";
import type { Actor } from "../../access.ts";
import { config } from "../../config/config.server.ts";
import { NotFound } from "../../errors.ts";
import { getPersonForViewer } from "../people/get-person.server.ts";
import { contactMessages } from "../messages.en.ts";

const DURATION_MINUTES = 15;

/** The reminder of a contact as a calendar file (RFC 5545); a later one replaces it in the calendar. */
export async function reminderFile(actor: Actor, id: number): Promise<MailAttachment> {
  const { person, team } = await getPersonForViewer(actor, id);
  const { name, emails, phones, company, reminderAt } = person;
  const notes = team === undefined ? person.notes : null;
  if (!reminderAt) throw new NotFound(contactMessages.noReminder);
  const who = name ?? emails[0] ?? phones[0] ?? company ?? "a contact";
  const url = `${config.publicUrl}/contacts/${id}`;
  const calendar = ical({
    prodId: { company: "Meishi", product: "Digital Cards" },
    method: ICalCalendarMethod.PUBLISH,
  });
  const event = calendar.createEvent({
    id: `contact-${id}@${new URL(config.publicUrl).hostname}`,
    start: reminderAt,
    end: new Date(reminderAt.getTime() + DURATION_MINUTES * 60_000),
    summary: `Follow up: ${who}`,
    description: [...emails, ...phones, notes ?? "", url].filter(Boolean).join("\n"),
    url,
  });
  event.createAlarm({ type: ICalAlarmType.display, trigger: 0 });
  return {
    name: `reminder-${reminderAt.toISOString().slice(0, 10)}.ics`,
    type: "text/calendar; charset=utf-8",
    content: calendar.toString(),
  };
}
