import { CloseButton } from "@mantine/core";
import { IconCircle, IconCircleCheckFilled } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useHydrated } from "../ui/hydrated.ts";
import type { EditorCard } from "./editor-card.ts";
import styles from "./editor.module.css";
import { completedSteps, GUIDE_STEPS, type GuideStep, progressOf } from "./guide-steps.ts";
import { readLocal, writeLocal } from "../ui/local.ts";
import { ProgressBar } from "../ui/ProgressBar.tsx";

const DISMISSED = "meishi.editor-guide.dismissed";

/** Five steps to a finished card; can be closed temporarily or permanently. */
export function GuidePanel({ card, onGo }: { card: EditorCard; onGo: (tab: GuideStep["tab"]) => void }) {
  const isHydrated = useHydrated();
  const [isClosed, setClosed] = useState(false);
  const completed = completedSteps(card);
  const stored = completed.join();

  useEffect(() => writeLocal(`meishi.editor-guide.${card.id}`, stored), [card.id, stored]);

  if (!isHydrated || isClosed || readLocal(DISMISSED)) return null;
  const percent = progressOf(completed);
  return (
    <aside className={styles.guide} aria-label="Editor Guide">
      <header>
        <h2>Editor Guide</h2>
        <span>{percent}%</span>
        <CloseButton aria-label="Close guide" onClick={() => setClosed(true)} />
      </header>
      <ProgressBar percent={percent} label="Completed steps" />
      <ol>
        {GUIDE_STEPS.map(({ tab, label }) => {
          const isDone = completed.includes(tab);
          const Icon = isDone ? IconCircleCheckFilled : IconCircle;
          return (
            <li key={tab} data-done={isDone || undefined}>
              <button type="button" onClick={() => onGo(tab)}>
                <Icon size={20} aria-label={isDone ? "Done:" : undefined} aria-hidden={!isDone} /> {label}
              </button>
            </li>
          );
        })}
      </ol>
      <button
        type="button"
        className={styles.quiet}
        onClick={() => {
          writeLocal(DISMISSED, "1");
          setClosed(true);
        }}
      >
        Do not show again
      </button>
    </aside>
  );
}
