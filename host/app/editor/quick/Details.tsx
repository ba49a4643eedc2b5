import {
  IconBriefcase,
  IconBuilding,
  IconCursorText,
  IconFileText,
  IconLink,
  IconMail,
  IconMapPin,
  IconPhone,
  IconUser,
  IconVideo,
  IconWorld,
} from "@tabler/icons-react";
import { type FieldName, fieldsOfKind } from "../../cards/fields.ts";
import { toast } from "../../ui/toast.ts";
import { useDialog } from "../../ui/use-dialog.ts";
import { type EditorCard, hasSeveralOfKind, lockReason } from "../editor-card.ts";
import { INPUT_TYPES } from "../input-types.ts";
import styles from "./quick.module.css";
import type { QuickSave } from "./quick-save.ts";
import { Tile } from "./Tile.tsx";
import type { EditedValue } from "./edited-value.ts";
import { ValueDialog } from "./ValueDialog.tsx";
import { quickWords } from "./words.en.ts";
import { useWords, useSentence } from "../../ui/use-words.ts";
import { editorMessages } from "../messages.en.ts";
import { uiMessages } from "../../ui/messages.en.ts";

const FIELDS = fieldsOfKind("text", "longtext", "phone", "email", "link", "media", "slug");

/** A field without an icon of its own gets a line of text. */
const ICONS: Partial<Record<FieldName, typeof IconUser>> = {
  name: IconUser,
  title: IconBriefcase,
  company: IconBuilding,
  phone: IconPhone,
  email: IconMail,
  website: IconWorld,
  address: IconMapPin,
  about: IconFileText,
  videoUrl: IconVideo,
  slug: IconLink,
};

interface Props {
  card: EditorCard;
  /** Name of the card's owner, unless it is the user. */
  owner: string | null;
  slugRefusal: string | null;
  save: QuickSave;
}

/** The card's texts, one tile each. */
export function Details({ card, owner, slugRefusal, save }: Props) {
  const text = useWords(quickWords);
  const sentence = useSentence();
  const dialog = useDialog<EditedValue>();
  return (
    <section aria-labelledby="details">
      <h2 id="details">{owner ? text.detailsOf(owner) : text.details}</h2>
      <div className={styles.valueTiles}>
        {FIELDS.map(({ name, label, hint, kind, limit }) => {
          const Icon = ICONS[name] ?? IconCursorText;
          return (
            <Tile
              key={name}
              field={name}
              icon={<Icon size={20} stroke={1.8} aria-hidden />}
              label={sentence(label)}
              value={card[name]}
              lock={lockReason(card, name)}
              note={kind === "slug" ? slugRefusal : null}
              isClosed={lockReason(card, name) !== undefined || (kind === "slug" && slugRefusal !== null)}
              onClick={() => {
                if (kind === "slug" && slugRefusal) toast.failure(editorMessages.permissionDenied, slugRefusal);
                else
                  dialog.open({
                    label: sentence(label),
                    hint: hint && sentence(hint),
                    maxLength: limit,
                    type: INPUT_TYPES[kind],
                    isLong: kind === "longtext",
                    numbersOf: kind === "phone" ? card : undefined,
                    value: card[name] ?? "",
                    missing: name === "name" ? text.nameMissing : undefined,
                    onSave: (value) => save({ [name]: value }, uiMessages.changesNotSaved, true),
                  });
              }}
            />
          );
        })}
      </div>
      {hasSeveralOfKind(card) && <p className={styles.note}>{text.others}</p>}
      <ValueDialog edited={dialog.content} isOpen={dialog.isOpen} onClose={dialog.close} />
    </section>
  );
}
