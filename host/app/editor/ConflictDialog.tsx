import { Button } from "@mantine/core";
import { useState } from "react";
import { LazyModal } from "../ui/LazyModal.tsx";
import styles from "./editor.module.css";
import { FIELDS } from "../cards/fields.ts";
import { differences, type EditorCard } from "./editor-card.ts";
import { editorWords } from "./words.en.ts";
import { useWords, useSentence } from "../ui/use-words.ts";
import type { Message } from "../languages/message.ts";

interface Props {
  /** The card as it was when the edits began. */
  saved: EditorCard;
  /** The card as saved by another user meanwhile; null if it was not. */
  other: EditorCard | null;
  onChoose(keepsMine: boolean): void;
}

/** Conflict with a save by another user. Only a choice closes it: Escape must not discard edits. */
export function ConflictDialog({ saved, other, onChoose }: Props) {
  const text = useWords(editorWords);
  const sentence = useSentence();
  const [fields, setFields] = useState<Message[]>([]);
  const [compared, setCompared] = useState<EditorCard | null>(null);
  if (other && other !== compared) {
    setCompared(other);
    setFields(differences(saved, other).map((field) => FIELDS[field].label)); // stays while the dialog closes
  }
  return (
    <LazyModal
      opened={other !== null}
      onClose={() => onChoose(true)}
      title={text.conflict.title}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <p>{text.conflict.changed}</p>
      <ul>
        {fields.map(sentence).map((field) => (
          <li key={field}>{field}</li>
        ))}
      </ul>
      <p>{text.conflict.text}</p>
      <div className={styles.tools}>
        <Button variant="default" onClick={() => onChoose(false)}>
          {text.conflict.newer}
        </Button>
        <Button onClick={() => onChoose(true)} data-autofocus>
          {text.conflict.keep}
        </Button>
      </div>
    </LazyModal>
  );
}
