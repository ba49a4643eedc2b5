import { Textarea, TextInput } from "@mantine/core";
import { MAX } from "../../cards/limits.ts";
import styles from "../editor.module.css";
import { PictureField } from "../PictureField.tsx";
import { SlugField } from "../SlugField.tsx";
import type { TabProps } from "../use-editor.ts";

const FIELDS = [
  { field: "name", label: "Name", maxLength: MAX.name }, { field: "title", label: "Title", maxLength: MAX.title },
  { field: "company", label: "Company", maxLength: MAX.company }, { field: "phone", label: "Phone", maxLength: MAX.phone, type: "tel" },
  { field: "email", label: "Email", maxLength: MAX.email, type: "email" }, { field: "website", label: "Website", maxLength: MAX.url, type: "url" },
  { field: "address", label: "Address", maxLength: MAX.address }, { field: "videoUrl", label: "Video", maxLength: MAX.url, type: "url" },
] as const;

/** Who the card is of, and its pictures. */
export function BasicTab({ card, edit, slugRefusal }: TabProps & { slugRefusal: string | null }) {
  return (
    <div className={styles.stack}>
      <div className={styles.two}>
        {FIELDS.map(({ field, ...look }) => (
          <TextInput key={field} {...look} value={card[field] ?? ""} onChange={({ currentTarget }) => edit({ [field]: currentTarget.value })} />
        ))}
      </div>
      <Textarea label="About" maxLength={MAX.about} autosize minRows={4} maxRows={14} value={card.about ?? ""} onChange={({ currentTarget }) => edit({ about: currentTarget.value })} />
      <SlugField card={card} refusal={slugRefusal} onChange={(slug) => edit({ slug })} />
      <section>
        <h2>Pictures</h2>
        <p className={styles.hint}>JPG, PNG or GIF, up to 2 MB. Larger files are compressed for you.</p>
        <div className={styles.pictures}>
          <PictureField cardId={card.id} kind="profilePicture" label="Profile picture" hint="500 by 500" value={card.profilePicture} onChange={(profilePicture) => edit({ profilePicture })} />
          <PictureField cardId={card.id} kind="coverPhoto" label="Cover photo" hint="1200 by 400" value={card.coverPhoto} onChange={(coverPhoto) => edit({ coverPhoto })} />
          <PictureField cardId={card.id} kind="logo" label="Logo" hint="250 by 250" value={card.logoUrl} onChange={(logoUrl) => edit({ logoUrl })} />
          <PictureField cardId={card.id} kind="favicon" label="Favicon" hint="192 by 192" value={card.faviconUrl} onChange={(faviconUrl) => edit({ faviconUrl })} />
        </div>
      </section>
    </div>
  );
}
