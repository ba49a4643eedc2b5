import { NativeSelect } from "@mantine/core";
import { useWords } from "../../ui/use-words.ts";
import type { Draft } from "../draft.ts";
import { salesbotWords } from "../words.en.ts";
import { Section } from "./Section.tsx";

const MINUTES = [1, 2, 3, 5, 10, 15, 30, 60];

interface Props {
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
}

/** Settings for visitors who ask for a person. */
export function PersonSection({ draft: { handoverMinutes }, onChange }: Props) {
  const text = useWords(salesbotWords).person;
  const minutes = [...new Set([...MINUTES, handoverMinutes])].sort((a, b) => a - b);
  return (
    <Section title={text.title} about={text.about}>
      <NativeSelect
        label={text.wait}
        data={minutes.map((value) => ({ value: String(value), label: text.minutes(value) }))}
        value={String(handoverMinutes)}
        onChange={({ currentTarget }) => onChange({ handoverMinutes: Number(currentTarget.value) })}
      />
    </Section>
  );
}
