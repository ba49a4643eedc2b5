import { expect, test } from "vitest";
import { config } from "../config/config.server.ts";
import { defangLinks } from "./defang-links.server.ts";

test.each([
  "Your parcel: http://evil.example/pay or www.evil.example",
  "evil.example",
  "(evil.example).",
  "HTTPS://EVIL.EXAMPLE",
  "пример.рф/x",
  "javascript:alert(1)",
  "mailto:you@evil.example?subject=x",
  "evil.example/pay@evil.example",
  `${config.publicUrl}.evil.example/pay`,
  `${config.publicUrl}@evil.example`,
  "//evil.example",
])("%s is no link, and reads as before", (text) => {
  const defanged = defangLinks(text);
  expect(defanged).not.toMatch(/:\/\/|\p{L}\.\p{L}|javascript:\w|mailto:\w/u);
  expect(defanged.replaceAll("\u2060", "")).toBe(text);
});

test.each([
  "Dr. Jane Doe, Acme Inc.",
  "Tuesday, 1 December at 10:30, 3.5 hours",
  "Email: pete.brown@example.com.",
  `View it: ${config.publicUrl}/contacts/1?tab=a:b`,
  `(${config.publicUrl})`,
])("%s stays as it is", (text) => expect(defangLinks(text)).toBe(text));
