import { expect, test } from "vitest";
import { bareFacts } from "../../../tests/assistant/facts.ts";
import { reply } from "./reply.ts";

// Where an owner has written one sentence, it is far ahead of all other facts, whatever is asked.
const facts = {
  ...bareFacts,
  card: { ...bareFacts.card, name: "Ada Example", email: "ada@example.com" },
  settings: {
    ...bareFacts.settings,
    businessType: "Bicycle repair",
    services: ["Tune-up"],
    priceRanges: { "Tune-up": 60 },
    companyInfo: "We guarantee every repair for six months.",
  },
};

test.each(["Do you sell llamas?", "Do you have a helipad?", "When are you open?", "How can I pay?", "Who founded it?"])(
  "a business with one sentence owns that it does not know: %s",
  (question) => {
    const { message, unanswered } = reply(facts, [], question);
    expect(message).toMatch(/^I (?:can't say for certain|don't have that)/);
    expect(unanswered).toEqual([question]);
  },
);

test.each([
  ["Is there a guarantee?", /^We guarantee every repair/],
  ["How long is the guarantee?", /^We guarantee every repair/],
  ["What does a tune-up cost?", /\$60/],
])("and answers what it does: %s", (question, right) => expect(reply(facts, [], question).message).toMatch(right));
