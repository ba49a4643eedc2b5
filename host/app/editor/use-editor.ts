import { useCallback, useEffect, useRef, useState } from "react";
import { messagesByPath } from "../errors.ts";
import { ApiError, errorMessage } from "../ui/api.ts";
import { useLeaveBlocker } from "../ui/LeaveWarning.tsx";
import { readLocal, writeLocal } from "../ui/local.ts";
import { toast } from "../ui/toast.ts";
import { differences, type EditorCard, type Edits, pick } from "./editor-card.ts";
import { errorAt, isUnsaved } from "./editor-state.ts";
import { isConflict, useEditorState } from "./use-editor-state.ts";
import { editorMessages } from "./messages.en.ts";

const draftKey = (id: number) => `meishi.draft.${id}`;

/** The card being edited, and everything that can be done with the edits. */
export function useEditor(loaded: EditorCard) {
  const { state, latest, dispatch, send, fetchCard, other } = useEditorState(loaded);
  const failed = useRef<string>();
  const [draft, setDraft] = useState<Edits | null>(null);
  const { present, saved, saving } = state;
  const isDirty = isUnsaved(state);
  const [isRowFilled, setRowFilled] = useState(false);

  const edit = useCallback((edits: Edits, kind?: string) => void dispatch({ type: "edit", edits, kind }), [dispatch]);

  async function save(): Promise<void> {
    if (latest.current.saving.state === "saving" || !isUnsaved(latest.current)) return;
    if (failed.current) toast.hide(failed.current);
    const sent = latest.current.present;
    try {
      await send(sent);
      // Older than what is saved now.
      setDraft(null);
      toast.success(editorMessages.saved);
    } catch (error) {
      if (isConflict(error)) return showConflict();
      const problem = errorMessage(error, editorMessages.connectionFailed);
      const errors = messagesByPath(error instanceof ApiError ? error.errors : []);
      dispatch({ type: "failed", problem, errors, sent });
      failed.current = toast.failure(editorMessages.error, editorMessages.notSaved);
    }
  }

  async function showConflict() {
    try {
      dispatch({ type: "conflict", other: await fetchCard() });
    } catch {
      dispatch({ type: "failed", problem: null });
      toast.failure(editorMessages.error, editorMessages.cardNotFetched);
    }
  }

  async function reset() {
    try {
      dispatch({ type: "rebased", card: await fetchCard(), keepsEdits: false });
    } catch {
      toast.failure(editorMessages.error, editorMessages.cardNotLoaded);
    }
  }

  async function resolveConflict(keepsEdits: boolean) {
    if (!other) return;
    dispatch({ type: "rebased", card: other, keepsEdits });
    if (keepsEdits) await save();
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

  const blocker = useLeaveBlocker(isDirty || isRowFilled);

  return {
    card: present,
    saved,
    isDirty,
    isSaving: saving.state === "saving",
    problem: saving.state === "failed" ? saving.problem : null,
    /** The first part that the last save refused. */
    refused: saving.state === "failed" ? Object.keys(saving.errors)[0] : undefined,
    errorAt: (path: string) => errorAt(state, path),
    other,
    draft,
    blocker,
    edit,
    setRowFilled,
    save,
    reset,
    resolveConflict,
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    undo: () => void dispatch({ type: "undo" }),
    redo: () => void dispatch({ type: "redo" }),
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

type Edit = (edits: Edits, kind?: string) => void;

/** Props of every tab. */
export interface TabProps {
  card: EditorCard;
  edit: Edit;
  /** Error of the last save at a path such as `contacts.1.value`; undefined where nothing is saved. */
  errorAt?: (path: string) => string | undefined;
  /** Called with whether a new row is filled in but not added yet. */
  onRowFilled?: (isFilled: boolean) => void;
}

/** Reports a filled row that is not added yet, so that leaving the page asks first. */
export function useFilledRow(isFilled: boolean, onRowFilled: TabProps["onRowFilled"]): void {
  useEffect(() => {
    onRowFilled?.(isFilled);
    return () => onRowFilled?.(false);
  }, [isFilled, onRowFilled]);
}
