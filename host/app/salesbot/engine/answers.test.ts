import { expect, test } from "vitest";
import { bareFacts } from "../../../tests/assistant/facts.ts";
import type { AssistantContext } from "./facts/facts.ts";
import { reply } from "./reply.ts";

const stables: AssistantContext = {
  ...bareFacts,
  card: { ...bareFacts.card, name: "Rhona Tait", company: "Moor End Stables" },
  settings: {
    ...bareFacts.settings,
    currency: "GBP",
    leadQualificationQuestions: [],
    services: ["Family ride", "Private lesson", "Pony lesson", "Group lesson"],
    priceRanges: { "Family ride": 140, "Private lesson": 45, "Pony lesson": 28, "Group lesson": 22, "Beach ride": 75 },
    companyInfo:
      "We teach riders from six years on. There is no toilet at the yard; the café next door has one. Hats and boots are lent free.\nWe do not serve lunch, but there is a picnic table.",
    knowledge: [
      { question: "Can I pay by card?", answer: "Card or cash, on the day." },
      { question: "Where can I park?", answer: "Park in the lower field. It costs £3 a day." },
      { question: "What if it snows?", answer: "If it snows, we move the ride at no cost." },
      { question: "Can we watch?", answer: "Parents may watch from the gallery. Photographers are not allowed in it." },
    ],
  },
};
const tiler: AssistantContext = {
  ...bareFacts,
  settings: {
    ...bareFacts.settings,
    leadQualificationQuestions: [],
    services: ["Badumbau"],
    companyInfo:
      "Wir bauen Bäder um. Estricharbeiten übernimmt ein Partner. Ein Umbau dauert drei Wochen. Wir arbeiten in Kassel.",
  },
};

function say(facts: AssistantContext, ...messages: string[]): string {
  const history: Parameters<typeof reply>[1][number][] = [];
  let message = "";
  for (const content of messages) {
    const answer = reply(facts, history, content);
    history.push({ role: "user", content });
    history.push({ role: "assistant", content: answer.message, asked: answer.asked, state: answer.conversation });
    message = answer.message;
  }
  return message;
}

const HEDGE = /can't say|kann ich nicht sicher|no lo sé|ne peux pas/i;

test.each([
  [stables, "whats the private lesson price", "£45"],
  [stables, "how much wld the family ride be", "£140"],
  [stables, "do you have boots?", "Hats and boots"],
  [tiler, "machen sie auch den estrich?", "Estricharbeiten"],
])("what the facts hold is not hedged: %#", (facts, question, answer) => {
  expect(say(facts, question)).toContain(answer);
  expect(say(facts, question)).not.toMatch(HEDGE);
});

test("a question of its own needs none before it", () => {
  const message = say(stables, "total for two kids?", "and is there a toilet, my mum might come along");
  expect(message).toMatch(/^There is no toilet/);
});

test("what is joined to a question is asked, too", () => {
  expect(say(stables, "any lunch? and hats for my husband")).toMatch(/do not serve lunch.*Hats and boots/);
});

test("all that a word of a price may mean is told beside the other", () => {
  expect(say(stables, "how much for a family ride and a lesson?")).toMatch(
    /Family ride £140.*Private lesson £45.*Pony lesson £28/,
  );
});

test.each(["what do you charge?", "¿cuánto cuesta?", "quel est le tarif ?", "combien coûte un cours pour débutant ?"])(
  "%s: all prices where none is named",
  (question) => {
    const message = say(stables, question);
    for (const price of ["140", "45", "28"]) expect(message).toContain(price);
    expect(message).not.toMatch(HEDGE);
  },
);

test("a price is found by a name that both languages share, and never another's", () => {
  expect(say(stables, "combien coûte une ride en famille ?")).toMatch(/^Family ride\s?: 140\s£\./);
  expect(say(stables, "¿cuánto cuesta el aparcamiento?")).not.toContain("Family ride");
});

test("a statement is kept, and no rule is quoted to it", () => {
  const message = say(stables, "my daughter is quite tall for her age btw");
  expect(message).toContain("noted");
  expect(message).not.toMatch(/closest/);
});

test("what was spoken of before takes no doubt into a question that is whole", () => {
  expect(say(stables, "how much is the pony lesson?", "do you have boots?")).toMatch(/^Hats and boots/);
});

test("an address in German asks nothing by its `am`", () => {
  const message = say(tiler, "Otto Lehm, Am Anger 3, 34117 Kassel");
  expect(message).toContain("Otto Lehm");
  expect(message).not.toMatch(HEDGE);
});

test("what only leads to a question is no part of it", () => {
  expect(say(stables, "great. can i pay by card and where do i park")).toMatch(/^Card or cash.*lower field/);
  expect(say(stables, "We're visiting next month 🎉 what do you charge?")).toMatch(/^Prices: .*£140.*£28/);
  expect(say(stables, "We're visiting next month 🎉 what do you charge?")).not.toMatch(HEDGE);
});
