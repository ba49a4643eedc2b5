import { Button, FileButton } from "@mantine/core";
import { IconCamera, IconTrash, IconUpload } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { resetFileInput } from "../ui/reset-file-input.ts";
import { ProgressBar } from "../ui/ProgressBar.tsx";
import type { PictureKind } from "../uploads/upload.schema.ts";
import styles from "./pictures.module.css";
import { ACCEPT, usePictureUpload } from "./picture-upload.tsx";
import { useRemoval } from "./use-removal.tsx";
import { useWords } from "../ui/use-words.ts";
import { editorWords } from "./words.en.ts";

interface Props {
  cardId: number;
  kind: PictureKind;
  label: string;
  hint: string;
  value: string | null;
  onChange: (url: string | null) => void;
}

const icon = { size: 18, stroke: 1.8, "aria-hidden": true } as const;

/** A picture of the card: choose, drop, paste, take a photo, remove. */
export function PictureField({ cardId, kind, label, hint, value, onChange }: Props) {
  const text = useWords(editorWords).picture;
  const { upload, take, takeFirst, cancel, dialog } = usePictureUpload(cardId, kind, onChange);
  const { askToRemove, removal } = useRemoval();
  const [isOver, setOver] = useState(false);
  const choose = useRef<HTMLButtonElement>(null);
  const isBusy = upload.state === "uploading";
  // Not `disabled`: the crop dialog gives the focus back to the button that opened it, while the upload runs.
  const still = { "aria-disabled": isBusy, "data-disabled": isBusy || undefined };

  function remove() {
    if (isBusy) return;
    askToRemove(() => {
      onChange(null);
      choose.current?.focus();
    });
  }

  return (
    <section
      className={styles.pictureField}
      aria-label={label}
      data-kind={kind}
      data-over={isOver || undefined}
      tabIndex={0}
      onPaste={({ clipboardData }) => takeFirst(clipboardData.files)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        takeFirst(event.dataTransfer.files);
      }}
    >
      {value && <img src={value} alt={text.current(label)} />}
      <div className={styles.pictureText}>
        <strong>{label}</strong>
        <small>{hint}</small>
      </div>
      {isBusy && (
        <div role="status" className={styles.pictureBusy}>
          <span>{text.uploading}</span>
          <ProgressBar percent={upload.percent} label={text.progress} />
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              cancel();
              choose.current?.focus();
            }}
          >
            {text.cancel}
          </Button>
        </div>
      )}
      <div className={styles.pictureButtons}>
        <FileButton
          accept={ACCEPT}
          onChange={take}
          disabled={isBusy}
          inputProps={{ "aria-label": text.choose(label), onClick: resetFileInput }}
        >
          {(props) => (
            <Button {...props} {...still} ref={choose} variant="default" leftSection={<IconUpload {...icon} />}>
              {value ? text.change : text.upload}
            </Button>
          )}
        </FileButton>
        <FileButton
          accept="image/*"
          capture={kind === "profilePicture" ? "user" : "environment"}
          onChange={take}
          disabled={isBusy}
          inputProps={{ onClick: resetFileInput }}
        >
          {(props) => (
            <Button {...props} {...still} className={styles.camera} variant="default" aria-label={text.take(label)}>
              <IconCamera {...icon} />
            </Button>
          )}
        </FileButton>
        {value && (
          <Button {...still} variant="default" onClick={remove} leftSection={<IconTrash {...icon} />}>
            {text.remove}
          </Button>
        )}
      </div>
      {dialog}
      {removal}
    </section>
  );
}
