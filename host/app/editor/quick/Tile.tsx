import { IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { toast } from "../../ui/toast.ts";
import { LockIcon } from "../Locked.tsx";
import styles from "./quick.module.css";

interface Props {
  icon: ReactNode;
  label: string;
  value: string | null | undefined;
  /** The label of an empty tile. */
  empty?: string;
  /** Why it cannot be edited. */
  lock?: string;
  onClick: () => void;
}

/** One value of the card; pressing it edits it. */
export function Tile({ icon, label, value, empty = "Add", lock, onClick }: Props) {
  return (
    <button
      type="button"
      className={styles.valueTile}
      data-empty={!value || undefined}
      onClick={() => (lock ? toast.failure(label, lock) : onClick())}
    >
      {icon}
      <span>
        <small>{label}</small>
        {(value || !lock) && <strong dir="auto">{value || empty}</strong>}
        {lock && <small>{lock}</small>}
      </span>
      {lock ? <LockIcon /> : <IconChevronRight size={18} aria-hidden />}
    </button>
  );
}
