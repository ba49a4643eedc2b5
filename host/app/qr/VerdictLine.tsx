import { IconAlertTriangle, IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { said } from "../ui/said.ts";
import styles from "./qr.module.css";
import type { Verdict } from "./verdict.ts";
import { useWords } from "../ui/use-words.ts";
import { qrWords } from "./words/index.ts";

export type Judged = { verdict: Verdict } | { refusal: string };

const ICONS = { well: IconCircleCheck, hard: IconAlertTriangle, not: IconCircleX };

/** Whether phones will read the code, and if not, why. */
export function VerdictLine({ judged }: { judged: Judged | undefined }) {
  const text = useWords(qrWords);
  const verdict = judged && ("verdict" in judged ? judged.verdict : "not");
  const Icon = verdict && ICONS[verdict];
  return (
    <p role="status" className={styles.verdict} data-verdict={verdict}>
      {Icon && <Icon size={18} aria-hidden />}
      {judged && "refusal" in judged ? said(judged.refusal) : verdict ? text.verdict[verdict] : text.checking}
    </p>
  );
}
