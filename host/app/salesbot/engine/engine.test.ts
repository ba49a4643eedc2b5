import { expect, test } from "vitest";
import { QUESTIONS, scoreQuestionSet } from "./question-set.ts";

test("at least 95 of 100 questions are answered rightly, and nothing is invented", () => {
  const { share, invented, wrong } = scoreQuestionSet();
  expect(QUESTIONS.length).toBeGreaterThanOrEqual(200);
  expect(invented, JSON.stringify(wrong, null, 1)).toBe(0);
  expect(share, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(0.95);
});
