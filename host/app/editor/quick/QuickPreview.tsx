import { Button, FileButton, Modal } from "@mantine/core";
import { IconCamera, IconPalette } from "@tabler/icons-react";
import { useState } from "react";
import type { PictureKind } from "../../uploads/upload.schema.ts";
import { CardPreview } from "../CardPreview.tsx";
import type { EditableField, EditorCard } from "../editor-card.ts";
import styles from "../editor.module.css";
import { usePictureUpload } from "../picture-upload.tsx";
import { themeName, ThemeChoice } from "../ThemeChoice.tsx";
import { ACCEPT } from "../upload.ts";
import type { QuickSave } from "./quick-save.ts";

/** The card, with buttons on it that change its pictures and theme. */
export function QuickPreview({ card, save }: { card: EditorCard; save: QuickSave }) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <section className={styles.quickPreview} aria-label="Your card">
      <div className={styles.quickCard}>
        <CardPreview card={card} />
        <PictureButton card={card} kind="coverPhoto" field="coverPhoto" label="Change cover photo" short="Cover" place="cover" save={save} />
        <PictureButton card={card} kind="profilePicture" field="profilePicture" label="Change profile picture" short="Photo" place="photo" save={save} />
        {card.logoUrl && <PictureButton card={card} kind="logo" field="logoUrl" label="Change logo" short="Logo" place="logo" save={save} />}
      </div>
      <button type="button" className={styles.themeButton} onClick={() => setChoosing(true)}>
        <IconPalette size={18} stroke={1.8} aria-hidden /> Change theme: {themeName(card.theme)}
      </button>
      {isChoosing && (
        <Modal opened onClose={() => setChoosing(false)} title="Choose a theme" size="lg" closeButtonProps={{ "aria-label": "Close" }}>
          <ThemeChoice card={card} onChoose={(theme) => { setChoosing(false); void save({ theme }, "Failed to update theme"); }} />
        </Modal>
      )}
    </section>
  );
}

interface ButtonProps {
  card: EditorCard;
  kind: PictureKind;
  field: EditableField;
  label: string;
  short: string;
  place: string;
  save: QuickSave;
}

function PictureButton({ card, kind, field, label, short, place, save }: ButtonProps) {
  const { upload, take, dialog } = usePictureUpload(card.id, kind, (url) => void save({ [field]: url }, "Failed to upload image"));
  const isBusy = upload.state === "uploading";
  return (
    <>
      <FileButton accept={ACCEPT} onChange={take} disabled={isBusy}>
        {(props) => (
          <Button {...props} className={styles.overlay} data-place={place} aria-label={label} leftSection={<IconCamera size={16} aria-hidden />}>
            {isBusy ? "Uploading..." : short}
          </Button>
        )}
      </FileButton>
      {dialog}
    </>
  );
}
