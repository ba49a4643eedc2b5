import { expect, test } from "vitest";
import { aBusiness, converse } from "../../../tests/assistant/conversation.ts";
import { appointmentOf } from "../appointment.server.ts";
import type { AssistantContext } from "./facts/facts.ts";

// A Sunday.
const business = (settings: Parameters<typeof aBusiness>[2]) =>
  aBusiness(
    new Date("2026-11-29T12:00:00Z"),
    { name: "Dev Parmar", phone: "+44 116 496 0734", email: "dev@school.example" },
    { primaryGoal: "schedule_appointment", ...settings },
  );
const school = business({
  services: ["Manual lesson", "Intensive course"],
  priceRanges: { "Manual lesson": 38, "Intensive course": 1090 },
  companyInfo: "We pick you up at home. Please bring your licence. Sunita teaches manual, Craig the intensive course.",
});
const gaerten = business({
  services: ["Erstberatung", "Gehölzschnitt"],
  priceRanges: { Erstberatung: 120, Gehölzschnitt: 58 },
  companyInfo: "Wir planen und pflegen Gärten in Münster. Jonas Overbeck leitet die Baustellen.",
});
const BOOKED = ["a manual lesson on Friday 11 December at 2pm please", "Ann Lee 07700 900123"];
const GEBUCHT = ["Erstberatung am Freitag, 11. Dezember um 14 Uhr bitte", "Ute Kern, 0151 23456789"];

function talk(facts: AssistantContext, ...messages: string[]) {
  const replies = converse(facts, ...messages);
  const { conversation } = replies.at(-1)!;
  return { said: replies.at(-1)!.message, conversation, appointment: appointmentOf(conversation, facts.settings) };
}

test.each([
  [school, BOOKED, "could Sunita ring me first? after 5 is best"],
  [school, BOOKED, "can we have a call before that? thursday evening about 6"],
  [gaerten, GEBUCHT, "Bitte rufen Sie mich vorher an, am besten morgen zwischen 9 und 11"],
])("%#: a call is noted in the visitor's words, and no appointment is made of its time", (facts, booked, message) => {
  const { said, conversation, appointment } = talk(facts, ...booked, message);
  expect(conversation.wish).toMatchObject({ day: "2026-12-11", time: "14:00" });
  expect(said).toContain(message);
  expect(appointment?.note).toContain(message);
});

test("a call without an appointment is one, and what follows is said of it", () => {
  const { said, conversation, appointment } = talk(
    gaerten,
    "kein Termin, ich möchte einen Rückruf. 02501 448190",
    "Am besten morgen zwischen 9 und 11",
    "und bitte vom Overbeck, ich warte auf den Anruf",
  );
  expect(appointment).toBeNull();
  expect(said).toContain("Anruf");
  expect(conversation.extras).toEqual([
    "ich möchte einen Rückruf",
    "Am besten morgen zwischen 9 und 11",
    expect.stringContaining("Overbeck"),
  ]);
});

test("who wants to call is told the number", () => {
  for (const question of ["can I call you instead?", "is there a number I can ring", "could we phone you on sunday?"])
    expect(talk(school, ...BOOKED, question).said).toContain("+44 116 496 0734");
});

test("a business that offers calls makes appointments of them", () => {
  const coach = business({ services: ["Discovery call", "Coaching hour"], companyInfo: "A discovery call is free." });
  const { appointment } = talk(coach, "I'd like a discovery call on Friday 11 December at 2pm");
  expect(appointment).toMatchObject({ service: "Discovery call", day: "2026-12-11", time: "14:00" });
});

test.each([
  [school, BOOKED, "no, the other way round, as I told you"],
  [school, BOOKED, "the venue is Orchard House by the way"],
  [gaerten, GEBUCHT, "wir haben da auch noch eine alte Birke"],
])("%#: what no rule reads is said to be noted, and changes nothing", (facts, booked, message) => {
  const { said, conversation, appointment } = talk(facts, ...booked, message);
  expect(said).toContain(`“${message}”`.replace(/[“”]/g, ""));
  expect(conversation.wish).toMatchObject({ day: "2026-12-11", time: "14:00" });
  expect(appointment?.note).toContain(message);
});

test.each(["ok thanks, bye", "thank you so much", "great", "no thanks"])("%s is no news to the owner", (message) => {
  expect(talk(school, ...BOOKED, message).conversation.extras).toBeUndefined();
});

test("an address or number in them is not kept a second time", () => {
  const { conversation } = talk(school, ...BOOKED, "ring me on 07700 900999 about the licence after lunch");
  expect(conversation.extras?.join()).not.toContain("900999");
});

test.each([
  ["Fridays at 11, with Sunita if she is free", "with Sunita if she is free"],
  ["a manual lesson every Friday at 11", "every Friday at 11"],
])("%s: whom a wish is for, and that it repeats, is kept beside the day", (message, phrase) => {
  const { appointment } = talk(school, "a lesson please", message);
  expect(appointment).toMatchObject({ day: "2026-12-04", time: "11:00" });
  expect(appointment?.note).toContain(phrase);
});

test("a month is kept until there is a day, and a weekday alone is one of it", () => {
  const { conversation } = talk(
    gaerten,
    "Ich brauche einen Termin für den Gehölzschnitt, irgendwann zweite Februarwoche",
    "Sven Ahlers, 0151 44002817",
    "Montag bis Mittwoch vormittags passt am besten",
  );
  expect(conversation.wish?.day).toBeUndefined();
  expect(conversation.extras?.join()).toMatch(/Februarwoche.*vormittags/);
});

