import { VisuallyHidden } from "@mantine/core";
import { useFormatNumber } from "../../ui/locale.ts";
import { useWords } from "../../ui/use-words.ts";
import type { RankedValue } from "../analytics.ts";
import { DECIMALS, roundHalfUp } from "../formulas.ts";
import { analyticsWords } from "../words.en.ts";
import styles from "./analytics.module.css";
import { Panel } from "./Panel.tsx";

const MAX_VISIBLE = 5;

/** The share of views of each value, with a bar behind it. */
export function ShareTable({ title, column, ranked }: { title: string; column: string; ranked: RankedValue[] }) {
  const text = useWords(analyticsWords);
  const formatCount = useFormatNumber();
  const visible = ranked.filter(({ views }) => views > 0).slice(0, MAX_VISIBLE);
  const all = ranked.reduce((sum, { views }) => sum + views, 0);
  return (
    <Panel title={title}>
      {all === 0 ? (
        <p className={styles.none}>{text.noViews}</p>
      ) : (
        <table className={styles.share}>
          <VisuallyHidden component="caption">{title}</VisuallyHidden>
          <VisuallyHidden component="thead">
            <tr>
              <th scope="col">{column}</th>
              <th scope="col">{text.totals.views}</th>
              <th scope="col">{text.chart.part}</th>
            </tr>
          </VisuallyHidden>
          <tbody>
            {visible.map(({ label, views }) => (
              <tr key={label} style={{ backgroundSize: `${(views / all) * 100}% 100%` }}>
                <th scope="row">{label}</th>
                <td>{formatCount(views)}</td>
                <td>{text.percent(roundHalfUp((views / all) * 100, DECIMALS.chart))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
