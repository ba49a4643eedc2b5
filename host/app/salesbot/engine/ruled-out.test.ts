import { expect, test } from "vitest";
import { bareFacts } from "../../../tests/assistant/facts.ts";
import type { Facts } from "./facts.ts";
import { reply } from "./reply.ts";

// In May 2026, when these facts' now is, the 19th is a Tuesday.
const sweep: Facts = {
  ...bareFacts,
  settings: {
    ...bareFacts.settings,
    services: ["Chimney sweep", "Stove fitting"],
    companyInfo:
      "Stove fitting: Fridays only.\nWe do not work at weekends.\nTalks in the hall on Saturday mornings, cake only.",
  },
};
const asks = (message: string, facts = sweep) => reply(facts, [], message);

test.each([
  ["book me a stove fitting for tuesday", "Fridays only"],
  ["can i book a stove fitting for thursday at 10am", "Fridays only"],
  ["can i book a sweep for saturday at 10am", "We do not work at weekends"],
  ["are you free on sunday?", "We do not work at weekends"],
])("%s: the owner's sentence rules the day out", (message, why) => {
  const { message: said, asked, conversation } = asks(message);
  expect(said).toContain(why);
  expect(asked).toEqual({ kind: "when" });
  expect(conversation.wish?.day).toBeUndefined();
});

test.each(["book me a stove fitting for friday at 10am", "can i book a chimney sweep for tuesday at 10am"])(
  "%s: nothing rules the day out",
  (message) => expect(asks(message).conversation.wish?.day).toMatch(/^2026-05-/),
);

test("in German, too", () => {
  const german: Facts = {
    ...bareFacts,
    settings: {
      ...bareFacts.settings,
      services: ["Ofenmontage", "Kehren"],
      companyInfo:
        "Ofenmontage machen wir nur freitags. Am Wochenende arbeiten wir nicht. Das Kehren dauert eine Stunde.",
    },
  };
  expect(asks("Kann ich am Dienstag um 10 Uhr einen Termin für eine Ofenmontage haben?", german).message).toContain(
    "nur freitags",
  );
  expect(asks("Kann ich am Samstag um 10 Uhr einen Termin zum Kehren haben?", german).message).toContain(
    "Am Wochenende arbeiten wir nicht",
  );
});
