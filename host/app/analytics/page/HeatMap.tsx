import styles from "./heat-map.module.css";
import { ChartTable } from "./ChartTable.tsx";
import { Panel } from "./Panel.tsx";
import { useWords } from "../../ui/use-words.ts";
import { analyticsWords } from "../words.en.ts";

const LEVELS = 5;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const hourText = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

/** Views by weekday and hour; brighter means more. */
export function HeatMap({ hours }: { hours: number[][] }) {
  const text = useWords(analyticsWords);
  const most = Math.max(...hours.flat());
  return (
    <Panel title={text.heat.title} note={text.heat.note}>
      <div className={styles.heat} aria-hidden="true">
        <span />
        {HOURS.map((hour) => (
          <span key={hour} className={styles.heatHour}>
            {hour % 3 === 0 ? hour : ""}
          </span>
        ))}
        {text.heat.days.map((day, i) => (
          <Row key={day} day={day} counts={hours[i]!} most={most} />
        ))}
      </div>
      <div className={styles.heatLegend} aria-hidden="true">
        <span>{text.heat.quiet}</span>
        {Array.from({ length: LEVELS + 1 }, (_, level) => (
          <i key={level} data-level={level} />
        ))}
        <span>{text.heat.busy}</span>
      </div>
      <ChartTable
        caption={text.heat.caption}
        columns={[text.heat.hour, ...text.heat.days]}
        rows={HOURS.map((hour) => [hourText(hour), ...hours.map((day) => day[hour]!)])}
      />
    </Panel>
  );
}

function Row({ day, counts, most }: { day: string; counts: number[]; most: number }) {
  const text = useWords(analyticsWords);
  return (
    <>
      <span className={styles.heatDay}>{day}</span>
      {counts.map((n, hour) => (
        <i
          key={hour}
          data-level={n === 0 ? 0 : Math.ceil((n / most) * LEVELS)}
          title={`${day} ${hourText(hour)}: ${text.views(n, String(n))}`}
        />
      ))}
    </>
  );
}
