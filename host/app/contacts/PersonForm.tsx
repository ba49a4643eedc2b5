import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { api, CHANGES_NOT_SAVED, TRY_AGAIN } from "../ui/api.ts";
import { fieldProps, useCheckedForm } from "../ui/checked-form.ts";
import { FormFrame } from "../ui/FormFrame.tsx";
import { useHydrated } from "../ui/hydrated.ts";
import { LeaveWarning } from "../ui/LeaveWarning.tsx";
import { toast } from "../ui/toast.ts";
import { LONGEST } from "./contact.ts";
import styles from "./contacts.module.css";
import type { PersonFields } from "./form-checks.ts";
import type { Person } from "./PersonPage.tsx";

/** `2027-03-01T09:00` on the clock of this browser, as inputs take it. */
function localTime(iso: string | null): string {
  if (!iso) return "";
  const date = new Date(iso);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

interface Props {
  contact: Person;
  stages: string[];
  mayChange: boolean;
}

/** What the owner knows and writes of somebody. */
export function PersonForm({ contact, stages, mayChange }: Props) {
  const isHydrated = useHydrated();
  // The served page does not know the reader's clock.
  // Merging and parting change what the fields hold.
  const parts = contact.merged.map(({ id }) => id).join();
  return (
    <Fields
      key={`${parts} ${isHydrated ? contact.reminder : ""}`}
      contact={contact}
      stages={stages}
      mayChange={mayChange}
    />
  );
}

function Fields({ contact, stages, mayChange }: Props) {
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
    reminder: localTime(contact.reminder),
    notes: contact.notes ?? "",
  };
  const { fields, frame } = useCheckedForm<PersonFields, object>({
    title: CHANGES_NOT_SAVED,
    loadCheck: () => import("./form-checks.ts").then(({ checkPerson }) => checkPerson),
    defaultValue: stored,
    otherwise: TRY_AGAIN,
    async submit(changed) {
      await api("PATCH", `/api/contacts/${contact.id}`, changed);
      setChanged(false);
      toast.success("Contact saved");
      revalidate();
    },
  });
  const compare = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(currentTarget);
    setChanged(Object.entries(stored).some(([name, text]) => typed.get(name) !== text));
  };
  return (
    <fieldset disabled={!mayChange} style={{ margin: 0, padding: 0, border: 0, minWidth: 0 }}>
      <FormFrame frame={frame} label="Save" busy="Saving..." onInput={compare}>
        <TextInput label="Name" maxLength={LONGEST.name} autoComplete="off" {...fieldProps(fields.name)} />
        <div className={styles.pair}>
          <TextInput label="Company" maxLength={LONGEST.company} autoComplete="off" {...fieldProps(fields.company)} />
          <TextInput label="Job title" maxLength={LONGEST.title} autoComplete="off" {...fieldProps(fields.title)} />
        </div>
        <div className={styles.pair}>
          <Textarea label="E-mail addresses" description="One per line" autosize {...fieldProps(fields.emails)} />
          <Textarea label="Phone numbers" description="One per line" autosize {...fieldProps(fields.phones)} />
        </div>
        <div className={styles.pair}>
          <NativeSelect label="Stage" data={stages} {...fieldProps(fields.stage)} />
          <TextInput label="Reminder" type="datetime-local" {...fieldProps(fields.reminder)} />
        </div>
        <TextInput label="Tags" description="Separated by commas" autoComplete="off" {...fieldProps(fields.tags)} />
        <Textarea label="Notes" autosize minRows={4} maxLength={LONGEST.notes} {...fieldProps(fields.notes)} />
        <LeaveWarning isUnsaved={isChanged && !frame.isPending}>This contact has unsaved changes.</LeaveWarning>
      </FormFrame>
    </fieldset>
  );
}
