import { IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import styles from "./quick.module.css";

interface Props {
  icon: ReactNode;
  label: string;
  value: string | null | undefined;
  /** The label of an empty tile. */
  empty?: string;
  onClick: () => void;
}

/** One value of the card; pressing it edits it. */
export function Tile({ icon, label, value, empty = "Add", onClick }: Props) {
  return (
    <button type="button" className={styles.valueTile} data-empty={!value || undefined} onClick={onClick}>
      {icon}
      <span>
        <small>{label}</small>
        <strong dir="auto">{value || empty}</strong>
      </span>
      <IconChevronRight size={18} aria-hidden />
    </button>
  );
}
