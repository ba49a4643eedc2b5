import { Anchor, Button, Group, Text, TextInput } from "@mantine/core";
import { Link } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { api } from "../../ui/api.ts";
import { useCall } from "../../ui/use-call.ts";
import { useWords } from "../../ui/use-words.ts";
import { MAX_BULK, MAX_LENGTH } from "../contact.ts";
import { renameQueuedTag } from "./scan-queue.ts";
import { renameSitting } from "./sitting.ts";
import { scanWords } from "./words.en.ts";

interface Props {
  userId: number;
  tag: string;
  onRenamed: (tag: string) => void;
}

/** The tag that the contacts of this sitting share: leads to them, and is renamed in one place. */
export default function SittingTag({ userId, tag, onRenamed }: Props) {
  const text = useWords(scanWords);
  const [typed, setTyped] = useState<string | null>(null);
  const { call, isBusy } = useCall(text.sitting.notRenamed);

  async function rename(event: FormEvent) {
    event.preventDefault();
    const name = typed?.trim();
    if (!name || name === tag) return setTyped(null);
    const isRenamed = await call(async () => {
      await renameContacts(tag, name);
      await renameQueuedTag(userId, tag, name);
      renameSitting(userId, name);
    });
    if (!isRenamed) return;
    setTyped(null);
    onRenamed(name);
  }

  if (typed === null)
    return (
      <Group gap="xs">
        <Text size="sm">
          {text.sitting.tag}{" "}
          <Anchor component={Link} to={`/contacts?tag=${encodeURIComponent(tag)}`} size="sm" underline="always">
            {tag}
          </Anchor>
        </Text>
        <Button size="compact-md" variant="default" onClick={() => setTyped(tag)}>
          {text.sitting.rename}
        </Button>
      </Group>
    );
  return (
    <form onSubmit={(event) => void rename(event)}>
      <Group gap="xs" align="flex-end">
        <TextInput
          label={text.sitting.name}
          value={typed}
          maxLength={MAX_LENGTH.tag}
          autoFocus
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit" loading={isBusy}>
          {text.sitting.save}
        </Button>
      </Group>
    </form>
  );
}

/** Puts another tag in the place of one, a page of contacts after the other. */
async function renameContacts(before: string, after: string): Promise<void> {
  const query = new URLSearchParams({ tag: before, limit: "100" });
  for (let count = 0; count < MAX_BULK; count += 100) {
    const { items } = await api<{ items: { id: number }[] }>("GET", `/api/contacts?${query}`);
    if (items.length === 0) return;
    await api("POST", "/api/contacts/bulk", { ids: items.map(({ id }) => id), addTags: [after], removeTags: [before] });
  }
}
