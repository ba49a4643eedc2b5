import { useCallback, useMemo, useReducer } from "react";
import type { CardData } from "#sdk/card/card-data.ts";

/** A card as the editor holds it: what PUT /api/business-cards/{id} takes back. */
export type EditedCard = Omit<CardData, "salesbot" | "user"> & { userId: number; isPaused: boolean; createdAt: string };

interface State {
  /** What the server has. */
  saved: EditedCard;
  now: EditedCard;
  past: EditedCard[];
  future: EditedCard[];
}

type Action =
  | { type: "change"; changes: Partial<EditedCard> }
  | { type: "undo" }
  | { type: "redo" }
  | { type: "saved"; card: EditedCard }
  | { type: "reset"; card: EditedCard };

/** Steps that can be taken back. */
const MAX_STEPS = 100;

export function startOf(card: EditedCard): State {
  return { saved: card, now: card, past: [], future: [] };
}

/** How edits move a draft. Typing on in one field is one step. */
export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case "change": {
      const now = { ...state.now, ...action.changes };
      const isTypingOn = state.past.length > 0 && sameTextField(state.past.at(-1)!, state.now, action.changes);
      const past = isTypingOn ? state.past : [...state.past, state.now].slice(-MAX_STEPS);
      return { ...state, now, past, future: [] };
    }
    case "undo": {
      const before = state.past.at(-1);
      return before ? { ...state, now: before, past: state.past.slice(0, -1), future: [state.now, ...state.future] } : state;
    }
    case "redo": {
      const [next, ...future] = state.future;
      return next ? { ...state, now: next, past: [...state.past, state.now], future } : state;
    }
    case "saved":
      return { ...state, saved: action.card, now: withServersFields(state.now, action.card) };
    case "reset":
      return startOf(action.card);
  }
}

/** Whether the last step and this change are of one and the same text field. */
function sameTextField(before: EditedCard, now: EditedCard, changes: Partial<EditedCard>): boolean {
  const [field, ...others] = Object.keys(changes) as (keyof EditedCard)[];
  if (!field || others.length > 0 || typeof changes[field] !== "string") return false;
  const changed = (Object.keys(now) as (keyof EditedCard)[]).filter((key) => before[key] !== now[key]);
  return changed.length === 1 && changed[0] === field;
}

/** What was typed while a save was under way stays; version and dates are the server's. */
function withServersFields(now: EditedCard, { version, updatedAt, slug }: EditedCard): EditedCard {
  return { ...now, version, updatedAt, slug };
}

const FIELDS_OF_SERVER = new Set<keyof EditedCard>(["version", "updatedAt", "createdAt", "id", "userId"]);

/** Names of the fields that differ. */
export function changedFields(a: EditedCard, b: EditedCard): (keyof EditedCard)[] {
  return (Object.keys(a) as (keyof EditedCard)[])
    .filter((key) => !FIELDS_OF_SERVER.has(key) && JSON.stringify(a[key]) !== JSON.stringify(b[key]));
}

/** The draft of a card with its history. */
export function useDraft(card: EditedCard) {
  const [state, dispatch] = useReducer(reduce, card, startOf);
  const change = useCallback((changes: Partial<EditedCard>) => dispatch({ type: "change", changes }), []);
  const isDirty = useMemo(() => changedFields(state.now, state.saved).length > 0, [state.now, state.saved]);
  return { card: state.now, saved: state.saved, isDirty, canUndo: state.past.length > 0, canRedo: state.future.length > 0, change, dispatch };
}
