import { Alert } from "@mantine/core";
import { useState } from "react";
import { MAX } from "../../cards/limits.ts";
import { toast } from "../../ui/toast.ts";
import type { EditorCard } from "../editor-card.ts";
import styles from "../editor.module.css";
import type { QuickSave } from "./quick-save.ts";
import { Tile } from "./Tile.tsx";
import { ValueDialog } from "./ValueDialog.tsx";

const FIELDS = [
  { field: "name", label: "Name", maxLength: MAX.name },
  { field: "title", label: "Title", maxLength: MAX.title },
  { field: "company", label: "Company", maxLength: MAX.company },
  { field: "phone", label: "Phone", maxLength: MAX.phone, type: "tel" },
  { field: "email", label: "Email", maxLength: MAX.email, type: "email" },
  { field: "website", label: "Website", maxLength: MAX.url, type: "url" },
  { field: "address", label: "Address", maxLength: MAX.address },
  { field: "about", label: "About", maxLength: MAX.about, isLong: true },
  { field: "videoUrl", label: "Video", maxLength: MAX.url, type: "url", hint: "A YouTube or Vimeo link, or a video file on the web." },
  { field: "slug", label: "URL Slug", maxLength: 50, hint: "Small letters, digits and hyphens. The old link keeps leading here." },
] as const;

interface Props {
  card: EditorCard;
  slugRefusal: string | null;
  save: QuickSave;
}

/** The words of the card, each behind its own tile. */
export function Details({ card, slugRefusal, save }: Props) {
  const [open, setOpen] = useState<(typeof FIELDS)[number] | null>(null);
  return (
    <section aria-labelledby="details">
      <h2 id="details">Your details</h2>
      <div className={styles.valueTiles}>
        {FIELDS.map((entry) => (
          <Tile key={entry.field} label={entry.label} value={card[entry.field]} onClick={() => {
            if (entry.field === "slug" && slugRefusal) toast.failure("Permission Denied", slugRefusal);
            else setOpen(entry);
          }} />
        ))}
      </div>
      {slugRefusal && <Alert mt="sm" color="amber" variant="light">{slugRefusal}</Alert>}
      {open && <ValueDialog {...open} value={card[open.field] ?? ""} onClose={() => setOpen(null)} onSave={(value) => save({ [open.field]: value }, "Failed to save changes")} />}
    </section>
  );
}
