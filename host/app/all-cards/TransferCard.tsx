import { Text, TextInput } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { z } from "zod";
import { lookupKey } from "../input/lookup-key.ts";
import { api, ApiError } from "../ui/api.ts";
import { useApiForm } from "../ui/use-api-form.ts";
import { fieldProps } from "../ui/use-validated-form.ts";
import { FormLayout } from "../ui/FormLayout.tsx";
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

async function findUser(key: string): Promise<UserSearchHit | undefined> {
  const search = new URLSearchParams({ search: key, limit: "100" });
  const users = await api<UserSearchHit[]>("GET", `/api/users?${search}`);
  return users.find(({ username, email }) => [username, email].map(lookupKey).includes(key));
}

/** Transfers a card to another user, named by username or email. */
export default function TransferCard({ card, onClose }: { card: ListedCard; onClose: () => void }) {
  const text = useWords(allCardsWords);
  const { missing, unknown } = text.handOver;
  const { revalidate } = useRevalidator();
  const { fields, frame } = useApiForm({
    title: text.notChanged,
    schema: z.object({
      identifier: z
        .string(missing)
        .transform(lookupKey)
        .refine((key) => key !== "", missing),
    }),
    otherwise: uiMessages.tryAgain,
    async submit({ identifier }) {
      const owner = await findUser(identifier);
      if (!owner) {
        const errors = [{ path: "identifier", code: "not_found", message: unknown }];
        throw new ApiError(404, unknown, "not_found", errors);
      }
      await api("PUT", `/api/business-cards/${card.id}`, { userId: owner.id });
      toast.success(text.handOver.done, text.handOver.doneText(cardName(card), owner.fullName ?? owner.username));
      onClose();
      revalidate();
    },
  });

  return (
    <FormLayout frame={frame} label={text.handOver.button} busy={text.handOver.busy} onCancel={onClose}>
      <Text c="dimmed">{text.handOver.text(ownerName(card))}</Text>
      <TextInput
        label={text.handOver.label}
        maxLength={254}
        autoComplete="off"
        data-autofocus
        {...fieldProps(fields.identifier)}
      />
    </FormLayout>
  );
}
