import type { FieldMetadata } from "@conform-to/react";
import { Checkbox } from "@mantine/core";
import { useWords } from "../../ui/use-words.ts";
import styles from "../auth.module.css";
import { fieldWords } from "../fields/words.en.ts";

/** The box for the terms, of every form that makes an account. */
export function TermsBox({ field }: { field: Pick<FieldMetadata, "name" | "id" | "errors"> }) {
  const [before, terms, between, privacy, after] = useWords(fieldWords).terms;
  return (
    <Checkbox
      classNames={{ input: styles.box }}
      required
      name={field.name}
      id={field.id}
      error={field.errors?.[0]}
      label={
        <>
          {before}
          <a href="/terms" target="_blank" rel="noreferrer" className={styles.inline}>
            {terms}
          </a>
          {between}
          <a href="/privacy" target="_blank" rel="noreferrer" className={styles.inline}>
            {privacy}
          </a>
          {after}
        </>
      }
    />
  );
}
