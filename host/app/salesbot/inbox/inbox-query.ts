import { browserLocale } from "../../ui/locale.ts";

/** Scores a list can begin at. */
export const SCORES = ["25", "50", "75"];

/** The address of an inbox with other filters; the cursor goes, as it belonged to the list before. */
export function withFilter(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete("cursor");
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}

/** `3 minutes ago`, and after a week the date as the reader writes it. */
export function formatRelativeTime(
  iso: string,
  { locale, justNow }: { locale: string; justNow: string },
  now = Date.now(),
): string {
  const seconds = (new Date(iso).getTime() - now) / 1_000;
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  if (seconds > -60) return justNow;
  if (seconds > -3_600) return format.format(Math.round(seconds / 60), "minute");
  if (seconds > -86_400) return format.format(Math.round(seconds / 3_600), "hour");
  if (seconds > -7 * 86_400) return format.format(Math.round(seconds / 86_400), "day");
  const viewerLocale = browserLocale().startsWith(locale) ? browserLocale() : locale;
  return new Intl.DateTimeFormat(viewerLocale, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(iso));
}
