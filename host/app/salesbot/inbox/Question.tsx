import { Button, Group } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { api } from "../../ui/api.ts";
import { useFormatDate } from "../../ui/locale.ts";
import styles from "./unanswered.module.css";
import type { Unanswered } from "../unanswered.server.ts";
import { useCall } from "../../ui/use-call.ts";
import { useWords } from "../../ui/use-words.ts";
import type { Answered } from "./AnswerForm.tsx";
import { conversationWords } from "./words.en.ts";
import { uiMessages } from "../../ui/messages.en.ts";

const AnswerForm = lazy(() => import("./AnswerForm.tsx"));

interface QuestionProps {
  cardId: number;
  item: Unanswered;
  /** Everybody who reads the inbox may clear it, even without permission to teach the assistant. */
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
    <li id={`question-${id}`}>
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
