import { VisuallyHidden } from "@mantine/core";
import { useFormatNumber } from "../../ui/locale.ts";
import type { RankedValue } from "../analytics.ts";
import { useWords } from "../../ui/use-words.ts";
import styles from "./analytics.module.css";
import { analyticsWords } from "../words.en.ts";
import { Panel } from "./Panel.tsx";

const MAX_VISIBLE = 8;

interface Props {
  title: string;
  ranked: RankedValue[];
  /** Unit of the counts. */
  unit: "clicks" | "views";
  empty: string;
}

/** Values by how often they were seen: a bar and a number each. */
export function Ranking({ title, ranked, unit, empty }: Props) {
  const text = useWords(analyticsWords);
  const formatCount = useFormatNumber();
  const visible = ranked.filter(({ count }) => count > 0).slice(0, MAX_VISIBLE);
  const maxCount = visible[0]?.count ?? 1;
  return (
    <Panel title={title}>
      {visible.length === 0 ? (
        <p className={styles.none}>{empty}</p>
      ) : (
        <ul className={styles.bars}>
          {visible.map(({ name, label, count }) => (
            <li key={name}>
              <span title={label}>{label}</span>
              <i style={{ width: `${Math.max(2, (count / maxCount) * 100)}%` }} aria-hidden="true" />
              <span>
                {formatCount(count)}
                <VisuallyHidden component="span"> {text.units[unit]}</VisuallyHidden>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
