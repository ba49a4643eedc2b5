import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "../ui/api.ts";
import type { Analytics } from "./analytics.ts";
import type { Range } from "./periods.ts";

/** What the page shows: a range up to now, or days of one's own choice. */
export type Shown = { range: Range } | { from: string; to: string };

export type Loaded =
  | { state: "loading" }
  | { state: "ready"; request: string; data: Analytics; isRefreshing: boolean; eventsAtFirst: number }
  | { state: "failed"; error: unknown };

/** How often an open page asks for new events. */
const LIVE_MS = 5_000;

/** The query string of a card's figures, on the clock of this browser. */
export function queryOf(shown: Shown): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return new URLSearchParams({ ...shown, timeZone }).toString();
}

/** The number of all events of a card, the same that `/live` returns. */
export const eventsIn = ({ summary }: Analytics) =>
  summary.totalViews + summary.totalClicks + summary.totalSaves + summary.totalSubmissions;

/** A card's analytics, reloaded when the range changes or new events arrive. */
export function useAnalytics(cardId: number, shown: Shown) {
  const [loaded, setLoaded] = useState<Loaded>({ state: "loading" });
  const query = queryOf(shown);
  const path = `/api/analytics/${cardId}`;
  const latest = useRef("");

  const load = useCallback(async () => {
    const request = `${path}?${query}`;
    latest.current = request;
    setLoaded((before) => (before.state === "ready" ? { ...before, isRefreshing: true } : { state: "loading" }));
    try {
      const data = await api<Analytics>("GET", request);
      // An answer to an older request must not replace a newer one.
      if (latest.current !== request) return;
      setLoaded((before) => ({
        state: "ready",
        request,
        data,
        isRefreshing: false,
        eventsAtFirst: before.state === "ready" ? before.eventsAtFirst : eventsIn(data),
      }));
    } catch (error) {
      if (latest.current !== request) return;
      // The current figures stay on the screen; the next poll tries again.
      setLoaded((before) =>
        before.state === "ready" && before.request === request
          ? { ...before, isRefreshing: false }
          : { state: "failed", error },
      );
    }
  }, [path, query]);

  useEffect(() => void load(), [load]);

  const known = loaded.state === "ready" ? eventsIn(loaded.data) : undefined;
  useEffect(() => {
    if (known === undefined) return;
    async function look() {
      if (document.hidden) return;
      // The next poll makes up for a missed one.
      const answer = await api<{ events: number }>("GET", `${path}/live`).catch(() => undefined);
      if (answer && answer.events !== known) await load();
    }
    const timer = setInterval(() => void look(), LIVE_MS);
    return () => clearInterval(timer);
  }, [known, path, load]);

  /** Adds the rows that follow the loaded ones. */
  async function loadMore(): Promise<void> {
    if (loaded.state !== "ready" || loaded.data.cursor === null) return;
    const more = await api<Analytics>("GET", `${path}?${query}&cursor=${loaded.data.cursor}`);
    const data = {
      ...loaded.data,
      complete: more.complete,
      cursor: more.cursor,
      views: [...loaded.data.views, ...more.views],
      clicks: [...loaded.data.clicks, ...more.clicks],
      saves: [...loaded.data.saves, ...more.saves],
      submissions: [...loaded.data.submissions, ...more.submissions],
    };
    setLoaded({ ...loaded, data, isRefreshing: false });
  }

  const newEvents = loaded.state === "ready" ? Math.max(0, eventsIn(loaded.data) - loaded.eventsAtFirst) : 0;
  return { loaded, loadMore, newEvents, exportPath: (type: string) => `${path}/export?type=${type}&${query}` };
}
