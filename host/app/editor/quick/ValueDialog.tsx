import { Text, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, lazy, Suspense, useState } from "react";
import { LazyModal } from "../../ui/LazyModal.tsx";
import { SaveButtons } from "./SaveButtons.tsx";

/** With it comes the table of networks. */
const LinkField = lazy(() => import("../LinkField.tsx"));

export interface AskedValue {
  label: string;
  value: string;
  type?: "text" | "tel" | "email" | "url";
  isLong?: boolean;
  hint?: string;
  /** Of a network's link. */
  network?: string;
  maxLength: number;
  /** Answers null when it is saved, else why not: then the dialog stays with what was typed. */
  onSave: (value: string) => Promise<string | null>;
}

interface Props {
  /** Null until something is first asked for. */
  asked: AskedValue | null;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for one value of the card. */
export function ValueDialog({ asked, isOpen, onClose }: Props) {
  return (
    asked && (
      <LazyModal
        opened={isOpen}
        onClose={onClose}
        title={`Edit ${asked.label}`}
        closeOnClickOutside={false}
        closeButtonProps={{ "aria-label": "Close" }}
      >
        <ValueForm {...asked} onClose={onClose} />
      </LazyModal>
    )
  );
}

function ValueForm({
  label,
  value,
  type = "text",
  isLong,
  hint,
  network,
  maxLength,
  onSave,
  onClose,
}: AskedValue & { onClose: () => void }) {
  const [typed, setTyped] = useState(value);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setSaving(true);
    const refused = await onSave(typed.trim());
    setSaving(false);
    if (refused === null) return onClose();
    setProblem(refused);
    form.querySelector<HTMLElement>("[data-autofocus]")?.focus();
  }

  const field = { label, value: typed, maxLength, error: problem, "data-autofocus": true } as const;
  return (
    <form onSubmit={submit} noValidate>
      {network !== undefined ? (
        <Suspense>
          <LinkField network={network} label={label} value={typed} error={problem} isFocused onChange={setTyped} />
        </Suspense>
      ) : isLong ? (
        <Textarea
          {...field}
          autosize
          minRows={5}
          maxRows={12}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      ) : (
        <TextInput {...field} type={type} onChange={({ currentTarget }) => setTyped(currentTarget.value)} />
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
