import { IconLock } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslateLabel } from "../ui/use-label.ts";
import styles from "./locked.module.css";

interface Props {
  /** Who set it, such as `Set by Harbour Lane`; undefined when it can be edited. */
  lock: string | undefined;
  children: ReactNode;
}

/** What the team's template sets is shown, says so, and takes no edits. */
export function Locked({ lock, children }: Props) {
  const translateLabel = useTranslateLabel();
  if (lock === undefined) return children;
  return (
    <fieldset disabled className={styles.locked}>
      <legend>
        <LockIcon /> {translateLabel(lock)}
      </legend>
      <div>{children}</div>
    </fieldset>
  );
}

export const LockIcon = () => <IconLock size={16} stroke={1.8} className={styles.lockIcon} aria-hidden />;
