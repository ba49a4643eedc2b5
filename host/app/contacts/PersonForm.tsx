import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { api } from "../ui/api.ts";
import { fieldProps, useValidatedForm } from "../ui/use-validated-form.ts";
import { FormLayout } from "../ui/FormLayout.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import { LeaveWarning } from "../ui/LeaveWarning.tsx";
import { inputTime } from "../ui/locale.ts";
import { toast } from "../ui/toast.ts";
import { MAX_LENGTH } from "./contact.ts";
import styles from "./contacts.module.css";
import type { PersonFields } from "./form-checks.ts";
import type { Person } from "./person.ts";
import { useWords } from "../ui/use-words.ts";
import { PersonDetailFields } from "./PersonDetailFields.tsx";
import { contactsWords } from "./words.en.ts";
import { uiMessages } from "../ui/messages.en.ts";

interface Props {
  contact: Person;
  stages: string[];
  followed: readonly string[];
  mayChange: boolean;
}

/** Details and notes of a contact. */
export function PersonForm({ contact, stages, followed, mayChange }: Props) {
  const isHydrated = useHydrated();
  // The served page does not know the reader's clock.
  // Merging and parting change what the fields hold.
  const mergedIds = contact.merged.map(({ id }) => id).join();
  return (
    <Fields
      key={`${mergedIds} ${followed.join()} ${isHydrated ? contact.reminder : ""}`}
      contact={contact}
      stages={stages}
      followed={followed}
      mayChange={mayChange}
    />
  );
}

function Fields({ contact, stages, followed, mayChange }: Props) {
  const words = useWords(contactsWords);
  const { revalidate } = useRevalidator();
  const [isChanged, setChanged] = useState(false);
  const stored: PersonFields = {
    name: contact.name ?? "",
    company: contact.company ?? "",
    title: contact.title ?? "",
    emails: contact.emails.join("\n"),
    phones: contact.phones.join("\n"),
    stage: contact.stage,
    tags: contact.tags.join(", "),
    reminder: inputTime(contact.reminder),
    notes: contact.notes ?? "",
  };
  const { fields, frame } = useValidatedForm<PersonFields, object>({
    title: uiMessages.changesNotSaved,
    loadCheck: () => import("./form-checks.ts").then(({ checkPerson }) => checkPerson),
    defaultValue: stored,
    otherwise: uiMessages.tryAgain,
    async submit(changed) {
      await api("PATCH", `/api/contacts/${contact.id}`, changed);
      setChanged(false);
      toast.success(words.person.saved);
      revalidate();
    },
  });
  const compare = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(currentTarget);
    setChanged(Object.entries(stored).some(([name, text]) => typed.get(name) !== text));
  };
  return (
    <fieldset disabled={!mayChange} style={{ margin: 0, padding: 0, border: 0, minWidth: 0 }}>
      <FormLayout frame={frame} label={words.save} busy={words.saving} onInput={compare}>
        <PersonDetailFields
          fields={fields}
          labels={words.fields}
          followed={{ fields: followed, label: words.person.followed }}
        />
        <div className={styles.pair}>
          <NativeSelect
            label={words.fields.stage}
            data={stages.map((value) => ({ value, label: words.stageName(value) }))}
            {...fieldProps(fields.stage)}
          />
          <TextInput label={words.fields.reminder} type="datetime-local" {...fieldProps(fields.reminder)} />
        </div>
        <TextInput
          label={words.fields.tags}
          description={words.fields.byCommas}
          autoComplete="off"
          {...fieldProps(fields.tags)}
        />
        <Textarea
          label={words.fields.notes}
          autosize
          minRows={4}
          maxLength={MAX_LENGTH.notes}
          {...fieldProps(fields.notes)}
        />
        <LeaveWarning isUnsaved={isChanged && !frame.isPending}>{words.person.unsaved}</LeaveWarning>
      </FormLayout>
    </fieldset>
  );
}
