import { Anchor, Badge, Button, Card, Group, Stack, Text, TextInput } from "@mantine/core";
import { Form, Link, useRevalidator, useSearchParams } from "@remix-run/react";
import { IconAddressBook, IconArchive, IconMailOpened, IconSearch, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { api } from "../ui/api.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { HiddenParams } from "../ui/HiddenParams.tsx";
import { useFormatDateTime } from "../ui/locale.ts";
import { NextPage } from "../ui/NextPage.tsx";
import type { InboxItem } from "./inbox.server.ts";
import styles from "./inbox.module.css";
import { useCall } from "../ui/use-call.ts";
import { useWords } from "../ui/use-words.ts";
import { inboxWords } from "./words.en.ts";

export interface InboxItems {
  items: InboxItem[];
  /** `cursor` of the next page; null on the last one. */
  next: string | null;
  total: number;
}

interface Props extends InboxItems {
  /** Parameters of the page's address that its forms keep. */
  baseParams?: Record<string, string>;
}

const icon = { size: 18, stroke: 1.8, "aria-hidden": true } as const;

/** Where all of it can be read. */
const detailPath = ({ kind, id, cardId }: InboxItem) =>
  kind === "message" ? `/submissions/${cardId}?message=${id}` : `/salesbot/${cardId}/conversations?conversation=${id}`;
const contactFile = ({ kind, id }: InboxItem) =>
  `/api/${kind === "message" ? "submissions" : "conversations"}/${id}${kind === "message" ? "" : "?format=vcf"}`;

/** The items with their search, and what can be done with each. */
export function InboxList({ items, next, total, baseParams = {} }: Props) {
  const text = useWords(inboxWords);
  const [search] = useSearchParams();
  const words = search.get("search") ?? "";
  const isArchive = search.get("archived") === "true";
  const [deleting, setDeleting] = useState<InboxItem | null>(null);
  const when = useFormatDateTime();
  const { revalidate } = useRevalidator();
  const { call } = useCall(text.notChanged);

  async function send(method: "PATCH" | "DELETE", { kind, id }: InboxItem, body?: Partial<InboxItem>) {
    if (await call(() => api(method, `/api/inbox/${kind}/${id}`, body))) revalidate();
  }

  const linkProps = (item: InboxItem) => ({
    component: Link,
    to: detailPath(item),
    onClick: () => !item.isRead && void send("PATCH", item, { isRead: true }),
  });
  const params = { ...baseParams, ...(isArchive && { archived: "true" }) };
  return (
    <Stack gap="lg">
      {(total > 0 || words) && (
        <Form role="search">
          <HiddenParams params={params} />
          <TextInput
            name="search"
            type="search"
            label={text.search}
            defaultValue={words}
            leftSection={<IconSearch {...icon} />}
            maxLength={200}
          />
        </Form>
      )}
      {items.length === 0 &&
        (words ? (
          <Text role="status">{text.noMatch(words)}</Text>
        ) : (
          <EmptyState title={isArchive ? text.archiveEmpty : text.nothingNew}>{text.nothingNewText}</EmptyState>
        ))}
      <Stack component="ul" gap="md" p={0} m={0} style={{ listStyle: "none" }}>
        {items.map((item) => (
          <Card component="li" key={`${item.kind} ${item.id}`} withBorder>
            <Group justify="space-between" wrap="wrap" gap="xs">
              <Anchor {...linkProps(item)} c="inherit" fw={item.isRead ? 400 : 700}>
                <bdi>{item.name ?? item.email ?? item.phone ?? text.anonymous}</bdi>
              </Anchor>
              <Group gap="xs">
                {!item.isRead && <Badge tt="none">{text.unread}</Badge>}
                <Badge variant="light" tt="none">
                  {item.kind === "message" ? text.message : text.conversation}
                </Badge>
              </Group>
            </Group>
            <Text size="sm" c="dimmed">
              <time dateTime={item.at}>{when(item.at)}</time> · <bdi>{item.cardName}</bdi>
            </Text>
            <Text mt="xs" dir="auto" style={{ overflowWrap: "anywhere" }}>
              {item.preview}
            </Text>
            <div className={styles.ways}>
              <Button {...linkProps(item)} size="sm" variant="light">
                {text.open}
              </Button>
              <Button
                size="sm"
                variant="default"
                leftSection={<IconMailOpened {...icon} />}
                onClick={() => send("PATCH", item, { isRead: !item.isRead })}
              >
                {item.isRead ? text.markUnread : text.markRead}
              </Button>
              <Button
                size="sm"
                variant="default"
                leftSection={<IconArchive {...icon} />}
                onClick={() => send("PATCH", item, { isArchived: !item.isArchived })}
              >
                {item.isArchived ? text.toInbox : text.toArchive}
              </Button>
              {(item.email ?? item.phone) && (
                <Button
                  component="a"
                  href={contactFile(item)}
                  size="sm"
                  variant="default"
                  leftSection={<IconAddressBook {...icon} />}
                >
                  {text.addToContacts}
                </Button>
              )}
              <Button
                size="sm"
                variant="subtle"
                color="red"
                leftSection={<IconTrash {...icon} />}
                onClick={() => setDeleting(item)}
              >
                {text.delete}
              </Button>
            </div>
          </Card>
        ))}
      </Stack>
      <NextPage cursor={next} params={{ ...params, ...(words && { search: words }) }}>
        {text.older}
      </NextPage>
      <ConfirmDialog
        isOpen={deleting !== null}
        title={deleting?.kind === "conversation" ? text.deleteConversation : text.deleteMessage}
        confirm={text.delete}
        isDestructive
        onClose={() => setDeleting(null)}
        onConfirm={async () => {
          if (deleting) await send("DELETE", deleting);
          setDeleting(null);
        }}
      >
        {text.final}
      </ConfirmDialog>
    </Stack>
  );
}
