import { Tabs } from "@mantine/core";
import { useState } from "react";
import type { Analytics } from "../analytics.ts";
import styles from "./analytics.module.css";
import history from "./history.module.css";
import { type ConversationPage, Conversations, readConversations } from "./Conversations.tsx";
import { formText } from "../export/export.ts";
import { HistoryTable } from "./HistoryTable.tsx";
import { formatSeconds, useDateFormats } from "../format.ts";
import { linkLabel, sourceLabel } from "../labels.ts";
import { useWords } from "../../ui/use-words.ts";
import { analyticsWords } from "../words.en.ts";

interface Props {
  data: Analytics;
  loadMore(): Promise<void>;
}

/** All events, one row each, by kind. */
export function History({ data, loadMore }: Props) {
  const text = useWords(analyticsWords);
  const { views, clicks, saves, submissions, totals, timeZone, links } = data;
  const dates = useDateFormats();
  const when = (timestamp: string) => dates.moment(timestamp, timeZone);
  const labels = new Map(links.map(({ name, label }) => [name, label]));
  const [conversations, setConversations] = useState<Promise<ConversationPage>>();
  const loadConversations = () => setConversations(readConversations(data.cardId));
  const device = (name: string | null) => (name === null ? text.history.unknown : text.label(name));
  const more = { isComplete: data.complete, loadMore };

  return (
    <section className={styles.panel} aria-label={text.history.title}>
      <Tabs defaultValue="views" keepMounted={false} onChange={(tab) => tab === "conversations" && loadConversations()}>
        <Tabs.List className={history.tabs}>
          <Tabs.Tab value="views">{text.exports.views}</Tabs.Tab>
          <Tabs.Tab value="clicks">{text.exports.clicks}</Tabs.Tab>
          <Tabs.Tab value="saves">{text.exports.saves}</Tabs.Tab>
          <Tabs.Tab value="submissions">{text.totals.submissions}</Tabs.Tab>
          <Tabs.Tab value="conversations">{text.history.conversations}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="views">
          <HistoryTable
            caption={text.exports.views}
            columns={[text.chart.when, text.history.where, text.device, text.source, text.history.time]}
            total={totals.views}
            {...more}
            rows={views.map((row) => [
              when(row.timestamp),
              row.viewerLocation ?? text.history.unknown,
              device(row.viewerDevice),
              row.referrer ?? text.label(sourceLabel(row.source)),
              row.seconds === null ? "" : formatSeconds(row.seconds),
            ])}
          />
        </Tabs.Panel>
        <Tabs.Panel value="clicks">
          <HistoryTable
            caption={text.exports.clicks}
            columns={[text.chart.when, text.history.link, text.history.type, text.history.where, text.device]}
            total={totals.clicks}
            {...more}
            rows={clicks.map((row) => {
              const link = `${row.linkType}:${row.linkId}`;
              return [
                when(row.timestamp),
                text.label(labels.get(link) ?? linkLabel(link, [])),
                text.linkType[row.linkType] ?? row.linkType,
                row.clickerLocation ?? text.history.unknown,
                device(row.clickerDevice),
              ];
            })}
          />
        </Tabs.Panel>
        <Tabs.Panel value="saves">
          <HistoryTable
            caption={text.exports.saves}
            columns={[text.chart.when, text.history.where, text.device]}
            total={totals.saves}
            {...more}
            rows={saves.map((row) => [
              when(row.timestamp),
              row.saverLocation ?? text.history.unknown,
              device(row.saverDevice),
            ])}
          />
        </Tabs.Panel>
        <Tabs.Panel value="submissions">
          <HistoryTable
            caption={text.totals.submissions}
            columns={[text.chart.when, text.history.message, text.history.where, text.device]}
            total={totals.submissions}
            {...more}
            rows={submissions.map((row) => [
              when(row.timestamp),
              formText(row.formData),
              row.submitterLocation ?? text.history.unknown,
              device(row.submitterDevice),
            ])}
          />
        </Tabs.Panel>
        <Tabs.Panel value="conversations">
          {conversations && (
            <Conversations cardId={data.cardId} timeZone={timeZone} first={conversations} onRetry={loadConversations} />
          )}
        </Tabs.Panel>
      </Tabs>
    </section>
  );
}
