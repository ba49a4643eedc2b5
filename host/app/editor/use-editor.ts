import { useBlocker } from "@remix-run/react";
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { ApiError, api, sentenceOf } from "../ui/api.ts";
import { toast } from "../ui/toast.ts";
import { differences, type EditorCard, type Edits, payloadOf, pick } from "./editor-card.ts";
import { editorReducer, initialState, isUnsaved, NOT_SAVED } from "./editor-state.ts";
import { readLocal, writeLocal } from "../ui/local.ts";

const draftKey = (id: number) => `meishi.draft.${id}`;

/** The card being edited, and everything that can be done with the edits. */
export function useEditor(loaded: EditorCard) {
  const [state, dispatch] = useReducer(editorReducer, loaded, initialState);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [other, setOther] = useState<EditorCard | null>(null);
  const [draft, setDraft] = useState<Edits | null>(null);
  const busy = useRef(false);
  const { present, saved } = state;
  const isDirty = isUnsaved(state);
  const path = `/api/business-cards/${loaded.id}`;

  const edit = useCallback((edits: Edits, kind?: string) => dispatch({ type: "edit", edits, kind }), []);
  const fetchCard = async (): Promise<EditorCard> => ({ ...present, ...(await api<Partial<EditorCard>>("GET", path)) });

  async function save(card: EditorCard = present): Promise<void> {
    if (busy.current || differences(saved, card).length === 0) return;
    busy.current = true;
    setSaving(true);
    setProblem(null);
    try {
      const answer = await api<Partial<EditorCard>>("PUT", path, payloadOf(card));
      dispatch({ type: "saved", card: { ...card, ...answer }, sent: card });
      setOther(null);
      toast.success("Card updated successfully");
    } catch (error) {
      const sentence = sentenceOf(error, "The connection failed. Your edits are still here: please try again.");
      if (error instanceof ApiError && error.code === "changed") await showConflict();
      else {
        setProblem(sentence);
        toast.failure("Error", NOT_SAVED);
      }
    } finally {
      busy.current = false;
      setSaving(false);
    }
  }

  async function showConflict() {
    try {
      setOther(await fetchCard());
    } catch {
      toast.failure("Error", "Failed to fetch card");
    }
  }

  async function reset() {
    try {
      dispatch({ type: "rebased", card: await fetchCard(), keepsEdits: false });
      setProblem(null);
    } catch {
      toast.failure("Error", "Failed to load card data");
    }
  }

  async function resolveConflict(keepsEdits: boolean) {
    if (!other) return;
    const action = { type: "rebased", card: other, keepsEdits } as const;
    const next = editorReducer(state, action).present;
    dispatch(action);
    setOther(null);
    if (keepsEdits) await save(next);
  }

  // A draft of a tab that crashed is offered once, before anything is written over it.
  useEffect(() => {
    const stored = readLocal(draftKey(loaded.id));
    if (!stored) return;
    try {
      const edits = JSON.parse(stored) as Edits;
      if (differences(loaded, { ...loaded, ...edits }).length > 0) setDraft(edits);
    } catch {
      writeLocal(draftKey(loaded.id), null);
    }
  }, [loaded]);

  const wasDirty = useRef(false);
  useEffect(() => {
    if (isDirty) writeLocal(draftKey(loaded.id), JSON.stringify(pick(present, differences(present, saved))));
    else if (wasDirty.current) writeLocal(draftKey(loaded.id), null);
    wasDirty.current = isDirty;
  }, [isDirty, present, saved, loaded.id]);

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isDirty]);

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );

  return {
    card: present,
    saved,
    isDirty,
    isSaving,
    problem,
    other,
    draft,
    blocker,
    edit,
    save,
    reset,
    resolveConflict,
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    undo: () => dispatch({ type: "undo" }),
    redo: () => dispatch({ type: "redo" }),
    takeDraft() {
      if (draft) edit(draft, "draft");
      setDraft(null);
    },
    dropDraft() {
      writeLocal(draftKey(loaded.id), null);
      setDraft(null);
    },
    discard: () => writeLocal(draftKey(loaded.id), null),
  };
}

export type Edit = (edits: Edits, kind?: string) => void;

/** Props of every tab. */
export interface TabProps {
  card: EditorCard;
  edit: Edit;
}
