import { Autocomplete, Select, TextInput } from "@mantine/core";
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
import { INPUT_TYPES } from "../input-types.ts";
import styles from "../editor.module.css";
import { ItemButtons, moved } from "../ItemButtons.tsx";
import type { TabProps } from "../use-editor.ts";

const KINDS = CONTACT_KINDS.map((value) => ({ value, label: FIELDS[value].label }));
const inKindOrder = (entries: ContactEntry[]) =>
  CONTACT_KINDS.flatMap((kind) => entries.filter((entry) => entry.kind === kind));

/** Several numbers, e-mails, addresses and websites with their labels; the first of a kind is the field above. */
export default function ContactsPanel({ card, edit }: TabProps) {
  const entries = contactsOf(card);

  function set(contacts: ContactEntry[], kind?: string) {
    const first = (kind: ContactKind) => contacts.find((entry) => entry.kind === kind)?.value ?? null;
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
      <h2>All contact details</h2>
      <p className={styles.hint}>Add more numbers, e-mails, addresses and websites, each with a label.</p>
      <ul className={styles.list}>
        {entries.map(({ kind, label, value }, i) => (
          <li key={i} className={styles.item}>
            <TextInput
              label={`${FIELDS[kind].label} ${i + 1}`}
              type={INPUT_TYPES[FIELDS[kind].kind]}
              maxLength={FIELDS[kind].limit}
              value={value}
              onChange={({ currentTarget }) => change(i, { value: currentTarget.value }, "contact")}
            />
            <Autocomplete
              label="Label"
              aria-label={`Label of ${FIELDS[kind].label} ${i + 1}`}
              className={styles.type}
              data={CONTACT_LABELS}
              maxLength={MAX_LABEL}
              value={label}
              onChange={(label) => change(i, { label }, "contact label")}
            />
            <ItemButtons
              label={`${FIELDS[kind].label} ${i + 1}`}
              index={i}
              count={entries.length}
              onMove={(to) => set(moved(entries, i, to), "order contacts")}
              onRemove={() => set(entries.filter((_, j) => j !== i))}
            />
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <Select
          label="Add another"
          placeholder="Choose"
          data={KINDS}
          value={null}
          disabled={entries.length >= MAX_CONTACTS}
          onChange={(kind) =>
            kind && set([...entries, { kind: kind as ContactKind, label: DEFAULT_LABEL, value: "" }], "add contact")
          }
        />
      </div>
    </section>
  );
}
