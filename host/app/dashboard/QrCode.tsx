import { Button, Group, Stack, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconDownload, IconPalette } from "@tabler/icons-react";
import { lazy, type SyntheticEvent, Suspense, useState } from "react";
import { codeUrl, DEFAULT_STYLE } from "../qr/code-style.ts";
import type { TestedCode } from "../qr/ScannabilityNote.tsx";
import { api, errorMessage } from "../ui/api.ts";
import { CopyButton } from "../ui/CopyButton.tsx";
import styles from "./dashboard.module.css";
import { useCardLink } from "./use-card-link.ts";
import { useWords } from "../ui/use-words.ts";
import { qrWords } from "../qr/words.en.ts";
import { uiMessages } from "../ui/messages.en.ts";

const CodeStyleFields = lazy(() => import("../qr/CodeStyleFields.tsx"));
const ScannabilityNote = lazy(() =>
  import("../qr/ScannabilityNote.tsx").then((part) => ({ default: part.ScannabilityNote })),
);

/** A dragged color asks for a picture only when it rests. */
const DEBOUNCE_MS = 250;

/** The code of a card's link, to show, download and copy; its look can be changed as far as scanners read it. */
export default function QrCode({ card }: { card: { slug: string; url?: string } }) {
  const text = useWords(qrWords);
  const { slug } = card;
  const link = useCardLink(card);
  const [codeStyle, setCodeStyle] = useState(DEFAULT_STYLE);
  const [isOpen, setOpen] = useState(false);
  const [tested, setTested] = useState<TestedCode & { src: string }>();
  const [settledStyle] = useDebouncedValue(codeStyle, DEBOUNCE_MS);
  const src = codeUrl(slug, "svg", settledStyle, isOpen ? 400 : undefined);
  const result = tested?.src === src && settledStyle === codeStyle ? tested : undefined;
  const isRefused = result !== undefined && "refusal" in result;

  const onLoad = async ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
    if (!isOpen) return;
    const { testScannability: runTest } = await import("../qr/scan-test.ts");
    setTested({ src, verdict: await runTest(currentTarget) });
  };
  const onError = async () => {
    try {
      await api("GET", src);
    } catch (error) {
      setTested({ src, refusal: errorMessage(error, uiMessages.failed) });
    }
  };
  return (
    <Stack align="center" gap="md">
      <img
        key={src}
        className={styles.qr}
        data-refused={isRefused || undefined}
        src={src}
        alt={text.codeFor(link)}
        width={240}
        height={240}
        onLoad={onLoad}
        onError={onError}
      />
      <Text size="sm" c="dimmed" ta="center" className={styles.link}>
        {link}
      </Text>
      {isOpen && (
        <Suspense>
          <ScannabilityNote tested={result} />
          <CodeStyleFields codeStyle={codeStyle} onChange={setCodeStyle} />
        </Suspense>
      )}
      <Group justify="center">
        <Button
          component="a"
          href={isRefused ? undefined : codeUrl(slug, "png", codeStyle, 1000)}
          aria-disabled={isRefused || undefined}
          data-disabled={isRefused || undefined}
          download={`meishi-${slug}.png`}
          leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}
        >
          {text.download}
        </Button>
        <CopyButton value={link} label={text.copy} done={uiMessages.linkCopied} />
        {!isOpen && (
          <Button
            variant="default"
            onClick={() => setOpen(true)}
            leftSection={<IconPalette size={18} stroke={1.8} aria-hidden />}
          >
            {text.customize}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
