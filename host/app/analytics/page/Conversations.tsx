import { Anchor } from "@mantine/core";
import { Await, Link } from "@remix-run/react";
import { Suspense, useState } from "react";
import { outcomeWords } from "../../salesbot/outcomes/words.en.ts";
import { apiWithHeaders } from "../../ui/api.ts";
import { ErrorPanel } from "../../ui/ErrorPanel.tsx";
import { SkeletonRows } from "../../ui/Skeletons.tsx";
import styles from "./analytics.module.css";
import { useDateFormats } from "../format.ts";
import { HistoryTable } from "./HistoryTable.tsx";
import { useWords } from "../../ui/use-words.ts";
import { analyticsWords } from "../words.en.ts";

interface Conversation {
  visitorName: string | null;
  visitorEmail: string | null;
  visitorPhone: string | null;
  conversationData: { role: string; content: string }[];
  leadScore: number;
  outcome: string | null;
  updatedAt: string;
}

export interface ConversationPage {
  conversations: Conversation[];
  /** Cursor of the next page; null on the last one. */
  next: string | null;
  total: number;
}

/** The newest conversations of a card, or those from a cursor on. */
export async function readConversations(cardId: number, cursor: string | null = null): Promise<ConversationPage> {
  const path = `/api/salesbot/${cardId}/conversations${cursor ? `?cursor=${cursor}` : ""}`;
  const { body, headers } = await apiWithHeaders<Conversation[]>("GET", path);
  return { conversations: body, next: headers.get("x-next-cursor"), total: Number(headers.get("x-total-count")) };
}

interface Props {
  cardId: number;
  timeZone: string;
  /** Asked for when the tab is opened. */
  first: Promise<ConversationPage>;
  onRetry: () => void;
}

/** Conversations with the card's assistant, newest first, regardless of the selected range. */
export function Conversations({ first, onRetry, ...card }: Props) {
  const text = useWords(analyticsWords);
  return (
    <Suspense fallback={<SkeletonRows label={text.conversations.loading} />}>
      <Await
        resolve={first}
        errorElement={
          <ErrorPanel title={text.conversations.failed} message={text.conversations.failedText} onRetry={onRetry} />
        }
      >
        {(page) => <ConversationList first={page} {...card} />}
      </Await>
    </Suspense>
  );
}

function ConversationList({ first, cardId, timeZone }: { first: ConversationPage; cardId: number; timeZone: string }) {
  const text = useWords(analyticsWords);
  const [{ conversations, next, total }, setPage] = useState(first);
  const outcomes = useWords(outcomeWords);
  const dates = useDateFormats();
  if (conversations.length === 0) return <p className={styles.none}>{text.conversations.none}</p>;

  async function loadMore() {
    const page = await readConversations(cardId, next);
    setPage({ ...page, conversations: [...conversations, ...page.conversations] });
  }
  return (
    <>
      <p className={styles.aside}>
        {text.conversations.allTime}{" "}
        <Anchor component={Link} to={`/inbox?card=${cardId}&kind=conversation`}>
          {text.conversations.inbox}
        </Anchor>
      </p>
      <HistoryTable
        caption={text.history.conversations}
        columns={[
          text.chart.when,
          text.conversations.who,
          text.conversations.last,
          text.conversations.outcome,
          text.conversations.score,
        ]}
        total={total}
        isComplete={next === null}
        loadMore={loadMore}
        rows={conversations.map(
          ({ updatedAt, visitorName, visitorEmail, visitorPhone, conversationData, leadScore, outcome }) => [
            dates.moment(updatedAt, timeZone),
            visitorName ?? visitorEmail ?? visitorPhone ?? text.conversations.visitor,
            conversationData.findLast(({ role }) => role === "user")?.content ?? "",
            outcomes[outcome ?? "browsing"] ?? "",
            text.percent(String(leadScore)),
          ],
        )}
      />
    </>
  );
}
