import type { MetaFunction } from "@remix-run/node";
import { Outlet, useRouteLoaderData } from "@remix-run/react";
import * as cards from "../cards/cards.server.ts";
import { page } from "../http.server.ts";
import { AppWorker } from "../pwa/AppWorker.tsx";
import { InstallPrompt } from "../pwa/InstallControl.tsx";
import { ErrorPage, errorTitle } from "../ui/ErrorPage.tsx";
import { Shell } from "../ui/Shell.tsx";

export const meta: MetaFunction = ({ error }) => errorTitle(error) ?? [];

export const loader = page({ access: "signed-in" }, async ({ user: { level: _, sessionId: __, ...user } }) => {
  const [first] = await cards.list({ id: user.id, level: user.accessLevel });
  return { user, cardId: first?.id ?? null };
});

export default function App() {
  return (
    <Shell>
      <Outlet />
      <AppWorker />
      <InstallPrompt />
    </Shell>
  );
}

/** What a page inside could not show stands in its place; without a user there is no frame to put it in. */
export function ErrorBoundary() {
  const isFramed = useRouteLoaderData<typeof loader>("routes/_app") !== undefined;
  return isFramed ? <Shell><ErrorPage isInside /></Shell> : <ErrorPage />;
}
