import { expect, test } from "vitest";
import { bareFacts } from "../../../tests/assistant/facts.ts";
import type { AssistantContext, Turn } from "./facts/facts.ts";
import { reply } from "./reply.ts";

const facts: AssistantContext = {
  ...bareFacts,
  settings: {
    ...bareFacts.settings,
    currency: "USD",
    services: ["Wheel class", "Birthday party"],
    priceRanges: { "Wheel class": 65, "Birthday party": 320 },
    companyInfo:
      "Dogs: not in the kiln room. No checks. Wifi: yes. Deposit of $50 for parties, not refundable. Glaze samples are free. A wheel class lasts two hours and takes six people at most. Guided tour: Saturdays only.\nOpen Tuesday to Friday 9 to 5.",
  },
};
const replyText = (message: string, history: Turn[] = []) => reply(facts, history, message).message;

test.each([
  ["Thanks for confirming that my dog may be in the kiln room", "not in the kiln room"],
  ["Perfect, thanks for confirming I can pay by check", "No checks"],
  ["Thank you for waiving the deposit", "not refundable"],
  ["Great, so a wheel class is $20 then. Thank you!", "$65"],
])("%s: who thanks for what was not said is told what the owner says", (message, expected) => {
  expect(replyText(message)).toContain(expected);
});

test("thanks for nothing but words are just thanks", () => {
  expect(replyText("Thank you so much for your kind help")).not.toContain("What I have on that");
});

test("what a sentence says of another service is not sure", () => {
  expect(replyText("Is the birthday party for six people at most?")).toMatch(/can't say for certain|don't have that/);
});

test.each([
  "Please do not contact me. pat@mail.example",
  "I don't want to be contacted, pat@mail.example",
  "No calls please. 207 555 0177",
  "Do not store this: pat@mail.example",
  "Bitte nicht anrufen: +49 511 1234567",
])("%s: an address that comes with a refusal is not kept", (message) => {
  const { lead, outcome } = reply(facts, [], message);
  expect(lead).toEqual({});
  expect(outcome).toBe("declined");
});

test("who names another way is reached by it", () => {
  expect(reply(facts, [], "don't call me, mail me at pat@mail.example").lead.email).toBe("pat@mail.example");
});

test.each(["How much is 1000000000000 wheel classes?", "Can I come on 29.2.2027?", "ISBN 9780306406157"])(
  "%s holds no number of a visitor",
  (message) => {
    expect(reply(facts, [], message).lead).toEqual({});
  },
);

test.each(["Contact my friend instead: bob@gmail.example, +1 202 555 0199", "Do not contact Jim at jim@boss.example"])(
  "%s: somebody else's address is none of the visitor's",
  (message) => {
    expect(reply(facts, [], message).lead).toEqual({});
  },
);

test.each(["talk to someone", "Overhaul Ten Dollars", "go away"])("%s is no name, whatever was asked", (message) => {
  const previous = reply(facts, [], "my mail is a@b.example");
  const history: Turn[] = [
    { role: "user", content: "my mail is a@b.example" },
    { role: "assistant", content: previous.message, asked: previous.asked, state: previous.conversation },
  ];
  expect(reply(facts, history, message).lead.name).toBeUndefined();
});

const shop: AssistantContext = {
  ...facts,
  settings: {
    ...facts.settings,
    services: ["Tune-up", "Bike rental"],
    priceRanges: { "Tune-up": 75, "City bike rental per day": 35 },
    knowledge: [{ question: "Do you buy used bikes?", answer: "Yes, on Thursdays, if you bring proof of purchase." }],
    workingHours: {
      timeZone: "America/New_York",
      days: { mon: [{ from: "09:00", to: "17:30" }], thu: [{ from: "09:00", to: "17:30" }] },
    },
    companyInfo:
      "Closed from 24 December to 2 January. We do not work on motorcycles or scooters.\nWashroom: yes, no showers. Cards and Interac, no cash. Student disc. 10% Tuesdays.",
  } as AssistantContext["settings"],
};
const shopReplyText = (message: string) => reply(shop, [], message).message;

test("a yes is kept for the owner's own question, with nothing added", () => {
  expect(shopReplyText("Do you buy used bikes?")).toMatch(/^Yes, on Thursdays/);
  expect(shopReplyText("Do you buy used bikes on Mondays?")).not.toMatch(/yes/i);
  expect(shopReplyText("Do you buy stolen used bikes?")).not.toMatch(/yes/i);
});

test("a price is sure for what it names and is by", () => {
  expect(shopReplyText("How much is a city bike rental per day?")).toContain("City bike rental per day: $35.");
  expect(shopReplyText("How much is a city bike rental per hour?")).toContain("I can't say for certain");
  expect(shopReplyText("How much is a mountain bike rental per day?")).toContain("I can't say for certain");
});

test.each(["Are you open on New Year's Day?", "Are you open at Christmas?", "open on boxing day?"])(
  "%s is answered by the days off",
  (message) => {
    expect(shopReplyText(message)).toContain("Closed from 24 December to 2 January");
  },
);

test("a line's label goes with no sentence that has a subject of its own", () => {
  expect(shopReplyText("do you take cash")).toMatch(/^Cards and Interac, no cash/);
  expect(shopReplyText("student discount?")).toContain("Student disc. 10% Tuesdays");
});

test("what is not done cannot be wished for", () => {
  const { message, conversation } = reply(shop, [], "Book motorcycle repair Thursday at 11");
  expect(message).toContain("We do not work on motorcycles");
  expect(conversation.wish?.day).toBeUndefined();
});

test("an address is where it is, whatever else is called one", () => {
  const reachable = { ...shop, card: { ...shop.card, address: "18 Wharf Street", email: "maren@example.com" } };
  expect(reply(reachable, [], "address?").message).toContain("18 Wharf Street");
  expect(reply(reachable, [], "address?").message).not.toContain("maren@");
});

test("what is typed like a suggestion is about what is spoken of", () => {
  const previous = reply(facts, [], "book a birthday party for friday");
  const history: Turn[] = [
    { role: "user", content: "book a birthday party for friday" },
    { role: "assistant", content: previous.message, asked: previous.asked, state: previous.conversation },
  ];
  expect(replyText("how long does it take", history)).not.toMatch(/^A wheel class lasts/);
});

test("a day that is asked about is held against what was told", () => {
  const previous = reply(facts, [], "do you do guided tours");
  const history: Turn[] = [
    { role: "user", content: "do you do guided tours" },
    { role: "assistant", content: previous.message, asked: previous.asked, state: previous.conversation },
  ];
  expect(replyText("can we do it on a friday", history)).toContain("Saturdays only");
});
