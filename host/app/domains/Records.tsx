import { ActionIcon } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import { copyText, NOT_COPIED } from "../ui/CopyButton.tsx";
import { toast } from "../ui/toast.ts";
import styles from "./domains.module.css";
import type { DomainRecord } from "./domains.server.ts";

/** The records to set, each part to be copied; folded up once they are there. */
export function Records({ records, isOpen }: { records: DomainRecord[]; isOpen: boolean }) {
  return (
    <details open={isOpen} className={styles.records}>
      <summary>DNS records</summary>
      <ul>
        {records.map(({ type, name, value }) => (
          <li key={`${type} ${value}`}>
            <dl>
              <div>
                <dt>Type</dt>
                <dd>{type}</dd>
              </div>
              <Part label="Name" type={type} text={name} />
              <Part label="Value" type={type} text={value} />
            </dl>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Part({ label, type, text }: { label: string; type: string; text: string }) {
  async function copy() {
    if (await copyText(text)) toast.success(`${label} copied`);
    else toast.failure(...NOT_COPIED);
  }
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <code>{text}</code>
        <ActionIcon variant="subtle" size={44} onClick={copy} aria-label={`Copy ${label.toLowerCase()} of ${type}`}>
          <IconCopy size={18} stroke={1.8} aria-hidden />
        </ActionIcon>
      </dd>
    </div>
  );
}
