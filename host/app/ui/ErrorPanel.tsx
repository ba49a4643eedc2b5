import { Button } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useRevalidator } from "@remix-run/react";
import { translateMessage } from "./translate-message.ts";
import { clearCache } from "./data-cache.ts";
import styles from "./ui.module.css";
import { useWords } from "./use-words.ts";
import { uiWords } from "./words.en.ts";

export const FAILED = "Something went wrong. Please try again.";

interface Props {
  title: string;
  /** What happened and what is safe; the specification's general sentence when not given. */
  message?: string;
  /** What Try again does; loads the page's data again when not given. */
  onRetry?: () => void;
}

/** Shown where something could not be loaded, with Try again. */
export function ErrorPanel({ title, message = FAILED, onRetry }: Props) {
  const { revalidate, state } = useRevalidator();
  const { errors } = useWords(uiWords);
  function again() {
    clearCache();
    revalidate();
  }
  return (
    <section className={styles.error} role="alert">
      <IconAlertTriangle size={22} stroke={1.8} aria-hidden />
      <div>
        <h2>{translateMessage(title)}</h2>
        <p>{translateMessage(message)}</p>
      </div>
      <Button variant="default" loading={!onRetry && state === "loading"} onClick={onRetry ?? again}>
        {errors.again}
      </Button>
    </section>
  );
}
