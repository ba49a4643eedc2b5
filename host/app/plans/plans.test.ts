import { expect, test } from "vitest";
import { featuresOf, missingFromBasic } from "./plans.ts";
import { words as german } from "./words.de.ts";
import { words } from "./words.en.ts";

test("the plans have what the specification lists, in its words", () => {
  expect(words.has).toEqual({
    basic: ["1 card", "Standard themes", "Basic analytics", "QR code"],
    professional: ["Premium themes", "Advanced analytics", "Custom buttons", "Form builder"],
    enterprise: ["Unlimited cards", "Complete analytics", "Advanced customisation", "AI chatbot", "Priority support"],
  });
  expect(missingFromBasic(words.has)).toEqual(["Custom buttons", "Form builder"]);
  expect(missingFromBasic(german.has)).toEqual(["Eigene Schaltflächen", "Formularbaukasten"]);
});

test("somebody with Enterprise has unlimited cards, and not also 1", () => {
  const all = featuresOf(words.has, "enterprise");
  expect(all).toEqual(expect.arrayContaining(["Unlimited cards", "Premium themes", "Standard themes"]));
  expect(all).not.toContain("1 card");
  expect(featuresOf(words.has, "professional")).toContain("1 card");
});

test("a list within a sentence begins small, acronyms apart", () => {
  expect(words.list(words.has.basic)).toBe("1 card, standard themes, basic analytics, QR code");
  expect(german.list(german.has.basic)).toBe("1 Karte, Standard-Designs, einfache Statistik, QR-Code");
});
