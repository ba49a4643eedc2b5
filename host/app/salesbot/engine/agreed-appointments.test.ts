import { expect, test } from "vitest";
import { converse } from "../../../tests/assistant/conversation.ts";
import { bareFacts } from "../../../tests/assistant/facts.ts";
import type { AssistantContext } from "./facts/facts.ts";
import type { Reply } from "./reply.ts";

// In May 2026, when these facts' now is, the 19th is a Tuesday.
const business = (settings: Partial<AssistantContext["settings"]>): AssistantContext => ({
  ...bareFacts,
  card: { ...bareFacts.card, email: "jonas@field.example.com" },
  settings: { ...bareFacts.settings, leadQualificationQuestions: [], ...settings },
});
const DAY = [{ from: "10:00", to: "19:00" }];
const studio = business({
  services: ["Massage", "Follow-up"],
  companyInfo: "A massage takes an hour. If you cancel less than a day before, half the price is due.",
  workingHours: { timeZone: "Europe/Lisbon", days: { tue: DAY, wed: DAY, thu: DAY, fri: DAY } },
});
const praxis = business({
  services: ["Massage", "Beratung"],
  companyInfo: "Eine Massage dauert eine Stunde. Wir freuen uns auf Sie und nehmen uns Zeit.",
  workingHours: { timeZone: "Europe/Berlin", days: { tue: DAY, wed: DAY, thu: DAY, fri: DAY } },
});
const inn = business({
  services: ["Double room", "Single room"],
  priceRanges: { "Double room": 95, "Single room": 65 },
  companyInfo: "Prices are per room and night. Breakfast is included.",
});
const flat = business({
  services: ["Ferienwohnung"],
  companyInfo: "Die Wohnung kostet 110 Euro die Nacht. Vom 1. bis 20. November renovieren wir und vermieten nicht.",
});

const talk = (facts: AssistantContext, ...messages: string[]): Reply => converse(facts, ...messages).at(-1)!;

const BOOKED = "I'd like to book a massage on Tuesday 19 May at 3 pm";
const GEBUCHT = "Ich möchte eine Massage am Dienstag, 19. Mai um 15 Uhr buchen";

test.each([
  [studio, BOOKED, "just a second, I am looking for my glasses"],
  [studio, BOOKED, "I had an operation on 3 March"],
  [studio, BOOKED, "my back has been bad for three weeks"],
  [studio, BOOKED, "my birthday is 21 May"],
  [studio, BOOKED, "What about Friday, are you open?"],
  [studio, BOOKED, "my sister arrives on Thursday from Rome with her dog"],
  [praxis, GEBUCHT, "einen Moment bitte"],
  [praxis, GEBUCHT, "Ich wurde am 3. März operiert"],
  [praxis, GEBUCHT, "Mein Geburtstag ist am 21. Mai"],
])("%#: what was agreed stands", (facts, first, message) => {
  const { conversation } = talk(facts, first, message);
  expect(conversation.wish).toMatchObject({ service: "Massage", day: "2026-05-19", time: "15:00" });
});

test("a day that is perhaps meant is not said to be noted: what stands is told", () => {
  const { message } = talk(studio, BOOKED, "a@b.example.com", "Ann Lee", "my sister arrives on Thursday from Rome");
  expect(message).toMatch(/^You asked for: Massage, Tuesday 19 May at 15:00/);
});

test.each([
  [studio, BOOKED, "can we make it 5?", { day: "2026-05-19", time: "17:00" }],
  [studio, BOOKED, "not the 19th, the 20th", { day: "2026-05-20", time: "15:00" }],
  [studio, BOOKED, "no, I mean Friday in two weeks", { day: "2026-05-29", time: "15:00" }],
  [studio, BOOKED, "I can't come on Tuesday, can we do Thursday?", { day: "2026-05-14", time: "15:00" }],
  [studio, BOOKED, "thursday 11am", { day: "2026-05-14", time: "11:00" }],
  [praxis, GEBUCHT, "lieber um 5", { day: "2026-05-19", time: "17:00" }],
  [praxis, GEBUCHT, "nicht am 19., am 20.", { day: "2026-05-20", time: "15:00" }],
  [praxis, GEBUCHT, "Können wir auf Freitag verschieben?", { day: "2026-05-15", time: "15:00" }],
])("%#: words of changing change it", (facts, first, message, changed) => {
  expect(talk(facts, first, message).conversation.wish).toMatchObject(changed);
});

