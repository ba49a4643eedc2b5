import { Button, Group } from "@mantine/core";
import { IconMessageQuestion } from "@tabler/icons-react";
import { Link, useRevalidator } from "@remix-run/react";
import { lazy, Suspense, useState } from "react";
import { api } from "../../ui/api.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { useFormatDate } from "../../ui/locale.ts";
import styles from "./unanswered.module.css";
import type { Unanswered } from "../unanswered.server.ts";
import { useCall } from "../../ui/use-call.ts";
import { useWords } from "../../ui/use-words.ts";
import type { Answered } from "./AnswerForm.tsx";
import { conversationWords } from "./words.en.ts";
import { uiMessages } from "../../ui/messages.en.ts";

const AnswerForm = lazy(() => import("./AnswerForm.tsx"));

interface Props {
  card: { id: number; name: string };
  items: Unanswered[];
  total: number;
}

/** Questions that the assistant could not answer, those of one meaning together, the most frequent first. */
export function UnansweredPage({ card, items, total }: Props) {
  const text = useWords(conversationWords);
  const { revalidate } = useRevalidator();
  const [answered, setAnswered] = useState<Answered[]>([]);

  function done(question: Answered) {
    setAnswered((before) => [question, ...before]);
    revalidate();
  }

  return (
    <>
      <PageHeader
        title={text.unanswered.title}
        subtitle={text.unanswered.subtitle(card.name)}
        trail={[{ label: text.assistant, to: `/salesbot/${card.id}` }]}
      />
      <div role="status">
        {answered.map(({ question, message }) => (
          <section key={question} className={styles.answered} aria-label={text.unanswered.againLabel(question)}>
            <h2>{text.unanswered.again(question)}</h2>
            <p dir="auto">{message}</p>
          </section>
        ))}
      </div>
      {items.length === 0 ? (
        <EmptyState
          title={text.unanswered.none}
          icon={<IconMessageQuestion size={40} stroke={1.6} />}
          action={
            <Button component={Link} to={`/salesbot/${card.id}`} variant="default">
              {text.unanswered.back}
            </Button>
          }
        >
          {text.unanswered.noneText}
        </EmptyState>
      ) : (
        <>
          <p className={styles.total}>{text.unanswered.total(total)}</p>
          <ol className={styles.list}>
            {items.map((item) => (
              <Question key={item.id} cardId={card.id} item={item} onAnswered={done} onDismissed={revalidate} />
            ))}
          </ol>
        </>
      )}
    </>
  );
}

interface QuestionProps {
  cardId: number;
  item: Unanswered;
  /** Whoever reads the inbox clears it, too, though they may not teach the assistant. */
  mayAnswer?: boolean;
  onAnswered: (answered: Answered) => void;
  onDismissed: () => void;
}

/** A question that was left open, and the answer to it. */
export function Question({ cardId, item, mayAnswer = true, onAnswered, onDismissed }: QuestionProps) {
  const { id, question, count, lastAt } = item;
  const words = useWords(conversationWords);
  const day = useFormatDate();
  const [isAnswering, setAnswering] = useState(false);
  const { call, isBusy } = useCall(words.unanswered.notRemoved, { otherwise: uiMessages.failedTryAgain });
  const path = `/api/salesbot/${cardId}/unanswered/${id}`;

  async function remove() {
    if (await call(() => api("DELETE", `/api/inbox/question/${id}`))) onDismissed();
  }

  return (
    <li id={`question-${id}`} className={styles.question}>
      <div className={styles.asked}>
        <h2 dir="auto">{question}</h2>
        <p>
          {words.unanswered.asked(count)} <time dateTime={lastAt}>{day(lastAt)}</time>
        </p>
      </div>
      {isAnswering ? (
        <Suspense>
          <AnswerForm path={path} onAnswered={onAnswered} onCancel={() => setAnswering(false)} />
        </Suspense>
      ) : (
        <Group gap="xs">
          {mayAnswer && (
            <Button onClick={() => setAnswering(true)} aria-label={words.unanswered.answerOne(question)}>
              {words.unanswered.answer}
            </Button>
          )}
          <Button
            variant="default"
            disabled={isBusy}
            aria-label={words.unanswered.removeOne(question)}
            onClick={remove}
          >
            {words.unanswered.remove}
          </Button>
        </Group>
      )}
    </li>
  );
}
