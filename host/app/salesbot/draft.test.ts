import { describe, expect, test } from "vitest";
import type { OwnSalesbot } from "./config.server.ts";
import { parseAmount, checkDraft, draftOf, listItem } from "./draft.ts";
import { DEFAULT_SETTINGS } from "./salesbot.schema.ts";

const stored: OwnSalesbot = {
  ...DEFAULT_SETTINGS,
  id: null,
  cardId: 1,
  tokensSpentToday: 0,
  createdAt: null,
  updatedAt: null,
};
const withPrices = (...prices: [name: string, amount: string][]) => ({
  ...draftOf(stored),
  prices: prices.map(([name, amount]) => listItem({ name, amount })),
});

describe("a price", () => {
  test.each([
    ["4800", 4800],
    ["4,800", 4800],
    ["4.800", 4800],
    ["4 800", 4800],
    ["4'800", 4800],
    ["1,234,567.50", 1234567.5],
    ["1.234.567,5", 1234567.5],
    ["95.50", 95.5],
    ["95,5", 95.5],
    ["0", 0],
    ["0.99", 0.99],
    ["0,500", 0.5],
    [" 12 ", 12],
  ])("written %s is %d", (text, amount) => expect(parseAmount(text)).toBe(amount));
  test.each([4800, 0.125, 4.805, 1e11])("that is stored as %d stays so", (amount) =>
    expect(parseAmount(String(amount))).toBe(amount),
  );
  test.each(["", " ", "a lot", "$95", "1,23,456", "1.2.3", "4,800,00"])("written %j is none", (text) =>
    expect(parseAmount(text)).toBeNaN(),
  );

  test("with text for a number is refused", async () => {
    expect(await checkDraft(withPrices(["Dinner", "a lot"]))).toEqual({
      errors: { priceRanges: "Price ranges must be numbers" },
    });
  });
  test("needs a name that no other has; rows left blank go", async () => {
    const sentence = { errors: { priceRanges: "Each price needs its own name" } };
    expect(await checkDraft(withPrices(["", "95"]))).toEqual(sentence);
    expect(await checkDraft(withPrices(["Dinner", "95"], [" Dinner ", "80"]))).toEqual(sentence);
    expect(await checkDraft(withPrices(["Dinner", "1,095"], ["", " "]))).toMatchObject({
      settings: { priceRanges: { Dinner: 1095 } },
    });
  });
});

test("the form of an assistant that was never saved has the editor's defaults", () => {
  const { botName, questions, primaryGoal, salesPersonality, isEnabled } = draftOf(stored);
  expect({ botName, questions: questions.map(({ value }) => value), primaryGoal, salesPersonality, isEnabled }).toEqual(
    {
      botName: "Sales Assistant",
      primaryGoal: "schedule_appointment",
      salesPersonality: "professional",
      isEnabled: false,
      questions: [
        "What's your biggest challenge in this area?",
        "What's your timeline for making a decision?",
        "What's your budget range?",
      ],
    },
  );
});
