import { Textarea, TextInput } from "@mantine/core";
import type { FieldMetadata } from "@conform-to/react";
import { fieldProps } from "../ui/use-validated-form.ts";
import { MAX_LENGTH } from "./contact.ts";
import styles from "./contacts.module.css";

type Name = "name" | "company" | "title" | "emails" | "phones";

interface Marked {
  fields: readonly string[];
  label: string;
}

interface Props {
  fields: Record<Name, FieldMetadata<string, Record<string, unknown>, string[]>>;
  labels: Record<Name | "perLine", string>;
  /** Fields that are guesses, and what is written below them. */
  doubtful?: Marked;
  /** Fields that follow a card, likewise. */
  followed?: Marked;
}

/** Name and contact details, in the form of a contact and in that of a scan. */
export function PersonDetailFields({ fields, labels, doubtful, followed }: Props) {
  const isDoubtful = (name: Name) => doubtful?.fields.includes(name) ?? false;
  const noteOf = (name: Name) => [doubtful, followed].find((marked) => marked?.fields.includes(name))?.label;
  const mark = (name: Name) => isDoubtful(name) && { className: styles.doubtful };
  const line = (name: "name" | "company" | "title") => (
    <TextInput
      label={labels[name]}
      description={noteOf(name)}
      {...mark(name)}
      maxLength={MAX_LENGTH[name]}
      autoComplete="off"
      {...fieldProps(fields[name])}
    />
  );
  const list = (name: "emails" | "phones") => (
    <Textarea
      label={labels[name]}
      description={noteOf(name) ?? labels.perLine}
      {...mark(name)}
      autosize
      {...fieldProps(fields[name])}
    />
  );
  return (
    <>
      {line("name")}
      <div className={styles.pair}>
        {line("company")}
        {line("title")}
      </div>
      <div className={styles.pair}>
        {list("emails")}
        {list("phones")}
      </div>
    </>
  );
}
