import type { Analytics } from "../analytics.ts";
import { useWords } from "../../ui/use-words.ts";
import { analyticsWords } from "../words.en.ts";
import styles from "./analytics.module.css";
import { CampaignPanel } from "./CampaignPanel.tsx";
import { ExcludedEvents } from "./ExcludedEvents.tsx";
import { formatSeconds } from "../format.ts";
import { HeatMap } from "./HeatMap.tsx";
import { Panel } from "./Panel.tsx";
import { Ranking } from "./Ranking.tsx";
import { ShareTable } from "./ShareTable.tsx";

/** Less-used panels: times and places of visits, campaigns, and uncounted events. */
export default function MorePanels({ data }: { data: Analytics }) {
  const text = useWords(analyticsWords);
  const named = <Value extends { label: string }>(value: Value) => ({ ...value, label: text.label(value.label) });
  return (
    <>
      <HeatMap hours={data.hours} />
      <div className={styles.two}>
        <ShareTable title={text.sources} column={text.source} ranked={data.sources.map(named)} />
        <ShareTable title={text.devices} column={text.device} ranked={data.devices.map(named)} />
        <Ranking
          title={text.countries}
          ranked={data.countries.map((one) => ({ ...one, label: text.country(one.name, one.label) }))}
          unit="views"
          empty={text.noViews}
        />
        <Ranking title={text.referrers} ranked={data.referrers} unit="views" empty={text.noReferrers} />
      </div>
      <CampaignPanel data={data} />
      {data.conversations.started > 0 && (
        <Panel title={text.people.title}>
          <p>{text.people.share(data.conversations.withPerson, data.conversations.started)}</p>
          {data.conversations.answerSeconds !== null && (
            <p>{text.people.answer(formatSeconds(data.conversations.answerSeconds))}</p>
          )}
        </Panel>
      )}
      <ExcludedEvents data={data} />
    </>
  );
}
