import { ActionIcon } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconTrash } from "@tabler/icons-react";
import styles from "./editor.module.css";
import { useWords } from "../ui/use-words.ts";
import { uiWords } from "../ui/words.en.ts";

interface Props {
  label: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove?: () => void;
}

/** Moves or removes one of a list. */
export function ItemButtons({ label, index, count, onMove, onRemove }: Props) {
  const text = useWords(uiWords);
  return (
    <span className={styles.itemButtons}>
      <ActionIcon
        variant="default"
        size={36}
        disabled={index === 0}
        aria-label={text.item.up(label)}
        onClick={() => onMove(index - 1)}
      >
        <IconArrowUp size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={36}
        disabled={index === count - 1}
        aria-label={text.item.down(label)}
        onClick={() => onMove(index + 1)}
      >
        <IconArrowDown size={18} aria-hidden />
      </ActionIcon>
      {onRemove && (
        <ActionIcon variant="default" size={36} aria-label={text.item.remove(label)} onClick={onRemove}>
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      )}
    </span>
  );
}

/** The list with one item at another place. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, i) => i !== from);
  return [...rest.slice(0, to), list[from]!, ...rest.slice(to)];
}
