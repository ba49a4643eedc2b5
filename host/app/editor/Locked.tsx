import { IconLock } from "@tabler/icons-react";
import type { ReactNode } from "react";
import styles from "./locked.module.css";
import { useSentence } from "../ui/use-words.ts";
import type { Message } from "../languages/message.ts";

interface Props {
  /** Message such as `Set by Harbour Lane`; undefined if editable. */
  lock: Message | undefined;
  children: ReactNode;
}

/** Shows a field set by the team's template, read-only with a note. */
export function Locked({ lock, children }: Props) {
  const sentence = useSentence();
  if (lock === undefined) return children;
  return (
    <fieldset disabled className={styles.locked}>
      <legend>
        <LockIcon /> {sentence(lock)}
      </legend>
      <div>{children}</div>
    </fieldset>
  );
}

export const LockIcon = () => <IconLock size={16} stroke={1.8} className={styles.lockIcon} aria-hidden />;
