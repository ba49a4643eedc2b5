import { Button, Group, Text, Textarea } from "@mantine/core";
import { IconPlus, IconTextPlus, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { type Draft, type DraftErrors, parseFaq, listItem } from "../draft.ts";
import styles from "../salesbot.module.css";
import { LIMITS } from "../limits.ts";
import { LineInput } from "./LineInput.tsx";
import { Section } from "./Section.tsx";
import { useWords } from "../../ui/use-words.ts";
import { salesbotWords } from "../words.en.ts";

interface Props {
  draft: Draft;
  errors: DraftErrors;
  onChange: (changes: Partial<Draft>) => void;
}

/** Questions with the owner's own answers, typed one by one or out of pasted text. */
export function KnowledgeSection({ draft: { knowledge }, errors, onChange }: Props) {
  const text = useWords(salesbotWords);
  const [pasted, setPasted] = useState<string | null>(null);
  const change = (key: string, changes: Partial<{ question: string; answer: string }>) =>
    onChange({
      knowledge: knowledge.map((one) => (one.key === key ? { key, value: { ...one.value, ...changes } } : one)),
    });
  const parsed = pasted === null ? [] : parseFaq(pasted);

  return (
    <Section title={text.knowledge.title} about={text.knowledge.about}>
      {knowledge.map(({ key, value: { question, answer } }, i) => (
        <div key={key} className={styles.entry}>
          <LineInput
            label={text.knowledge.question(i + 1)}
            placeholder={text.knowledge.example}
            description={text.knowledge.optional}
            value={question}
            maxLength={LIMITS.knowledgeQuestion}
            onChange={(changed) => change(key, { question: changed })}
          />
          <Textarea
            label={text.knowledge.answer(i + 1)}
            data-entry={key}
            autosize
            minRows={2}
            maxRows={8}
            value={answer}
            maxLength={LIMITS.knowledgeAnswer}
            onChange={(event) => change(key, { answer: event.currentTarget.value })}
          />
          <div>
            <Button
              variant="subtle"
              color="red"
              size="compact-sm"
              aria-label={text.knowledge.remove(i + 1)}
              leftSection={<IconTrash size={16} stroke={1.8} aria-hidden />}
              onClick={() => onChange({ knowledge: knowledge.filter((one) => one.key !== key) })}
            >
              {text.remove}
            </Button>
          </div>
        </div>
      ))}
      {errors.knowledge && (
        <Text c="var(--meishi-danger-text)" size="sm" role="alert">
          {errors.knowledge}
        </Text>
      )}
      {pasted !== null && (
        <div className={styles.entry}>
          <Textarea
            label={text.knowledge.pasted}
            autosize
            minRows={4}
            maxRows={14}
            value={pasted}
            onChange={(event) => setPasted(event.currentTarget.value)}
            description={text.knowledge.pastedText}
          />
          <Group gap="xs">
            <Button
              disabled={parsed.length === 0}
              onClick={() => {
                onChange({ knowledge: [...knowledge, ...parsed.map(listItem)].slice(0, LIMITS.knowledge) });
                setPasted(null);
              }}
            >
              {text.knowledge.addFound(parsed.length)}
            </Button>
            <Button variant="default" onClick={() => setPasted(null)}>
              {text.knowledge.cancel}
            </Button>
          </Group>
        </div>
      )}
      <Group gap="xs">
        <Button
          variant="default"
          disabled={knowledge.length >= LIMITS.knowledge}
          leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
          onClick={() => onChange({ knowledge: [...knowledge, listItem({ question: "", answer: "" })] })}
        >
          {text.knowledge.add}
        </Button>
        {pasted === null && (
          <Button
            variant="default"
            leftSection={<IconTextPlus size={18} stroke={1.8} aria-hidden />}
            onClick={() => setPasted("")}
          >
            {text.knowledge.paste}
          </Button>
        )}
      </Group>
    </Section>
  );
}
