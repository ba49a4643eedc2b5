import { Textarea, TextInput } from "@mantine/core";
import type { FieldMetadata } from "@conform-to/react";
import { fieldProps } from "../ui/checked-form.ts";
import { MAX_LENGTH } from "./contact.ts";
import styles from "./contacts.module.css";

type Name = "name" | "company" | "title" | "emails" | "phones";

interface Props {
  fields: Record<Name, FieldMetadata<string, Record<string, unknown>, string[]>>;
  labels: Record<Name | "perLine", string>;
}

/** Who somebody is and how they are reached, in the form of a contact and in that of a scan. */
export function PersonDetailFields({ fields, labels }: Props) {
  const line = (name: "name" | "company" | "title") => (
    <TextInput label={labels[name]} maxLength={MAX_LENGTH[name]} autoComplete="off" {...fieldProps(fields[name])} />
  );
  const list = (name: "emails" | "phones") => (
    <Textarea label={labels[name]} description={labels.perLine} autosize {...fieldProps(fields[name])} />
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
