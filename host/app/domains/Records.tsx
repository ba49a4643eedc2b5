import { ActionIcon } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import { copyText, NOT_COPIED } from "../ui/CopyButton.tsx";
import { toast } from "../ui/toast.ts";
import styles from "./domains.module.css";
import type { DomainRecord } from "./domains.server.ts";
import { useWords } from "../ui/use-words.ts";
import { domainWords } from "./words.en.ts";

/** The records to set, each part to be copied; folded up once they are there. */
export function Records({ records, isOpen }: { records: DomainRecord[]; isOpen: boolean }) {
  const text = useWords(domainWords);
  return (
    <details open={isOpen} className={styles.records}>
      <summary>{text.records.title}</summary>
      <ul>
        {records.map(({ type, name, value }) => (
          <li key={`${type} ${value}`}>
            <dl>
              <div>
                <dt>{text.records.type}</dt>
                <dd>{type}</dd>
              </div>
              <Part part="name" type={type} text={name} />
              <Part part="value" type={type} text={value} />
            </dl>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{text.records.hint}</p>
    </details>
  );
}

function Part({ part, type, text }: { part: "name" | "value"; type: string; text: string }) {
  const words = useWords(domainWords).records;
  async function copy() {
    if (await copyText(text)) toast.success(words.copied[part]);
    else toast.failure(...NOT_COPIED);
  }
  return (
    <div>
      <dt>{words[part]}</dt>
      <dd>
        <code>{text}</code>
        <ActionIcon variant="subtle" size={44} onClick={copy} aria-label={words.copy[part](type)}>
          <IconCopy size={18} stroke={1.8} aria-hidden />
        </ActionIcon>
      </dd>
    </div>
  );
}
