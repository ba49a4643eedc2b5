import { TextInput } from "@mantine/core";
import { RECOMMENDED_GALLERY_SIZE, LIMITS } from "../../cards/limits.ts";
import { lockReason } from "../editor-card.ts";
import styles from "../editor.module.css";
import pictures from "../pictures.module.css";
import { ItemButtons, moveItem } from "../ItemButtons.tsx";
import { Locked } from "../Locked.tsx";
import { PictureField } from "../PictureField.tsx";
import { useRemoval } from "../use-removal.tsx";
import type { TabProps } from "../use-editor.ts";
import { editorWords } from "../words.en.ts";
import { useWords, useSentence } from "../../ui/use-words.ts";
import { fieldLabels } from "../../cards/field-labels.en.ts";

/** Pictures of the owner's work, in the order visitors see them. */
export default function GalleryTab({ card, edit }: TabProps) {
  const text = useWords(editorWords);
  const sentence = useSentence();
  const { gallery } = card;
  const lock = lockReason(card, "gallery");
  const { askToRemove, removal } = useRemoval();
  const remove = (i: number) => askToRemove(() => edit({ gallery: gallery.filter((_, j) => j !== i) }, "remove image"));
  return (
    <div className={styles.stack}>
      <p className={styles.hint}>{text.gallery.hint(RECOMMENDED_GALLERY_SIZE)}</p>
      <Locked lock={lock}>
        <div className={pictures.pictures}>
          {gallery.map((item, i) => (
            <figure key={item.url}>
              <img src={item.url} alt={item.alt ?? ""} />
              <TextInput
                label={text.gallery.description(i + 1)}
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
                label={text.gallery.image(i + 1)}
                index={i}
                count={gallery.length}
                onMove={(to) => edit({ gallery: moveItem(gallery, i, to) }, "order gallery")}
                onRemove={() => remove(i)}
              />
            </figure>
          ))}
          {!lock && gallery.length < LIMITS.gallery && (
            <PictureField
              cardId={card.id}
              kind="gallery"
              label={text.gallery.add}
              hint={sentence(fieldLabels.size(1200, 800))}
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
