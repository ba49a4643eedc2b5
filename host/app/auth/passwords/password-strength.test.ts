import { expect, test } from "vitest";
import { commonPasswords } from "./common-passwords.server.ts";
import { passwordStrength } from "./password-strength.ts";

test("there are 10,000 common passwords, the commonest first", async () => {
  const list = (await commonPasswords()).split("\n");
  expect(list).toHaveLength(10_000);
  expect(list.slice(0, 2)).toEqual(["123456", "password"]);
});

test.for([
  ["", 0, ""],
  ["abcde", 0, "Too short"],
  ["dragon", 1, "Easy to guess"],
  ["DRAGON", 1, "Easy to guess"],
  ["aaaaaaaaaaaaaaaa", 1, "Easy to guess"],
  ["        ", 1, "Easy to guess"],
  ["abcabcabcabc", 1, "Weak"],
  ["blueskyfox", 2, "Fair"],
  ["correct horse battery", 3, "Good"],
  ["Zq8!vT2#kwXy", 4, "Strong"],
] as const)("%s scores %i: %s", async ([password, score, label]) => {
  const common = new Set((await commonPasswords()).split("\n"));
  expect(passwordStrength(password, common)).toMatchObject({ score, label });
});

test("without the list it judges by length and variety", () => {
  expect(passwordStrength("dragon", null).label).toEqual("Weak");
});
