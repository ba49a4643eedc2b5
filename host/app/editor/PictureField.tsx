import { Button, FileButton, Group, Progress } from "@mantine/core";
import { IconCamera, IconTrash, IconUpload } from "@tabler/icons-react";
import { useState } from "react";
import { toast } from "../ui/toast.ts";
import type { PictureKind } from "../uploads/upload.schema.ts";
import styles from "./editor.module.css";
import { usePictureUpload } from "./picture-upload.tsx";
import { ACCEPT } from "./upload.ts";

interface Props {
  cardId: number;
  kind: PictureKind;
  label: string;
  hint: string;
  value: string | null;
  onChange: (url: string | null) => void;
}

/** A picture of the card: press, drop, paste, take a photo, remove. */
export function PictureField({ cardId, kind, label, hint, value, onChange }: Props) {
  const { upload, take, cancel, dialog } = usePictureUpload(cardId, kind, onChange);
  const [isOver, setOver] = useState(false);
  const isBusy = upload.state === "uploading";

  function remove() {
    if (!window.confirm("Are you sure you want to remove this image?")) return;
    onChange(null);
    toast.success("Image removed", "The image has been removed from your card");
  }

  return (
    <section className={styles.pictureField} aria-label={label} data-kind={kind} data-over={isOver || undefined} tabIndex={0}
      onPaste={({ clipboardData }) => take(clipboardData.files[0])}
      onDragOver={(event) => { event.preventDefault(); setOver(true); }} onDragLeave={() => setOver(false)}
      onDrop={(event) => { event.preventDefault(); setOver(false); take(event.dataTransfer.files[0]); }}>
      {value && <img src={value} alt={`Current ${label.toLowerCase()}`} />}
      <div className={styles.pictureText}><strong>{label}</strong><small>{hint}</small></div>
      {isBusy ? (
        <div role="status" className={styles.pictureBusy}>
          <span>Uploading...</span>
          <Progress value={upload.percent} aria-label="Upload progress" />
          <Button size="xs" variant="default" onClick={cancel}>Cancel</Button>
        </div>
      ) : (
        <Group gap="xs" justify="center">
          <FileButton accept={ACCEPT} onChange={take} inputProps={{ "aria-label": `${label}: choose a file` }}>
            {(props) => <Button {...props} variant="default" leftSection={<IconUpload size={18} stroke={1.8} aria-hidden />}>{value ? "Change" : "Upload"}</Button>}
          </FileButton>
          <FileButton accept="image/*" capture={kind === "profilePicture" ? "user" : "environment"} onChange={take}>
            {(props) => <Button {...props} className={styles.camera} variant="default" aria-label={`${label}: take a photo`}><IconCamera size={18} stroke={1.8} aria-hidden /></Button>}
          </FileButton>
          {value && <Button variant="default" onClick={remove} leftSection={<IconTrash size={18} stroke={1.8} aria-hidden />}>Remove</Button>}
        </Group>
      )}
      {dialog}
    </section>
  );
}
