import { Button } from "@mantine/core";
import { useState } from "react";
import { LazyModal } from "../ui/LazyModal.tsx";
import styles from "./editor.module.css";
import { differences, type EditorCard, LABELS } from "./editor-card.ts";

interface Props {
  /** The card as it was when the edits began. */
  saved: EditorCard;
  /** The card as somebody saved it meanwhile; null: nobody did. */
  other: EditorCard | null;
  onChoose(keepsMine: boolean): void;
}

/** Somebody saved this card meanwhile. Only a choice closes it: Escape must not throw edits away. */
export function ConflictDialog({ saved, other, onChoose }: Props) {
  const [fields, setFields] = useState<string[]>([]);
  const [shown, setShown] = useState(other);
  if (other && other !== shown) {
    setShown(other);
    setFields(differences(saved, other).map((field) => LABELS[field])); // stays while the dialog closes
  }
  return (
    <LazyModal opened={other !== null} onClose={() => onChoose(true)} title="This card was changed elsewhere" withCloseButton={false}
      closeOnEscape={false} closeOnClickOutside={false}>
      <p>Changed meanwhile:</p>
      <ul>{fields.map((field) => <li key={field}>{field}</li>)}</ul>
      <p>Keeping yours puts your own edits on top of it; nothing else is lost.</p>
      <div className={styles.tools}>
        <Button variant="default" onClick={() => onChoose(false)}>Take the other</Button>
        <Button onClick={() => onChoose(true)} data-autofocus>Keep mine</Button>
      </div>
    </LazyModal>
  );
}
