import { NumberInput, Text, Textarea } from "@mantine/core";
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
        <NumberInput
          label="Keep conversations for (days)"
          min={1}
          max={LIMITS.retentionDays}
          allowDecimal={false}
          value={draft.retentionDays}
          error={errors.retentionDays}
          onChange={(value) => onChange({ retentionDays: value === "" ? NaN : Number(value) })}
        />
        <NumberInput
          label="Tokens per day"
          min={0}
          max={LIMITS.dailyTokenBudget}
          step={10_000}
          thousandSeparator=","
          allowDecimal={false}
          value={draft.dailyTokenBudget}
          error={errors.dailyTokenBudget}
          disabled={!hasModel}
          onChange={(value) => onChange({ dailyTokenBudget: value === "" ? NaN : Number(value) })}
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
