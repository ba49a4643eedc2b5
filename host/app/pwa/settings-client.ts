import { api } from "../ui/api.ts";
import { cachedAnswers, SETTINGS_FRESH_MS } from "../ui/data-cache.ts";
import type { PwaSettings } from "./pwa-settings.ts";

const remembered = cachedAnswers({ freshMs: SETTINGS_FRESH_MS });

/** The settings this user may change; kept for five minutes, asked for a second time when the first fails. */
export function loadSettings(userId: number): Promise<PwaSettings> {
  const ask = () => api<PwaSettings>("GET", "/api/pwa-settings");
  return remembered(String(userId), () => ask().catch(ask));
}

/** Stores them and answers them as stored. */
export const saveSettings = (settings: PwaSettings): Promise<PwaSettings> =>
  api<PwaSettings>("POST", "/api/pwa-settings", settings);
