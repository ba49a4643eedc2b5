import { useEffect, useRef, useState } from "react";
import { ApiError, api, sentenceOf } from "../../ui/api.ts";
import { toast } from "../../ui/toast.ts";
import { changedPlaces, type EditorCard, type Edits, payloadOf } from "../editor-card.ts";

const BADGE_MS = 3_000;

/** What is changed; given as a function where it builds on what the card holds, such as one link of many. */
type QuickEdit = Edits | ((card: EditorCard) => Edits);
/** Saves the whole card with one thing changed. Answers null when there is nothing left to do, or why it failed. */
export type QuickSave = (edit: QuickEdit, failure: string) => Promise<string | null>;

/** The same thing was changed here and elsewhere, so the user has to choose. */
interface Clash {
  /** The card as it was here, and as it is now. */
  before: EditorCard;
  other: EditorCard;
  choose(keepsMine: boolean): void;
}

const withEdit = (card: EditorCard, edit: QuickEdit): EditorCard => ({
  ...card,
  ...(typeof edit === "function" ? edit(card) : edit),
});

/**
 * The card, shown changed at once and without the change when the server refuses it. Saves wait for each other, so that
 * each is made from the version the one before it left.
 */
export function useQuickSave(loaded: EditorCard): {
  card: EditorCard;
  isSaved: boolean;
  clash: Clash | null;
  save: QuickSave;
} {
  const saved = useRef(loaded);
  const pending = useRef<QuickEdit[]>([]);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [card, setCard] = useState(loaded);
  const [savedAt, setSavedAt] = useState(0);
  const [clash, setClash] = useState<Clash | null>(null);
  const path = `/api/business-cards/${loaded.id}`;

  useEffect(() => {
    if (savedAt === 0) return;
    const timer = setTimeout(() => setSavedAt(0), BADGE_MS);
    return () => clearTimeout(timer);
  }, [savedAt]);

  const show = () => setCard(pending.current.reduce(withEdit, saved.current));

  async function send(edit: QuickEdit): Promise<void> {
    const changed = withEdit(saved.current, edit);
    saved.current = { ...changed, ...(await api<Partial<EditorCard>>("PUT", path, payloadOf(changed))) };
  }

  /**
   * Another tab or person saved meanwhile: the change is put on top of theirs; where they changed the same thing, the
   * user chooses.
   */
  async function sendOnNewest(edit: QuickEdit): Promise<boolean> {
    const before = saved.current;
    const other = (saved.current = { ...before, ...(await api<Partial<EditorCard>>("GET", path)) });
    const elsewhere = changedPlaces(before, other);
    const isClash = changedPlaces(other, withEdit(other, edit)).some((place) => elsewhere.includes(place));
    if (
      isClash &&
      !(await new Promise<boolean>((choose) => setClash({ before, other, choose })).finally(() => setClash(null)))
    )
      return false;
    await send(edit);
    return true;
  }

  async function attempt(edit: QuickEdit, failure: string): Promise<string | null> {
    try {
      const isSaved = await send(edit).then(
        () => true,
        (error: unknown) => {
          if (error instanceof ApiError && error.code === "changed") return sendOnNewest(edit);
          throw error;
        },
      );
      if (isSaved) setSavedAt(Date.now());
      return null;
    } catch (error) {
      const sentence = sentenceOf(error, "The connection failed. Nothing was changed.");
      toast.failure(failure, sentence);
      return sentence;
    } finally {
      pending.current = pending.current.filter((other) => other !== edit);
      show();
    }
  }

  function save(edit: QuickEdit, failure: string): Promise<string | null> {
    pending.current = [...pending.current, edit];
    show();
    const turn = queue.current.then(() => attempt(edit, failure));
    queue.current = turn;
    return turn;
  }
  return { card, isSaved: savedAt > 0, clash, save };
}
