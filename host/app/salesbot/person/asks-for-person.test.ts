import { expect, test } from "vitest";
import { chatWords } from "#sdk/chat/words/index.ts";
import { fullFacts } from "../../../tests/assistant/facts.ts";
import { asksForPerson } from "./asks-for-person.ts";

const facts = { ...fullFacts, card: { ...fullFacts.card, name: "Dr. Ophelia Reyes" } };

test.for([
  "i want to speak to a human",
  "can i talk to ophelia pls",
  "Could I please speak with Dr. Reyes?",
  "I'd like to chat with a real person about my refund",
  "This is not helping. Let me talk to somebody",
  "human please",
  "Ich möchte bitte mit einem Menschen sprechen.",
  "kann ich mit ophelia reden",
  "Mit Frau Reyes sprechen",
  "Quiero hablar con una persona",
  "Je voudrais parler à quelqu’un",
  "Vorrei parlare con una persona",
  "Quero falar com uma pessoa",
  "Kan ik met iemand praten?",
  ...Object.values(chatWords).map(({ talkTo }) => talkTo),
])("%j wishes for a person", (message) => {
  expect(asksForPerson(facts, message)).toBe(true);
});

test.for([
  "I don't want to talk to a person",
  "Do I need to speak to a person to cancel?",
  "When can I talk to Ophelia?",
  "I have to talk to my wife first",
  "Can I talk to you?",
  "Is Ophelia good with people?",
  "Are you human?",
  "call me back on 07700 900123",
  "Is the massage for one person?",
  "Ich will nicht mit einem Menschen sprechen",
  "Wann kann ich mit Ophelia sprechen?",
  "Wie teuer ist es pro Person?",
  "",
])("%j does not, or not for sure", (message) => {
  expect(asksForPerson(facts, message)).toBe(false);
});

test("a long message of nothing but beginnings takes no time", () => {
  const start = performance.now();
  expect(asksForPerson(facts, "can i please talk to ophelia reyes ophelia ".repeat(50) + "twice")).toBe(false);
  expect(performance.now() - start).toBeLessThan(100);
});
