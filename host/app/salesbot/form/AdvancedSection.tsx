import { Text, Textarea, TextInput } from "@mantine/core";
import type { Draft, DraftErrors } from "../draft.ts";
import { useCount } from "../../ui/locale.ts";
import styles from "../salesbot.module.css";
import { LIMITS } from "../limits.ts";
import { Counter, Section } from "./Section.tsx";

interface Props {
  draft: Draft;
  errors: DraftErrors;
  /** Whether this installation has a language model. */
  hasModel: boolean;
  tokensSpentToday: number;
  onChange: (changes: Partial<Draft>) => void;
}

// Whole numbers as they are typed: Mantine's field for numbers weighs as much as this form.
const written = (count: number) => (Number.isNaN(count) ? "" : String(count));
const read = (typed: string) => {
  const digits = typed.replace(/\D/g, "");
  return digits === "" ? NaN : Number(digits);
};

export function AdvancedSection({ draft, errors, hasModel, tokensSpentToday, onChange }: Props) {
  const text = draft.customInstructions ?? "";
  const formatCount = useCount();
  return (
    <Section
      title="Advanced Settings"
      about={
        hasModel
          ? "A language model follows these instructions. If it fails, the built-in assistant takes over."
          : "The built-in assistant answers. These instructions take effect once a language model is set up."
      }
    >
      <Textarea
        label="Custom Instructions"
        autosize
        minRows={3}
        maxRows={10}
        value={text}
        error={errors.customInstructions}
        onChange={(event) => onChange({ customInstructions: event.currentTarget.value })}
        description={<Counter text={text} most={LIMITS.customInstructions} />}
        inputWrapperOrder={["label", "input", "description", "error"]}
      />
      <div className={styles.pair}>
        <TextInput
          label="Keep conversations for (days)"
          inputMode="numeric"
          maxLength={String(LIMITS.retentionDays).length}
          value={written(draft.retentionDays)}
          error={errors.retentionDays}
          onChange={({ currentTarget }) => onChange({ retentionDays: read(currentTarget.value) })}
        />
        <TextInput
          label="Tokens per day"
          inputMode="numeric"
          maxLength={String(LIMITS.dailyTokenBudget).length}
          value={written(draft.dailyTokenBudget)}
          error={errors.dailyTokenBudget}
          disabled={!hasModel}
          onChange={({ currentTarget }) => onChange({ dailyTokenBudget: read(currentTarget.value) })}
        />
      </div>
      {hasModel && (
        <Text size="sm" c="dimmed">
          {formatCount(tokensSpentToday)} tokens used today. Above the limit, the built-in assistant answers.
        </Text>
      )}
    </Section>
  );
}
