import { IconLock } from "@tabler/icons-react";
import type { ReactNode } from "react";
import styles from "./locked.module.css";
import { useSentence } from "../ui/use-words.ts";
import type { Message } from "../languages/message.ts";

interface Props {
  /** Who set it, such as `Set by Harbour Lane`; undefined when it can be edited. */
  lock: Message | undefined;
  children: ReactNode;
}

/** What the team's template sets is shown, says so, and takes no edits. */
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
