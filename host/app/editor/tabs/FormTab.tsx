import { Button, Select, Switch, Textarea, TextInput } from "@mantine/core";
import type { FormConfig, FormField, FormFieldType } from "#sdk/card/card-data.ts";
import { MAX } from "../../cards/limits.ts";
import styles from "../editor.module.css";
import { ItemButtons, moved } from "../ItemButtons.tsx";
import type { TabProps } from "../use-editor.ts";

const TYPES: { value: FormFieldType; label: string }[] = [
  { value: "text", label: "Text" },
  { value: "email", label: "Email" },
  { value: "phone", label: "Phone" },
  { value: "longtext", label: "Long text" },
  { value: "choice", label: "Choice" },
  { value: "date", label: "Date" },
];
const FIRST_FIELDS: FormField[] = [
  { id: "name", label: "Name", type: "text", required: true },
  { id: "email", label: "Email", type: "email", required: true },
  { id: "message", label: "Message", type: "longtext" },
];

/** The contact form of the card; the live preview shows it. */
export default function FormTab({ card, edit }: TabProps) {
  const { formConfig } = card;
  const fields = formConfig.fields ?? [];
  const set = (changes: FormConfig, kind: string) => edit({ formConfig: { ...formConfig, ...changes } }, kind);
  const setField = (i: number, changes: Partial<FormField>) =>
    set({ fields: fields.map((field, j) => (j === i ? { ...field, ...changes } : field)) }, `field ${i}`);
  const freeId = () => {
    let n = fields.length + 1;
    while (fields.some(({ id }) => id === `field-${n}`)) n++;
    return `field-${n}`;
  };
  return (
    <div className={styles.stack}>
      <Switch
        label="Show a contact form on the card"
        checked={formConfig.enabled ?? false}
        onChange={({ currentTarget }) =>
          set({ enabled: currentTarget.checked, ...(fields.length === 0 && { fields: FIRST_FIELDS }) }, "form on")
        }
      />
      <TextInput
        label="Form title"
        maxLength={100}
        value={formConfig.title ?? ""}
        onChange={({ currentTarget }) => set({ title: currentTarget.value }, "form title")}
      />
      <ul className={styles.list}>
        {fields.map((field, i) => (
          <li key={field.id} className={styles.item}>
            <TextInput
              label="Field label"
              maxLength={100}
              value={field.label}
              onChange={({ currentTarget }) => setField(i, { label: currentTarget.value })}
            />
            <Select
              label="Type"
              className={styles.type}
              data={TYPES}
              value={field.type}
              allowDeselect={false}
              onChange={(type) => setField(i, { type: type as FormFieldType })}
            />
            <Switch
              label="Required"
              checked={field.required ?? false}
              onChange={({ currentTarget }) => setField(i, { required: currentTarget.checked })}
            />
            <ItemButtons
              label={field.label}
              index={i}
              count={fields.length}
              onMove={(to) => set({ fields: moved(fields, i, to) }, "order fields")}
              onRemove={() => set({ fields: fields.filter((_, j) => j !== i) }, "remove field")}
            />
            {field.type === "choice" && (
              <Textarea
                label="Options, one per line"
                autosize
                minRows={2}
                value={(field.options ?? []).join("\n")}
                onChange={({ currentTarget }) => setField(i, { options: currentTarget.value.split("\n") })}
                onBlur={() =>
                  setField(i, { options: (field.options ?? []).map((option) => option.trim()).filter(Boolean) })
                }
              />
            )}
          </li>
        ))}
      </ul>
      <Button
        variant="default"
        disabled={fields.length >= MAX.formFields}
        onClick={() => set({ fields: [...fields, { id: freeId(), label: "New field", type: "text" }] }, "add field")}
      >
        Add field
      </Button>
      <Textarea
        label="Consent text"
        maxLength={1000}
        value={formConfig.consentText ?? ""}
        onChange={({ currentTarget }) => set({ consentText: currentTarget.value }, "consent")}
      />
      <Textarea
        label="Thank-you text"
        maxLength={1000}
        value={formConfig.thankYou ?? ""}
        onChange={({ currentTarget }) => set({ thankYou: currentTarget.value }, "thank you")}
      />
    </div>
  );
}
