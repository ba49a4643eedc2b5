import { expect, test } from "vitest";
import { bareFacts } from "../../../tests/assistant/facts.ts";
import type { PendingSlot, AssistantContext, Turn } from "./facts/facts.ts";
import { reply } from "./reply.ts";

const facts: AssistantContext = {
  ...bareFacts,
  settings: {
    ...bareFacts.settings,
    currency: "GBP",
    priceRanges: { "Chimney sweep": 65, "Smoke test": 30 },
    companyInfo:
      "Thatched houses take longer because we put covers on the thatch. Lunch is served in the pub next door. You can cancel up to 14 days before.",
  },
};
/** What is replied to a message right after something was asked. */
function after(slot: PendingSlot, message: string) {
  const history: Turn[] = [
    { role: "user", content: "how long does a sweep take?" },
    { role: "assistant", content: "…", asked: slot },
  ];
  return reply(facts, history, message);
}
const lead: PendingSlot = { kind: "question", question: "What sort of fire do you have?" };

test.each([
  ["sweep price for a thatched house", "£65"],
  ["chimney sweep and a smoke test total", "£30"],
  ["anywhere nearby to get lunch", "pub next door"],
  ["ok if we bring our own lunch", "pub next door"],
  ["something came up so we need to pull out of the sweep next week", "14 days"],
  ["we eat late, our lunch is at two is that ok", "pub next door"],
])("%s is a question, even right after one to the visitor", (message, answer) => {
  expect(after(lead, message).message).toContain(answer);
});

test("what answers the question to the visitor is noted, a budget too", () => {
  expect(after(lead, "a wood burner").message).toMatch(/noted/);
  expect(after({ kind: "question", question: "What is your budget?" }, "total of the lot under 500").message).toMatch(
    /noted/,
  );
});

test("a yes to the offer to pass a question on passes it on", () => {
  const previous = reply(facts, [], "do you have something for slate");
  expect(previous.unanswered).toEqual(["do you have something for slate"]);
  expect(previous.asked).toEqual({ kind: "offer", question: "do you have something for slate" });
  const history: Turn[] = [
    { role: "user", content: "do you have something for slate" },
    { role: "assistant", content: previous.message, asked: previous.asked, state: previous.conversation },
  ];
  const agreed = reply(facts, history, "yes please");
  expect(agreed.asked).toEqual({ kind: "contact", purpose: "pass-on" });
  // It is on the list already.
  expect(agreed.unanswered).toEqual([]);
  expect(reply(facts, history, "ann@example.com").message).toContain("I have noted your question");
});

test.each([
  ["my sister has nowhere to eat her lunch there but shed love to come", "pub next door"],
  ["price of the smoke test, just a normal one in a small house with a stove", "£30"],
  ["if she gets sick and cant come would i get my money back if i cancel", "14 days"],
])("%s is answered, even right after a question to the visitor", (message, answer) => {
  expect(after(lead, message).message).toContain(answer);
});

test("who is unhappy and wants a person is told how to reach one", () => {
  const phone = "+1 202 555 0143";
  const reachable = { ...facts, card: { ...facts.card, phone } };
  const { message, asked } = reply(reachable, [], "this robot is useless let me speak to the owner");
  expect(message).toContain(phone);
  expect(asked).toEqual({ kind: "contact", purpose: "person" });
  expect(reply(reachable, [], "is there someone i could ring instead of this").message).toContain(phone);
});
