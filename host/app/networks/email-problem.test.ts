import { expect, test } from "vitest";
import { BAD_EMAIL } from "../input/sentences.ts";
import { emailProblem, ENDING_MISSING, isLikeEmail } from "./email-problem.ts";

test.each([
  "rosa@kessler.example",
  "rosa.o'hara+cards@gmail.com",
  "jörg@müller.example",
  " rosa@kessler.example ",
  `${"a".repeat(60)}@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(57)}.example`,
  "",
])("%j is taken", (typed) => expect(emailProblem(typed)).toBeNull());

test("an address within a network lacks its ending, but is one", () => {
  expect(emailProblem("rosa@intranet")).toBe(ENDING_MISSING);
  expect(isLikeEmail("rosa@intranet")).toBe(true);
});

test.each([
  "rosa",
  "rosa@",
  "@rosa",
  "Rosa <rosa@kessler.example>",
  "rosa@kessler.example, ben@kessler.example",
  "rosa;ben@kessler.example",
  "mailto:rosa@kessler.example",
  "https://medium.com/@rosa.example",
  "rosa@kessler.example/office",
  `${"a".repeat(65)}@kessler.example`,
])("%j is no address", (typed) => expect(emailProblem(typed)).toBe(BAD_EMAIL));
