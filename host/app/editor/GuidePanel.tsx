import { Button, CloseButton } from "@mantine/core";
import { IconCircle, IconCircleCheckFilled, IconListCheck } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import type { EditorCard } from "./editor-card.ts";
import styles from "./guide.module.css";
import { completedSteps, GUIDE_STEPS, type GuideStep, progressOf } from "./guide-steps.ts";
import { readLocal, writeLocal } from "../ui/local.ts";
import { ProgressBar } from "../ui/ProgressBar.tsx";
import controls from "../ui/controls.module.css";

const DISMISSED = "meishi.editor-guide.dismissed";

/** As in editor.module.css: where the panel would cover what is being edited, it starts as a button. */
const SMALL = "(max-width: 61.99em)";

/** Five steps to a finished card, floating over the page; can be closed temporarily or permanently. */
export default function GuidePanel({ card, onGo }: { card: EditorCard; onGo: (tab: GuideStep["tab"]) => void }) {
  // It starts as a button where there is nothing left to do.
  const [isFolded, setFolded] = useState(
    () => window.matchMedia(SMALL).matches || completedSteps(card).length === GUIDE_STEPS.length,
  );
  const [isClosed, setClosed] = useState(false);
  const completed = completedSteps(card);
  const stored = completed.join();

  useEffect(() => writeLocal(`meishi.editor-guide.${card.id}`, stored), [card.id, stored]);

  if (isClosed || readLocal(DISMISSED)) return null;
  const percent = progressOf(completed);
  if (isFolded)
    return (
      <aside className={styles.guideButton} aria-label="Editor Guide">
        <Button
          radius="xl"
          variant="default"
          aria-expanded={false}
          leftSection={<IconListCheck size={18} stroke={1.8} aria-hidden />}
          onClick={() => setFolded(false)}
        >
          {`Guide ${percent}%`}
        </Button>
      </aside>
    );
  return (
    <aside className={styles.guide} aria-label="Editor Guide" data-open>
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
              <button
                type="button"
                onClick={() => {
                  onGo(tab);
                  setFolded(window.matchMedia(SMALL).matches);
                }}
              >
                <Icon size={20} aria-label={isDone ? "Done:" : undefined} aria-hidden={!isDone} /> {label}
              </button>
            </li>
          );
        })}
      </ol>
      <button
        type="button"
        className={controls.quiet}
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
