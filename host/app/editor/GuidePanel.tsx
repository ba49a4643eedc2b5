import { Button, CloseButton } from "@mantine/core";
import { IconCircle, IconCircleCheckFilled, IconListCheck } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import type { EditorCard } from "./editor-card.ts";
import styles from "./guide.module.css";
import { completedSteps, GUIDE_STEPS, type GuideStep, progressOf } from "./guide-steps.ts";
import { readLocal, writeLocal } from "../ui/local.ts";
import { ProgressBar } from "../ui/ProgressBar.tsx";
import { useWords } from "../ui/use-words.ts";
import { editorWords } from "./words.en.ts";
import controls from "../ui/controls.module.css";

const DISMISSED = "meishi.editor-guide.dismissed";
const FOLDED = "meishi.editor-guide.folded";

/** Same as in editor.module.css: where the panel would cover the fields, it starts as a button. */
const SMALL = "(max-width: 61.99em)";

/** Five steps to a finished card, beside what is edited; closed for now or for good, and gone after the last step. */
export default function GuidePanel({ card, onGo }: { card: EditorCard; onGo: (tab: GuideStep["tab"]) => void }) {
  const text = useWords(editorWords);
  const [isFolded, setFolded] = useState(() => readLocal(FOLDED) !== null || window.matchMedia(SMALL).matches);
  /** The choice applies to every card. */
  function fold(isNowFolded: boolean) {
    writeLocal(FOLDED, isNowFolded ? "1" : null);
    setFolded(isNowFolded);
  }
  const [isClosed, setClosed] = useState(false);
  const completed = completedSteps(card);
  const stored = completed.join();

  useEffect(() => writeLocal(`meishi.editor-guide.${card.id}`, stored), [card.id, stored]);

  if (isClosed || completed.length === GUIDE_STEPS.length || readLocal(DISMISSED)) return null;
  const percent = progressOf(completed);
  if (isFolded)
    return (
      <aside aria-label={text.guide.title}>
        <Button
          radius="xl"
          variant="default"
          aria-expanded={false}
          leftSection={<IconListCheck size={18} stroke={1.8} aria-hidden />}
          onClick={() => fold(false)}
        >
          {text.guide.percent(percent)}
        </Button>
      </aside>
    );
  return (
    <aside className={styles.guide} aria-label={text.guide.title}>
      <header>
        <h2>{text.guide.title}</h2>
        <span>{percent}%</span>
      </header>
      <ProgressBar percent={percent} label={text.guide.completed} />
      <ol>
        {GUIDE_STEPS.map(({ tab }) => {
          const isDone = completed.includes(tab);
          const Icon = isDone ? IconCircleCheckFilled : IconCircle;
          return (
            <li key={tab} data-done={isDone || undefined}>
              <button
                type="button"
                className={controls.bare}
                onClick={() => {
                  onGo(tab);
                  setFolded(window.matchMedia(SMALL).matches);
                }}
              >
                <Icon size={20} aria-label={isDone ? text.guide.done : undefined} aria-hidden={!isDone} />{" "}
                {text.guide.steps[tab]}
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
        {text.guide.dismiss}
      </button>
      <div className={styles.ends}>
        <CloseButton aria-label={text.guide.fold} icon={<span aria-hidden>–</span>} onClick={() => fold(true)} />
        <CloseButton aria-label={text.guide.close} onClick={() => setClosed(true)} />
      </div>
    </aside>
  );
}
