import { expect, test } from "vitest";
import { changedFields, type EditedCard, reduce, startOf } from "./draft.ts";

const card = { id: 1, name: "Ada", title: null, version: 1, socialLinks: {}, updatedAt: "then" } as unknown as EditedCard;
const change = (changes: Partial<EditedCard>) => ({ type: "change" as const, changes });

test("a change can be undone and redone", () => {
  const changed = reduce(startOf(card), change({ name: "Grace" }));
  const undone = reduce(changed, { type: "undo" });
  expect(undone.now.name).toBe("Ada");
  expect(reduce(undone, { type: "redo" }).now.name).toBe("Grace");
});

test("typing on in one field is one step", () => {
  const typed = ["G", "Gr", "Gra"].reduce((state, name) => reduce(state, change({ name })), startOf(card));
  expect(reduce(typed, { type: "undo" }).now.name).toBe("Ada");
});

test("another field begins another step", () => {
  const both = reduce(reduce(startOf(card), change({ name: "Grace" })), change({ title: "Pilot" }));
  expect(reduce(both, { type: "undo" }).now).toMatchObject({ name: "Grace", title: null });
});

test("what is typed during a save stays unsaved", () => {
  const typed = reduce(startOf(card), change({ name: "Grace" }));
  const saved = reduce(typed, { type: "saved", card: { ...card, name: "Gra", version: 2, updatedAt: "now" } });
  expect(saved.now).toMatchObject({ name: "Grace", version: 2 });
  expect(changedFields(saved.now, saved.saved)).toEqual(["name"]);
});

test("versions and dates are no changes", () => {
  expect(changedFields(card, { ...card, version: 9, updatedAt: "later" })).toEqual([]);
});
