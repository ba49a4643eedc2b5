import { Button, Select, Switch, Textarea, TextInput } from "@mantine/core";
import type { FormConfig, FormField, FormFieldType } from "#sdk/card/card-data.ts";
import { LIMITS } from "../../cards/limits.ts";
import styles from "../editor.module.css";
import { ItemButtons, moveItem } from "../ItemButtons.tsx";
import type { TabProps } from "../use-editor.ts";
import { sentence } from "../../languages/message.ts";
import { useWords } from "../../ui/use-words.ts";
import { type EditorWords, editorWords } from "../words.en.ts";
import { cardMessages } from "../../cards/messages.en.ts";

const TYPES = ["text", "email", "phone", "longtext", "choice", "date"] as const satisfies FormFieldType[];
const firstFields = ({ name, email, message }: EditorWords["form"]["first"]): FormField[] => [
  { id: "name", label: name, type: "text", required: true },
  { id: "email", label: email, type: "email", required: true },
  { id: "message", label: message, type: "longtext" },
];

/** The contact form of the card; the live preview shows it. */
export default function FormTab({ card, edit, errorAt }: TabProps) {
  const text = useWords(editorWords);
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
        label={text.form.show}
        checked={formConfig.enabled ?? false}
        onChange={({ currentTarget }) =>
          set(
            { enabled: currentTarget.checked, ...(fields.length === 0 && { fields: firstFields(text.form.first) }) },
            "form on",
          )
        }
      />
      <TextInput
        label={text.form.title}
        maxLength={100}
        value={formConfig.title ?? ""}
        onChange={({ currentTarget }) => set({ title: currentTarget.value }, "form title")}
      />
      <ul className={styles.list}>
        {fields.map((field, i) => (
          <li key={field.id} className={styles.item}>
            <TextInput
              label={text.form.field}
              maxLength={100}
              placeholder={text.form.newField}
              value={field.label}
              error={
                errorAt?.(`formConfig.fields.${i}.label`) ??
                (field.label.trim() === "" && sentence(cardMessages.fieldLabelMissing))
              }
              onChange={({ currentTarget }) => setField(i, { label: currentTarget.value })}
            />
            <Select
              label={text.form.type}
              className={styles.type}
              data={TYPES.map((value) => ({ value, label: text.form.types[value] }))}
              value={field.type}
              allowDeselect={false}
              onChange={(type) => setField(i, { type: type as FormFieldType })}
            />
            <Switch
              label={text.form.required}
              checked={field.required ?? false}
              onChange={({ currentTarget }) => setField(i, { required: currentTarget.checked })}
            />
            <ItemButtons
              label={field.label}
              index={i}
              count={fields.length}
              onMove={(to) => set({ fields: moveItem(fields, i, to) }, "order fields")}
              onRemove={() => set({ fields: fields.filter((_, j) => j !== i) }, "remove field")}
            />
            {field.type === "choice" && (
              <Textarea
                label={text.form.options}
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
        disabled={fields.length >= LIMITS.formFields}
        onClick={() => set({ fields: [...fields, { id: freeId(), label: "", type: "text" }] }, "add field")}
      >
        {text.form.add}
      </Button>
      <Textarea
        label={text.form.consent}
        maxLength={1000}
        value={formConfig.consentText ?? ""}
        onChange={({ currentTarget }) => set({ consentText: currentTarget.value }, "consent")}
      />
      <Textarea
        label={text.form.thanks}
        maxLength={1000}
        value={formConfig.thankYou ?? ""}
        onChange={({ currentTarget }) => set({ thankYou: currentTarget.value }, "thank you")}
      />
    </div>
  );
}
