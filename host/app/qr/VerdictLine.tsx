import { IconAlertTriangle, IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import styles from "./qr.module.css";
import type { Verdict } from "./verdict.ts";

export type Judged = { verdict: Verdict } | { refusal: string };

const LINES = {
  well: { Icon: IconCircleCheck, text: "Scans well, also blurred, small and tilted." },
  hard: { Icon: IconAlertTriangle, text: "Hard to scan. Choose a stronger contrast or plainer shapes." },
  not: { Icon: IconCircleX, text: "Does not scan. Choose a stronger contrast or plainer shapes." },
};

/** Whether phones will read the code, and if not, why. */
export function VerdictLine({ judged }: { judged: Judged | undefined }) {
  const verdict = judged && ("verdict" in judged ? judged.verdict : "not");
  const { Icon, text } = verdict ? LINES[verdict] : { Icon: null, text: "Checking…" };
  return (
    <p role="status" className={styles.verdict} data-verdict={verdict}>
      {Icon && <Icon size={18} aria-hidden />}
      {judged && "refusal" in judged ? judged.refusal : text}
    </p>
  );
}
