import { IconChevronRight } from "@tabler/icons-react";
import styles from "../editor.module.css";

interface Props {
  label: string;
  value: string | null | undefined;
  /** What an empty tile offers. */
  empty?: string;
  onClick: () => void;
}

/** One value of the card; pressing it edits it. */
export function Tile({ label, value, empty = "Add", onClick }: Props) {
  return (
    <button type="button" className={styles.valueTile} data-empty={!value || undefined} onClick={onClick}>
      <span><small>{label}</small><strong dir="auto">{value || empty}</strong></span>
      <IconChevronRight size={18} aria-hidden />
    </button>
  );
}
