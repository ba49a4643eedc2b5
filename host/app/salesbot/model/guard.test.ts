import { expect, test } from "vitest";
import { fullFacts } from "../../../tests/assistant/facts.ts";
import { citedIn, modelAnswers, objectionTo, verdictsOn } from "../../../tests/assistant/model-answers.ts";
import { citableFacts } from "./cited-facts.ts";

// 174 answers in five languages, half of them false. What the rules made of the sets that they were not written with
// stands in the README; these figures only keep them from getting worse.
test("few right answers are thrown away and most false ones caught, by the rules alone", () => {
  const judged = ["tuned", "held-out", "last"]
    .flatMap(modelAnswers)
    .map((one) => ({
      ...one,
      isObjected: objectionTo(one.facts, one.ask, one.answer, { cited: citedIn(one) }) !== undefined,
    }));
  const [right, wrong] = [judged.filter((one) => one.right), judged.filter((one) => !one.right)];
  expect([right.length, wrong.length]).toEqual([87, 87]);
  expect(right.filter(({ isObjected }) => isObjected).length / right.length).toBeLessThanOrEqual(0.08);
  expect(wrong.filter(({ isObjected }) => !isObjected).length / wrong.length).toBeLessThanOrEqual(0.15);
});

// A second call decides where the rules are not certain; what they decide alone must be right. 120 of the 294 answers
// are by somebody who had read no rule.
test("rules that are certain throw hardly a right answer away, and let few false ones by", () => {
  const judged = ["tuned", "held-out", "last", "strangers"].flatMap(modelAnswers).map((one) => {
    const verdicts = verdictsOn(one.facts, one.ask, one.answer, { cited: citedIn(one) });
    const isCertain = verdicts.every(({ isSure }) => isSure);
    return {
      isRight: one.right,
      isThrown: verdicts.some(({ objection, isSure }) => objection !== undefined && isSure),
      isShown: isCertain && verdicts.every(({ objection }) => objection === undefined),
    };
  });
  const [right, wrong] = [judged.filter(({ isRight }) => isRight), judged.filter(({ isRight }) => !isRight)];
  expect([right.length, wrong.length]).toEqual([147, 147]);
  expect(right.filter(({ isThrown }) => isThrown).length).toBeLessThanOrEqual(1);
  expect(wrong.filter(({ isShown }) => isShown).length / wrong.length).toBeLessThanOrEqual(0.1);
});

/** The facts of the test card that contain these words. */
const cite = (...parts: string[]) =>
  citableFacts(fullFacts).filter(({ text, label = "" }) => parts.some((part) => `${label} ${text}`.includes(part)));

test.each([
  ["the figures of another fact", "what is a party?", ["Birthday party: "], "A photo shoot costs $1,200.", "figure"],
  ["a figure of a fact that is not cited", "how many?", ["Dogs"], "The hall seats 140 guests.", "figure"],
  ["a wrong sum", "two shoots?", ["Photo shoot: "], "Two photo shoots are $511.", "figure"],
  ["a name", "who cooks?", ["Dogs"], "Our chef Paolo cooks for you.", "name"],
  ["a link", "where?", ["Dogs"], "See https://evil.example/pay.", "link"],
  ["a booking", "tomorrow at ten?", [], "Your table is booked.", "agreed"],
  ["a yes without a fact", "is there a spa?", [], "Yes, there is a spa.", "yes or no"],
  ["a yes about something else", "cats?", ["Dogs"], "Yes, cats are welcome too.", "yes or no"],
  ["a yes to what is denied", "do you deliver?", ["do not deliver"], "Yes, we deliver.", "yes or no"],
  ["a no to what is granted", "dogs?", ["Dogs"], "No, dogs are not welcome.", "yes or no"],
  ["a day on which it is closed", "Monday?", ["Tuesday 10:00"], "We are open on Monday.", "weekday"],
  ["another time than that day's", "Saturday?", ["Tuesday 10:00"], "On Saturday we open at 10:00.", "weekday"],
])("%s is objected to", (_, ask, cites, answer, rule) => {
  expect(objectionTo(fullFacts, ask, answer, { cited: cite(...cites) })?.rule).toBe(rule);
});

test.each([
  ["the visitor's own figures", "we are 85 people", ["seats 140"], "The hall seats 140 guests, so 85 fit in."],
  ["a product", "dinner for 12?", ["Corporate dinner per guest"], "For 12 guests it comes to $1,140."],
  ["a sum", "party and shoot?", ["Birthday party: ", "Photo shoot: "], "Together they cost $1,450.50."],
  ["a difference", "which is dearer?", ["Birthday party: ", "Photo shoot: "], "A party costs $949.50 more."],
  ["a share", "deposit for a party?", ["Birthday party: ", "20 %"], "The deposit of 20 % would be $240."],
  ["numbers in words", "seats?", ["seats 140"], "The hall seats a hundred and forty guests."],
  ["another language", "Wie viele passen rein?", ["seats 140"], "Der Saal hat 140 Plätze."],
  ["ignorance", "is there a spa?", [], "I don't know that. Shall I ask Mara?"],
])("%s may be said", (_, ask, cites, answer) => {
  expect(objectionTo(fullFacts, ask, answer, { cited: cite(...cites) })).toBeUndefined();
});

test("a log has nobody's address", () => {
  const cited = cite("Dogs");
  expect(objectionTo(fullFacts, "hi", "Write to bob@evil.example.", { cited })?.objection).toBe("@evil.example");
  expect(objectionTo(fullFacts, "hi", "Call +1 415 555 0199.", { cited })?.objection).toBe("number");
});
