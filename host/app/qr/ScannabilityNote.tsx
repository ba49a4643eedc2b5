import { IconAlertTriangle, IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { translateMessage } from "../ui/translate-message.ts";
import styles from "./qr.module.css";
import type { Scannability } from "./scan-test.ts";
import { useWords } from "../ui/use-words.ts";
import { qrWords } from "./words/index.ts";

export type TestedCode = { verdict: Scannability } | { refusal: string };

const ICONS = { well: IconCircleCheck, hard: IconAlertTriangle, not: IconCircleX };

/** Whether phones will read the code, and if not, why. */
export function ScannabilityNote({ judged }: { judged: TestedCode | undefined }) {
  const text = useWords(qrWords);
  const verdict = judged && ("verdict" in judged ? judged.verdict : "not");
  const Icon = verdict && ICONS[verdict];
  return (
    <p role="status" className={styles.verdict} data-verdict={verdict}>
      {Icon && <Icon size={18} aria-hidden />}
      {judged && "refusal" in judged
        ? translateMessage(judged.refusal)
        : verdict
          ? text.verdict[verdict]
          : text.checking}
    </p>
  );
}
