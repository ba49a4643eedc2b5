import { Text, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, lazy, Suspense, useState } from "react";
import { PhoneHint } from "../PhoneHint.tsx";
import { SaveButtons } from "./SaveButtons.tsx";
import type { EditedValue } from "./edited-value.ts";

/** With it comes the table of networks. */
const LinkField = lazy(() => import("../LinkField.tsx"));

export default function ValueForm({
  label,
  value: saved,
  type: kind = "text",
  isLong,
  hint,
  network,
  numbersOf,
  maxLength,
  missing,
  onSave,
  onClose,
}: EditedValue & { onClose: () => void }) {
  const [typed, setTyped] = useState(saved);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const value = typed.trim();
    setSaving(true);
    const refused = value === "" && missing ? missing : await onSave(value);
    setSaving(false);
    if (refused === null) return onClose();
    setProblem(refused);
    form.querySelector<HTMLElement>("[data-autofocus]")?.focus();
  }

  function type(next: string) {
    setTyped(next);
    setProblem(null);
  }

  const field = { label, value: typed, maxLength, error: problem, "data-autofocus": true } as const;
  return (
    <form onSubmit={submit} noValidate>
      {network !== undefined ? (
        <Suspense>
          <LinkField network={network} label={label} value={typed} error={problem} isFocused onChange={type} />
        </Suspense>
      ) : isLong ? (
        <Textarea
          {...field}
          autosize
          minRows={5}
          maxRows={12}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      ) : (
        <TextInput
          {...field}
          type={kind}
          inputWrapperOrder={["label", "input", "description", "error"]}
          description={numbersOf && !problem && <PhoneHint card={numbersOf} typed={typed} />}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      )}
      {hint && (
        <Text size="sm" c="dimmed" mt={6}>
          {hint}
        </Text>
      )}
      <SaveButtons isSaving={isSaving} onCancel={onClose} mt="lg" />
    </form>
  );
}
