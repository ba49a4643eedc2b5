import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { api, sentenceOf, TRY_AGAIN } from "../ui/api.ts";
import { toast } from "../ui/toast.ts";
import type { ListedCard } from "./all-cards.server.ts";
import { cardName, ownerName } from "./names.ts";

interface Found {
  id: number;
  username: string;
  email: string;
  fullName: string | null;
}

/** Gives a card to another user, who is named by username or email. */
export default function HandOver({ card, onClose }: { card: ListedCard; onClose: () => void }) {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();

  async function handOver() {
    const wanted = typed.trim().toLowerCase();
    if (wanted === "") return setProblem("Enter the username or email of the new owner.");
    const search = new URLSearchParams({ search: wanted, limit: "100" });
    const users = await api<Found[]>("GET", `/api/users?${search}`);
    const owner = users.find(({ username, email }) => [username, email].some((one) => one.toLowerCase() === wanted));
    if (!owner) return setProblem("No user has this username or email.");
    await api("PUT", `/api/business-cards/${card.id}`, { userId: owner.id });
    toast.success("Card handed over", `${cardName(card)} belongs to ${owner.fullName ?? owner.username} now.`);
    onClose();
    revalidate();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      await handOver();
    } catch (error) {
      setProblem(sentenceOf(error, TRY_AGAIN));
    }
    setBusy(false);
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Text c="dimmed">
          {`It belongs to ${ownerName(card)}. Its link stays; statistics and messages go with it to the new owner.`}
        </Text>
        <TextInput
          label="Username or email of the new owner"
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
            Cancel
          </Button>
          <Button type="submit" disabled={isBusy}>
            {isBusy ? "Handing over..." : "Hand over"}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