test.each([
  ["and the price?", /£38|38/],
  ["cool, how much?", /38/],
  ["we'd also like the intensive course. what would that all come to?", /38.*1,090/s],
])("%s tells the price of what is wished for", (question, price) => {
  expect(talk(school, "a manual lesson on Friday 11 December at 2pm please", question).said).toMatch(price);
});

test.each([
  ["can you move it to start at 9 instead, i have work at 2", "09:00"],
  ["9 til 12 instead of 2. ok?", "09:00"],
  ["2pm is too late. let's say 10", "10:00"],
])("%s changes the time", (message, time) => {
  expect(talk(school, ...BOOKED, message).conversation.wish).toMatchObject({ day: "2026-12-11", time });
});

test("the other half of the day drops the time, which is asked for", () => {
  const { said, conversation } = talk(gaerten, ...GEBUCHT, "ginge auch Donnerstag Vormittag statt Freitag?");
  expect(conversation.wish).toMatchObject({ day: "2026-12-10" });
  expect(conversation.wish?.time).toBeUndefined();
  expect(said).toContain("Um wie viel Uhr?");
});

test("a name that was asked for is taken before what else is said", () => {
  const { conversation } = talk(
    school,
    "a lesson on Friday 11 December at 2pm",
    "07700 900123",
    "liam i said. is it far?",
  );
  expect(conversation.lead.name).toBe("Liam");
});

test.each([
  ["wed around 9, im Leo Martins 07700 900123", { day: "2026-12-02", time: "09:00" }],
  ["yes friday is fine, about 11 please", { day: "2026-12-04", time: "11:00" }],
])("%s names a time", (message, appointment) => {
  expect(talk(school, "can I book a manual lesson", message).conversation.wish).toMatchObject(appointment);
});

test("a service is changed by the one word that no other has", () => {
  const cellar = business({ services: ["Visit and classic tasting", "Riserva tasting"], companyInfo: "We sell wine." });
  const { conversation } = talk(
    cellar,
    "a riserva tasting on saturday 5 december at 11 please",
    "no, make it the classic one",
  );
  expect(conversation.wish).toMatchObject({ service: "Visit and classic tasting", day: "2026-12-05" });
});

test("who takes leave until a day that is noted is told goodbye", () => {
  expect(talk(school, ...BOOKED, "great see you friday").said).toMatch(/Goodbye|bye/);
  expect(talk(school, ...BOOKED, "no, friday!").said).toMatch(/Friday 11 December/);
});

test("a part of the day is a time, and is not asked for again", () => {
  const { said, conversation } = talk(
    school,
    "a manual lesson on Friday 11 December please",
    "whenever, morning please",
    "07700 900123",
  );
  expect(conversation.extras).toContain("whenever, morning please");
  expect(said).not.toContain("At what time?");
});

test("who leaves the dog at home has named no place", () => {
  expect(talk(school, ...BOOKED, "we leave the dog at home then").conversation.place).toBeUndefined();
  expect(talk(school, ...BOOKED, "please come to us at home").conversation.place).toBe("at home");
});

test("what is asked for beside the name is kept", () => {
  const { appointment } = talk(gaerten, GEBUCHT[0]!, "Ute Kern 0151 23456789, bitte klingeln und warten");
  expect(appointment?.note).toContain("bitte klingeln und warten");
});

test.each([
  ["no the 10th not the 11th", { day: "2026-12-10" }],
  ["saturday no good can we do sunday instead", { day: "2026-12-13" }],
  ["friday no good, can we do saturday instead, same time", { day: "2026-12-12", time: "14:00" }],
  ["thursday 6pm then, 10 december", { day: "2026-12-10", time: "18:00" }],
  ["no, friday 11 at 4pm", { day: "2026-12-11", time: "16:00" }],
])("%s changes the day", (message, changed) => {
  expect(talk(school, ...BOOKED, message).conversation.wish).toMatchObject(changed);
});

test("how many come is no hour, and a number replaces the one before", () => {
  const { conversation } = talk(
    gaerten,
    "wir wollen am Freitag den 11.12. zur Erstberatung, 2 Personen",
    "wir wären jetzt doch zu dritt",
  );
  expect(conversation.wish).toEqual({ service: "Erstberatung", day: "2026-12-11" });
  expect(conversation.party).toBe("zu dritt");
});

test("a place that is denied goes", () => {
  const home = talk(school, ...BOOKED, "please come to us at home", "no, not at home, i come to you");
  expect(home.conversation.place).toBeUndefined();
});

test.each(["what have you got down for me?", "all noted?", "is the friday booked in?"])(
  "%s is read back",
  (question) => {
    expect(talk(school, ...BOOKED, question).said).toMatch(/Manual lesson, Friday 11 December at 14:00/);
  },
);

test("what is told beside the name is kept, of a wish that is known", () => {
  const { appointment } = talk(gaerten, GEBUCHT[0]!, "ute kern 0151 23456789, zwei davon sind vegetarier");
  expect(appointment?.note).toContain("zwei davon sind vegetarier");
  expect(appointment?.note).not.toContain("ute kern");
});
