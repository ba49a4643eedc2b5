import { Textarea, TextInput } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import type { Language } from "#sdk/languages.ts";
import { fieldsOfKind } from "../../cards/fields.ts";
import { lockOf } from "../editor-card.ts";
import { INPUT_TYPES } from "../input-types.ts";
import styles from "../editor.module.css";
import pictures from "../pictures.module.css";
import { LockIcon } from "../Locked.tsx";
import { PictureField } from "../PictureField.tsx";
import { SlugField } from "../SlugField.tsx";
import type { TabProps } from "../use-editor.ts";
import controls from "../../ui/controls.module.css";

const LINES = fieldsOfKind("text", "phone", "email", "link", "media");
const LONG_TEXTS = fieldsOfKind("longtext");
const PICTURES = fieldsOfKind("picture");

/** Contact details beyond the first of each kind. */
const ContactsPanel = lazy(() => import("./ContactsPanel.tsx"));

const LOCKED_ORDER: ("label" | "input" | "description" | "error")[] = ["label", "input", "description", "error"];
/** A field that the team sets is shown, and says so. */
const lockProps = (lock: string | undefined) =>
  lock === undefined
    ? {}
    : { readOnly: true, description: lock, inputWrapperOrder: LOCKED_ORDER, rightSection: <LockIcon /> };

/** The owner's words in others. */
const LanguagesPanel = lazy(() => import("../languages/LanguagesPanel.tsx"));

interface Props extends TabProps {
  slugRefusal: string | null;
  /** Shows the card in a language; null: as its owner wrote it. */
  onLanguage: (language: Language | null) => void;
}

/** The person on the card, and the pictures. */
export function BasicTab({ card, edit, slugRefusal, onLanguage }: Props) {
  const [hasLanguages, setLanguages] = useState(false);
  const [hasMore, setMore] = useState(card.contacts.length > 4);
  return (
    <div className={styles.stack}>
      <div className={styles.two}>
        {LINES.map(({ name, label, limit, kind }) => (
          <TextInput
            key={name}
            label={label}
            maxLength={limit}
            type={INPUT_TYPES[kind]}
            {...lockProps(lockOf(card, name))}
            value={card[name] ?? ""}
            onChange={({ currentTarget }) => edit({ [name]: currentTarget.value })}
          />
        ))}
      </div>
      {hasMore ? (
        <Suspense>
          <ContactsPanel card={card} edit={edit} />
        </Suspense>
      ) : (
        <button type="button" className={controls.quiet} onClick={() => setMore(true)}>
          Add more numbers, e-mails or addresses
        </button>
      )}
      {LONG_TEXTS.map(({ name, label, limit }) => (
        <Textarea
          key={name}
          label={label}
          maxLength={limit}
          autosize
          minRows={4}
          maxRows={14}
          {...lockProps(lockOf(card, name))}
          value={card[name] ?? ""}
          onChange={({ currentTarget }) => edit({ [name]: currentTarget.value })}
        />
      ))}
      <SlugField card={card} refusal={slugRefusal} onChange={(slug) => edit({ slug })} />
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={card.indexable}
          onChange={({ currentTarget }) => edit({ indexable: currentTarget.checked })}
        />
        Search engines may list this card
      </label>
      <section>
        <h2>Pictures</h2>
        <p className={styles.hint}>JPG, PNG or GIF, up to 2 MB. Larger files are compressed for you.</p>
        <div className={pictures.pictures}>
          {PICTURES.map(({ name, label, hint, uploadedAs }) => {
            const lock = lockOf(card, name);
            return lock ? (
              <div key={name} className={pictures.pictureField}>
                {card[name] && <img src={card[name]} alt={`Current ${label.toLowerCase()}`} />}
                <div className={pictures.pictureText}>
                  <strong>{label}</strong>
                  <small>
                    <LockIcon /> {lock}
                  </small>
                </div>
              </div>
            ) : (
              <PictureField
                key={name}
                cardId={card.id}
                kind={uploadedAs}
                label={label}
                hint={hint}
                value={card[name]}
                onChange={(url) => edit({ [name]: url })}
              />
            );
          })}
        </div>
      </section>
      {hasLanguages ? (
        <Suspense>
          <LanguagesPanel card={card} edit={edit} onLanguage={onLanguage} />
        </Suspense>
      ) : (
        <button type="button" className={styles.quiet} onClick={() => setLanguages(true)}>
          Write it in other languages, too
        </button>
      )}
    </div>
  );
}