test.each([
  [studio, ["so tomorrow thursday 5.30 possible?"], { day: "2026-05-14", time: "17:30" }],
  [studio, ["tuesday 19 may at 3pm for a call, is that free?"], { day: "2026-05-19", time: "15:00" }],
  [studio, ["Could I bring my son on Tuesday at 3pm for a massage?"], { day: "2026-05-19", time: "15:00" }],
  [studio, ["I want an appointment", "tuesday at eleven please"], { day: "2026-05-19", time: "11:00" }],
  [studio, ["book me for tuesday", "half past two"], { day: "2026-05-19", time: "14:30" }],
  [praxis, ["Ich hätte gern am Dienstag, 19. Mai um 15 Uhr eine Massage"], { day: "2026-05-19", time: "15:00" }],
  [praxis, ["Termin?", "Dienstag um drei würde uns passen"], { day: "2026-05-19", time: "15:00" }],
  [praxis, ["Dienstag 19. Mai um 15 Uhr, geht das?"], { day: "2026-05-19", time: "15:00" }],
  [praxis, ["Ich möchte einen Termin am Dienstag", "halb drei"], { day: "2026-05-19", time: "14:30" }],
])("%#: a wish is heard without a set phrase", (facts, messages, expected) => {
  expect(talk(facts, ...messages).conversation.wish).toMatchObject(expected);
});

test("a time outside the hours is told, not passed over", () => {
  const { message } = talk(studio, "can I drop in on tuesday 9am for a massage?");
  expect(message).toContain("open 10:00–19:00");
});

test.each([
  [inn, ["Do you have a double room from 18 to 20 May for 2 adults and a dog?"], "2026-05-18", "2026-05-20"],
  [inn, ["I'd like to book a double room from 18 May for two nights, 2 adults and a dog"], "2026-05-18", "2026-05-20"],
  [inn, ["2 adults and a dog, Monday 18 to Wednesday 20 May please"], "2026-05-18", "2026-05-20"],
  [flat, ["Ist die Wohnung vom 12. bis 19. Juli frei? 2 Erwachsene und ein Hund"], "2026-07-12", "2026-07-19"],
  [flat, ["Wir suchen eine Wohnung ab 12. Juli für eine Woche, 2 Erwachsene und ein Hund"], "2026-07-12", "2026-07-19"],
])("%#: a stay is kept whole where prices are by the night", (facts, messages, day, until) => {
  const { message, asked, conversation } = talk(facts, ...messages);
  expect(conversation.wish).toMatchObject({ day, until });
  expect(conversation.party).toMatch(/^2 (?:adults|Erwachsene)(?:,| and| und) (?:a dog|ein Hund)$/);
  expect(message).not.toMatch(/what time|wie viel Uhr/i);
  expect(message).toContain(conversation.party);
  expect(asked).toEqual({ kind: "contact", purpose: "appointment" });
});

test("a stretch in which nothing is let rules a stay out", () => {
  const { message, conversation } = talk(flat, "Ist die Wohnung vom 5. bis 12. November frei?");
  expect(message).toContain("Vom 1. bis 20. November renovieren wir und vermieten nicht.");
  expect(conversation.wish?.day).toBeUndefined();
});

test.each([
  [studio, BOOKED, "I need to cancel my massage", /^I have noted for Jonas that you are cancelling.*19 May at 15:00/],
  [studio, BOOKED, "can we cancel, he is sick", /^I have noted for Jonas that you are cancelling/],
  [studio, BOOKED, "I can't come on Tuesday any more", /^I have noted for Jonas that you are cancelling/],
  [studio, BOOKED, "sorry, i have to cancel", /^I have noted for Jonas that you are cancelling/],
  [praxis, GEBUCHT, "Ich muss leider absagen", /^Ich habe für Jonas notiert, dass Sie absagen/],
  [praxis, GEBUCHT, "Ich kann am Dienstag nicht kommen", /^Ich habe für Jonas notiert, dass Sie absagen/],
])("%#: cancelling is noted and told", (facts, first, message, expected) => {
  const answer = talk(facts, first, message);
  expect(answer.message).toMatch(expected);
  expect(answer.outcome).toBe("cancelled");
  expect(answer.conversation.wish?.day).toBe("2026-05-19");
});

test("who asks for the rule cancels nothing, and a new wish is none that was cancelled", () => {
  const rule = talk(studio, BOOKED, "what if I cancel the day before?");
  expect(rule.outcome).toBe("browsing");
  expect(rule.message).toContain("half the price");
  expect(talk(studio, BOOKED, "cancel it", "is it cancelled?").message).toMatch(/you are cancelling/);
  const { outcome, conversation } = talk(studio, BOOKED, "cancel it", "book a follow-up on Friday at 11");
  expect(outcome).toBe("browsing");
  expect(conversation.wish).toEqual({ service: "Follow-up", day: "2026-05-15", time: "11:00" });
});

test.each([
  [studio, BOOKED, "what have you noted for me?"],
  [studio, BOOKED, "what's my order so far?"],
  [studio, BOOKED, "am I registered?"],
  [studio, BOOKED, "when am I supposed to come?"],
  [praxis, GEBUCHT, "Wann sollten wir kommen?"],
  [praxis, GEBUCHT, "Was haben Sie für mich notiert?"],
])("%#: who comes back is told what was agreed", (facts, first, message) => {
  const answer = talk(facts, first, "ann@example.com", message);
  expect(answer.message).toMatch(
    /Massage, (?:Tuesday 19 May at 15:00|Dienstag, 19\. Mai um 15:00 Uhr).*ann@example\.com/,
  );
  expect(answer.unanswered).toEqual([]);
});
