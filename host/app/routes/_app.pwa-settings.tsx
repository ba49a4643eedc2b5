import { type ClientLoaderFunctionArgs, useLoaderData } from "@remix-run/react";
import { page } from "../http/endpoint.server.ts";
import { PwaSettingsPage } from "../pwa/PwaSettingsPage.tsx";
import { DEFAULT_PWA_SETTINGS } from "../pwa/pwa-settings.ts";
import { loadSettings } from "../pwa/settings-client.ts";
import { ownPictures, requirePwaAccess } from "../pwa/settings.server.ts";
import { cachedLoader, SETTINGS_FRESH_MS } from "../ui/data-cache.ts";
import { pwaWords } from "../pwa/words.en.ts";
import { metaTitle } from "../ui/use-words.ts";
import type { RouteHandle } from "../ui/refetch.ts";

export const meta = metaTitle(pwaWords, ({ title }) => title);
export const handle: RouteHandle = { keepsEdits: true };

/** Checks permission; `clientLoader` loads the settings, and falls back to the defaults. */
export const loader = page({ access: "anyone" }, async ({ user }) => ({
  ownPictures: await ownPictures(requirePwaAccess(user)),
}));

const cachedPage = cachedLoader({ freshMs: SETTINGS_FRESH_MS });

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  // Refuses users without permission.
  const { ownPictures: own } = await cachedPage<Awaited<ReturnType<typeof loader>>>(args);
  const settings = await loadSettings();
  return settings ? { ownPictures: own, settings } : { ownPictures: [], settings: DEFAULT_PWA_SETTINGS };
}
clientLoader.hydrate = true;

export default function PwaSettingsRoute() {
  const data = useLoaderData<typeof loader | typeof clientLoader>();
  return <PwaSettingsPage loaded={"settings" in data ? data.settings : undefined} ownPictures={data.ownPictures} />;
}
