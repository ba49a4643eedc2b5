import { useState } from "react";
import { api } from "../../ui/api.ts";
import { useInterval } from "../../ui/use-interval.ts";
import type { Analytics } from "../analytics.ts";
import { queryOf, selectedRangeFrom } from "./selected-range.ts";

/** A card's figures, and the query they answer. */
export interface Loaded {
  query: string;
  data: Analytics;
}

/** How often an open page asks for new events. */
const LIVE_MS = 5_000;

/** Not the API's own path, which blockers refuse. */
const pathOf = (cardId: number | string) => `/analytics/${cardId}/figures`;

/** The figures that the page's address asks for; null when they cannot be loaded. */
export async function loadAnalytics(cardId: string, params: URLSearchParams): Promise<Loaded | null> {
  const query = queryOf(selectedRangeFrom(params));
  try {
    return { query, data: await api<Analytics>("GET", `${pathOf(cardId)}?${query}`) };
  } catch {
    return null;
  }
}

/** The number of all events of a card, the same that `/live` returns. */
export const eventsIn = ({ summary }: Pick<Analytics, "summary">) =>
  summary.totalViews + summary.totalClicks + summary.totalSaves + summary.totalSubmissions;

/** Whether anything happened in the days that are shown. */
export const hasVisits = ({ totals: { views, clicks, saves, submissions } }: Pick<Analytics, "totals">) =>
  views + clicks + saves + submissions > 0;

/** The figures that the page loaded, with what came since; undefined as long as there are none. */
export function useAnalytics(cardId: number, loaded: Loaded | undefined) {
  const [newer, setNewer] = useState<{ than: Loaded; data: Analytics }>();
  const [eventsAtFirst, setEventsAtFirst] = useState<number>();
  const data = newer && newer.than === loaded ? newer.data : loaded?.data;
  if (data && eventsAtFirst === undefined) setEventsAtFirst(eventsIn(data));
  const path = pathOf(cardId);

  /** A look that fails leaves the figures on the screen; the next one makes up for it. */
  useInterval(LIVE_MS, async () => {
    if (!loaded || !data || document.hidden) return;
    const live = await api<{ events: number }>("GET", `${path}/live`).catch(() => null);
    if (!live || live.events === eventsIn(data)) return;
    const fresh = await api<Analytics>("GET", `${path}?${loaded.query}`).catch(() => null);
    if (fresh) setNewer({ than: loaded, data: fresh });
  });

  /** Adds the rows that follow the loaded ones. */
  async function loadMore(): Promise<void> {
    if (!loaded || !data || data.cursor === null) return;
    const more = await api<Analytics>("GET", `${path}?${loaded.query}&cursor=${data.cursor}`);
    const joined = {
      ...data,
      complete: more.complete,
      cursor: more.cursor,
      views: [...data.views, ...more.views],
      clicks: [...data.clicks, ...more.clicks],
      saves: [...data.saves, ...more.saves],
      submissions: [...data.submissions, ...more.submissions],
    };
    setNewer({ than: loaded, data: joined });
  }

  const newEvents = data && eventsAtFirst !== undefined ? Math.max(0, eventsIn(data) - eventsAtFirst) : 0;
  return { data, loadMore, newEvents, exportPath: (type: string) => `${path}/export?type=${type}&${loaded?.query}` };
}
