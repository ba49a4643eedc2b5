import { Badge, Button, Select } from "@mantine/core";
import { IconArrowLeft, IconDownload, IconMessages } from "@tabler/icons-react";
import { Link, useRevalidator, useSearchParams } from "@remix-run/react";
import { lazy, Suspense } from "react";
import { api, sentenceOf, TRY_AGAIN } from "../ui/api.ts";
import { EmptyState } from "../ui/EmptyState.tsx";
import { useHydrated } from "../ui/hydrated.ts";
import { PageHeader } from "../ui/PageHeader.tsx";
import { INBOX } from "../ui/sidebar-links.ts";
import { toast } from "../ui/toast.ts";
import { useDialog } from "../ui/use-dialog.ts";
import type { ConversationPage } from "./conversations.server.ts";
import { ago, SCORES, withFilter } from "./inbox-query.ts";
import { OUTCOME_LABELS, OUTCOMES } from "./outcomes.ts";
import styles from "./inbox.module.css";

const ConversationDialog = lazy(() =>
  import("./ConversationDialog.tsx").then(({ ConversationDialog }) => ({ default: ConversationDialog })),
);

export interface InboxProps extends ConversationPage {
  /** Null: conversations of all the user's cards. */
  card: { id: number; name: string } | null;
}

type Item = ConversationPage["conversations"][number];
const HOT = 50;

/** The owner's conversations: filtered, read, exported, deleted. */
export function Inbox({ card, conversations, next }: InboxProps) {
  const [search, setSearch] = useSearchParams();
  const dialog = useDialog<Item>();
  const { revalidate } = useRevalidator();
  const open = conversations.find(({ id }) => id === dialog.shown?.id) ?? dialog.shown;
  const isFiltered = ["minScore", "outcome", "isRead", "cursor"].some((name) => search.has(name));
  const filter = (name: string) => (value: string | null) =>
    setSearch(withFilter(search, name, value), { preventScrollReset: true });

  async function change(work: () => Promise<unknown>, done?: string) {
    try {
      await work();
      if (done) toast.success(done);
      revalidate();
    } catch (error) {
      toast.failure("Something went wrong", sentenceOf(error, TRY_AGAIN));
    }
  }
  const mark = (id: number, isRead: boolean) => change(() => api("PATCH", `/api/conversations/${id}`, { isRead }));

  function show(item: Item) {
    dialog.open(item);
    if (!item.isRead) void mark(item.id, true);
  }

  const exported = new URLSearchParams(search);
  exported.delete("cursor");
  exported.set("format", "csv");
  return (
    <>
      <PageHeader
        title="Conversations"
        subtitle={card ? card.name : "All your cards"}
        trail={[{ label: "Inbox", to: INBOX }, ...(card ? [{ label: "AI Salesbot", to: `/salesbot/${card.id}` }] : [])]}
      >
        {card && (
          <Button component={Link} to="/salesbot/all/conversations" variant="default">
            All cards
          </Button>
        )}
        <Button
          component="a"
          href={`${card ? `/api/salesbot/${card.id}/conversations` : "/api/conversations"}?${exported}`}
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}
        >
          Export CSV
        </Button>
      </PageHeader>
      <div className={styles.filters}>
        <Select
          label="Score"
          placeholder="Any"
          clearable
          data={SCORES.map((value) => ({ value, label: `${value} and above` }))}
          value={search.get("minScore")}
          onChange={filter("minScore")}
        />
        <Select
          label="Outcome"
          placeholder="Any"
          clearable
          data={OUTCOMES.map((value) => ({ value, label: OUTCOME_LABELS[value]! }))}
          value={search.get("outcome")}
          onChange={filter("outcome")}
        />
        <Select
          label="Read"
          placeholder="All"
          clearable
          data={[
            { value: "false", label: "New" },
            { value: "true", label: "Read" },
          ]}
          value={search.get("isRead")}
          onChange={filter("isRead")}
        />
      </div>
      {conversations.length === 0 &&
        (isFiltered ? (
          <EmptyState
            title="No matches"
            icon={<IconMessages size={40} stroke={1.4} />}
            action={
              <Button variant="default" onClick={() => setSearch({})}>
                Show all
              </Button>
            }
          >
            No conversations match these filters.
          </EmptyState>
        ) : (
          <EmptyState
            title="No conversations yet"
            icon={<IconMessages size={40} stroke={1.4} />}
            action={
              <Button
                component={Link}
                to={card ? `/salesbot/${card.id}` : "/dashboard"}
                leftSection={<IconArrowLeft size={18} stroke={1.8} aria-hidden />}
              >
                {card ? "Back to the assistant" : "Back to Dashboard"}
              </Button>
            }
          >
            Conversations with your assistant appear here, each with a score for how promising the lead is.
          </EmptyState>
        ))}
      <ul className={styles.inbox}>
        {conversations.map((item) => (
          <li key={item.id}>
            <Row item={item} isNamed={card === null} onOpen={() => show(item)} />
          </li>
        ))}
      </ul>
      {next && (
        <Button
          mt="md"
          variant="default"
          onClick={() =>
            setSearch((current) => {
              current.set("cursor", next);
              return current;
            })
          }
        >
          Older conversations
        </Button>
      )}
      {open && (
        <Suspense>
          <ConversationDialog
            conversation={open}
            isOpen={dialog.isOpen}
            onClose={dialog.close}
            onMark={(isRead) => {
              void mark(open.id, isRead);
              if (!isRead) dialog.close();
            }}
            onDelete={() =>
              change(() => api("DELETE", `/api/conversations/${open.id}`), "Conversation deleted").then(dialog.close)
            }
          />
        </Suspense>
      )}
    </>
  );
}

function Row({ item, isNamed, onOpen }: { item: Item; isNamed: boolean; onOpen: () => void }) {
  const isHydrated = useHydrated();
  const who = item.visitorName ?? item.visitorEmail ?? item.visitorPhone ?? "Visitor";
  const last = item.conversationData.findLast(({ role }) => role === "user")?.content ?? "";
  return (
    <button type="button" className={styles.item} data-unread={!item.isRead || undefined} onClick={onOpen}>
      <span className={styles.points} title="Lead score" data-hot={item.leadScore >= HOT || undefined}>
        {item.leadScore}
      </span>
      <span style={{ minWidth: 0 }}>
        <span className={styles.who} style={{ display: "block" }}>
          <bdi>{who}</bdi>
          {isNamed && (
            <>
              {" "}
              · <bdi>{item.cardName}</bdi>
            </>
          )}
        </span>
        <span className={styles.last} style={{ display: "block" }}>
          <bdi>{last}</bdi>
        </span>
      </span>
      <span className={styles.when}>
        <time dateTime={item.updatedAt}>{isHydrated ? ago(item.updatedAt) : item.updatedAt.slice(0, 10)}</time>
        <span className={styles.marks}>
          {!item.isRead && <Badge size="sm">New</Badge>}
          <Badge size="sm" variant="light" color={item.leadScore >= HOT ? "green" : "gray"}>
            {OUTCOME_LABELS[item.outcome ?? "browsing"]}
          </Badge>
        </span>
      </span>
    </button>
  );
}
