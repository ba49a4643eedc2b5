import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import type { Language } from "#sdk/languages.ts";
import { FOLLOWERS } from "../../cards/limits.ts";
import { fieldsOfKind } from "../../cards/fields.ts";
import { type EditorCard, hasSeveralOfKind, lockReason } from "../editor-card.ts";
import { INPUT_TYPES } from "../input-types.ts";
import styles from "../editor.module.css";
import pictures from "../pictures.module.css";
import { LockIcon } from "../Locked.tsx";
import { PhoneHint } from "../PhoneHint.tsx";
import { PictureField } from "../PictureField.tsx";
import { SlugField } from "../SlugField.tsx";
import type { TabProps } from "../use-editor.ts";
import { useWords, useSentence } from "../../ui/use-words.ts";
import { ClientOnly } from "../../ui/ClientOnly.tsx";
import { editorWords } from "../words.en.ts";
import controls from "../../ui/controls.module.css";
import type { Message, Text } from "../../languages/message.ts";

const LINES = fieldsOfKind("text", "phone", "email", "link", "media");
const LONG_TEXTS = fieldsOfKind("longtext");
const PICTURES = fieldsOfKind("picture");

/** Contact details beyond the first of each kind. */
const ContactsPanel = lazy(() => import("./ContactsPanel.tsx"));

const NOTE_BELOW: ("label" | "input" | "description" | "error")[] = ["label", "input", "description", "error"];
/** A field that the team sets is shown with a note. */
const lockProps = (lock: Message | undefined, sentence: (text: Text) => string) =>
  lock === undefined
    ? {}
    : { readOnly: true, description: sentence(lock), inputWrapperOrder: NOTE_BELOW, rightSection: <LockIcon /> };

/** The owner's words in others. */
const LanguagesPanel = lazy(() => import("../languages/LanguagesPanel.tsx"));

interface Props extends TabProps {
  slugRefusal: string | null;
  /** Shows the card in a language; null: as its owner wrote it. */
  onLanguage: (language: Language | null) => void;
}

/** The person on the card, and the pictures. */
export function BasicTab({ card, edit, errorAt, slugRefusal, onLanguage }: Props) {
  const text = useWords(editorWords);
  const sentence = useSentence();
  const [hasLanguages, setLanguages] = useState(false);
  const [hasMore, setMore] = useState(() => hasSeveralOfKind(card));
  const picture = ({ name, label, hint, uploadedAs }: (typeof PICTURES)[number]) => {
    const lock = lockReason(card, name);
    return lock ? (
      <div key={name} className={pictures.pictureField}>
        {card[name] && <img src={card[name]} alt={text.basic.currentPicture(sentence(label))} />}
        <div className={pictures.pictureText}>
          <strong>{sentence(label)}</strong>
          <small>
            <LockIcon /> {sentence(lock)}
          </small>
        </div>
      </div>
    ) : (
      <PictureField
        key={name}
        cardId={card.id}
        kind={uploadedAs}
        label={sentence(label)}
        hint={sentence(hint)}
        value={card[name]}
        onChange={(url) => edit({ [name]: url })}
      />
    );
  };
  return (
    <div className={styles.stack}>
      <div className={styles.two}>
        {LINES.map(({ name, label, limit, kind }) => (
          <TextInput
            key={name}
            label={sentence(label)}
            maxLength={limit}
            type={INPUT_TYPES[kind]}
            inputWrapperOrder={NOTE_BELOW}
            description={kind === "phone" && <PhoneHint card={card} typed={card[name] ?? ""} />}
            {...lockProps(lockReason(card, name), sentence)}
            value={card[name] ?? ""}
            error={errorAt?.(name)}
            onChange={({ currentTarget }) => edit({ [name]: currentTarget.value })}
          />
        ))}
      </div>
      {hasMore ? (
        <ClientOnly fallback={null}>
          <ContactsPanel card={card} edit={edit} errorAt={errorAt} />
        </ClientOnly>
      ) : (
        <button type="button" className={controls.quiet} onClick={() => setMore(true)}>
          {text.basic.more}
        </button>
      )}
      {LONG_TEXTS.map(({ name, label, limit }) => (
        <Textarea
          key={name}
          label={sentence(label)}
          maxLength={limit}
          autosize
          minRows={4}
          maxRows={14}
          {...lockProps(lockReason(card, name), sentence)}
          value={card[name] ?? ""}
          onChange={({ currentTarget }) => edit({ [name]: currentTarget.value })}
        />
      ))}
      <SlugField card={card} refusal={slugRefusal} onChange={(slug) => edit({ slug })} />
      <section>
        <h2>{text.basic.pictures}</h2>
        <p className={styles.hint}>{text.basic.picturesHint}</p>
        <div className={pictures.pictures}>{PICTURES.filter(({ name }) => name !== "faviconUrl").map(picture)}</div>
      </section>
      <details className={styles.fold}>
        <summary>{text.basic.others}</summary>
        <div className={styles.stack}>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={card.indexable}
              onChange={({ currentTarget }) => edit({ indexable: currentTarget.checked })}
            />
            {text.basic.indexable}
          </label>
          <NativeSelect
            label={text.basic.followers}
            description={card.followedBy > 0 && card.followers !== "nobody" && text.basic.followedBy(card.followedBy)}
            inputWrapperOrder={NOTE_BELOW}
            value={card.followers}
            data={FOLLOWERS.map((value) => ({ value, label: text.basic.followersOf[value] }))}
            onChange={({ currentTarget }) => edit({ followers: currentTarget.value as EditorCard["followers"] })}
          />
          <div className={pictures.pictures}>{PICTURES.filter(({ name }) => name === "faviconUrl").map(picture)}</div>
          {hasLanguages ? (
            <Suspense>
              <LanguagesPanel card={card} edit={edit} onLanguage={onLanguage} />
            </Suspense>
          ) : (
            <button type="button" className={controls.quiet} onClick={() => setLanguages(true)}>
              {text.basic.languages}
            </button>
          )}
        </div>
      </details>
    </div>
  );
}
