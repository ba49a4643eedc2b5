import { Button, Group } from "@mantine/core";
import { useSearchParams } from "@remix-run/react";
import { IconAddressBook, IconArchive, IconArrowBackUp, IconMailOpened, IconTrash } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { api } from "../ui/api.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { useCall } from "../ui/use-call.ts";
import { useWords } from "../ui/use-words.ts";
import { messagesWords } from "./words.en.ts";

interface Props {
  kind: "message" | "conversation";
  id: number;
  email: string | null | undefined;
  /** The writer's contact file; undefined if they left no details. */
  contactFile: string | undefined;
  /** After it has gone from the list that is shown. */
  onChanged: () => void;
  /** Further actions. */
  children?: ReactNode;
}

const icon = { size: 18, stroke: 1.8, "aria-hidden": true } as const;

/** Actions for an opened message or conversation. */
export function ItemActions({ kind, id, email, contactFile, onChanged, children }: Props) {
  const text = useWords(messagesWords).item;
  const [search] = useSearchParams();
  const isArchived = search.get("archived") === "true";
  const [isDeleting, setDeleting] = useState(false);
  const { call, isBusy } = useCall(text.notChanged);

  async function send(method: "PATCH" | "DELETE", change?: { isRead?: boolean; isArchived?: boolean }, done?: string) {
    if (await call(() => api(method, `/api/inbox/${kind}/${id}`, change), done)) onChanged();
    setDeleting(false);
  }

  return (
    <Group gap="xs" mb="lg">
      {email && (
        <Button component="a" href={`mailto:${encodeURI(email)}`} leftSection={<IconArrowBackUp {...icon} />}>
          {text.reply}
        </Button>
      )}
      {contactFile && (
        <Button component="a" href={contactFile} download variant="default" leftSection={<IconAddressBook {...icon} />}>
          {text.addToContacts}
        </Button>
      )}
      {children}
      <Button
        variant="default"
        disabled={isBusy}
        leftSection={<IconArchive {...icon} />}
        onClick={() =>
          void send("PATCH", { isArchived: !isArchived }, isArchived ? text.movedToInbox : text.movedToArchive)
        }
      >
        {isArchived ? text.toInbox : text.archive}
      </Button>
      <Button
        variant="default"
        disabled={isBusy}
        leftSection={<IconMailOpened {...icon} />}
        onClick={() => void send("PATCH", { isRead: false }, text.markedUnread)}
      >
        {text.markUnread}
      </Button>
      <Button variant="subtle" color="red" leftSection={<IconTrash {...icon} />} onClick={() => setDeleting(true)}>
        {text.delete}
      </Button>
      <ConfirmDialog
        isOpen={isDeleting}
        title={kind === "conversation" ? text.deleteConversation : text.deleteMessage}
        confirm={text.delete}
        busy={text.deleting}
        isDestructive
        onConfirm={() => send("DELETE", undefined, text.deleted)}
        onClose={() => setDeleting(false)}
      >
        {text.final}
      </ConfirmDialog>
    </Group>
  );
}
