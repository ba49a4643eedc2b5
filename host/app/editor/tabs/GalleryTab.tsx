import { TextInput } from "@mantine/core";
import { ADVISED_GALLERY, MAX } from "../../cards/limits.ts";
import { lockOf } from "../editor-card.ts";
import styles from "../editor.module.css";
import pictures from "../pictures.module.css";
import { ItemButtons, moved } from "../ItemButtons.tsx";
import { Locked } from "../Locked.tsx";
import { PictureField } from "../PictureField.tsx";
import { useRemoval } from "../use-removal.tsx";
import type { TabProps } from "../use-editor.ts";
import { useLabel } from "../../ui/use-label.ts";
import { useWords } from "../../ui/use-words.ts";
import { editorPartWords } from "../part-words/index.ts";

/** Pictures of the owner's work, in the order visitors see them. */
export default function GalleryTab({ card, edit }: TabProps) {
  const t = useWords(editorPartWords);
  const say = useLabel();
  const { gallery } = card;
  const lock = lockOf(card, "gallery");
  const { askToRemove, removal } = useRemoval();
  const remove = (i: number) => askToRemove(() => edit({ gallery: gallery.filter((_, j) => j !== i) }, "remove image"));
  return (
    <div className={styles.stack}>
      <p className={styles.hint}>{t.gallery.hint(ADVISED_GALLERY)}</p>
      <Locked lock={lock}>
        <div className={pictures.pictures}>
          {gallery.map((item, i) => (
            <figure key={item.url}>
              <img src={item.url} alt={item.alt ?? ""} />
              <TextInput
                label={t.gallery.description(i + 1)}
                maxLength={200}
                value={item.alt ?? ""}
                onChange={({ currentTarget }) =>
                  edit(
                    { gallery: gallery.map((other, j) => (j === i ? { ...other, alt: currentTarget.value } : other)) },
                    `alt ${i}`,
                  )
                }
              />
              <ItemButtons
                label={t.gallery.image(i + 1)}
                index={i}
                count={gallery.length}
                onMove={(to) => edit({ gallery: moved(gallery, i, to) }, "order gallery")}
                onRemove={() => remove(i)}
              />
            </figure>
          ))}
          {!lock && gallery.length < MAX.gallery && (
            <PictureField
              cardId={card.id}
              kind="gallery"
              label={t.gallery.add}
              hint={say("1200 by 800")}
              value={null}
              onChange={(url) => url && edit({ gallery: [...gallery, { url }] }, "add image")}
            />
          )}
        </div>
      </Locked>
      {removal}
    </div>
  );
}
