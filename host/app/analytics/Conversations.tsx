import { useEffect, useState } from "react";
import { api } from "../ui/api.ts";
import { ErrorPanel } from "../ui/ErrorPanel.tsx";
import { SkeletonRows } from "../ui/Skeletons.tsx";
import styles from "./analytics.module.css";
import { formatMoment } from "./format.ts";
import { HistoryTable } from "./HistoryTable.tsx";

interface Conversation {
  visitorName: string | null;
  visitorEmail: string | null;
  conversationData: { role: string; content: string }[];
  leadScore: number;
  outcome: string | null;
  updatedAt: string;
}

type Loaded = { state: "loading" } | { state: "failed" } | { state: "ready"; conversations: Conversation[] };

/** Talks with the card's assistant, newest first. */
export function Conversations({ cardId, timeZone }: { cardId: number; timeZone: string }) {
  const [loaded, setLoaded] = useState<Loaded>({ state: "loading" });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const request = new AbortController();
    api<Conversation[] | { conversations: Conversation[] }>("GET", `/api/salesbot/${cardId}/conversations`, undefined, { signal: request.signal })
      .then((answer) => setLoaded({ state: "ready", conversations: Array.isArray(answer) ? answer : answer.conversations }))
      .catch(() => !request.signal.aborted && setLoaded({ state: "failed" }));
    return () => request.abort();
  }, [cardId, attempt]);

  if (loaded.state === "loading") return <SkeletonRows label="Loading conversations" />;
  if (loaded.state === "failed") {
    return (
      <ErrorPanel title="Conversations could not be loaded" message="The other figures are not touched by this." onRetry={() => {
        setLoaded({ state: "loading" });
        setAttempt(attempt + 1);
      }} />
    );
  }
  const { conversations } = loaded;
  if (conversations.length === 0) return <p className={styles.none}>Nobody has talked to the assistant of this card yet.</p>;
  return (
    <HistoryTable caption="Conversations" columns={["When", "Who", "Last message", "Lead score"]} total={conversations.length} isComplete loadMore={async () => {}}
      rows={conversations.map(({ updatedAt, visitorName, visitorEmail, conversationData, leadScore }) => [
        formatMoment(updatedAt, timeZone), visitorName ?? visitorEmail ?? "A visitor", conversationData.at(-1)?.content ?? "", `${leadScore}%`,
      ])} />
  );
}
