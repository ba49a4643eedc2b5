import { Group, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { fetchTemplates, type BatchTarget, type NamedOption } from "./upload.ts";
import { useWords } from "../../ui/use-words.ts";
import { batchWords } from "./words.en.ts";

interface Props {
  teams: NamedOption[];
  into: BatchTarget;
  onChange: (into: BatchTarget) => void;
}

const choices = (none: string, items: NamedOption[]) => [
  { value: "", label: none },
  ...items.map(({ id, name }) => ({ value: String(id), label: name })),
];

/** The team that all users of the file join, and the template that their cards are made from. */
export function TeamChoice({ teams, into: { teamId, templateId }, onChange }: Props) {
  const text = useWords(batchWords);
  const [templates, setTemplates] = useState<NamedOption[]>([]);

  async function choose(id: number | undefined) {
    onChange({ teamId: id });
    setTemplates(id === undefined ? [] : await fetchTemplates(id));
  }

  return (
    <Group align="flex-end">
      <NativeSelect
        label={text.team.label}
        data={choices(text.team.none, teams)}
        value={String(teamId ?? "")}
        onChange={({ currentTarget: { value } }) => void choose(value ? Number(value) : undefined)}
      />
      {templates.length > 0 && (
        <NativeSelect
          label={text.team.template}
          data={choices(text.team.noTemplate, templates)}
          value={String(templateId ?? "")}
          onChange={({ currentTarget: { value } }) => onChange({ teamId, ...(value && { templateId: Number(value) }) })}
        />
      )}
    </Group>
  );
}
