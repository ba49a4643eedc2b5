import { expect, test } from "vitest";
import { bareFacts } from "../../../tests/assistant/facts.ts";
import type { AssistantContext, Turn } from "./facts/facts.ts";
import { reply } from "./reply.ts";

const sweep: AssistantContext = {
  ...bareFacts,
  settings: {
    ...bareFacts.settings,
    currency: "GBP",
    services: ["Chimney sweep", "Bird guards"],
    priceRanges: {
      "Chimney sweep": 65,
      "Smoke test": 30,
      "Bird guard fitted": 75,
      "Stove fitting": 450,
      "Stove removal": 140,
      "Bird nest removal": 90,
      "Generator per day": 40,
    },
    companyInfo:
      "Bird nest removal only from September to February, the law protects nests.\nPensioners get 10% off a sweep.\nWe carry old stoves to the tip for free.",
  },
};
const replyText = (message: string) => reply(sweep, [], message).message;

test("the price of a deed is no answer to its opposite", () => {
  expect(replyText("how much is fitting a bird guard")).toContain("Bird guard fitted: £75.");
  expect(replyText("how much to take out my old stove")).not.toContain("£450");
});

test("several prices are told, and not added up", () => {
  expect(replyText("how much for two sweeps and a smoke test")).toMatch(/£65.*£30|£30.*£65/);
  expect(replyText("how much for two sweeps and a smoke test")).not.toContain("£160");
});

test("a service without a price is said to have none, and the question can be passed on", () => {
  const { message, asked } = reply(sweep, [], "what do bird guards cost");
  expect(message).not.toContain("I have no price for Bird guards"); // one is fitted for £75
  const storage = { ...sweep, settings: { ...sweep.settings, services: ["Boat storage"] } };
  const unpriced = reply(storage, [], "what does boat storage cost");
  expect(unpriced.message).toContain("I have no price for Boat storage");
  expect(unpriced.asked).toEqual({ kind: "offer", question: "what does boat storage cost" });
  expect(asked).not.toEqual(unpriced.asked);
});

test("a price is not multiplied by what it is not for", () => {
  const boats = {
    ...sweep,
    settings: {
      ...sweep.settings,
      priceRanges: { "Kayak rental": 18, "Canoe rental": 20 },
      companyInfo: "Kayak rental: £18 per hour, £70 per day. Horsebox £90 every day.",
    },
  };
  const history: Turn[] = [];
  let last = "";
  for (const content of ["how much is a kayak for 3 hours", "and a whole day?", "for 2 kayaks"]) {
    const result = reply(boats, history, content);
    history.push({ role: "user", content }, { role: "assistant", content: result.message, state: result.conversation });
    last = result.message;
  }
  expect(last).not.toContain("£36");
  expect(last).toContain("£70 per day");
  expect(reply(boats, [], "horsebox price").message).toMatch(/^Horsebox £90/);
});

test("a size that a name has in words is not counted", () => {
  const mover = {
    ...sweep,
    settings: { ...sweep.settings, priceRanges: { "One-bed apartment move": 440, Piano: 120 } },
  };
  expect(reply(mover, [], "roughly what would it cost to move out of a 3 bed semi").message).not.toMatch(/times/);
});

test("who else is counted has another price", () => {
  const pottery = { ...sweep, settings: { ...sweep.settings, priceRanges: { "Kids class": 22, "Wheel class": 38 } } };
  expect(reply(pottery, [], "how much for 2 kids and 1 adult?").message).not.toMatch(/2 times/);
});

test("the cheapest of a kind is none of another kind that shares a word", () => {
  const cheese = {
    ...sweep,
    settings: { ...sweep.settings, priceRanges: { "Cheese wedding cake from": 140, "Monthly cheese box": 29 } },
  };
  expect(reply(cheese, [], "whats the cheapest one of those wedding cakes made of cheese").message).toContain("£140");
});
