import { Text } from "@mantine/core";
import { useSearchParams } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { PageHeader } from "../ui/PageHeader.tsx";
import { detailPath } from "./detail-path.ts";
import { INBOX_KINDS } from "./inbox.schema.ts";
import { InboxList, type InboxItems, rowId } from "./InboxList.tsx";
import { InboxTools } from "./InboxTools.tsx";
import { useLiveInbox } from "./use-live-inbox.ts";
import styles from "./inbox.module.css";
import { Opened } from "./Opened.tsx";
import type { OpenedItem } from "./opened.server.ts";
import { useWords } from "../ui/use-words.ts";
import { inboxWords } from "./words.en.ts";

/** All that visitors wrote, of all of the user's cards or one; what is opened beside it, on phones instead of it. */
export function InboxPage({ opened, ...list }: InboxItems & { opened: OpenedItem | null }) {
  const text = useWords(inboxWords);
  const [search] = useSearchParams();
  const card = search.get("card");
  const params: Record<string, string> = card ? { card } : {};
  const base = Object.fromEntries([...search].filter(([name]) => !(INBOX_KINDS as readonly string[]).includes(name)));
  useLiveInbox(params);
  const openedId = opened && rowId(opened.item);

  // On phones the row comes back: what was at hand before is at hand again.
  const lastId = useRef(openedId);
  useEffect(() => {
    if (lastId.current && !openedId) document.getElementById(lastId.current)?.focus();
    lastId.current = openedId;
  }, [openedId]);

  return (
    <div className={styles.page} data-opened={opened !== null || undefined}>
      <PageHeader title={text.title} trail={[{ label: text.dashboard, to: "/dashboard" }]}>
        <InboxTools page={params} file={params} hasItems={list.total > 0} />
      </PageHeader>
      <div className={styles.columns} data-empty={list.items.length === 0 || undefined}>
        <InboxList
          {...list}
          baseParams={params}
          opened={opened?.item ?? null}
          linkTo={(item) => detailPath(item, base)}
        />
        {opened ? (
          <Opened key={openedId} opened={opened} list={`?${new URLSearchParams(base)}`} />
        ) : (
          <Text className={styles.choose} c="dimmed">
            {text.choose}
          </Text>
        )}
      </div>
    </div>
  );
}
