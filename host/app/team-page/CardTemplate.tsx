import { NativeSelect } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { api, NOT_DONE, sentenceOf, TRY_AGAIN } from "../ui/api.ts";
import { toast } from "../ui/toast.ts";

interface Props {
  teamId: number;
  card: { id: number; templateId: number | null };
  /** What the card is called. */
  name: string;
  templates: { id: number; name: string }[];
}

/** Which template a card uses; it shows another one at once. */
export function CardTemplate({ teamId, card, name, templates }: Props) {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);

  async function choose(value: string) {
    setBusy(true);
    const templateId = value === "" ? null : Number(value);
    try {
      await api("PATCH", `/api/teams/${teamId}/cards`, { cards: [card.id], templateId });
      toast.success(templateId === null ? "Template removed" : "Template changed", "The card shows it now.");
    } catch (error) {
      toast.failure(NOT_DONE, sentenceOf(error, TRY_AGAIN));
    }
    setBusy(false);
    revalidate();
  }

  return (
    <NativeSelect
      aria-label={`Template of the card of ${name}`}
      value={String(card.templateId ?? "")}
      disabled={isBusy}
      onChange={({ currentTarget }) => void choose(currentTarget.value)}
      data={[
        { value: "", label: "No template" },
        ...templates.map((template) => ({ value: String(template.id), label: template.name })),
      ]}
    />
  );
}
