import { Link } from "@remix-run/react";
import { conversionOf } from "../../share/campaign.ts";
import { useFormatNumber, useLocale } from "../../ui/locale.ts";
import type { Analytics } from "../analytics.ts";
import styles from "./analytics.module.css";
import { Panel } from "./Panel.tsx";
import { useWords } from "../../ui/use-words.ts";
import { analyticsWords } from "../words.en.ts";

/** Campaigns side by side: what each brought in this period. */
export function CampaignPanel({ data: { cardId, campaigns } }: { data: Analytics }) {
  const text = useWords(analyticsWords);
  const formatCount = useFormatNumber();
  const locale = useLocale();
  return (
    <Panel
      title={text.campaigns.title}
      aside={
        <Link to={`/share/${cardId}?part=campaigns`} className={styles.manage}>
          {text.campaigns.manage}
        </Link>
      }
    >
      {campaigns.length === 0 ? (
        <p className={styles.none}>{text.campaigns.none}</p>
      ) : (
        <div className={styles.campaigns} tabIndex={0} role="region" aria-label={text.campaigns.compared}>
          <table>
            <thead>
              <tr>
                <th scope="col">{text.campaigns.campaign}</th>
                <th scope="col">{text.totals.views}</th>
                <th scope="col">{text.totals.saves}</th>
                <th scope="col">{text.campaigns.leads}</th>
                <th scope="col">{text.campaigns.conversion}</th>
              </tr>
            </thead>
            <tbody>
              {campaigns.map(({ name, label, views, saves, submissions }) => (
                <tr key={name}>
                  <th scope="row">
                    <bdi>{label}</bdi>
                  </th>
                  <td>{formatCount(views)}</td>
                  <td>{formatCount(saves)}</td>
                  <td>{formatCount(submissions)}</td>
                  <td>{conversionOf({ views, saves, leads: submissions }, locale)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}
