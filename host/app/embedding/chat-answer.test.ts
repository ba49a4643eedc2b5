import { expect, test } from "vitest";
import type { CardData } from "#sdk/card/card-data.ts";
import { aCard } from "#sdk/card/tests/a-card.ts";
import { themes } from "#sdk/card/themes/index.ts";
import { toChatConfig } from "./chat-answer.ts";

const colorOf = (theme: string, primary?: unknown) =>
  toChatConfig(aCard({ theme, customizations: { colors: { primary } } as CardData["customizations"] })).color;

test("the chat wears the owner's color, else the theme's", () => {
  expect(colorOf("tech", "#123456")).toBe("#123456");
  expect(colorOf("tech", { from: "#654321", to: "#000000" })).toBe("#654321");
  expect(colorOf("tech")).toBe("#2bd49c");
  expect(colorOf("tech", "red;}")).toBe("#2bd49c");
  expect(colorOf("constructor")).toBe("#f59e0b");
  for (const { name, colors } of themes) expect(colorOf(name)).toBe(colors.primary);
});
