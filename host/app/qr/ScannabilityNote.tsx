import { IconAlertTriangle, IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import styles from "./qr.module.css";
import type { Scannability } from "./scan-test.ts";
import { useWords } from "../ui/use-words.ts";
import { qrWords } from "./words.en.ts";

export type TestedCode = { verdict: Scannability } | { refusal: string };

const ICONS = { well: IconCircleCheck, hard: IconAlertTriangle, not: IconCircleX };

/** Whether phones will read the code, and if not, why. */
export function ScannabilityNote({ tested }: { tested: TestedCode | undefined }) {
  const text = useWords(qrWords);
  const scannability = tested && ("verdict" in tested ? tested.verdict : "not");
  const Icon = scannability && ICONS[scannability];
  return (
    <p role="status" className={styles.verdict} data-verdict={scannability}>
      {Icon && <Icon size={18} aria-hidden />}
      {tested && "refusal" in tested ? tested.refusal : scannability ? text.verdict[scannability] : text.checking}
    </p>
  );
}
