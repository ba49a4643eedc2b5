import { Button } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useRevalidator } from "@remix-run/react";
import type { Text } from "../languages/message.ts";
import { clearCache } from "./data-cache.ts";
import styles from "./ui.module.css";
import { useSentence, useWords } from "./use-words.ts";
import { uiWords } from "./words.en.ts";
import { uiMessages } from "./messages.en.ts";

interface Props {
  title: Text;
  /** What happened and what is safe; by default the specification's general message. */
  message?: Text;
  /** Action of Try again; by default reloads the page's data. */
  onRetry?: () => void;
}

/** Shown where something could not be loaded, with Try again. */
export function ErrorPanel({ title, message = uiMessages.failedTryAgain, onRetry }: Props) {
  const { revalidate, state } = useRevalidator();
  const { errors } = useWords(uiWords);
  const sentence = useSentence();
  function again() {
    clearCache();
    revalidate();
  }
  return (
    <section className={styles.error} role="alert">
      <IconAlertTriangle size={22} stroke={1.8} aria-hidden />
      <div>
        <h2>{sentence(title)}</h2>
        <p>{sentence(message)}</p>
      </div>
      <Button variant="default" loading={!onRetry && state === "loading"} onClick={onRetry ?? again}>
        {errors.again}
      </Button>
    </section>
  );
}
