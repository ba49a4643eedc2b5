import OpenAI from "openai";

/** Which parameters a server accepts, learnt once from its refusals. */
interface ServerCapabilities {
  limit: "max_tokens" | "max_completion_tokens" | undefined;
  hasTemperature: boolean;
  hasUsage: boolean;
  /** Without, the JSON is asked for in words alone, which stand in the prompt anyway. */
  hasSchema: boolean;
}

export const newCapabilities = (): ServerCapabilities => ({
  limit: "max_tokens",
  hasTemperature: true,
  hasUsage: true,
  hasSchema: true,
});

/** Sends a request, and again without the parameters that the server refuses. */
export async function inDialect<T>(dialect: ServerCapabilities, send: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof OpenAI.APIError) || !isRefusal(error.status)) throw error;
      const refusal = `${error.param ?? ""} ${error.message} ${JSON.stringify(error.error ?? "")}`;
      if (leaveOut(dialect, refusal, error.status)) continue;
      if (!dialect.hasSchema || !isBadRequest(error.status)) throw error;
      return await withoutSchema(dialect, send);
    }
  }
}

const isRefusal = (status: number | undefined): boolean => isBadRequest(status) || status === 500 || status === 501;
const isBadRequest = (status: number | undefined): boolean => status === 400 || status === 422;

/**
 * Retries without the schema if the server does not say what it refuses, and leaves it out from then on if that helps.
 */
async function withoutSchema<T>(dialect: ServerCapabilities, send: () => Promise<T>): Promise<T> {
  dialect.hasSchema = false;
  try {
    return await send();
  } catch (error) {
    dialect.hasSchema = true;
    throw error;
  }
}

/** Removes the parameter that a refusal names; false if it names none of those sent. */
function leaveOut(dialect: ServerCapabilities, refusal: string, status: number | undefined): boolean {
  if (dialect.hasSchema && /response_?format|json_?schema|grammar|structured output/i.test(refusal))
    dialect.hasSchema = false;
  else if (!isBadRequest(status)) return false;
  else if (dialect.limit === "max_tokens" && refusal.includes("max_tokens")) dialect.limit = "max_completion_tokens";
  else if (dialect.limit && refusal.includes(dialect.limit)) dialect.limit = undefined;
  else if (dialect.hasTemperature && refusal.includes("temperature")) dialect.hasTemperature = false;
  else if (dialect.hasUsage && /stream_options|include_usage/.test(refusal)) dialect.hasUsage = false;
  else return false;
  return true;
}
