import { useEffect, useRef, useState } from "react";
import { errorMessage } from "../../ui/api.ts";
import { toast } from "../../ui/toast.ts";
import { type Change, changedPaths, type EditorCard } from "../editor-card.ts";
import { applyChange } from "../languages/sync-translations.ts";
import { isConflict, useEditorState } from "../use-editor-state.ts";
import { editorMessages } from "../messages.en.ts";
import type { Text } from "../../languages/message.ts";

const BADGE_MS = 3_000;

/**
 * Saves the whole card with one change. Returns null on success or if nothing changed, else the reason; with `saysWhy`,
 * the caller shows it at the field and the toast omits it.
 */
export type QuickSave = (change: Change, failure: Text, saysWhy?: boolean) => Promise<string | null>;

/**
 * The card, shown changed at once and without the change when the server refuses it. Saves wait for each other, so that
 * each is made from the version the one before it left.
 */
export function useQuickSave(loaded: EditorCard) {
  const { state, latest, dispatch, send, fetchCard, other } = useEditorState(loaded);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const choose = useRef<(keepsMine: boolean) => void>(() => {});
  const failed = useRef<string>();
  const [savedAt, setSavedAt] = useState(0);

  useEffect(() => {
    if (savedAt === 0) return;
    const timer = setTimeout(() => setSavedAt(0), BADGE_MS);
    return () => clearTimeout(timer);
  }, [savedAt]);

  const sendChange = (change: Change) => send(applyChange(latest.current.saved, change));

  /**
   * Another tab or person saved meanwhile: the change is put on top of theirs; where they changed the same thing, the
   * user chooses.
   */
  async function sendOnNewest(change: Change): Promise<boolean> {
    const newest = await fetchCard();
    const elsewhere = changedPaths(latest.current.saved, newest);
    const isClash = changedPaths(newest, applyChange(newest, change)).some((path) => elsewhere.includes(path));
    const keepsEdits = !isClash || (await choice(newest));
    dispatch({ type: "rebased", card: newest, keepsEdits });
    if (keepsEdits) await sendChange(change);
    return keepsEdits;
  }

  function choice(newest: EditorCard): Promise<boolean> {
    dispatch({ type: "conflict", other: newest });
    return new Promise((resolve) => (choose.current = resolve));
  }

  async function attempt(change: Change, failure: Text, saysWhy: boolean): Promise<string | null> {
    if (failed.current) toast.hide(failed.current);
    try {
      const isSaved = await sendChange(change).then(
        () => true,
        (error: unknown) => {
          if (isConflict(error)) return sendOnNewest(change);
          throw error;
        },
      );
      if (isSaved) setSavedAt(Date.now());
      return null;
    } catch (error) {
      const problem = errorMessage(error, editorMessages.nothingChanged);
      dispatch({ type: "failed", problem });
      failed.current = toast.failure(failure, saysWhy ? undefined : problem);
      return problem;
    } finally {
      dispatch({ type: "dequeued", change });
    }
  }

  const save: QuickSave = (change, failure, saysWhy = false) => {
    dispatch({ type: "queued", change });
    const turn = queue.current.then(() => attempt(change, failure, saysWhy));
    queue.current = turn;
    return turn;
  };
  return {
    card: state.present,
    saved: state.saved,
    other,
    choose: (keepsMine: boolean) => choose.current(keepsMine),
    isSaved: savedAt > 0,
    save,
  };
}
