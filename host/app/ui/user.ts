import type { SerializeFrom } from "@remix-run/node";
import { useRouteLoaderData } from "@remix-run/react";
import { useEffect } from "react";
import type { loader } from "../routes/_app.tsx";

type AppData = SerializeFrom<typeof loader>;

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
  const data = useRouteLoaderData<typeof loader>("routes/_app");
  useEffect(() => {
    if (data) lastData = data;
  }, [data]);
  return data ?? lastData;
}
