import { useRouteLoaderData } from "@remix-run/react";
import { useHydrated } from "./use-hydrated.ts";

let cachedLocale: string | undefined;

/**
 * For values that only the browser shows. Computed once: every number on a page needs it, and creating a format is
 * slow.
 */
const browserLocale = () => (cachedLocale ??= Intl.DateTimeFormat().resolvedOptions().locale);

/**
 * How this reader writes numbers and dates, as BCP 47: as in the page's language, by the browser's variant of it such
 * as `de-CH` or `en-GB`. A browser in a language that pages do not speak gets English ones, too. Served HTML knows the
 * language only.
 */
export function useLocale(): string {
  const { locale = "en" } = (useRouteLoaderData("root") ?? {}) as { locale?: string };
  if (!useHydrated()) return locale;
  const ofBrowser = browserLocale();
  return ofBrowser.startsWith(locale) ? ofBrowser : locale;
}

/** Writes the day of a moment as the reader does: `23 Nov 2026` or `23.11.2026`. By UTC, as the server draws it. */
export function useFormatDate(): (moment: string) => string {
  const locale = useLocale();
  return (moment) => new Date(moment).toLocaleDateString(locale, { dateStyle: "medium", timeZone: "UTC" });
}

/** Writes day and time of a moment as the reader does, by the reader's clock; served HTML says the day. */
export function useFormatDateTime(): (moment: string) => string {
  const locale = useLocale();
  const day = useFormatDate();
  if (!useHydrated()) return day;
  return (moment) => new Date(moment).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" });
}

/** A moment as an input of type `datetime-local` takes it, on this browser's clock: `2027-03-01T09:00`. */
export function inputTime(moment: string | null | undefined): string {
  if (!moment) return "";
  const date = new Date(moment);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Writes whole numbers as the reader does: `1,234` or `1.234`. */
export function useFormatNumber(): (count: number) => string {
  return numberFormatter(useLocale());
}

const counts = new Map<string, (count: number) => string>();

/** Writes whole numbers as in this locale. */
export function numberFormatter(locale: string): (count: number) => string {
  const format = counts.get(locale) ?? new Intl.NumberFormat(locale).format;
  counts.set(locale, format);
  return format;
}
