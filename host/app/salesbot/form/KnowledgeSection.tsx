import { Button, Group, Text, Textarea, TextInput } from "@mantine/core";
import { IconPlus, IconTextPlus, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { type Draft, type DraftErrors, knowledgeFrom, row } from "../draft.ts";
import styles from "../salesbot.module.css";
import { LIMITS } from "../limits.ts";
import { Section } from "./Section.tsx";

interface Props {
  draft: Draft;
  errors: DraftErrors;
  onChange: (changes: Partial<Draft>) => void;
}

/** Questions with the owner's own answers, typed one by one or out of pasted text. */
export function KnowledgeSection({ draft: { knowledge }, errors, onChange }: Props) {
  const [pasted, setPasted] = useState<string | null>(null);
  const change = (key: string, changes: Partial<{ question: string; answer: string }>) =>
    onChange({
      knowledge: knowledge.map((one) => (one.key === key ? { key, value: { ...one.value, ...changes } } : one)),
    });
  const found = pasted === null ? [] : knowledgeFrom(pasted);

  return (
    <Section
      title="Knowledge"
      about="Answers in your own words. They take precedence over the assistant's own answers."
    >
      {knowledge.map(({ key, value: { question, answer } }, i) => (
        <div key={key} className={styles.entry} data-entry={key}>
          <TextInput
            label={`Visitor's question ${i + 1}`}
            placeholder="Is there parking?"
            description="Leave empty for plain text."
            value={question}
            maxLength={LIMITS.knowledgeQuestion}
            onChange={(event) => change(key, { question: event.currentTarget.value })}
          />
          <Textarea
            label={`Answer ${i + 1}`}
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
              aria-label={`Remove knowledge ${i + 1}`}
              leftSection={<IconTrash size={16} stroke={1.8} aria-hidden />}
              onClick={() => onChange({ knowledge: knowledge.filter((one) => one.key !== key) })}
            >
              Remove
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
            label="Pasted text"
            autosize
            minRows={4}
            maxRows={14}
            value={pasted}
            onChange={(event) => setPasted(event.currentTarget.value)}
            description="Lines that end in a question mark become questions, and the text below them the answers. Other paragraphs are kept as text."
          />
          <Group gap="xs">
            <Button
              disabled={found.length === 0}
              onClick={() => {
                onChange({ knowledge: [...knowledge, ...found.map(row)].slice(0, LIMITS.knowledge) });
                setPasted(null);
              }}
            >
              {found.length === 1 ? "Add 1 entry" : `Add ${found.length} entries`}
            </Button>
            <Button variant="default" onClick={() => setPasted(null)}>
              Cancel
            </Button>
          </Group>
        </div>
      )}
      <Group gap="xs">
        <Button
          variant="default"
          disabled={knowledge.length >= LIMITS.knowledge}
          leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
          onClick={() => onChange({ knowledge: [...knowledge, row({ question: "", answer: "" })] })}
        >
          Add Knowledge
        </Button>
        {pasted === null && (
          <Button
            variant="default"
            leftSection={<IconTextPlus size={18} stroke={1.8} aria-hidden />}
            onClick={() => setPasted("")}
          >
            Paste text
          </Button>
        )}
      </Group>
    </Section>
  );
}
