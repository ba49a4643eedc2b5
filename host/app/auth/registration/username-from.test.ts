import { expect, test } from "vitest";
import { usernameFrom } from "./username-from.ts";

test.each([
  ["Lena Brandt", "lena-brandt"],
  ["Maximilian Schwarzenberger", "m-schwarzenberger"],
  ["Anna Müller-Lüdenscheidt", "a-m-ludenscheidt"],
  ["Wolfeschlegelsteinhausenbergerdorff", "wolfeschlegelsteinha"],
  ["李娜", ""],
])("a username of %s keeps the last word whole where 20 letters have room for it", (name, username) =>
  expect(usernameFrom(name)).toBe(username),
);
