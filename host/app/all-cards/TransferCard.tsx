import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { api, errorMessage } from "../ui/api.ts";
import { lookupKey } from "../input/lookup-key.ts";
import { toast } from "../ui/toast.ts";
import type { ListedCard } from "./all-cards.server.ts";
import { cardName, ownerName } from "./names.ts";
import { useWords } from "../ui/use-words.ts";
import { allCardsWords } from "./words.en.ts";
import { uiMessages } from "../ui/messages.en.ts";

interface UserSearchHit {
  id: number;
  username: string;
  email: string;
  fullName: string | null;
}

/** Gives a card to another user, who is named by username or email. */
export default function TransferCard({ card, onClose }: { card: ListedCard; onClose: () => void }) {
  const text = useWords(allCardsWords);
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();

  async function transfer() {
    const key = lookupKey(typed);
    if (key === "") return setProblem(text.handOver.missing);
    const search = new URLSearchParams({ search: key, limit: "100" });
    const users = await api<UserSearchHit[]>("GET", `/api/users?${search}`);
    const owner = users.find(({ username, email }) => [username, email].map(lookupKey).includes(key));
    if (!owner) return setProblem(text.handOver.unknown);
    await api("PUT", `/api/business-cards/${card.id}`, { userId: owner.id });
    toast.success(text.handOver.done, text.handOver.doneText(cardName(card), owner.fullName ?? owner.username));
    onClose();
    revalidate();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      await transfer();
    } catch (error) {
      setProblem(errorMessage(error, uiMessages.tryAgain));
    }
    setBusy(false);
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text c="dimmed">{text.handOver.text(ownerName(card))}</Text>
        <TextInput
          label={text.handOver.label}
          value={typed}
          error={problem}
          maxLength={254}
          autoComplete="off"
          data-autofocus
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setProblem(null);
          }}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} disabled={isBusy}>
            {text.handOver.cancel}
          </Button>
          <Button type="submit" disabled={isBusy}>
            {isBusy ? text.handOver.busy : text.handOver.button}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
