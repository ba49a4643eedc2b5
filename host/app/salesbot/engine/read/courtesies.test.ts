import { expect, test } from "vitest";
import { bareFacts } from "../../../../tests/assistant/facts.ts";
import { reply } from "../reply.ts";
import { courtesyIn } from "./intents.ts";

test.each([
  "gut danke, schönen Samstag",
  "Prima, herzlichen Dank und einen schönen Abend noch",
  "great, have a lovely weekend!",
  "ok that's all, thank you!",
  "ta, speak soon x",
  "gracias, buen domingo",
  "muchas gracias por la información, feliz semana",
  "merci beaucoup et bonne soirée !",
  "grazie mille, buona domenica",
  "bedankt, fijne zondag!",
  "muito obrigada, bom fim de semana",
])("%s takes leave", (message) => {
  expect(courtesyIn(message)).toBe("goodbye");
});

test.each(["brilliant thank you xx", "Super, vielen Dank", "perfetto, grazie mille"])("%s thanks", (message) => {
  expect(courtesyIn(message)).toBe("thanks");
});

test.each(["thanks, are you open on Sunday?", "Sunday", "gut, dann Montag um 10", "danke, und der Preis", "ok"])(
  "%s says more",
  (message) => {
    expect(courtesyIn(message)).toBeUndefined();
  },
);

const open = {
  ...bareFacts,
  settings: {
    ...bareFacts.settings,
    companyInfo: "Breakfast is included in every price.",
    workingHours: { timeZone: "Europe/London", days: { mon: [{ from: "09:00", to: "17:00" }] } },
  },
};

test("a good Sunday that is wished asks for no hours and books no day", () => {
  const { message, conversation, suggestions } = reply(open, [], "thanks, have a nice Sunday");
  expect(message).toContain("Goodbye");
  expect(conversation.wish).toBeUndefined();
  expect(suggestions).toEqual([]);
});

test("beside a farewell, what is said counts", () => {
  const { conversation } = reply(open, [], "An appointment on Monday at ten please. Have a nice Sunday!");
  expect(conversation.wish).toMatchObject({ day: "2026-05-18", time: "10:00" });
  expect(reply(open, [], "thanks, is breakfast included?").message).toContain("Breakfast is included");
});
