import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { aCard, aUser } from "../../tests/builders.ts";
import { aDomain, callAs } from "../../tests/domain-builders.ts";
import { signedIn, visitor } from "../../tests/client.ts";
import { aConversation } from "../../tests/conversation.ts";
import { type Host, sharedHost } from "../../tests/host.ts";
import { findMail } from "../../tests/outbox.ts";

let host: Host;
beforeAll(async () => {
  host = await sharedHost();
});

const ALL_DAY = [{ from: "09:00", to: "18:00" }];
const SETTINGS = {
  isEnabled: true,
  services: ["Kite repair"],
  workingHours: {
    timeZone: "Europe/Lisbon",
    days: { mon: ALL_DAY, tue: ALL_DAY, wed: ALL_DAY, thu: ALL_DAY, fri: ALL_DAY, sat: ALL_DAY },
  },
};
const BOOKING = "https://book.example.com/kites";

/** An owner with an assistant, and a visitor's conversation with it. */
async function aChat() {
  const user = await aUser(host.database, { accessLevel: 2 });
  const card = await aCard(host.database, user, {
    phone: "+1 415 555 0132",
    customButtons: [{ text: "Book online", url: BOOKING, backgroundColor: "#22303c" }],
  });
  const call = await signedIn(host, user);
  await call("POST", `/api/salesbot/${card.id}/config`, SETTINGS);
  const visit = visitor(host);
  const chat = aConversation(visit, card);
  const stored = async () =>
    (await call("GET", `/api/salesbot/${card.id}/conversations`)).json<
      { id: number; outcome: string; appointment: Record<string, string> | null }[]
    >()[0]!;
  const mails = async () => {
    const { db, tables } = host.database;
    return (await db.select().from(tables.mailOutbox).where(eq(tables.mailOutbox.recipient, user.email))).length;
  };
  const nextMail = () => findMail(host, user.email);
  return { user, card, call, visit, chat, stored, mails, nextMail };
}

/** Tomorrow where the business is, or the day after if that is a Sunday: as a date, and by its name. */
function nextOpenDay() {
  const date = new Date(new Intl.DateTimeFormat("sv", { timeZone: "Europe/Lisbon" }).format(new Date()));
  const isSaturday = date.getUTCDay() === 6;
  date.setUTCDate(date.getUTCDate() + (isSaturday ? 2 : 1));
  const weekday = new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "UTC" }).format(date);
  return { day: date.toISOString().slice(0, 10), weekday };
}

test("an appointment reaches the owner with a calendar file, in the mail and in the conversation", async () => {
  const { call, chat, stored, mails, nextMail } = await aChat();
  expect(await chat("I'd like to book a kite repair next Tuesday at 3 pm")).toContain(BOOKING);
  expect(await mails()).toBe(0);
  expect(await chat("Anna Lee, anna@example.com")).toContain("anna@example.com");
  const { id, outcome, appointment } = await stored();
  expect(outcome).toBe("appointment_requested");
  expect(appointment).toMatchObject({ service: "Kite repair", time: "15:00", timeZone: "Europe/Lisbon" });
  const day = appointment!.day!.replaceAll("-", "");

  const mail = await nextMail();
  expect(mail!.subject).toContain("Appointment request: Anna Lee");
  expect(mail!.text).toContain("Appointment: Kite repair");
  const { name, type, content } = mail!.attachment!;
  expect([name, type]).toEqual([`appointment-${appointment!.day}.ics`, "text/calendar"]);
  expect(content).toContain("BEGIN:VCALENDAR");
  expect(content).toMatch(new RegExp(`DTSTART:${day}T1[45]0000Z`));
  expect(content).toContain("SUMMARY:Kite repair: Anna Lee");
  expect(content).toContain("STATUS:TENTATIVE");

  const file = await call("GET", `/api/conversations/${id}?format=ics`);
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
  expect(file.headers.get("content-disposition")).toBe(`attachment; filename="${name}"`);
  expect(file.text).toContain("BEGIN:VEVENT");
});

test("the calendar file leads to the card's best address", async () => {
  const { user, card, call, chat, stored } = await aChat();
  const domain = await aDomain(host.database, user, { cardId: card.id, isMain: true });
  await expect.poll(async () => (await callAs(host, domain.host, "/")).status).toBe(200);
  await chat("I'd like to book a kite repair next Tuesday at 3 pm");
  await chat("Anna Lee, anna@example.com");
  const { text } = await call("GET", `/api/conversations/${(await stored()).id}?format=ics`);
  expect(text.replace(/\r\n /g, "")).toContain(`http://${domain.host}/`);
});

test("a changed time is told again, the rest is not", async () => {
  const { chat, mails, nextMail } = await aChat();
  await chat("Can I get an appointment next Tuesday at 3 pm? anna@example.com");
  expect(await mails()).toBe(1);
  await chat("thanks");
  expect(await mails()).toBe(1);
  await chat("I want to move my appointment to 4 pm");
  expect(await mails()).toBe(2);
  const [, mail] = [await nextMail(), await nextMail()];
  expect(mail!.attachment!.content).toMatch(/DTSTART:\d{8}T1[56]0000Z/);
});

test("an impossible day and a closed one are questioned, and nothing is stored of them", async () => {
  const { chat, stored } = await aChat();
  expect(await chat("Can I book an appointment on 31 February?")).toContain("There is no 31 February");
  expect(await chat("next Sunday at noon")).toContain("closed");
  expect((await stored()).appointment).toBeNull();
  const { day, weekday } = nextOpenDay();
  await chat(`${weekday} at noon`);
  expect((await stored()).appointment).toMatchObject({ day, time: "12:00" });
});

test("the calendar file is the owner's, and there is none without an appointment", async () => {
  const { call, visit, chat, stored } = await aChat();
  await chat("Hello");
  const { id } = await stored();
  expect((await call("GET", `/api/conversations/${id}?format=ics`)).status).toBe(404);
  expect((await call("GET", `/api/conversations/${id}?format=pdf`)).status).toBe(400);
  expect((await visit("GET", `/api/conversations/${id}?format=ics`)).status).toBe(401);
  const other = await signedIn(host, await aUser(host.database, { accessLevel: 3 }));
  expect((await other("GET", `/api/conversations/${id}?format=ics`)).status).toBe(403);
});
