import { type Change, differences, type EditorCard, type Edits, pick } from "./editor-card.ts";
import { applyChange } from "./languages/sync-translations.ts";

const MAX_UNDO = 100;

/** Errors by path. */
type Errors = Record<string, string[]>;

/** State of the last save. A conflict waits for the user's choice. */
type Saving =
  | { state: "idle" }
  | { state: "saving" }
  | { state: "failed"; problem: string; errors: Errors; sent: EditorCard | undefined }
  | { state: "conflict"; other: EditorCard };

/** A card that is being edited, in either editor. */
export interface EditorState {
  /** The card as last saved. */
  saved: EditorCard;
  present: EditorCard;
  past: EditorCard[];
  future: EditorCard[];
  /** Edits of one kind in a row, such as typing into a field, are undone together. */
  lastKind: string | null;
  /** The quick editor's changes that are not saved yet, oldest first: each is saved, or taken back, by itself. */
  queue: Change[];
  saving: Saving;
}

export type EditorAction =
  | { type: "edit"; edits: Edits; kind?: string }
  | { type: "undo" }
  | { type: "redo" }
  | { type: "queued"; change: Change }
  /** A queued change is over: it was saved, refused, or given up for a newer version. */
  | { type: "dequeued"; change: Change }
  | { type: "sending" }
  /** `card` is the server's answer, `sent` the state that was sent: what was typed meanwhile stays. */
  | { type: "saved"; card: EditorCard; sent: EditorCard }
  /** `problem` is shown until the next save; null if a toast has said it. `errors` stand at what was `sent`. */
  | { type: "failed"; problem: string | null; errors?: Errors; sent?: EditorCard }
  /** Another user saved the card meanwhile. */
  | { type: "conflict"; other: EditorCard }
  /** Another version of the card became the saved one; one's own edits are kept or dropped. */
  | { type: "rebased"; card: EditorCard; keepsEdits: boolean };

const IDLE = { state: "idle" } as const;

export const initialState = (card: EditorCard): EditorState => ({
  saved: card,
  present: card,
  past: [],
  future: [],
  lastKind: null,
  queue: [],
  saving: IDLE,
});

/** The state after an action; pure. */
export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  const { present, past, future } = state;
  switch (action.type) {
    case "edit": {
      const kind = action.kind ?? Object.keys(action.edits).join();
      const isContinued = kind === state.lastKind && past.length > 0;
      return {
        ...state,
        present: applyChange(present, action.edits),
        past: isContinued ? past : [...past, present].slice(-MAX_UNDO),
        future: [],
        lastKind: kind,
      };
    }
    case "undo": {
      const previous = past.at(-1);
      return previous
        ? { ...state, present: previous, past: past.slice(0, -1), future: [present, ...future], lastKind: null }
        : state;
    }
    case "redo": {
      const [next, ...rest] = future;
      return next ? { ...state, present: next, past: [...past, present], future: rest, lastKind: null } : state;
    }
    case "queued":
      return { ...state, queue: [...state.queue, action.change], present: applyChange(present, action.change) };
    case "dequeued": {
      const queue = state.queue.filter((change) => change !== action.change);
      return { ...state, queue, present: queue.reduce(applyChange, state.saved) };
    }
    case "sending":
      return { ...state, saving: { state: "saving" } };
    case "failed": {
      const { problem, errors = {}, sent } = action;
      return { ...state, saving: problem === null ? IDLE : { state: "failed", problem, errors, sent } };
    }
    case "conflict":
      return { ...state, saving: { state: "conflict", other: action.other } };
    case "saved": {
      const typedMeanwhile = pick(present, differences(present, action.sent));
      const { card } = action;
      return { ...state, saved: card, present: { ...card, ...typedMeanwhile }, lastKind: null, saving: IDLE };
    }
    case "rebased": {
      const own = action.keepsEdits ? pick(present, differences(present, state.saved)) : {};
      return { ...initialState(action.card), present: { ...action.card, ...own }, queue: state.queue };
    }
  }
}

const valueAt = (card: unknown, path: string) =>
  path.split(".").reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], card);

/** Error of the last save at a path, until that part is changed, moved or removed. */
export const errorAt = ({ present, saving }: EditorState, path: string): string | undefined =>
  saving.state === "failed" && valueAt(present, path) === valueAt(saving.sent, path)
    ? saving.errors[path]?.[0]
    : undefined;

export const isUnsaved = ({ saved, present }: EditorState) => differences(saved, present).length > 0;
