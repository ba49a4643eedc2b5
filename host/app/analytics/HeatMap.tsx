import styles from "./heat-map.module.css";
import { ChartTable } from "./ChartTable.tsx";
import { Panel } from "./Panel.tsx";

const DAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const LEVELS = 5;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const hourText = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

/** Views by weekday and hour; brighter means more. */
export function HeatMap({ hours }: { hours: number[][] }) {
  const most = Math.max(...hours.flat());
  return (
    <Panel title="When people visit" note="Hour of the day, your time zone">
      <div className={styles.heat} aria-hidden="true">
        <span />
        {HOURS.map((hour) => (
          <span key={hour} className={styles.heatHour}>
            {hour % 3 === 0 ? hour : ""}
          </span>
        ))}
        {DAYS.map((day, i) => (
          <Row key={day} day={day} counts={hours[i]!} most={most} />
        ))}
      </div>
      <div className={styles.heatLegend} aria-hidden="true">
        <span>Quiet</span>
        {Array.from({ length: LEVELS + 1 }, (_, level) => (
          <i key={level} data-level={level} />
        ))}
        <span>Busy</span>
      </div>
      <ChartTable
        caption="Views by weekday and hour"
        columns={["Hour", ...DAYS]}
        rows={HOURS.map((hour) => [hourText(hour), ...hours.map((day) => day[hour]!)])}
      />
    </Panel>
  );
}

function Row({ day, counts, most }: { day: string; counts: number[]; most: number }) {
  return (
    <>
      <span className={styles.heatDay}>{day}</span>
      {counts.map((n, hour) => (
        <i
          key={hour}
          data-level={n === 0 ? 0 : Math.ceil((n / most) * LEVELS)}
          title={`${day} ${hourText(hour)}: ${n} ${n === 1 ? "view" : "views"}`}
        />
      ))}
    </>
  );
}
