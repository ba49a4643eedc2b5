import type { SerializeFrom } from "@remix-run/node";
import { useRouteLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import type { accountOf } from "../auth/sessions/session.server.ts";

/** Data of every protected page: the user, and counts for the sidebar. */
export interface LoadedAppData {
  user: ReturnType<typeof accountOf>;
  /** The featured card. */
  cardId: number | null;
  unread: number;
  shared: number;
  wishes: number;
  isInTeam: boolean;
}

type AppData = SerializeFrom<() => Promise<LoadedAppData>>;

/** Last known data in the browser; always undefined on the server. */
let lastData: AppData | undefined;

/** The signed-in user of the protected pages. */
export function useUser() {
  return useAppData().user;
}

/** Data of every protected page: the user, and the cards for the sidebar's links. */
export function useAppData(): AppData {
  const data = useOptionalAppData();
  if (!data) throw new Error("useUser is for pages under routes/_app");
  return data;
}

/** Like `useAppData()`, or undefined if unknown. If navigation fails, the last known data stays. */
export function useOptionalAppData(): AppData | undefined {
  const data = useRouteLoaderData<() => Promise<LoadedAppData>>("routes/_app");
  useEffect(() => {
    if (data) lastData = data;
  }, [data]);
  return data ?? lastData;
}
