import { Text } from "@mantine/core";
import { useWords } from "../../ui/use-words.ts";
import styles from "../auth.module.css";
import { fieldWords } from "../fields/words.en.ts";

/** Terms accepted by creating an account; sent with the form to record the time. */
export function TermsNote() {
  const [before, terms, between, privacy, after] = useWords(fieldWords).terms;
  return (
    <Text size="sm" c="dimmed">
      <input type="hidden" name="acceptTerms" value="on" />
      {before}
      <a href="/terms" target="_blank" rel="noreferrer" className={styles.inline}>
        {terms}
      </a>
      {between}
      <a href="/privacy" target="_blank" rel="noreferrer" className={styles.inline}>
        {privacy}
      </a>
      {after}
    </Text>
  );
}
