import type { SerializeFrom } from "@remix-run/node";
import { useRouteLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import type { accountOf } from "../auth/sessions/session.server.ts";

/** What every protected page knows: the user, and what stands beside the links of the sidebar. */
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

/** As the browser last had it; on the server always undefined. */
let lastData: AppData | undefined;

/** The signed-in user of the protected pages. */
export function useUser() {
  return useAppData().user;
}

/** What every protected page knows: the user and the cards of the sidebar's links. */
export function useAppData(): AppData {
  const data = useOptionalAppData();
  if (!data) throw new Error("useUser is for pages under routes/_app");
  return data;
}

/**
 * The same, or undefined where nothing is known. When the connection fails on the way to another page, what was known
 * stays.
 */
export function useOptionalAppData(): AppData | undefined {
  const data = useRouteLoaderData<() => Promise<LoadedAppData>>("routes/_app");
  useEffect(() => {
    if (data) lastData = data;
  }, [data]);
  return data ?? lastData;
}
