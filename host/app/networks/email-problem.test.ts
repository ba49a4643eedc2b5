import { expect, test } from "vitest";
import { emailProblem, isLikeEmail } from "./email-problem.ts";
import { networkMessages } from "./messages.en.ts";
import { inputMessages } from "../input/messages.en.ts";

test.each([
  "rosa@kessler.example",
  "rosa.o'hara+cards@gmail.com",
  "jörg@müller.example",
  " rosa@kessler.example ",
  `${"a".repeat(60)}@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(57)}.example`,
  "Rosa <rosa@kessler.example>",
  "mailto:rosa@kessler.example",
  "",
])("%j is taken", (typed) => expect(emailProblem(typed)).toBeNull());

test("an address within a network lacks its ending, but is one", () => {
  expect(emailProblem("rosa@intranet")).toEqual(String(networkMessages.emailEnding));
  expect(isLikeEmail("rosa@intranet")).toBe(true);
});

test.each([
  "rosa",
  "rosa@",
  "@rosa",
  "rosa@kessler.example, ben@kessler.example",
  "rosa;ben@kessler.example",
  "https://medium.com/@rosa.example",
  "rosa@kessler.example/office",
  `${"a".repeat(65)}@kessler.example`,
])("%j is no address", (typed) => expect(emailProblem(typed)).toEqual(String(inputMessages.badEmail)));
