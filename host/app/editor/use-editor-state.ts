import { useCallback, useRef, useState } from "react";
import { ApiError, api } from "../ui/api.ts";
import { type EditorCard, payloadOf } from "./editor-card.ts";
import { type EditorAction, editorReducer, type EditorState, initialState } from "./editor-state.ts";

/** The state of both editors, and their calls. */
export function useEditorState(loaded: EditorCard) {
  const [state, setState] = useState(() => initialState(loaded));
  const latest = useRef(state);
  const path = `/api/business-cards/${loaded.id}`;

  /** Answers the new state at once: what goes on after an answer of the server must not build on an older one. */
  const dispatch = useCallback((action: EditorAction): EditorState => {
    latest.current = editorReducer(latest.current, action);
    setState(latest.current);
    return latest.current;
  }, []);

  /** Saves a whole card; throws ApiError. */
  async function send(sent: EditorCard): Promise<void> {
    dispatch({ type: "sending" });
    dispatch({
      type: "saved",
      card: { ...sent, ...(await api<Partial<EditorCard>>("PUT", path, payloadOf(sent, latest.current.saved))) },
      sent,
    });
  }

  /** The card as the server has it now. */
  const fetchCard = async (): Promise<EditorCard> => ({
    ...latest.current.saved,
    ...(await api<Partial<EditorCard>>("GET", path)),
  });

  const { saving } = state;
  return { state, latest, dispatch, send, fetchCard, other: saving.state === "conflict" ? saving.other : null };
}

/** Whether a save failed because another user saved the card meanwhile. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.code === "changed";
