import { Alert, Button, Group, Stack } from "@mantine/core";
import { IconDownload, IconPrinter } from "@tabler/icons-react";
import { CopyButton } from "../../ui/CopyButton.tsx";
import styles from "./security.module.css";

const icon = { size: 18, stroke: 1.8, "aria-hidden": true } as const;

/** New recovery codes: this is the only time they are shown. */
export function RecoveryCodes({ codes, done, onDone }: { codes: string[]; done: string; onDone: () => void }) {
  const text = `${codes.join("\n")}\n`;
  return (
    <Stack gap="md">
      <Alert color="amber" title="Keep these recovery codes">
        Each one signs you in once if you lose your authenticator app. They are not shown again.
      </Alert>
      <ol className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Group gap="sm">
        <CopyButton value={text} label="Copy" />
        <Button
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="meishi-recovery-codes.txt"
          variant="default"
          leftSection={<IconDownload {...icon} />}
        >
          Download
        </Button>
        <Button variant="default" leftSection={<IconPrinter {...icon} />} onClick={() => window.print()}>
          Print
        </Button>
      </Group>
      <Group justify="flex-end">
        <Button onClick={onDone}>{done}</Button>
      </Group>
    </Stack>
  );
}
