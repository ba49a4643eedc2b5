import type { FieldMetadata } from "@conform-to/react";
import { Checkbox } from "@mantine/core";
import styles from "./auth.module.css";

/** The box for the terms, of every form that makes an account. */
export function TermsBox({ field }: { field: Pick<FieldMetadata, "name" | "id" | "errors"> }) {
  return (
    <Checkbox
      classNames={{ input: styles.box }}
      required
      name={field.name}
      id={field.id}
      error={field.errors?.[0]}
      label={
        <>
          I accept the{" "}
          <a href="/terms" target="_blank" rel="noreferrer" className={styles.inline}>
            terms
          </a>{" "}
          and the{" "}
          <a href="/privacy" target="_blank" rel="noreferrer" className={styles.inline}>
            privacy policy
          </a>
        </>
      }
    />
  );
}
