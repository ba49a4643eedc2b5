import { Checkbox, Textarea, TextInput } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
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

/** The person on the card, and the pictures. */
export function BasicTab({ card, edit, slugRefusal }: TabProps & { slugRefusal: string | null }) {
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
      <Checkbox
        label="Search engines may list this card"
        checked={card.indexable}
        onChange={({ currentTarget }) => edit({ indexable: currentTarget.checked })}
      />
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
    </div>
  );
}
