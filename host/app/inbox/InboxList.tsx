import { Badge, Stack, Text, TextInput } from "@mantine/core";
import { Form, Link, useSearchParams } from "@remix-run/react";
import { IconSearch } from "@tabler/icons-react";
import { useFormatAppointment } from "../salesbot/inbox/format-appointment.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { HiddenParams } from "../ui/HiddenParams.tsx";
import { useFormatDateTime } from "../ui/locale.ts";
import { NextPage } from "../ui/NextPage.tsx";
import { useWords } from "../ui/use-words.ts";
import { detailPathOf } from "./detail-path.ts";
import { INBOX_KINDS, type InboxKind } from "./inbox.schema.ts";
import type { Counts, InboxItem, InboxRow } from "./inbox.server.ts";
import styles from "./inbox.module.css";
import { inboxWords } from "./words.en.ts";

export interface InboxItems {
  items: InboxRow[];
  /** `cursor` of the next page; null on the last one. */
  next: string | null;
  total: number;
  unreadBy: Counts;
}

interface Props extends InboxItems {
  /** Parameters of the page's address that its forms and links keep. */
  baseParams?: Record<string, string>;
  /** The item that is shown beside the list. */
  opened?: InboxItem | null;
  linkTo?: (item: InboxItem) => string;
}

export const rowId = ({ kind, id }: Pick<InboxItem, "kind" | "id">) => `${kind}-${id}`;

/** The items with their search and kinds; each leads to what can be done with it. */
export function InboxList({ items, next, total, unreadBy, baseParams = {}, opened, linkTo = detailPathOf }: Props) {
  const text = useWords(inboxWords);
  const [search] = useSearchParams();
  const words = search.get("search") ?? "";
  const kind = search.get("kind") as InboxKind | null;
  const isArchive = search.get("archived") === "true";
  const when = useFormatDateTime();
  const formatAppointment = useFormatAppointment();
  const base = { ...baseParams, ...(isArchive && { archived: "true" }) };
  const params = { ...base, ...(kind && { kind }) };
  const isFiltered = words !== "" || kind !== null;

  return (
    <Stack gap="md" className={styles.pane}>
      {(total > 0 || isFiltered) && (
        <>
          <Form role="search">
            <HiddenParams params={params} />
            <TextInput
              name="search"
              type="search"
              aria-label={text.search}
              placeholder={text.search}
              defaultValue={words}
              leftSection={<IconSearch size={18} stroke={1.8} aria-hidden />}
              maxLength={200}
            />
          </Form>
          <nav className={styles.kinds} aria-label={text.kinds}>
            {[null, ...INBOX_KINDS].map((one) => (
              <Link
                key={one}
                to={`?${new URLSearchParams({ ...base, ...(one && { kind: one }), ...(words && { search: words }) })}`}
                aria-current={kind === one ? "page" : undefined}
                title={unreadBy[one ?? "all"] > 0 ? text.countUnread(unreadBy[one ?? "all"]) : undefined}
                preventScrollReset
              >
                {one ? text.kindOf[one] : text.all}
                {unreadBy[one ?? "all"] > 0 && (
                  <span className={styles.count} aria-hidden>
                    {unreadBy[one ?? "all"]}
                  </span>
                )}
              </Link>
            ))}
          </nav>
        </>
      )}
      {items.length === 0 &&
        (words ? (
          <Text role="status">{text.noMatch(words)}</Text>
        ) : (
          <EmptyState title={isArchive ? text.archiveEmpty : text.nothingNew}>{text.nothingNewText}</EmptyState>
        ))}
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={`${item.kind} ${item.id}`}>
            <Link
              to={linkTo(item)}
              id={rowId(item)}
              className={styles.row}
              preventScrollReset={opened !== undefined}
              aria-current={opened && rowId(opened) === rowId(item) ? "true" : undefined}
              data-unread={!item.isRead || undefined}
              data-waits={item.state === "asked" || undefined}
            >
              <span className={styles.who}>
                <bdi>{item.name ?? item.email ?? item.phone ?? text.anonymous}</bdi>
                {!item.isRead && (
                  <Badge tt="none" className={styles.unread}>
                    {text.unread}
                  </Badge>
                )}
                {item.state === "asked" && (
                  <Badge color="red" tt="none">
                    {text.waits}
                  </Badge>
                )}
                <Badge variant="light" tt="none" className={styles.kind}>
                  {text[item.kind]}
                </Badge>
                {item.questionCount > 0 && (
                  <Badge variant="light" tt="none">
                    {text.countQuestions(item.questionCount)}
                  </Badge>
                )}
              </span>
              <span className={styles.when}>
                <time dateTime={item.at}>{when(item.at)}</time>
                <bdi>{item.cardName}</bdi>
              </span>
              <span className={styles.preview} data-whole={item.appointment ? true : undefined} dir="auto">
                {item.appointment ? text.appointment(formatAppointment(item.appointment)) : item.preview}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <NextPage cursor={next} params={{ ...params, ...(words && { search: words }) }}>
        {text.older}
      </NextPage>
    </Stack>
  );
}
