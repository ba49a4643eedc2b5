import { api, errorMessage } from "../ui/api.ts";
import { createDataCache, SETTINGS_FRESH_MS } from "../ui/data-cache.ts";
import type { OwnSalesbot } from "./config.server.ts";
import { uiMessages } from "../ui/messages.en.ts";

export type LoadedConfig = { state: "failed"; message: string } | { state: "loaded"; stored: OwnSalesbot };

const configurations = createDataCache({ freshMs: SETTINGS_FRESH_MS });

/** The configuration of a card's assistant, cached for five minutes; not asked for a second time when it fails. */
export async function loadConfig(cardId: number): Promise<LoadedConfig> {
  try {
    const ask = () => api<OwnSalesbot>("GET", `/api/salesbot/${cardId}/config`);
    return { state: "loaded", stored: await configurations(String(cardId), ask) };
  } catch (error) {
    return { state: "failed", message: errorMessage(error, uiMessages.failedTryAgain) };
  }
}
