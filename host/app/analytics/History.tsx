import { Tabs } from "@mantine/core";
import { useState } from "react";
import type { Analytics } from "./analytics.ts";
import styles from "./analytics.module.css";
import history from "./history.module.css";
import { type ConversationPage, Conversations, readConversations } from "./Conversations.tsx";
import { formText } from "./export.ts";
import { HistoryTable } from "./HistoryTable.tsx";
import { formatSeconds, useDateFormats } from "./format.ts";
import { linkLabel, sourceLabel } from "./labels.ts";

interface Props {
  data: Analytics;
  loadMore(): Promise<void>;
}

const UNKNOWN = "Unknown";

/** All events, one row each, by kind. */
export function History({ data, loadMore }: Props) {
  const { views, clicks, saves, submissions, totals, timeZone, links } = data;
  const dates = useDateFormats();
  const when = (timestamp: string) => dates.moment(timestamp, timeZone);
  const labels = new Map(links.map(({ name, label }) => [name, label]));
  const [conversations, setConversations] = useState<Promise<ConversationPage>>();
  const askForConversations = () => setConversations(readConversations(data.cardId));
  const more = { isComplete: data.complete, loadMore };

  return (
    <section className={styles.panel} aria-label="History">
      <Tabs
        defaultValue="views"
        keepMounted={false}
        onChange={(tab) => tab === "conversations" && askForConversations()}
      >
        <Tabs.List className={history.tabs}>
          <Tabs.Tab value="views">Card Views</Tabs.Tab>
          <Tabs.Tab value="clicks">Link Clicks</Tabs.Tab>
          <Tabs.Tab value="saves">Card Saves</Tabs.Tab>
          <Tabs.Tab value="submissions">Messages</Tabs.Tab>
          <Tabs.Tab value="conversations">Conversations</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="views">
          <HistoryTable
            caption="Card Views"
            columns={["When", "Where", "Device", "Source", "Time"]}
            total={totals.views}
            {...more}
            rows={views.map((row) => [
              when(row.timestamp),
              row.viewerLocation ?? UNKNOWN,
              row.viewerDevice ?? UNKNOWN,
              row.referrer ?? sourceLabel(row.source),
              row.seconds === null ? "" : formatSeconds(row.seconds),
            ])}
          />
        </Tabs.Panel>
        <Tabs.Panel value="clicks">
          <HistoryTable
            caption="Link Clicks"
            columns={["When", "Link", "Type", "Where", "Device"]}
            total={totals.clicks}
            {...more}
            rows={clicks.map((row) => {
              const link = `${row.linkType}:${row.linkId}`;
              return [
                when(row.timestamp),
                labels.get(link) ?? linkLabel(link, []),
                row.linkType,
                row.clickerLocation ?? UNKNOWN,
                row.clickerDevice ?? UNKNOWN,
              ];
            })}
          />
        </Tabs.Panel>
        <Tabs.Panel value="saves">
          <HistoryTable
            caption="Card Saves"
            columns={["When", "Where", "Device"]}
            total={totals.saves}
            {...more}
            rows={saves.map((row) => [when(row.timestamp), row.saverLocation ?? UNKNOWN, row.saverDevice ?? UNKNOWN])}
          />
        </Tabs.Panel>
        <Tabs.Panel value="submissions">
          <HistoryTable
            caption="Messages"
            columns={["When", "Message", "Where", "Device"]}
            total={totals.submissions}
            {...more}
            rows={submissions.map((row) => [
              when(row.timestamp),
              formText(row.formData),
              row.submitterLocation ?? UNKNOWN,
              row.submitterDevice ?? UNKNOWN,
            ])}
          />
        </Tabs.Panel>
        <Tabs.Panel value="conversations">
          {conversations && (
            <Conversations
              cardId={data.cardId}
              timeZone={timeZone}
              first={conversations}
              onRetry={askForConversations}
            />
          )}
        </Tabs.Panel>
      </Tabs>
    </section>
  );
}
