import { type FormEvent, useState } from "react";
import { useWords } from "../../ui/use-words.ts";
import type { EditorCard, Edits } from "../editor-card.ts";
import { applyChange } from "../languages/sync-translations.ts";
import { Languages } from "../languages/Languages.tsx";
import { editorLanguageWords } from "../languages/words.en.ts";
import type { QuickSave } from "./quick-save.ts";
import { SaveButtons } from "./SaveButtons.tsx";

interface Props {
  card: EditorCard;
  save: QuickSave;
  onClose: () => void;
}

/** The languages of the card, saved together. */
export default function LanguagesForm({ card, save, onClose }: Props) {
  const { quick } = useWords(editorLanguageWords);
  const [edits, setEdits] = useState<Edits>({});
  const [isSaving, setSaving] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setSaving(true);
    const problem = await save(edits, quick.failed);
    setSaving(false);
    if (problem === null) onClose();
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Languages card={applyChange(card, edits)} edit={(changed) => setEdits({ ...edits, ...changed })} />
      <SaveButtons isSaving={isSaving} onCancel={onClose} mt="lg" />
    </form>
  );
}
