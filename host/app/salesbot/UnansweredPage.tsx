import { Button, Group, Textarea } from "@mantine/core";
import { IconMessageQuestion } from "@tabler/icons-react";
import { Link, useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { api, sentenceOf } from "../ui/api.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { toast } from "../ui/toast.ts";
import { FAILED } from "../ui/ErrorPanel.tsx";
import { ANSWER_MISSING, LIMITS } from "./limits.ts";
import styles from "./unanswered.module.css";
import type { Unanswered } from "./unanswered.server.ts";

interface Props {
  card: { id: number; name: string };
  items: Unanswered[];
  total: number;
}

/** A question that has an answer now, with what the assistant says to it. */
interface Answered {
  question: string;
  message: string;
}

/** Questions that the assistant could not answer, those of one meaning together, the most frequent first. */
export function UnansweredPage({ card, items, total }: Props) {
  const { revalidate } = useRevalidator();
  const [answered, setAnswered] = useState<Answered[]>([]);

  function done(question: Answered) {
    setAnswered((before) => [question, ...before]);
    revalidate();
  }

  return (
    <>
      <PageHeader
        title="Unanswered questions"
        subtitle={`What visitors of ${card.name} asked and the assistant did not know`}
        trail={[{ label: "AI Salesbot", to: `/salesbot/${card.id}` }]}
      />
      <div role="status">
        {answered.map(({ question, message }) => (
          <section key={question} className={styles.answered} aria-label={`Asked again: ${question}`}>
            <h2>Asked again: “{question}”</h2>
            <p dir="auto">{message}</p>
          </section>
        ))}
      </div>
      {items.length === 0 ? (
        <EmptyState
          title="No open questions"
          icon={<IconMessageQuestion size={40} stroke={1.6} />}
          action={
            <Button component={Link} to={`/salesbot/${card.id}`} variant="default">
              Back to the configuration
            </Button>
          }
        >
          Questions that the assistant cannot answer appear here, so that you can teach it.
        </EmptyState>
      ) : (
        <>
          <p className={styles.total}>
            {total === 1 ? "1 question" : `${total} questions, those asked most often first`}
          </p>
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
  onAnswered: (answered: Answered) => void;
  onDismissed: () => void;
}

function Question({ cardId, item: { id, question, count, lastAt }, onAnswered, onDismissed }: QuestionProps) {
  const [text, setText] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const path = `/api/salesbot/${cardId}/unanswered/${id}`;

  async function attempt(work: () => Promise<void>) {
    setBusy(true);
    setError(undefined);
    try {
      await work();
    } catch (thrown) {
      const sentence = sentenceOf(thrown, FAILED);
      if (text === null) toast.failure("Not removed", sentence);
      else setError(sentence);
    } finally {
      setBusy(false);
    }
  }

  return (
    <li className={styles.question}>
      <div className={styles.asked}>
        <h2 dir="auto">{question}</h2>
        <p>
          Asked {count === 1 ? "once" : `${count} times`}, last on <time dateTime={lastAt}>{lastAt.slice(0, 10)}</time>
        </p>
      </div>
      {text === null ? (
        <Group gap="xs">
          <Button onClick={() => setText("")} aria-label={`Answer this: ${question}`}>
            Answer this
          </Button>
          <Button
            variant="default"
            disabled={isBusy}
            aria-label={`Remove: ${question}`}
            onClick={() =>
              attempt(async () => {
                await api("DELETE", path);
                onDismissed();
              })
            }
          >
            Remove
          </Button>
        </Group>
      ) : (
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() === "") return setError(ANSWER_MISSING);
            void attempt(async () => onAnswered(await api<Answered>("POST", `${path}/answer`, { answer: text })));
          }}
        >
          <Textarea
            label="Your answer"
            description="Added to the assistant's knowledge, and the question is asked again at once."
            autosize
            autoFocus
            minRows={2}
            maxRows={8}
            maxLength={LIMITS.knowledgeAnswer}
            value={text}
            error={error}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Group gap="xs">
            <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
              {isBusy ? "Saving..." : "Save answer"}
            </Button>
            <Button variant="default" onClick={() => setText(null)}>
              Cancel
            </Button>
          </Group>
        </form>
      )}
    </li>
  );
}
