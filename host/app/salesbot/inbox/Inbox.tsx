import { Badge, Button, NativeSelect } from "@mantine/core";
import { IconArrowLeft, IconDownload, IconMessages } from "@tabler/icons-react";
import { Link, useRevalidator, useSearchParams } from "@remix-run/react";
import { type ChangeEvent, lazy, Suspense } from "react";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { useHydrated } from "../../ui/hydrated.ts";
import { useFormatDate } from "../../ui/locale.ts";
import { PageHeader } from "../../ui/PageHeader.tsx";
import { INBOX } from "../../ui/shell/sidebar-links.ts";
import { useDialog } from "../../ui/use-dialog.ts";
import type { ListedConversation } from "../conversations.server.ts";
import { api } from "../../ui/api.ts";
import { formatRelativeTime, SCORES, withFilter } from "./inbox-query.ts";
import { outcomeWords } from "../outcomes/words.en.ts";
import { OUTCOMES } from "../outcomes/outcomes.ts";
import styles from "./inbox.module.css";
import { useCall } from "../../ui/use-call.ts";
import { usePageLocale, useWords } from "../../ui/use-words.ts";
import { conversationWords } from "./words.en.ts";

const ConversationDialog = lazy(() =>
  import("./ConversationDialog.tsx").then(({ ConversationDialog }) => ({ default: ConversationDialog })),
);

interface InboxProps {
  conversations: ListedConversation[];
  next: string | null;
  mayAnswer: boolean;
  /** Null: conversations of all the user's cards. */
  card: { id: number; name: string } | null;
}

const HOT = 50;
const unfiltered = (label: string) => ({ value: "", label });

/** The owner's conversations: filtered, read, exported, deleted. */
export function Inbox({ card, conversations, mayAnswer, next }: InboxProps) {
  const text = useWords(conversationWords);
  const [search, setSearch] = useSearchParams();
  const outcomes = useWords(outcomeWords);
  const isOne = search.has("conversation");
  const dialog = useDialog<ListedConversation>(isOne ? (conversations[0] ?? null) : null);
  const { revalidate } = useRevalidator();
  const open = conversations.find(({ id }) => id === dialog.shown?.id) ?? dialog.shown;
  const isFiltered = ["conversation", "minScore", "outcome", "isRead", "cursor"].some((name) => search.has(name));
  const filter = (name: string) => ({
    value: search.get(name) ?? "",
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) =>
      setSearch(withFilter(search, name, value), { preventScrollReset: true }),
  });

  const { call } = useCall(text.failed);
  async function change(work: () => Promise<unknown>, done?: string) {
    if (await call(work, done)) revalidate();
  }
  const mark = (id: number, isRead: boolean) => change(() => api("PATCH", `/api/conversations/${id}`, { isRead }));

  function show(item: ListedConversation) {
    dialog.open(item);
    if (!item.isRead) void mark(item.id, true);
  }

  const exported = new URLSearchParams(search);
  exported.delete("cursor");
  exported.set("format", "csv");
  return (
    <>
      <PageHeader
        title={text.title}
        subtitle={card ? card.name : text.allYourCards}
        trail={[
          { label: text.inbox, to: INBOX },
          ...(card ? [{ label: text.assistant, to: `/salesbot/${card.id}` }] : []),
        ]}
      >
        {isOne && (
          <Button variant="default" onClick={() => setSearch({})}>
            {text.showAll}
          </Button>
        )}
        {card && (
          <Button component={Link} to="/salesbot/all/conversations" variant="default">
            {text.allCards}
          </Button>
        )}
        <Button
          component="a"
          href={`${card ? `/api/salesbot/${card.id}/conversations` : "/api/conversations"}?${exported}`}
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}
        >
          {text.csv}
        </Button>
      </PageHeader>
      <div className={styles.filters}>
        <NativeSelect
          label={text.score}
          data={[unfiltered(text.any), ...SCORES.map((value) => ({ value, label: text.andAbove(value) }))]}
          {...filter("minScore")}
        />
        <NativeSelect
          label={text.outcome}
          data={[unfiltered(text.any), ...OUTCOMES.map((value) => ({ value, label: outcomes[value]! }))]}
          {...filter("outcome")}
        />
        <NativeSelect
          label={text.read}
          data={[unfiltered(text.all), { value: "false", label: text.unread }, { value: "true", label: text.read }]}
          {...filter("isRead")}
        />
      </div>
      {conversations.length === 0 &&
        (isFiltered ? (
          <EmptyState
            title={text.noMatch}
            icon={<IconMessages size={40} stroke={1.4} />}
            action={
              <Button variant="default" onClick={() => setSearch({})}>
                {text.showAll}
              </Button>
            }
          >
            {text.noMatchText}
          </EmptyState>
        ) : (
          <EmptyState
            title={text.none}
            icon={<IconMessages size={40} stroke={1.4} />}
            action={
              <Button
                component={Link}
                to={card ? `/salesbot/${card.id}` : "/dashboard"}
                leftSection={<IconArrowLeft size={18} stroke={1.8} aria-hidden />}
              >
                {card ? text.backToAssistant : text.backToDashboard}
              </Button>
            }
          >
            {text.noneText}
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
          {text.older}
        </Button>
      )}
      {open && (
        <Suspense>
          <ConversationDialog
            conversation={open}
            isOpen={dialog.isOpen}
            mayAnswer={mayAnswer}
            onClose={() => {
              dialog.close();
              revalidate(); // what was written meanwhile
            }}
            onChanged={() => {
              dialog.close();
              revalidate();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

function Row({ item, isNamed, onOpen }: { item: ListedConversation; isNamed: boolean; onOpen: () => void }) {
  const text = useWords(conversationWords);
  const outcomes = useWords(outcomeWords);
  const locale = usePageLocale();
  const day = useFormatDate();
  const isHydrated = useHydrated();
  const who = item.visitorName ?? item.visitorEmail ?? item.visitorPhone ?? text.visitor;
  const last = item.conversationData.findLast(({ role }) => role === "user")?.content ?? "";
  return (
    <button type="button" className={styles.item} data-unread={!item.isRead || undefined} onClick={onOpen}>
      <span className={styles.points} title={text.leadScore} data-hot={item.leadScore >= HOT || undefined}>
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
        <time dateTime={item.updatedAt}>
          {isHydrated ? formatRelativeTime(item.updatedAt, { locale, justNow: text.justNow }) : day(item.updatedAt)}
        </time>
        <span className={styles.marks}>
          {!item.isRead && <Badge size="sm">{text.unread}</Badge>}
          {item.state === "asked" && (
            <Badge size="sm" color="red">
              {text.person.asks}
            </Badge>
          )}
          <Badge size="sm" variant="light" color={item.leadScore >= HOT ? "green" : "gray"}>
            {outcomes[item.outcome ?? "browsing"]}
          </Badge>
        </span>
      </span>
    </button>
  );
}
