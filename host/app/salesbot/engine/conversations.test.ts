import { expect, test } from "vitest";
import { aBusiness, converse } from "../../../tests/assistant/conversation.ts";
import { type Reply, reply } from "./reply.ts";
import { openingSuggestions } from "./say/welcome.ts";

const NOW = new Date("2026-11-27T13:30:00Z");
const business = (card: Parameters<typeof aBusiness>[1], settings: Parameters<typeof aBusiness>[2]) =>
  aBusiness(NOW, card, settings);

const guesthouse = business(
  { name: "Sally Marsh", company: "Reed House", phone: "+44 1632 960 111", email: "sally@reedhouse.example" },
  {
    services: ["Double room", "Single room", "Family room"],
    priceRanges: { "Double room, per night": 95, "Single room, per night": 65, "Family room, per night": 140 },
    currency: "GBP",
    companyInfo:
      "Breakfast is served from 7:30 to 9:30 and included. Dogs are welcome at £10 a night.\n\nSauna:\nThe sauna in the garden is heated from 5 pm. Children from 8. There is no pool.\n\nClosed in January.",
  },
);
const week = (last: string) =>
  Object.fromEntries(["tue", "wed", "thu", "fri"].map((day) => [day, [{ from: "09:00", to: last }]]));
const groomer = business(
  { name: "Jo Perrin", company: "Wag & Wash", phone: "+44 1632 960 222", email: "jo@wagwash.example" },
  {
    services: ["Full groom", "Nail trim"],
    priceRanges: { "Full groom, small dog": 38, "Full groom, large dog": 58, "Nail trim": 12 },
    currency: "GBP",
    companyInfo: "A full groom takes about two hours. Closed on bank holidays. We do not groom cats.",
    leadQualificationQuestions: ["What is your dog's name?", "How old is your dog?"],
    workingHours: { timeZone: "Europe/London", days: week("17:00") },
  },
);
const salon = business(
  { name: "Anke Reuter", company: "Salon Reuter", phone: "+49 40 555 0133", email: "anke@reuter.example" },
  {
    services: ["Haarschnitt Damen", "Haarschnitt Herren", "Färben"],
    priceRanges: { "Haarschnitt Damen": 48, "Haarschnitt Herren": 32, Färben: 65 },
    companyInfo: "Bei uns bekommst du einen Kaffee, wenn du wartest. Du kannst bar oder mit Karte zahlen.",
    workingHours: { timeZone: "Europe/Berlin", days: week("18:00") },
  },
);

const textsOf = (replies: Reply[]) => replies.map(({ message }) => message);

test("a stay has two days and no hour, and is told whole once the address is known", () => {
  const [first, second, price, dog, address, recall, bye] = converse(
    guesthouse,
    "do you have a room for two from 3 to 6 December?",
    "the double please",
    "how much is that?",
    "can we bring our labrador?",
    "tom.baker@example.com",
    "great, so what have we agreed?",
    "thanks, bye",
  );
  expect(first!.message).toContain("Thursday 3 December to Sunday 6 December");
  expect(first!.message).not.toMatch(/what time/i);
  expect(second!.message).toContain("Double room, per night, Thursday 3 December to Sunday 6 December");
  expect(price!.message).toContain("£95");
  expect(dog!.message).toContain("Dogs are welcome");
  for (const { message } of [address!, recall!])
    expect(message).toMatch(
      /Double room, per night, Thursday 3 December to Sunday 6 December.*tom\.baker@example\.com/,
    );
  expect(bye!.message).toContain("Goodbye");
  expect(bye!.suggestions).toEqual([]);
});

test.each([
  [["we want to book 2 nights from 12 December"], "2026-12-12", "2026-12-14"],
  [["I'd like to stay from Friday", "until Sunday"], "2026-12-04", "2026-12-06"],
  [["Is there a room on 12 December?", "two nights"], "2026-12-12", "2026-12-14"],
  [["a double from 3 to 6 December please", "until the 8th of December"], "2026-12-03", "2026-12-08"],
])("the days of a stay come together: %j", (messages, day, until) => {
  expect(converse(guesthouse, ...messages).at(-1)!.conversation.wish).toMatchObject({ day, until });
});

test("a stay in a month that the owner closes in is not kept", () => {
  const [answer] = converse(guesthouse, "a single room from 10 to 12 January please");
  expect(answer!.message).toContain("Closed in January");
  expect(answer!.conversation.wish?.day).toBeUndefined();
});

test("a few words are a wish while a day is spoken of", () => {
  const replies = converse(
    salon,
    "habt ihr am Montag auf?",
    "Dienstag 10 Uhr",
    "Haarschnitt Herren",
    "max@example.com",
    "Max Vogel",
    "wann war das nochmal?",
  );
  const [closed, time, service, whole, , recall] = textsOf(replies);
  expect(closed).toMatch(/^Montag: geschlossen/);
  expect(time).toContain("Dienstag, 1. Dezember um 10:00 Uhr");
  expect(service).toContain("Haarschnitt Herren, Dienstag, 1. Dezember um 10:00 Uhr");
  for (const message of [whole, recall])
    expect(message).toMatch(/Haarschnitt Herren, Dienstag, 1\. Dezember um 10:00 Uhr.*max@example\.com/);
});

