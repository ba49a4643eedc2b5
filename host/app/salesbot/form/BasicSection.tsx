import { NativeSelect, Switch, TextInput } from "@mantine/core";
import type { Draft, DraftErrors } from "../draft.ts";
import { PictureInput } from "../../ui/PictureInput.tsx";
import styles from "../salesbot.module.css";
import { type Goal, LIMITS, type Personality } from "../limits.ts";
import { Counter, Section } from "./Section.tsx";

const PERSONALITIES: { value: Personality; label: string }[] = [
  { value: "professional", label: "Professional" },
  { value: "friendly", label: "Friendly" },
  { value: "consultative", label: "Consultative" },
  { value: "aggressive", label: "Aggressive" },
];
const GOALS: { value: Goal; label: string }[] = [
  { value: "schedule_appointment", label: "Schedule Appointment" },
  { value: "generate_lead", label: "Generate Lead" },
  { value: "make_sale", label: "Make Sale" },
];

interface Props {
  cardId: number;
  draft: Draft;
  errors: DraftErrors;
  onChange: (changes: Partial<Draft>) => void;
}

export function BasicSection({ cardId, draft, errors, onChange }: Props) {
  return (
    <Section title="Basic Configuration" about="Who greets your visitors, and what the conversation should lead to.">
      <Switch
        label="Enable AI Salesbot"
        description="Visitors see the chat on your card and on sites that embed it."
        checked={draft.isEnabled}
        onChange={(event) => onChange({ isEnabled: event.currentTarget.checked })}
      />
      <TextInput
        label="Bot Name"
        required
        withAsterisk
        value={draft.botName}
        error={errors.botName}
        onChange={(event) => onChange({ botName: event.currentTarget.value })}
        description={<Counter text={draft.botName} most={LIMITS.botName} />}
        inputWrapperOrder={["label", "input", "description", "error"]}
      />
      <PictureInput
        name="Avatar"
        description="Square, 200x200 recommended."
        words={{
          uploading: "Uploading avatar...",
          uploaded: "Avatar uploaded",
          failed: "Failed to upload avatar. Please try again.",
        }}
        place={{ cardId }}
        kind="avatar"
        isRound
        url={draft.avatarUrl}
        error={errors.avatarUrl}
        onChange={(avatarUrl) => onChange({ avatarUrl })}
      />
      <div className={styles.pair}>
        <NativeSelect
          label="Sales Personality"
          data={PERSONALITIES}
          value={draft.salesPersonality}
          onChange={({ currentTarget }) => onChange({ salesPersonality: currentTarget.value as Personality })}
        />
        <NativeSelect
          label="Primary Goal"
          data={GOALS}
          value={draft.primaryGoal}
          onChange={({ currentTarget }) => onChange({ primaryGoal: currentTarget.value as Goal })}
        />
      </div>
    </Section>
  );
}
