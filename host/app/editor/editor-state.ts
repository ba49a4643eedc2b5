import { differences, type EditorCard, type Edits, pick } from "./editor-card.ts";

const MAX_UNDO = 100;

/** Edits stay here until they are saved. */
interface EditorState {
  /** As the server has it. */
  saved: EditorCard;
  present: EditorCard;
  past: EditorCard[];
  future: EditorCard[];
  /** Edits of one kind in a row, such as typing into a field, are undone together. */
  lastKind: string | null;
}

export const NOT_SAVED = "Failed to save card";

type EditorAction =
  | { type: "edit"; edits: Edits; kind?: string }
  | { type: "undo" }
  | { type: "redo" }
  /** `card` is the server's answer, `sent` the state that was sent: what was typed meanwhile stays. */
  | { type: "saved"; card: EditorCard; sent: EditorCard }
  /** Another version of the card became the saved one; one's own edits are kept or dropped. */
  | { type: "rebased"; card: EditorCard; keepsEdits: boolean };

export const initialState = (card: EditorCard): EditorState => ({
  saved: card,
  present: card,
  past: [],
  future: [],
  lastKind: null,
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
        present: { ...present, ...action.edits },
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
    case "saved": {
      const typedMeanwhile = pick(present, differences(present, action.sent));
      return { ...state, saved: action.card, present: { ...action.card, ...typedMeanwhile }, lastKind: null };
    }
    case "rebased": {
      const own = action.keepsEdits ? pick(present, differences(present, state.saved)) : {};
      return { saved: action.card, present: { ...action.card, ...own }, past: [], future: [], lastKind: null };
    }
  }
}

export const isUnsaved = ({ saved, present }: EditorState) => differences(saved, present).length > 0;
