import { Button, Group, Text } from "@mantine/core";
import styles from "./scan.module.css";
import type { Scan } from "./scan-queue.ts";

interface Props {
  scans: Scan[];
  onMend: (scan: Scan) => void;
  onDrop: (scan: Scan) => void;
}

/** Scans that the account does not have yet, and those that it refused. */
export function Waiting({ scans, onMend, onDrop }: Props) {
  if (scans.length === 0) return null;
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className={styles.heading}>
        {scans.length === 1 ? "1 scan is on this device" : `${scans.length} scans are on this device`}
      </h2>
      <Text size="sm" c="dimmed">
        They are sent when you are online, and deleted when you sign out.
      </Text>
      <ul className={styles.waiting}>
        {scans.map((scan) => (
          <li key={scan.key}>
            <div>
              <b dir="auto">{nameOf(scan)}</b>
              <Text size="sm" c={scan.problem ? "red" : "dimmed"}>
                {scan.problem ?? "Waits for a connection"}
              </Text>
            </div>
            <Group gap="xs" wrap="nowrap">
              <Button size="compact-md" variant="default" onClick={() => onMend(scan)}>
                Edit
              </Button>
              <Button size="compact-md" variant="subtle" color="red" onClick={() => onDrop(scan)}>
                Delete
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </section>
  );
}

const nameOf = ({ details: { name, emails, phones, company }, address }: Scan) =>
  name ?? emails[0] ?? phones[0] ?? company ?? (address ? decodeURI(new URL(address).pathname) : "Somebody");
