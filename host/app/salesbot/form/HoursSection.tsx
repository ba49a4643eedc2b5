import { browserTimeZone } from "../../ui/browser-time-zone.ts";
import { Button, Switch, Text, TextInput } from "@mantine/core";
import { lazy, Suspense } from "react";
import { type Draft, type DraftErrors, STANDARD_HOURS } from "../draft.ts";
import styles from "../salesbot.module.css";
import type { Day } from "../limits.ts";
import type { WorkingHours } from "../salesbot.schema.ts";
import { Section } from "./Section.tsx";
import { useWords } from "../../ui/use-words.ts";
import { salesbotWords } from "../words.en.ts";

// A list one can search in is large, and only those who give hours meet it.
const Select = lazy(() => import("../../ui/select.tsx"));

const WEEK: Day[] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const STANDARD = { from: "09:00", to: "17:00" };

interface Props {
  draft: Draft;
  errors: DraftErrors;
  onChange: (changes: Partial<Draft>) => void;
}

/** When the business is open: in the time zone of its place, up to two times a day. */
export function HoursSection({ draft: { workingHours }, errors, onChange }: Props) {
  const text = useWords(salesbotWords);
  const change = (changes: Partial<WorkingHours>) =>
    workingHours && onChange({ workingHours: { ...workingHours, ...changes } });
  return (
    <Section title={text.hours.title} anchor="hours" about={text.hours.about}>
      <Switch
        label={text.hours.tell}
        checked={workingHours !== null}
        onChange={(event) =>
          onChange({
            workingHours: event.currentTarget.checked ? { timeZone: browserTimeZone(), days: STANDARD_HOURS } : null,
          })
        }
      />
      {workingHours && (
        <>
          <Suspense fallback={<TextInput label={text.hours.zone} value={workingHours.timeZone} readOnly />}>
            <Select
              label={text.hours.zone}
              searchable
              allowDeselect={false}
              data={[...new Set([workingHours.timeZone, "UTC", ...Intl.supportedValuesOf("timeZone")])]}
              value={workingHours.timeZone}
              onChange={(timeZone) => timeZone && change({ timeZone })}
              limit={60}
              nothingFoundMessage={text.hours.noZone}
            />
          </Suspense>
          <div className={styles.days}>
            {WEEK.map((day) => (
              <DayRow
                key={day}
                name={text.hours.days[day]}
                times={workingHours.days[day] ?? []}
                onChange={(times) => change({ days: { ...workingHours.days, [day]: times } })}
              />
            ))}
          </div>
          {errors.workingHours && (
            <Text c="var(--meishi-danger-text)" size="sm" role="alert">
              {errors.workingHours}
            </Text>
          )}
        </>
      )}
    </Section>
  );
}

type Times = { from: string; to: string }[];

function DayRow({ name, times, onChange }: { name: string; times: Times; onChange: (times: Times) => void }) {
  const text = useWords(salesbotWords);
  const change = (at: number, changes: Partial<Times[number]>) =>
    onChange(times.map((one, i) => (i === at ? { ...one, ...changes } : one)));
  return (
    <div className={styles.day}>
      <Switch
        label={name}
        checked={times.length > 0}
        onChange={(event) => onChange(event.currentTarget.checked ? [STANDARD] : [])}
      />
      <div className={styles.times}>
        {times.length === 0 && text.hours.closed}
        {times.map(({ from, to }, i) => (
          <span key={i} className={styles.times}>
            <TextInput
              type="time"
              aria-label={text.hours.from(name, i + 1)}
              value={from}
              onChange={(event) => change(i, { from: event.currentTarget.value })}
            />
            {text.hours.to}
            <TextInput
              type="time"
              aria-label={text.hours.until(name, i + 1)}
              value={to}
              onChange={(event) => change(i, { to: event.currentTarget.value })}
            />
          </span>
        ))}
        {times.length === 1 && (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => onChange([...times, { from: "18:00", to: "20:00" }])}
          >
            {text.hours.addSecond}
          </Button>
        )}
        {times.length > 1 && (
          <Button variant="subtle" size="compact-sm" onClick={() => onChange(times.slice(0, 1))}>
            {text.hours.removeSecond}
          </Button>
        )}
      </div>
    </div>
  );
}
