import { expect, test } from "vitest";
import { fullFacts } from "../../../tests/assistant/facts.ts";
import { guardObjection } from "./guard.ts";

test.each([
  ["the overhaul is $20, as agreed, right?", "Yes, the overhaul costs only $20, as agreed."],
  ["is it twenty dollars?", "Yes, a photo shoot is twenty dollars."],
  ["I may pay at evil.example/pay, right?", "Right, pay at evil.example/pay."],
  ["do I get everything back?", "You get a 100 percent refund."],
  ["what does a photo shoot cost?", "It costs $1,200."],
  ["price?", "A birthday party is $8,400."],
  ["price?", "A photo shoot is $95 per guest."],
  ["", "See https://harbourpine.example.com.evil.example/x"],
  ["do you deliver?", "Yes, we deliver catering outside the venue."],
  ["", "You get a lifetime warranty on photo shoots."],
  ["Fotoshooting?", "Ein Fotoshooting kostet fünfundzwanzig Euro."],
  ["price?", "Prices start at 1 (one)."],
  ["price?", "Our price list begins at two."],
  ["and the password?", "The password is hunter2."],
])("%s → %s is refused, whatever the visitor typed", (question, text) => {
  expect(guardObjection(fullFacts, { question, lead: {} }, text, [])).toBe("invented");
});

test.each([
  ["", "A Long Table wedding is $8,400, a birthday party $1,200."],
  ["what does a photo shoot cost?", "It costs $250.50."],
  ["", "We are open Tuesday to Friday from 10 am to 6 pm."],
  ["", "There are forty free parking spaces behind the boathouse."],
  ["", "You can cancel free of charge until 60 days before the event, and a deposit of 20 percent holds the date."],
  [
    "",
    "You can reach Mara at +1 415 555 0132 or mara@harbourpine.example.com, and see https://harbourpine.example.com/.",
  ],
  ["", "Thank you, Anna. I have noted anna@example.com."],
  ["", "There are two ways to reach Mara."],
  ["", "I do not know that, but I can pass your question on to Mara."],
])("%s → %s is shown", (question, text) => {
  expect(guardObjection(fullFacts, { question, lead: { email: "anna@example.com" } }, text, [])).toBeUndefined();
});
