import { Button, Progress } from "@mantine/core";
import { IconCircleCheck, IconCircleDashed } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "@remix-run/react";
import type { CoveredTopic } from "./coverage.server.ts";
import styles from "./salesbot.module.css";
import { useWords } from "../ui/use-words.ts";
import { salesbotWords } from "./words.en.ts";

/** Questions shown before the list is expanded. */
const MAX_COLLAPSED = 3;

interface Props {
  topics: readonly CoveredTopic[];
  cardId: number;
  /** Starts an answer to a question in the knowledge. */
  onAnswer: (question: string) => void;
  onGoTo: (section: "services" | "prices" | "hours") => void;
}

/** How many questions that customers of this kind of business ask can be answered, and what to do for the others. */
export function CoverageMeter({ topics, cardId, onAnswer, onGoTo }: Props) {
  const text = useWords(salesbotWords);
  const covered = topics.filter(({ isCovered }) => isCovered);
  const open = topics.filter(({ isCovered }) => !isCovered);
  const [isExpanded, setExpanded] = useState(false);
  const visible = isExpanded ? open : open.slice(0, MAX_COLLAPSED);
  return (
    <section className={styles.section} aria-labelledby="coverage-title">
      <h2 id="coverage-title">{text.coverage.title}</h2>
      <p>{text.coverage.text(covered.length, topics.length)}</p>
      <Progress
        value={topics.length > 0 ? (100 * covered.length) / topics.length : 0}
        size="lg"
        radius="xl"
        mb="md"
        aria-label={text.coverage.bar(covered.length, topics.length)}
      />
      {open.length > 0 && (
        <ul className={styles.topics} aria-label={text.coverage.open}>
          {visible.map(({ topic, question, step }) => (
            <li key={topic}>
              <IconCircleDashed size={18} stroke={1.8} aria-hidden />
              <span dir="auto">{question}</span>
              <Step step={step} question={question} cardId={cardId} onAnswer={onAnswer} onGoTo={onGoTo} />
            </li>
          ))}
        </ul>
      )}
      {visible.length < open.length && (
        <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => setExpanded(true)}>
          {text.coverage.more(open.length - visible.length)}
        </Button>
      )}
      {covered.length > 0 && (
        <details className={styles.covered}>
          <summary>{text.coverage.covered(covered.length)}</summary>
          <ul className={styles.topics}>
            {covered.map(({ topic, question }) => (
              <li key={topic}>
                <IconCircleCheck size={18} stroke={1.8} aria-hidden />
                <span dir="auto">{question}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Step({
  step,
  question,
  cardId,
  onAnswer,
  onGoTo,
}: Omit<Props, "topics"> & Pick<CoveredTopic, "step" | "question">) {
  const text = useWords(salesbotWords);
  const label = text.coverage[step];
  const common = { size: "compact-sm", variant: "default", "aria-label": `${label}: ${question}` } as const;
  return step === "card" ? (
    <Button component={Link} to={`/card-editor/${cardId}`} {...common}>
      {label}
    </Button>
  ) : (
    <Button {...common} onClick={() => (step === "knowledge" ? onAnswer(question) : onGoTo(step))}>
      {label}
    </Button>
  );
}
