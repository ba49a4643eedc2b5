import { Alert, Button, Group, Stack } from "@mantine/core";
import { IconDownload, IconPrinter } from "@tabler/icons-react";
import { CopyButton } from "../../../ui/CopyButton.tsx";
import { useLocale } from "../../../ui/locale.ts";
import styles from "../security.module.css";
import { useWords } from "../../../ui/use-words.ts";
import { factorWords } from "./words.en.ts";

const icon = { size: 18, stroke: 1.8, "aria-hidden": true } as const;

interface Props {
  codes: string[];
  /** Account of the codes. */
  username: string;
  /** Label of the final button. */
  done: string;
  onDone: () => void;
}

/** Shows new recovery codes, this once. Print and file name the account. */
export default function RecoveryCodes({ codes, username, done, onDone }: Props) {
  const words = useWords(factorWords);
  const locale = useLocale();
  const title = words.codes.title;
  const date = new Date().toLocaleDateString(locale, { dateStyle: "long" });
  const about = words.codes.about(username, window.location.host, date);
  const text = `${title}\n${about}\n\n${codes.join("\n")}\n`;
  return (
    <Stack gap="md">
      <Alert color="amber" title={words.codes.keep}>
        {words.codes.keepText}
      </Alert>
      <div className={styles.sheet}>
        <h3>{title}</h3>
        <p>{about}</p>
        <ol className={styles.codes} aria-label={words.codes.list}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </div>
      <Group gap="sm">
        <CopyButton value={text} label={words.codes.copy} />
        <Button
          component="a"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={words.codes.file(username)}
          variant="default"
          leftSection={<IconDownload {...icon} />}
        >
          {words.codes.download}
        </Button>
        <Button variant="default" leftSection={<IconPrinter {...icon} />} onClick={() => window.print()}>
          {words.codes.print}
        </Button>
      </Group>
      <Group justify="flex-end">
        <Button onClick={onDone}>{done}</Button>
      </Group>
    </Stack>
  );
}
