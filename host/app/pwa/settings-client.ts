import { api } from "../ui/api.ts";
import { createDataCache, SETTINGS_FRESH_MS } from "../ui/data-cache.ts";
import { toast } from "../ui/toast.ts";
import type { PwaSettings } from "./pwa-settings.ts";
import { pwaMessages } from "./messages.en.ts";

const withCache = createDataCache({ freshMs: SETTINGS_FRESH_MS });

/**
 * The settings this user may change; kept for five minutes, asked for a second time when the first fails. Null, with a
 * toast that says that the defaults are shown, when the second fails too.
 */
export async function loadSettings(): Promise<PwaSettings | null> {
  const fetchSettings = () => api<PwaSettings>("GET", "/api/pwa-settings");
  try {
    return await withCache("", () => fetchSettings().catch(fetchSettings));
  } catch {
    toast.failure(pwaMessages.settingsNotFetched, pwaMessages.defaultSettings);
    return null;
  }
}

/** Stores them and answers them as stored. */
export const saveSettings = (settings: PwaSettings): Promise<PwaSettings> =>
  api<PwaSettings>("POST", "/api/pwa-settings", settings);
