import { expect, test } from "vitest";
import { fullFacts } from "../../../tests/assistant/facts.ts";
import type { AssistantContext, Turn } from "./facts/facts.ts";
import { reply } from "./reply.ts";

/** Telegram lines with labels, and prices by the person, the hour and the piece. */
const facts: AssistantContext = {
  ...fullFacts,
  settings: {
    ...fullFacts.settings,
    currency: "USD",
    services: ["Cave walk", "Rope course", "Lamp repair"],
    priceRanges: {
      "Cave walk, per person": 30,
      "Rope course, per person": 42,
      "Boat, per hour": 20,
      "Helmet, each": 8,
      "Lamp repair": 55,
      "Sauna, 30 minutes": 12,
      "Sauna, 60 minutes": 19,
    },
    companyInfo: `Cave walk: two hours underground. Children under six cannot come. A ticket for the lift is extra, $4.
Rope course: 90 minutes. A ticket for the lift is included.
Gloves can be bought at the door.
Photos of the tour are free of charge.
A locker costs $2.
We do not rent out boots; the shop across the road has some from $3.`,
    knowledge: [],
    leadQualificationQuestions: [],
  },
};

/** The last answer of a conversation. */
function lastReply(...messages: string[]): string {
  const history: Turn[] = [];
  let message = "";
  for (const sent of messages) {
    const last = reply(facts, history, sent);
    message = last.message;
    history.push(
      { role: "user", content: sent },
      { role: "assistant", content: message, asked: last.asked, state: last.conversation },
    );
  }
  return message;
}

test.each([
  [["How much is the cave walk?", "and for 3 hours?"], "$90"],
  [["How much is the cave walk?", "and for 2 kids?"], "$60"],
  [["how much is a boat", "and for 4 people?"], "$80"],
  [["How much is a lamp repair?", "for the two of us?"], "$110"],
])("a price is not multiplied by what it is not for: %j", (messages, amount) => {
  expect(lastReply(...messages)).not.toContain(amount);
});

test.each([
  ["how much to sweep 3 chimneys", /195/],
  ["200 popcorn servings, price?", /7,?000/],
  ["2 candyfloss machines and 100 servings of popcorn, total", /160/],
  ["fit 2 stoves and remove 1, total", /1,?580|790/],
])("what a number does not count, or costs something else for several, is not reckoned: %s", (message, wrong) => {
  const settings = {
    ...facts.settings,
    priceRanges: {
      "Chimney sweep": 65,
      "Popcorn machine": 35,
      "Candyfloss machine": 45,
      "Stove removal": 140,
      "Stove fitting": 650,
    },
    companyInfo:
      "First flue $65, each further one at the same address $45.\n50 servings of popcorn come with the machine.",
  };
  expect(reply({ ...facts, settings }, [], message).message).not.toMatch(wrong);
});

test.each(["what do 4 helmets and 2 rope courses cost together", "what's cheaper, the cave walk or the rope course?"])(
  "nothing is reckoned: %s",
  (message) => {
    expect(lastReply(message)).not.toMatch(/=|\$(?:116|12)\b/);
  },
);

test("a sentence is about what its line is labelled with, and is quoted with it", () => {
  expect(lastReply("How much is the cave walk?", "and the ticket for the lift?")).toMatch(
    /^Cave walk: .*A ticket for the lift is extra/,
  );
  expect(lastReply("How much is the rope course?", "and the ticket for the lift?")).toMatch(
    /^Rope course: .*A ticket for the lift is included/,
  );
});

test.each([
  [["How much is the cave walk?", "how long does it take?"], "two hours"],
  [["How much is the rope course?", "how long does that take?"], "90 minutes"],
  [["How much is the cave walk?", "are you open on Friday?", "and Saturday?"], "09:30"],
])("what was spoken of is meant: %j", (messages, words) => {
  expect(lastReply(...messages)).toContain(words);
});

test("what stands right after an answer, in the same sentence, is told with it", () => {
  expect(lastReply("do you rent out boots")).toContain("across the road");
});

test("what it costs is asked of what was spoken of, whatever else has a price", () => {
  const answer = lastReply("do you take photos of the tour?", "and what does that cost?");
  expect(answer).toContain("free of charge");
  expect(answer).not.toContain("$2.");
});
