import { useRouteLoaderData } from "@remix-run/react";
import type { loader } from "../routes/_app.tsx";

/** The signed-in user of the protected pages. */
export function useUser() {
  return useAppData().user;
}

/** What every protected page knows: the user and the cards of the sidebar's links. */
export function useAppData() {
  const data = useRouteLoaderData<typeof loader>("routes/_app");
  if (!data) throw new Error("useUser is for pages under routes/_app");
  return data;
}
