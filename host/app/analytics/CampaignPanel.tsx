import { Link } from "@remix-run/react";
import { conversionOf } from "../share/campaign.ts";
import { useCount } from "../ui/locale.ts";
import type { Analytics } from "./analytics.ts";
import styles from "./analytics.module.css";
import { Panel } from "./Panel.tsx";

/** Campaigns side by side: what each brought in this period. */
export function CampaignPanel({ data: { cardId, campaigns } }: { data: Analytics }) {
  const formatCount = useCount();
  return (
    <Panel
      title="Campaigns"
      aside={
        <Link to={`/share/${cardId}?part=campaigns`} className={styles.manage}>
          Manage campaigns
        </Link>
      }
    >
      {campaigns.length === 0 ? (
        <p className={styles.none}>No visits from campaigns in this period.</p>
      ) : (
        <div className={styles.campaigns} tabIndex={0} role="region" aria-label="Campaigns compared">
          <table>
            <thead>
              <tr>
                <th scope="col">Campaign</th>
                <th scope="col">Views</th>
                <th scope="col">Saves</th>
                <th scope="col">Leads</th>
                <th scope="col">Conversion</th>
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
                  <td>{conversionOf({ views, saves, leads: submissions })}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}
