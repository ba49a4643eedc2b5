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
  const rebased = editorReducer(type(start, "Mine"), { type: "rebased", card: other, keepsEdits: true }).present;
  expect([rebased.name, rebased.title, rebased.version]).toEqual(["Mine", "Countess", 5]);
  expect(editorReducer(type(start, "Mine"), { type: "rebased", card: other, keepsEdits: false }).present).toEqual(
    other,
  );
});

test("a queued change shows at once and is taken back alone", () => {
  const rename = { name: "Grace" };
  const link = ({ socialLinks }: typeof start.saved) => ({
    socialLinks: { ...socialLinks, github: "https://github.com/ada" },
  });
  const both = [rename, link].reduce((state, change) => editorReducer(state, { type: "queued", change }), start);
  expect(both.present).toMatchObject({ name: "Grace", socialLinks: { github: "https://github.com/ada" } });
  const refused = editorReducer(both, { type: "dequeued", change: rename });
  expect(refused.present).toMatchObject({ name: "Ada", socialLinks: { github: "https://github.com/ada" } });
  expect(refused.queue).toEqual([link]);
});

test("a queued change stays on top of what was saved before it", () => {
  const [rename, retitle] = [{ name: "Grace" }, { title: "Admiral" }];
  const both = [rename, retitle].reduce((state, change) => editorReducer(state, { type: "queued", change }), start);
  const sent = { ...start.saved, ...rename };
  const answered = editorReducer(both, { type: "saved", card: { ...sent, version: 2 }, sent });
  const after = editorReducer(answered, { type: "dequeued", change: rename });
  expect([after.present.name, after.present.title, after.saved.title]).toEqual(["Grace", "Admiral", "Engineer"]);
});

test("a save goes from sending to saved, failed or a conflict", () => {
  const sending = editorReducer(type(start, "Mine"), { type: "sending" });
  const other = { ...start.saved, version: 5 };
  const states = [
    sending,
    editorReducer(sending, { type: "saved", card: sending.present, sent: sending.present }),
    editorReducer(sending, { type: "failed", problem: "No." }),
    editorReducer(sending, { type: "failed", problem: null }),
    editorReducer(sending, { type: "conflict", other }),
    editorReducer(editorReducer(sending, { type: "conflict", other }), {
      type: "rebased",
      card: other,
      keepsEdits: true,
    }),
  ];
  expect(states.map(({ saving }) => saving.state)).toEqual(["saving", "idle", "failed", "idle", "conflict", "idle"]);
  expect(states.slice(2).map(({ present }) => present.name)).toEqual(["Mine", "Mine", "Mine", "Mine"]);
});
