import { expect, test } from "vitest";
import { canonicalMailbox } from "./limits.server.ts";

test.each([
  ["ada@example.com", "ada@example.com"],
  ["Ada+news@Example.com", "ada@example.com"],
  ["a.d.a@example.com", "a.d.a@example.com"],
  ["a.d.a+x@gmail.com", "ada@gmail.com"],
  ["ada@GoogleMail.com", "ada@gmail.com"],
  ["ada@notgmail.com", "ada@notgmail.com"],
])("%s is the mailbox %s", (address, same) => {
  expect(canonicalMailbox(address)).toBe(same);
});
