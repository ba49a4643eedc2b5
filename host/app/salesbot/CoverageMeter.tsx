import { Button, Progress } from "@mantine/core";
import { IconCircleCheck, IconCircleDashed } from "@tabler/icons-react";
import { Link } from "@remix-run/react";
import type { CoveredTopic } from "./coverage.server.ts";
import styles from "./salesbot.module.css";

interface Props {
  topics: readonly CoveredTopic[];
  cardId: number;
  /** Starts an answer to a question in the knowledge. */
  onAnswer: (question: string) => void;
  onGoTo: (section: "services" | "prices" | "hours") => void;
}

const LABELS = { services: "Fill in services", prices: "Fill in prices", hours: "Set hours" } as const;

/** How many questions that customers of this kind of business ask can be answered, and what to do for the others. */
export function CoverageMeter({ topics, cardId, onAnswer, onGoTo }: Props) {
  const covered = topics.filter(({ isCovered }) => isCovered).length;
  const open = topics.filter(({ isCovered }) => !isCovered);
  return (
    <section className={styles.section} aria-labelledby="coverage-title">
      <h2 id="coverage-title">What customers ask</h2>
      <p>
        The saved configuration answers {covered} of {topics.length} questions that businesses like yours are asked
        most.
      </p>
      <Progress
        value={topics.length > 0 ? (100 * covered) / topics.length : 0}
        size="lg"
        radius="xl"
        mb="md"
        aria-label={`${covered} of ${topics.length} covered`}
      />
      {open.length > 0 && (
        <ul className={styles.topics} aria-label="Not covered yet">
          {open.map(({ topic, question, step }) => (
            <li key={topic}>
              <IconCircleDashed size={18} stroke={1.8} aria-hidden />
              <span dir="auto">{question}</span>
              <Step step={step} question={question} cardId={cardId} onAnswer={onAnswer} onGoTo={onGoTo} />
            </li>
          ))}
        </ul>
      )}
      {covered > 0 && (
        <details className={styles.covered}>
          <summary>{covered} covered</summary>
          <ul className={styles.topics}>
            {topics
              .filter(({ isCovered }) => isCovered)
              .map(({ topic, question }) => (
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
  const common = { size: "compact-sm", variant: "default" } as const;
  if (step === "card")
    return (
      <Button component={Link} to={`/card-editor/${cardId}`} {...common} aria-label={`Edit card: ${question}`}>
        Edit card
      </Button>
    );
  if (step === "knowledge")
    return (
      <Button {...common} aria-label={`Add answer: ${question}`} onClick={() => onAnswer(question)}>
        Add answer
      </Button>
    );
  return (
    <Button {...common} aria-label={`${LABELS[step]}: ${question}`} onClick={() => onGoTo(step)}>
      {LABELS[step]}
    </Button>
  );
}
