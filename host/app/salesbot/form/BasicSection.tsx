import { NativeSelect, Switch, TextInput } from "@mantine/core";
import type { Draft, DraftErrors } from "../draft.ts";
import { PictureInput } from "../../ui/picture-input/PictureInput.tsx";
import styles from "../salesbot.module.css";
import { type Goal, GOALS, LIMITS, PERSONALITIES, type Personality } from "../limits.ts";
import { Counter, Section } from "./Section.tsx";
import { useWords } from "../../ui/use-words.ts";
import { salesbotWords } from "../words.en.ts";

interface Props {
  cardId: number;
  draft: Draft;
  errors: DraftErrors;
  onChange: (changes: Partial<Draft>) => void;
}

export function BasicSection({ cardId, draft, errors, onChange }: Props) {
  const text = useWords(salesbotWords);
  return (
    <Section title={text.basic.title}>
      <Switch
        label={text.basic.enable}
        description={text.basic.enableText}
        checked={draft.isEnabled}
        onChange={(event) => onChange({ isEnabled: event.currentTarget.checked })}
      />
      <TextInput
        label={text.basic.name}
        required
        withAsterisk
        value={draft.botName}
        error={errors.botName}
        onChange={(event) => onChange({ botName: event.currentTarget.value })}
        description={<Counter text={draft.botName} limit={LIMITS.botName} />}
        inputWrapperOrder={["label", "input", "description", "error"]}
      />
      <PictureInput
        name={text.basic.avatar}
        description={text.basic.avatarText}
        words={text.basic.upload}
        owner={{ cardId }}
        kind="avatar"
        isRound
        url={draft.avatarUrl}
        error={errors.avatarUrl}
        onChange={(avatarUrl) => onChange({ avatarUrl })}
      />
      <div className={styles.pair}>
        <NativeSelect
          label={text.basic.personality}
          data={PERSONALITIES.map((value) => ({ value, label: text.basic.personalities[value] }))}
          value={draft.salesPersonality}
          onChange={({ currentTarget }) => onChange({ salesPersonality: currentTarget.value as Personality })}
        />
        <NativeSelect
          label={text.basic.goal}
          data={GOALS.map((value) => ({ value, label: text.basic.goals[value] }))}
          value={draft.primaryGoal}
          onChange={({ currentTarget }) => onChange({ primaryGoal: currentTarget.value as Goal })}
        />
      </div>
    </Section>
  );
}
