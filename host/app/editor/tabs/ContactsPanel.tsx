import { NativeSelect, TextInput } from "@mantine/core";
import { useId } from "react";
import type { ContactEntry, ContactKind } from "#sdk/card/card-data.ts";
import {
  CONTACT_KINDS,
  CONTACT_LABELS,
  contactsOf,
  DEFAULT_LABEL,
  MAX_CONTACTS,
  MAX_LABEL,
} from "../../cards/contacts.ts";
import { FIELDS } from "../../cards/fields.ts";
import { type EditorCard, lockReason } from "../editor-card.ts";
import { INPUT_TYPES } from "../input-types.ts";
import styles from "../editor.module.css";
import { ItemButtons, moveItem } from "../ItemButtons.tsx";
import { PhoneHint } from "../PhoneHint.tsx";
import type { TabProps } from "../use-editor.ts";
import { editorWords } from "../words.en.ts";
import { useWords, useSentence } from "../../ui/use-words.ts";

const inKindOrder = (entries: ContactEntry[]) =>
  CONTACT_KINDS.flatMap((kind) => entries.filter((entry) => entry.kind === kind));

/** Entries being edited, including an empty first one. */
const visibleEntries = (card: EditorCard) =>
  CONTACT_KINDS.flatMap((kind) => {
    const own = card.contacts.filter((entry) => entry.kind === kind);
    const isLed = (own[0]?.value ?? "") === (card[kind] ?? "");
    return isLed ? own : contactsOf(card).filter((entry) => entry.kind === kind);
  });

/** Several numbers, emails, addresses and websites with their labels; the first of a kind is the field above. */
export default function ContactsPanel({ card, edit, errorAt }: TabProps) {
  const text = useWords(editorWords);
  const sentence = useSentence();
  const entries = visibleEntries(card);
  const labels = useId();
  const kinds = CONTACT_KINDS.filter((kind) => !lockReason(card, kind)).map((value) => ({
    value,
    label: sentence(FIELDS[value].label),
  }));

  function set(contacts: ContactEntry[], kind?: string) {
    const first = (ofKind: ContactKind) => contacts.find((entry) => entry.kind === ofKind)?.value ?? null;
    edit(
      {
        contacts: inKindOrder(contacts),
        phone: first("phone"),
        email: first("email"),
        address: first("address"),
        website: first("website"),
      },
      kind,
    );
  }
  const change = (i: number, changed: Partial<ContactEntry>, kind: string) =>
    set(
      entries.map((entry, j) => (j === i ? { ...entry, ...changed } : entry)),
      `${kind} ${i}`,
    );

  return (
    <section>
      <h2>{text.contacts.heading}</h2>
      <datalist id={labels}>
        {CONTACT_LABELS.map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
      <p className={styles.hint}>{text.contacts.hint}</p>
      <ul className={styles.list}>
        {entries.map(({ kind, label, value }, i) => {
          const first = entries.findIndex((entry) => entry.kind === kind);
          const lock = lockReason(card, kind);
          const name = `${sentence(FIELDS[kind].label)} ${i - first + 1}`;
          return (
            <li key={i} className={styles.item}>
              <TextInput
                label={name}
                type={INPUT_TYPES[FIELDS[kind].kind]}
                maxLength={FIELDS[kind].limit}
                value={value}
                disabled={lock !== undefined}
                inputWrapperOrder={["label", "input", "description", "error"]}
                description={(lock && sentence(lock)) ?? (kind === "phone" && <PhoneHint card={card} typed={value} />)}
                error={errorAt?.(`contacts.${i}.value`)}
                onChange={({ currentTarget }) => change(i, { value: currentTarget.value }, "contact")}
              />
              <TextInput
                label={text.buttons.label}
                aria-label={text.contacts.labelOf(sentence(FIELDS[kind].label), i - first + 1)}
                className={styles.type}
                list={labels}
                maxLength={MAX_LABEL}
                value={label}
                disabled={lock !== undefined}
                onChange={({ currentTarget }) => change(i, { label: currentTarget.value }, "contact label")}
              />
              {!lock && (
                <ItemButtons
                  label={name}
                  index={i - first}
                  count={entries.filter((entry) => entry.kind === kind).length}
                  onMove={(to) => set(moveItem(entries, i, first + to), "order contacts")}
                  onRemove={() => set(entries.filter((_, j) => j !== i))}
                />
              )}
            </li>
          );
        })}
      </ul>
      <div className={styles.row}>
        <NativeSelect
          label={text.contacts.add}
          data={[{ value: "", label: text.social.choose }, ...kinds]}
          value=""
          disabled={entries.length >= MAX_CONTACTS}
          onChange={({ currentTarget }) => {
            const kind = CONTACT_KINDS.find((name) => name === currentTarget.value);
            if (kind) set([...entries, { kind, label: DEFAULT_LABEL, value: "" }], "add contact");
          }}
        />
      </div>
    </section>
  );
}
