import { Button, Group, Textarea } from "@mantine/core";
import { IconMessageQuestion } from "@tabler/icons-react";
import { Link, useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { api, errorMessage } from "../../ui/api.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { useFormatDate } from "../../ui/locale.ts";
import { toast } from "../../ui/toast.ts";
import { sentence } from "../../languages/message.ts";
import { LIMITS } from "../limits.ts";
import styles from "./unanswered.module.css";
import type { Unanswered } from "../unanswered.server.ts";
import { useWords } from "../../ui/use-words.ts";
import { conversationWords } from "./words.en.ts";
import { uiMessages } from "../../ui/messages.en.ts";
import { salesbotMessages } from "../messages.en.ts";

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
  onAnswered: (answered: Answered) => void;
  onDismissed: () => void;
}

function Question({ cardId, item: { id, question, count, lastAt }, onAnswered, onDismissed }: QuestionProps) {
  const words = useWords(conversationWords);
  const day = useFormatDate();
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
      const message = errorMessage(thrown, uiMessages.failedTryAgain);
      if (text === null) toast.failure(words.unanswered.notRemoved, message);
      else setError(message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <li className={styles.question}>
      <div className={styles.asked}>
        <h2 dir="auto">{question}</h2>
        <p>
          {words.unanswered.asked(count)} <time dateTime={lastAt}>{day(lastAt)}</time>
        </p>
      </div>
      {text === null ? (
        <Group gap="xs">
          <Button onClick={() => setText("")} aria-label={words.unanswered.answerOne(question)}>
            {words.unanswered.answer}
          </Button>
          <Button
            variant="default"
            disabled={isBusy}
            aria-label={words.unanswered.removeOne(question)}
            onClick={() =>
              attempt(async () => {
                await api("DELETE", path);
                onDismissed();
              })
            }
          >
            {words.unanswered.remove}
          </Button>
        </Group>
      ) : (
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() === "") return setError(sentence(salesbotMessages.answerMissing));
            void attempt(async () => onAnswered(await api<Answered>("POST", `${path}/answer`, { answer: text })));
          }}
        >
          <Textarea
            label={words.unanswered.yours}
            description={words.unanswered.yoursText}
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
              {isBusy ? words.unanswered.saving : words.unanswered.save}
            </Button>
            <Button variant="default" onClick={() => setText(null)}>
              {words.unanswered.cancel}
            </Button>
          </Group>
        </form>
      )}
    </li>
  );
}
