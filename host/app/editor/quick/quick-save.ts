import { useEffect, useState } from "react";
import { api, sentenceOf } from "../../ui/api.ts";
import { toast } from "../../ui/toast.ts";
import { type EditorCard, type Edits, payloadOf } from "../editor-card.ts";

const BADGE_MS = 3_000;

/** Saves the whole card with one thing changed. Answers null, or why it failed. */
export type QuickSave = (edits: Edits, failure: string) => Promise<string | null>;

/** The card, shown changed at once and as it was when the server refuses. */
export function useQuickSave(loaded: EditorCard): { card: EditorCard; isSaved: boolean; save: QuickSave } {
  const [card, setCard] = useState(loaded);
  const [savedAt, setSavedAt] = useState(0);

  useEffect(() => {
    if (savedAt === 0) return;
    const timer = setTimeout(() => setSavedAt(0), BADGE_MS);
    return () => clearTimeout(timer);
  }, [savedAt]);

  async function save(edits: Edits, failure: string): Promise<string | null> {
    const before = card;
    const changed = { ...card, ...edits };
    setCard(changed);
    try {
      const answer = await api<Partial<EditorCard>>("PUT", `/api/business-cards/${card.id}`, payloadOf(changed));
      setCard({ ...changed, ...answer });
      setSavedAt(Date.now());
      return null;
    } catch (error) {
      setCard(before);
      const sentence = sentenceOf(error, "The connection failed. Nothing was changed.");
      toast.failure(failure, sentence);
      return sentence;
    }
  }
  return { card, isSaved: savedAt > 0, save };
}
