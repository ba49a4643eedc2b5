import { Alert } from "@mantine/core";
import {
  IconBriefcase, IconBuilding, IconFileText, IconLink, IconMail, IconMapPin, IconPhone, IconUser, IconVideo, IconWorld,
} from "@tabler/icons-react";
import { MAX } from "../../cards/limits.ts";
import { toast } from "../../ui/toast.ts";
import { useDialog } from "../../ui/use-dialog.ts";
import type { EditorCard } from "../editor-card.ts";
import styles from "../editor.module.css";
import type { QuickSave } from "./quick-save.ts";
import { Tile } from "./Tile.tsx";
import { type AskedValue, ValueDialog } from "./ValueDialog.tsx";

const FIELDS = [
  { field: "name", Icon: IconUser, label: "Name", maxLength: MAX.name },
  { field: "title", Icon: IconBriefcase, label: "Title", maxLength: MAX.title },
  { field: "company", Icon: IconBuilding, label: "Company", maxLength: MAX.company },
  { field: "phone", Icon: IconPhone, label: "Phone", maxLength: MAX.phone, type: "tel" },
  { field: "email", Icon: IconMail, label: "Email", maxLength: MAX.email, type: "email" },
  { field: "website", Icon: IconWorld, label: "Website", maxLength: MAX.url, type: "url" },
  { field: "address", Icon: IconMapPin, label: "Address", maxLength: MAX.address },
  { field: "about", Icon: IconFileText, label: "About", maxLength: MAX.about, isLong: true },
  { field: "videoUrl", Icon: IconVideo, label: "Video", maxLength: MAX.url, type: "url", hint: "A YouTube or Vimeo link, or a video file on the web." },
  { field: "slug", Icon: IconLink, label: "URL Slug", maxLength: 50, hint: "Small letters, digits and hyphens. The old link keeps leading here." },
] as const;

interface Props {
  card: EditorCard;
  slugRefusal: string | null;
  save: QuickSave;
}

/** The words of the card, each behind its own tile. */
export function Details({ card, slugRefusal, save }: Props) {
  const dialog = useDialog<AskedValue>();
  return (
    <section aria-labelledby="details">
      <h2 id="details">Your details</h2>
      <div className={styles.valueTiles}>
        {FIELDS.map(({ field, Icon, ...look }) => (
          <Tile key={field} icon={<Icon size={20} stroke={1.8} aria-hidden />} label={look.label} value={card[field]} onClick={() => {
            if (field === "slug" && slugRefusal) toast.failure("Permission Denied", slugRefusal);
            else dialog.open({ ...look, value: card[field] ?? "", onSave: (value) => save({ [field]: value }, "Failed to save changes") });
          }} />
        ))}
      </div>
      {slugRefusal && <Alert mt="sm" color="amber" variant="light">{slugRefusal}</Alert>}
      <ValueDialog asked={dialog.shown} isOpen={dialog.isOpen} onClose={dialog.close} />
    </section>
  );
}
