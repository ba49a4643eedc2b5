import { Anchor } from "@mantine/core";
import { Link } from "@remix-run/react";
import { useEffect, useState } from "react";
import { OUTCOME_LABELS } from "../salesbot/outcomes.ts";
import { apiAnswer } from "../ui/api.ts";
import { ErrorPanel } from "../ui/ErrorPanel.tsx";
import { SkeletonRows } from "../ui/Skeletons.tsx";
import styles from "./analytics.module.css";
import { useDateFormats } from "./format.ts";
import { HistoryTable } from "./HistoryTable.tsx";

interface Conversation {
  visitorName: string | null;
  visitorEmail: string | null;
  visitorPhone: string | null;
  conversationData: { role: string; content: string }[];
  leadScore: number;
  outcome: string | null;
  updatedAt: string;
}

interface Page {
  conversations: Conversation[];
  /** Where the next page begins; null on the last one. */
  next: string | null;
  total: number;
}

type Loaded = { state: "loading" } | { state: "failed" } | ({ state: "ready" } & Page);

async function readPage(cardId: number, cursor: string | null, signal?: AbortSignal): Promise<Page> {
  const { body, headers } = await apiAnswer<Conversation[]>(
    "GET",
    `/api/salesbot/${cardId}/conversations${cursor ? `?cursor=${cursor}` : ""}`,
    undefined,
    { signal },
  );
  return { conversations: body, next: headers.get("x-next-cursor"), total: Number(headers.get("x-total-count")) };
}

/** Conversations with the card's assistant, newest first, regardless of the selected range. */
export function Conversations({ cardId, timeZone }: { cardId: number; timeZone: string }) {
  const [loaded, setLoaded] = useState<Loaded>({ state: "loading" });
  const [attempt, setAttempt] = useState(0);
  const dates = useDateFormats();

  useEffect(() => {
    const request = new AbortController();
    readPage(cardId, null, request.signal)
      .then((page) => setLoaded({ state: "ready", ...page }))
      .catch(() => !request.signal.aborted && setLoaded({ state: "failed" }));
    return () => request.abort();
  }, [cardId, attempt]);

  if (loaded.state === "loading") return <SkeletonRows label="Loading conversations" />;
  if (loaded.state === "failed") {
    return (
      <ErrorPanel
        title="Conversations could not be loaded"
        message="The other figures are not affected."
        onRetry={() => {
          setLoaded({ state: "loading" });
          setAttempt(attempt + 1);
        }}
      />
    );
  }
  const { conversations, next, total } = loaded;
  if (conversations.length === 0)
    return <p className={styles.none}>Nobody has chatted with this card's assistant yet.</p>;

  async function loadMore() {
    const page = await readPage(cardId, next);
    setLoaded({ state: "ready", ...page, conversations: [...conversations, ...page.conversations] });
  }
  return (
    <>
      <p className={styles.aside}>
        All time.{" "}
        <Anchor component={Link} to={`/salesbot/${cardId}/conversations`}>
          Open the inbox
        </Anchor>
      </p>
      <HistoryTable
        caption="Conversations"
        columns={["When", "Who", "Last message", "Outcome", "Lead score"]}
        total={total}
        isComplete={next === null}
        loadMore={loadMore}
        rows={conversations.map(
          ({ updatedAt, visitorName, visitorEmail, visitorPhone, conversationData, leadScore, outcome }) => [
            dates.moment(updatedAt, timeZone),
            visitorName ?? visitorEmail ?? visitorPhone ?? "A visitor",
            conversationData.findLast(({ role }) => role === "user")?.content ?? "",
            OUTCOME_LABELS[outcome ?? "browsing"] ?? "",
            `${leadScore}%`,
          ],
        )}
      />
    </>
  );
}
