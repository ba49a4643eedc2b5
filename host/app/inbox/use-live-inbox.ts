import { useRevalidator, useSearchParams } from "@remix-run/react";
import { useRef } from "react";
import { api } from "../ui/api.ts";
import { useInterval } from "../ui/use-interval.ts";

/** As often as a conversation is asked for whose stream breaks. */
const POLL_MS = 10_000;
/** Parameters of the page that say which items it lists. */
const OF_LIST = ["kind", "search", "archived", "cursor"];

/** Loads a page anew whenever the items that it lists have changed, as long as it is in sight. */
export function useLiveInbox(scope: Record<string, string>): void {
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const query = new URLSearchParams([...search].filter(([name]) => OF_LIST.includes(name)));
  for (const [name, value] of Object.entries(scope)) query.set(name, value);
  const path = `/api/inbox?${query.toString()}`;
  const latest = useRef("");
  useInterval(POLL_MS, async () => {
    if (document.hidden) return;
    let items: string;
    try {
      items = JSON.stringify(await api("GET", path));
    } catch {
      return; // Offline or signed out: the next press says so.
    }
    if (latest.current === items) return;
    latest.current = items;
    revalidate();
  });
}
