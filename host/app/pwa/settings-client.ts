import { api } from "../ui/api.ts";
import type { PwaSettings } from "./pwa-settings.ts";

const FRESH_MS = 5 * 60 * 1000;
let cached: { userId: number; settings: PwaSettings; at: number } | undefined;

/** The settings this user may change; kept for five minutes, asked for a second time when the first fails. */
export async function loadSettings(userId: number): Promise<PwaSettings> {
  if (cached?.userId === userId && Date.now() - cached.at < FRESH_MS) return cached.settings;
  const ask = () => api<PwaSettings>("GET", "/api/pwa-settings");
  return remember(userId, await ask().catch(ask));
}

export async function saveSettings(userId: number, settings: PwaSettings): Promise<PwaSettings> {
  return remember(userId, await api<PwaSettings>("POST", "/api/pwa-settings", settings));
}

function remember(userId: number, settings: PwaSettings): PwaSettings {
  cached = { userId, settings, at: Date.now() };
  return settings;
}
