import { Textarea } from "@mantine/core";
import { api } from "../../ui/api.ts";
import { useApiForm } from "../../ui/use-api-form.ts";
import { fieldProps } from "../../ui/use-validated-form.ts";
import { FormLayout } from "../../ui/FormLayout.tsx";
import { uiMessages } from "../../ui/messages.en.ts";
import { useWords } from "../../ui/use-words.ts";
import { LIMITS } from "../limits.ts";
import { unansweredAnswer } from "../salesbot.schema.ts";
import { conversationWords } from "./words.en.ts";

/** A question that has an answer now, with what the assistant says to it. */
export interface Answered {
  question: string;
  message: string;
}

interface Props {
  /** API path of the question. */
  path: string;
  onAnswered: (answered: Answered) => void;
  onCancel: () => void;
}

/** The owner's answer to a question that the assistant could not answer. */
export default function AnswerForm({ path, onAnswered, onCancel }: Props) {
  const { unanswered } = useWords(conversationWords);
  const { fields, frame } = useApiForm({
    title: uiMessages.changesNotSaved,
    schema: unansweredAnswer,
    otherwise: uiMessages.failedTryAgain,
    submit: async (value) => onAnswered(await api<Answered>("POST", `${path}/answer`, value)),
  });
  return (
    <FormLayout frame={frame} label={unanswered.save} busy={unanswered.saving} onCancel={onCancel}>
      <Textarea
        label={unanswered.yours}
        description={unanswered.yoursText}
        autosize
        autoFocus
        minRows={2}
        maxRows={8}
        maxLength={LIMITS.knowledgeAnswer}
        {...fieldProps(fields.answer)}
      />
    </FormLayout>
  );
}
