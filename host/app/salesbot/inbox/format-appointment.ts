import type { Appointment } from "#db/index.ts";
import { DAY_MS } from "../../config/durations.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { useLocale } from "../../ui/locale.ts";

/** Further away than this, the day of the week and the month leave the year open. */
const MAX_WITHOUT_YEAR_MS = 330 * DAY_MS;

/** `Full groom, Sat 19 June, 19:00`, as people write it; with its time zone where that is not the reader's. */
export function formatAppointment(
  { service, services, day, until, time, party, place, timeZone }: Appointment,
  { locale, ownZone, now }: { locale: string; ownZone?: string; now: number },
): string {
  const start = new Date(`${day}T${time ?? "00:00"}Z`);
  const isFar = Math.abs(start.getTime() - now) > MAX_WITHOUT_YEAR_MS;
  const days = new Intl.DateTimeFormat(locale, {
    weekday: "short",
    day: "numeric",
    month: "long",
    year: isFar ? "numeric" : undefined,
    timeZone: "UTC",
  });
  const clock = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
  const zone = timeZone && ownZone && timeZone !== ownZone ? ` (${timeZone})` : "";
  return [
    services?.join(" + ") ?? service,
    until ? days.formatRange(start, new Date(`${until}T00:00Z`)) : days.format(start),
    time && clock.format(start) + zone,
    party,
    place,
  ]
    .filter(Boolean)
    .join(", ");
}

/** Writes a wished day and time as the reader does. Served HTML knows no zone of theirs. */
export function useFormatAppointment(): (appointment: Appointment) => string {
  const locale = useLocale();
  const ownZone = useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined;
  return (appointment) => formatAppointment(appointment, { locale, ownZone, now: Date.now() });
}
