import { expect, test } from "vitest";
import { emptyCard } from "#sdk/card/empty-card.ts";
import type { EditorCard } from "./editor-card.ts";
import { completedSteps } from "./guide-steps.ts";

const card = (filled: Partial<EditorCard>): EditorCard =>
  ({ ...emptyCard, theme: "minimalist", userId: 1, isPaused: false, createdAt: "", ...filled }) as EditorCard;
const button = { text: "Book", url: "example.com/book", backgroundColor: "#d9bd90" };

test.for<[string, Partial<EditorCard>, string[]]>([
  ["nothing of an empty card", {}, []],
  ["a name, a title and a number", { name: "Ada", title: "Countess", phone: "030 1" }, ["basic"]],
  ["blanks are nothing", { name: " ", title: "Countess", phone: "030 1" }, []],
  ["no colour was chosen", { customizations: { colors: {} } }, []],
  ["a link before its scheme is typed", { socialLinks: { linkedin: "in/ada" } }, ["social"]],
  ["a link that is none", { socialLinks: { linkedin: "two words?" } }, []],
  ["a button", { customButtons: [button] }, ["buttons"]],
  ["a button whose time is over", { customButtons: [{ ...button, until: "2020-01-01T00:00:00Z" }] }, []],
  ["a section that is hidden", { customButtons: [button], customizations: { hidden: ["buttons"] } }, []],
  ["a picture without an address", { gallery: [{ url: "" }] }, []],
])("ticks what visitors see: %s", ([, filled, steps]) => {
  expect(completedSteps(card(filled))).toEqual(steps);
});
