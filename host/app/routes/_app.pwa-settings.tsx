import type { MetaFunction } from "@remix-run/node";
import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { page } from "../http/endpoint.server.ts";
import { PwaSettingsPage } from "../pwa/PwaSettingsPage.tsx";
import { loadSettings } from "../pwa/settings-client.ts";
import { requirePwaAccess } from "../pwa/settings.server.ts";
import { cachedLoader, SETTINGS_FRESH_MS } from "../ui/data-cache.ts";
import { pwaWords } from "../pwa/words.en.ts";
import { metaTitle } from "../ui/use-words.ts";
import type { RouteHandle } from "../ui/refetch.ts";

export const meta: MetaFunction = metaTitle(pwaWords, ({ title }) => title);
export const handle: RouteHandle = { keepsEdits: true };

/** Who may be here; the settings themselves come by `clientLoader`, which falls back to the defaults. */
export const loader = page({ access: "anyone" }, ({ user }) => {
  requirePwaAccess(user);
  return null;
});

const cachedPage = cachedLoader({ freshMs: SETTINGS_FRESH_MS });

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  await cachedPage(args); // whoever may not be here is told so by it
  return loadSettings();
}
clientLoader.hydrate = true;

export default function PwaSettingsRoute() {
  return <PwaSettingsPage loaded={useLoaderData<typeof loader | typeof clientLoader>() ?? undefined} />;
}
