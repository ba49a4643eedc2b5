import { type Day, DAYS } from "../../limits.ts";
import type { WorkingHours } from "../../salesbot.schema.ts";

export interface LocalTime {
  /** 0 is Sunday. */
  weekday: number;
  /** HH:MM */
  time: string;
}

/** Weekday and time of day at a place; `timeZone` undefined is UTC. */
export function localTime(now: Date, timeZone = "UTC"): LocalTime {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat("en-GB", {
      timeZone,
      weekday: "short",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    })
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  return {
    weekday: DAYS.indexOf(parts.weekday!.toLowerCase().slice(0, 3) as Day),
    time: `${parts.hour}:${parts.minute}`,
  };
}

/** The opening times of a weekday, 0 to 13 from a Sunday on. */
export const rangesOn = (hours: WorkingHours, weekday: number) =>
  [...(hours.days[DAYS[weekday % 7]!] ?? [])].sort((a, b) => a.from.localeCompare(b.from));

/** Whether any day has opening times: an empty week says nothing. */
export const hasHours = (hours: WorkingHours | null): hours is WorkingHours =>
  hours !== null && Object.values(hours.days).some((ranges) => ranges && ranges.length > 0);

/** Whether a business is open at a moment. */
export function isOpenAt(hours: WorkingHours, now: Date): boolean {
  const { weekday, time } = localTime(now, hours.timeZone);
  return rangesOn(hours, weekday).some(({ from, to }) => from <= time && time < to);
}
