import { Alert, Button, Card, Group, Textarea } from "@mantine/core";
import { parseWithZod } from "@conform-to/zod/v4";
import { type FormValidator, fieldProps, useValidatedForm } from "../../ui/use-validated-form.ts";
import { FormLayout } from "../../ui/FormLayout.tsx";
import { sentence } from "../../languages/message.ts";
import { MAX_LENGTH } from "../contact.ts";
import { scanFields, type ScanFields } from "./scan-fields.ts";
import type { ScanDetails } from "./scan-queue.ts";
import { useWords } from "../../ui/use-words.ts";
import { PersonDetailFields } from "../PersonDetailFields.tsx";
import { scanWords } from "./words.en.ts";
import { contactMessages } from "../messages.en.ts";
import { uiMessages } from "../../ui/messages.en.ts";

interface Correction {
  label: string;
  apply: (details: ScanDetails) => ScanDetails;
}

interface Props {
  details: ScanDetails;
  /** The code leads to a card that cannot be read without a network. */
  isUnread: boolean;
  problem?: string;
  /** Label of the form; that of a scanned code by default. */
  label?: string;
  /** Fields that are guesses. */
  doubtful?: readonly string[];
  /** Changes of what stands in the form, by one press each. */
  corrections?: Correction[];
  onCorrect?: (details: ScanDetails) => void;
  onSave: (details: ScanDetails) => Promise<void>;
  onCancel: () => void;
}

const check = (isUnread: boolean) =>
  ((formData) => parseWithZod(formData, { schema: scanFields(isUnread) })) as FormValidator<ScanDetails>;

/** The details read from a code, to be corrected before they are saved. */
export default function ScanForm({
  details,
  isUnread,
  problem,
  label,
  doubtful = [],
  corrections = [],
  onCorrect,
  onSave,
  onCancel,
}: Props) {
  const text = useWords(scanWords);
  const { fields, frame } = useValidatedForm<ScanFields, ScanDetails>({
    title: contactMessages.notSaved,
    check: check(isUnread),
    defaultValue: {
      name: details.name ?? "",
      company: details.company ?? "",
      title: details.title ?? "",
      emails: details.emails.join("\n"),
      phones: details.phones.join("\n"),
      notes: details.notes ?? "",
    },
    otherwise: uiMessages.tryAgain,
    submit: onSave,
  });
  return (
    <Card withBorder padding="lg" radius="lg" component="section" aria-label={label ?? text.form.title}>
      {problem && (
        <Alert color="red" role="alert" mb="md" title={sentence(contactMessages.notSaved)}>
          {problem}
        </Alert>
      )}
      {isUnread && (
        <Alert color="amber" mb="md" title={text.form.offline}>
          {text.form.offlineText}
        </Alert>
      )}
      <FormLayout frame={frame} label={text.form.save} busy={text.form.saving} onCancel={onCancel}>
        <PersonDetailFields
          fields={fields}
          labels={text.form.fields}
          doubtful={{ fields: doubtful, label: text.form.check }}
        />
        {corrections.length > 0 && (
          <Group gap="xs">
            {corrections.map((correction) => (
              <Button
                key={correction.label}
                size="compact-md"
                variant="default"
                onClick={({ currentTarget }) => onCorrect?.(correction.apply(typedDetails(currentTarget.form!)))}
              >
                {correction.label}
              </Button>
            ))}
          </Group>
        )}
        <Textarea
          label={text.form.notes}
          autosize
          minRows={2}
          maxLength={MAX_LENGTH.notes}
          {...fieldProps(fields.notes)}
        />
      </FormLayout>
    </Card>
  );
}

/** Current values of the form, valid or not. */
function typedDetails(form: HTMLFormElement): ScanDetails {
  const typed = new FormData(form);
  const line = (name: keyof ScanFields) => String(typed.get(name) ?? "").trim() || null;
  const list = (name: keyof ScanFields) => (line(name) ?? "").split("\n").filter(Boolean);
  return {
    name: line("name"),
    company: line("company"),
    title: line("title"),
    emails: list("emails"),
    phones: list("phones"),
    notes: line("notes"),
  };
}
