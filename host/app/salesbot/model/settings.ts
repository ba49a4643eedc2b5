/** Connection to a model: an API key, or the URL of a server that needs none. */
export interface ModelSettings {
  apiKey: string | undefined;
  baseUrl: string | undefined;
  model: string | undefined;
}

export const DEFAULT_MODEL = "gpt-4o-mini";

/** Whether a model can be asked at all: local servers such as Ollama need an address and no key. */
export const hasModel = ({ apiKey, baseUrl }: Pick<ModelSettings, "apiKey" | "baseUrl">): boolean =>
  apiKey !== undefined || baseUrl !== undefined;

/** Advice on incomplete settings, logged once at the start. */
export function modelAdvice({ apiKey, baseUrl, model }: ModelSettings): string | undefined {
  if (baseUrl !== undefined && model === undefined)
    return `OPENAI_BASE_URL is set without OPENAI_MODEL: that server is asked for ${DEFAULT_MODEL}`;
  if (!hasModel({ apiKey, baseUrl }) && model !== undefined)
    return "OPENAI_MODEL is set without OPENAI_API_KEY or OPENAI_BASE_URL: the built-in engine answers";
  return undefined;
}
