import { Button, Group, Text } from "@mantine/core";
import styles from "./scan.module.css";
import type { Scan } from "./scan-queue.ts";
import { useWords } from "../../ui/use-words.ts";
import { scanWords } from "./words.en.ts";

interface Props {
  scans: Scan[];
  onEdit: (scan: Scan) => void;
  onDelete: (scan: Scan) => void;
}

/** Scans that the account does not have yet, and those that it refused. */
export function PendingScans({ scans, onEdit, onDelete }: Props) {
  const text = useWords(scanWords);
  if (scans.length === 0) return null;
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className={styles.heading}>
        {text.waiting(scans.length)}
      </h2>
      <Text size="sm" c="dimmed">
        {text.waitingText}
      </Text>
      <ul className={styles.waiting}>
        {scans.map((scan) => (
          <li key={scan.key}>
            <div>
              <b dir="auto">{nameOf(scan, text.somebody)}</b>
              <Text size="sm" c={scan.problem ? "red" : "dimmed"}>
                {scan.problem ?? (scan.saved ? text.pictureWaits : text.waits)}
              </Text>
            </div>
            <Group gap="xs" wrap="nowrap">
              {!scan.saved && (
                <Button size="compact-md" variant="default" onClick={() => onEdit(scan)}>
                  {text.edit}
                </Button>
              )}
              <Button size="compact-md" variant="subtle" color="red" onClick={() => onDelete(scan)}>
                {text.delete}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </section>
  );
}

const nameOf = ({ details: { name, emails, phones, company }, address }: Scan, fallback: string) =>
  name ?? emails[0] ?? phones[0] ?? company ?? (address ? decodeURI(new URL(address).pathname) : fallback);
