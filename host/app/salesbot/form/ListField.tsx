import { ActionIcon, Button, Text } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { type ClipboardEvent, useRef } from "react";
import { listItem, type ListItem } from "../draft.ts";
import styles from "../salesbot.module.css";
import { LineInput } from "./LineInput.tsx";
import { useWords } from "../../ui/use-words.ts";
import { salesbotWords } from "../words.en.ts";

interface Props {
  /** Labels of an entry and its actions. */
  words: { add: string; one: (number: number) => string; remove: (number: number) => string };
  placeholder: string;
  rows: ListItem<string>[];
  maxItems: number;
  maxLength: number;
  error?: string;
  onChange: (rows: ListItem<string>[]) => void;
}

/** A list of short texts. Several lines pasted into one field become several entries. */
export function ListField({ words, placeholder, rows, maxItems, maxLength, error, onChange }: Props) {
  const text = useWords(salesbotWords);
  const list = useRef<HTMLDivElement>(null);
  const change = (key: string, value: string) => onChange(rows.map((one) => (one.key === key ? { key, value } : one)));

  function add() {
    onChange([...rows, listItem("")]);
    requestAnimationFrame(() => [...(list.current?.querySelectorAll("textarea") ?? [])].at(-1)?.focus());
  }

  function paste(event: ClipboardEvent, key: string) {
    const lines = event.clipboardData
      .getData("text")
      .split(/\r\n|\r|\n/)
      .map((line) => line.trim())
      .filter(Boolean);
    if (lines.length < 2) return;
    event.preventDefault();
    onChange(rows.flatMap((one) => (one.key === key ? [...(one.value ? [one] : []), ...lines.map(listItem)] : [one])));
  }

  return (
    <div ref={list} className={styles.fields}>
      {rows.map(({ key, value }, i) => (
        <div key={key} className={styles.row}>
          <LineInput
            aria-label={words.one(i + 1)}
            placeholder={placeholder}
            value={value}
            maxLength={maxLength}
            onChange={(changed) => change(key, changed)}
            onPaste={(event) => paste(event, key)}
          />
          <ActionIcon
            variant="subtle"
            color="red"
            size={42}
            aria-label={words.remove(i + 1)}
            title={text.remove}
            onClick={() => onChange(rows.filter((one) => one.key !== key))}
          >
            <IconTrash size={18} stroke={1.8} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {error && (
        <Text c="var(--meishi-danger-text)" size="sm" role="alert">
          {error}
        </Text>
      )}
      <div>
        <Button
          variant="default"
          onClick={add}
          disabled={rows.length >= maxItems}
          leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
        >
          {words.add}
        </Button>
      </div>
    </div>
  );
}