test("an owner who writes du says du", () => {
  const replies = converse(salon, "kann ich mit karte zahlen?", "macht ihr auch hochsteckfrisuren?", "ja", "danke");
  expect(textsOf(replies).join("\n")).toMatch(/\bdu\b/);
  expect(textsOf(replies).join("\n")).not.toMatch(/\b(?:Sie|Ihnen|Ihre)\b/);
  const chips = replies.flatMap(({ suggestions }) => suggestions).concat(openingSuggestions(salon));
  expect(chips.join("\n")).toMatch(/\b(?:ihr|euch)\b/);
  expect(chips.join("\n")).not.toMatch(/\b(?:Sie|Ihnen|Ihre)\b/);
  for (const chip of new Set(chips)) expect(reply(salon, [], chip).unanswered, chip).toEqual([]);
});

test("answers to our own questions are no searches, and the size chosen prices what comes next", () => {
  const replies = converse(
    groomer,
    "how much is a full groom?",
    "Bella",
    "she's a rescue, about three",
    "and the large dog one?",
    "do you have anything on Tuesday?",
    "10 o'clock",
    "jim@example.com",
    "what time was that again?",
  );
  const [prices, name, age, size, day, time, whole, recall] = textsOf(replies);
  expect(prices).toMatch(/£38.*£58|£58.*£38/);
  for (const message of [name, age]) expect(message).toContain("noted that");
  expect(size).toContain("£58");
  expect(day).toMatch(/can't see Jo's calendar.*Tuesday 1 December/);
  expect(time).toContain("Tuesday 1 December at 10:00");
  expect(whole).toMatch(/Tuesday 1 December at 10:00.*jim@example\.com/);
  expect(recall).toMatch(/Tuesday 1 December at 10:00.*jim@example\.com/);
});

test.each([
  [["you cut my dog's ear last week and she's bleeding"]],
  [["my email is al@example.com", "I want my money back, the groom was awful"]],
  [["I want a refund for the full groom, you ruined her coat. al@example.com"]],
  [["how much is a nail trim?", "nobody turned up on Tuesday, I want to complain"]],
])("a complaint gets regret and the owner's contact, never a price: %j", (messages) => {
  const { message } = converse(groomer, ...messages).at(-1)!;
  expect(message).toMatch(/^I am sorry to hear that/);
  expect(message).toContain("+44 1632 960 222");
  expect(message).not.toContain("£");
});

test("a bank holiday is a day off where the owner says so", () => {
  const replies = converse(groomer, "are you open on Good Friday?", "and on Christmas Day?");
  for (const message of textsOf(replies)) expect(message).toContain("Closed on bank holidays");
  const [request] = converse(groomer, "Can I book a full groom on Friday 25 December at 10?");
  expect(request!.message).toMatch(/closed/i);
  expect(request!.conversation.wish?.day).toBeUndefined();
  expect(converse(salon, "Termin am 25. Dezember um 10 Uhr")[0]!.conversation.wish?.day).toBe("2026-12-25");
});

test.each([
  ["my name is Tom Baker by the way", "Tom Baker"],
  ["I'm Ann Lee btw, is there a pool?", "Ann Lee"],
])("a name ends where it ends: %s", (message, name) => {
  expect(converse(guesthouse, message)[0]!.lead.name).toBe(name);
});

test("a sentence without its subject is told with the one that has it", () => {
  const [answer] = converse(guesthouse, "is there a pool?");
  expect(answer!.message).toContain("The sauna in the garden is heated from 5 pm. Children from 8. There is no pool.");
});

test.each([
  [guesthouse, "do you have a helipad?", /^I (?:don't have that|can't say)[^.]*\. Shall I ask Sally\?/],
  [
    salon,
    "Habt ihr einen Hubschrauberlandeplatz?",
    /^(?:Das steht leider nicht|Das kann ich nicht)[^.]*\. Soll ich Anke/,
  ],
])("what is in no fact is owned first, offered to the owner and noted", (facts, question, owned) => {
  const [answer] = converse(facts, question);
  expect(answer!.message).toMatch(owned);
  expect(answer!.unanswered).toEqual([question]);
  expect(answer!.used.length).toBeLessThanOrEqual(1);
  const [, agreed, noted] = converse(facts, question, facts === salon ? "ja bitte" : "yes please", "pat@example.com");
  expect(agreed!.asked).toEqual({ kind: "contact", purpose: "pass-on" });
  expect(agreed!.unanswered).toEqual([]);
  expect(noted!.message).toContain("pat@example.com");
});

test.each([guesthouse, groomer, salon])("at most three suggestions, each a question that fits", (facts) => {
  const chips = [
    ...converse(facts, "hello", "how much is it?", "do you have parking?").map(({ suggestions }) => suggestions),
    openingSuggestions(facts),
  ];
  for (const list of chips) {
    expect(list.length).toBeLessThanOrEqual(3);
    for (const one of list) {
      expect(one.length).toBeLessThanOrEqual(32);
      expect(one).toMatch(/\?$/);
      expect(one).not.toMatch(/…|“|„/);
    }
  }
});
