import { NativeSelect } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { useCall } from "../../ui/use-call.ts";
import { useWords } from "../../ui/use-words.ts";
import { templateWords } from "./words.en.ts";
import { api } from "../../ui/api.ts";
import { uiMessages } from "../../ui/messages.en.ts";

interface Props {
  teamId: number;
  card: { id: number; templateId: number | null };
  /** Name of the card. */
  name: string;
  templates: { id: number; name: string }[];
}

/** Which template a card uses; it shows another one at once. */
export function CardTemplate({ teamId, card, name, templates }: Props) {
  const { use } = useWords(templateWords);
  const { revalidate } = useRevalidator();
  const { call, isBusy } = useCall(uiMessages.failed);

  async function choose(value: string) {
    const templateId = value === "" ? null : Number(value);
    await call(
      () => api("PATCH", `/api/teams/${teamId}/cards`, { cards: [card.id], templateId }),
      templateId === null ? use.removed : use.chosen,
      use.shown,
    );
    revalidate();
  }

  return (
    <NativeSelect
      aria-label={use.ofCard(name)}
      value={String(card.templateId ?? "")}
      disabled={isBusy}
      onChange={({ currentTarget }) => void choose(currentTarget.value)}
      data={[
        { value: "", label: use.none },
        ...templates.map((template) => ({ value: String(template.id), label: template.name })),
      ]}
    />
  );
}
