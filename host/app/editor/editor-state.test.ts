import { expect, test } from "vitest";
import { aCardData } from "./tests/a-card.ts";
import { editorReducer, initialState, isUnsaved } from "./editor-state.ts";

const start = initialState(aCardData({ name: "Ada", title: "Engineer" }));
const type = (state = start, name: string) => editorReducer(state, { type: "edit", edits: { name } });

test("typing into one field is undone at once, and done again", () => {
  const typed = type(type(start, "Ada B"), "Ada By");
  const undone = editorReducer(typed, { type: "undo" });
  expect([typed.present.name, undone.present.name, editorReducer(undone, { type: "redo" }).present.name]).toEqual([
    "Ada By",
    "Ada",
    "Ada By",
  ]);
  expect([isUnsaved(typed), isUnsaved(undone)]).toEqual([true, false]);
});

test("what is typed while a save is on its way stays, and stays unsaved", () => {
  const sent = type(start, "Ada B").present;
  const typing = type(type(start, "Ada B"), "Ada Byron");
  const after = editorReducer(typing, { type: "saved", card: { ...sent, version: 2 }, sent });
  expect([after.present.name, after.present.version, isUnsaved(after)]).toEqual(["Ada Byron", 2, true]);
});

test("after a conflict one's own edits are kept on top of the other version, or dropped", () => {
  const other = { ...start.saved, title: "Countess", version: 5 };
  const kept = editorReducer(type(start, "Mine"), { type: "rebased", card: other, keepsEdits: true }).present;
  expect([kept.name, kept.title, kept.version]).toEqual(["Mine", "Countess", 5]);
  expect(editorReducer(type(start, "Mine"), { type: "rebased", card: other, keepsEdits: false }).present).toEqual(
    other,
  );
});
