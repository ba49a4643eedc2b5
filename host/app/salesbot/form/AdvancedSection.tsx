import { Text, Textarea, TextInput } from "@mantine/core";
import type { Draft, DraftErrors } from "../draft.ts";
import { useFormatNumber } from "../../ui/locale.ts";
import styles from "../salesbot.module.css";
import { LIMITS } from "../limits.ts";
import { Counter, Section } from "./Section.tsx";
import { useWords } from "../../ui/use-words.ts";
import { salesbotWords } from "../words.en.ts";

interface Props {
  draft: Draft;
  errors: DraftErrors;
  /** Whether this installation has a language model. */
  hasModel: boolean;
  tokensSpentToday: number;
  onChange: (changes: Partial<Draft>) => void;
}

// Whole numbers as they are typed: Mantine's field for numbers weighs as much as this form.
const toInputValue = (count: number) => (Number.isNaN(count) ? "" : String(count));
const parseCount = (typed: string) => {
  const digits = typed.replace(/\D/g, "");
  return digits === "" ? NaN : Number(digits);
};

export function AdvancedSection({ draft, errors, hasModel, tokensSpentToday, onChange }: Props) {
  const words = useWords(salesbotWords);
  const text = draft.customInstructions ?? "";
  const formatCount = useFormatNumber();
  return (
    <Section title={words.advanced.title} about={hasModel ? words.advanced.withModel : undefined}>
      {hasModel ? (
        <Textarea
          label={words.advanced.instructions}
          autosize
          minRows={3}
          maxRows={10}
          value={text}
          error={errors.customInstructions}
          onChange={(event) => onChange({ customInstructions: event.currentTarget.value })}
          description={<Counter text={text} limit={LIMITS.customInstructions} />}
          inputWrapperOrder={["label", "input", "description", "error"]}
        />
      ) : (
        <div>
          <h3>{words.advanced.instructions}</h3>
          <Text size="sm" c="dimmed">
            {words.advanced.withoutModel}
          </Text>
        </div>
      )}
      <div className={styles.pair}>
        <TextInput
          label={words.advanced.retention}
          inputMode="numeric"
          maxLength={String(LIMITS.retentionDays).length}
          value={toInputValue(draft.retentionDays)}
          error={errors.retentionDays}
          onChange={({ currentTarget }) => onChange({ retentionDays: parseCount(currentTarget.value) })}
        />
        {hasModel && (
          <TextInput
            label={words.advanced.tokens}
            inputMode="numeric"
            maxLength={String(LIMITS.dailyTokenBudget).length}
            value={toInputValue(draft.dailyTokenBudget)}
            error={errors.dailyTokenBudget}
            onChange={({ currentTarget }) => onChange({ dailyTokenBudget: parseCount(currentTarget.value) })}
          />
        )}
      </div>
      {hasModel && (
        <Text size="sm" c="dimmed">
          {words.advanced.spent(formatCount(tokensSpentToday))}
        </Text>
      )}
    </Section>
  );
}
