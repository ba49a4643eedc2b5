import { NativeSelect } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { toast } from "../../ui/toast.ts";
import { useWords } from "../../ui/use-words.ts";
import { templateWords } from "./words.en.ts";
import { api, errorMessage } from "../../ui/api.ts";
import { uiMessages } from "../../ui/messages.en.ts";

interface Props {
  teamId: number;
  card: { id: number; templateId: number | null };
  /** What the card is called. */
  name: string;
  templates: { id: number; name: string }[];
}

/** Which template a card uses; it shows another one at once. */
export function CardTemplate({ teamId, card, name, templates }: Props) {
  const { use } = useWords(templateWords);
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);

  async function choose(value: string) {
    setBusy(true);
    const templateId = value === "" ? null : Number(value);
    try {
      await api("PATCH", `/api/teams/${teamId}/cards`, { cards: [card.id], templateId });
      toast.success(templateId === null ? use.removed : use.chosen, use.shown);
    } catch (error) {
      toast.failure(uiMessages.failed, errorMessage(error, uiMessages.tryAgain));
    }
    setBusy(false);
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
