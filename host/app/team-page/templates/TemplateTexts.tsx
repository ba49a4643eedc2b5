import { Textarea, TextInput } from "@mantine/core";
import { fieldsOfKind } from "../../cards/fields.ts";
import pictures from "../../editor/pictures.module.css";
import editor from "../../editor/editor.module.css";
import { INPUT_TYPES } from "../../editor/input-types.ts";
import { PictureField } from "../../editor/PictureField.tsx";
import type { TabProps } from "../../editor/use-editor.ts";
import { LockableField, type LockProps, LockSelect } from "./LockableField.tsx";
import { templateWords } from "./words.en.ts";
import { useWords, useSentence } from "../../ui/use-words.ts";

const TEXTS = fieldsOfKind("text", "phone", "email", "link", "media", "longtext");
const PICTURES = fieldsOfKind("picture");

interface Props extends TabProps, LockProps {
  /** The server's errors by field. */
  errors: Record<string, string>;
}

/** Texts, each with its lock. */
export function TemplateTexts({ card, edit, errors, ...rule }: Props) {
  const sentence = useSentence();
  return (
    <div className={editor.stack}>
      {TEXTS.map(({ name, label, limit, kind }) => {
        const props = {
          label: sentence(label),
          maxLength: limit,
          value: card[name] ?? "",
          error: errors[name],
          style: { flex: 1 },
        };
        return (
          <LockableField key={name} field={name} {...rule}>
            {kind === "longtext" ? (
              <Textarea
                {...props}
                autosize
                minRows={3}
                maxRows={10}
                onChange={({ currentTarget }) => edit({ [name]: currentTarget.value })}
              />
            ) : (
              <TextInput
                {...props}
                type={INPUT_TYPES[kind]}
                onChange={({ currentTarget }) => edit({ [name]: currentTarget.value })}
              />
            )}
          </LockableField>
        );
      })}
    </div>
  );
}

/** Pictures, each with its lock. They are uploaded for a card of the team, so it needs one. */
export function TemplatePictures({ card, edit, ...rule }: Omit<Props, "errors">) {
  const sentence = useSentence();
  const text = useWords(templateWords);
  if (card.id === 0) return <p className={editor.hint}>{text.noPictures}</p>;
  return (
    <div className={pictures.pictures}>
      {PICTURES.map(({ name, label, hint, uploadedAs }) => (
        <div key={name} className={editor.stack}>
          <PictureField
            cardId={card.id}
            kind={uploadedAs}
            label={sentence(label)}
            hint={sentence(hint)}
            value={card[name]}
            onChange={(url) => edit({ [name]: url })}
          />
          <LockSelect field={name} rules={rule.rules} setRule={rule.setRule} />
        </div>
      ))}
    </div>
  );
}
