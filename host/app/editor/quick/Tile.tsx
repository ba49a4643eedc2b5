import { IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { toast } from "../../ui/toast.ts";
import { LockIcon } from "../Locked.tsx";
import { quickWords } from "./words.en.ts";
import { useWords, useSentence } from "../../ui/use-words.ts";
import styles from "./quick.module.css";
import type { Message } from "../../languages/message.ts";

interface Props {
  icon: ReactNode;
  label: string;
  /** The field it edits, where it is one of the card's own. */
  field?: string;
  value: string | null | undefined;
  /** The label of an empty tile. */
  empty?: string;
  /** Why it cannot be edited. */
  lock?: Message;
  /** Said below the value. */
  note?: string | null;
  /** Whether pressing it only says why it cannot be edited. */
  isClosed?: boolean;
  onClick: () => void;
}

/** One value of the card; pressing it edits it. */
export function Tile({ icon, label, field, value, empty, lock, note, isClosed = lock !== undefined, onClick }: Props) {
  const text = useWords(quickWords);
  const sentence = useSentence();
  return (
    <button
      type="button"
      className={styles.valueTile}
      data-field={field}
      data-empty={!value || undefined}
      data-closed={isClosed || undefined}
      data-wide={note ? "" : undefined}
      onClick={() => (lock ? toast.failure(label, lock) : onClick())}
    >
      {icon}
      <span>
        <small>{label}</small>
        {(value || !lock) && <strong dir="auto">{value || (empty ?? text.add)}</strong>}
        {(lock || note) && <small>{note ?? sentence(lock!)}</small>}
      </span>
      {isClosed ? <LockIcon /> : <IconChevronRight size={18} aria-hidden />}
    </button>
  );
}
