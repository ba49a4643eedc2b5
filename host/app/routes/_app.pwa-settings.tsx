import type { MetaFunction } from "@remix-run/node";
import { page } from "../http/endpoint.server.ts";
import { PwaSettingsPage } from "../pwa/PwaSettingsPage.tsx";
import { admit } from "../pwa/settings.server.ts";
import { cachedLoader, SETTINGS_FRESH_MS } from "../ui/data-cache.ts";
import { pageTitle } from "../ui/page-title.ts";
import type { RouteHandle } from "../ui/refetch.ts";

export const meta: MetaFunction = () => pageTitle("PWA Settings");
export const handle: RouteHandle = { keepsEdits: true };

/** Who may be here; the settings themselves the page asks for, and shows defaults when they do not come. */
export const loader = page({ access: "anyone" }, ({ user }) => {
  admit(user);
  return null;
});

export const clientLoader = cachedLoader({ freshMs: SETTINGS_FRESH_MS });

export default PwaSettingsPage;
