import OpenAI from "openai";

/** Which parameters a server accepts, learnt once from its refusals. */
export interface ServerCapabilities {
  limit: "max_tokens" | "max_completion_tokens" | undefined;
  hasTemperature: boolean;
  hasUsage: boolean;
}

/** Sends a request, and again without the parameters that the server refuses. */
export async function inDialect<T>(dialect: ServerCapabilities, send: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof OpenAI.APIError) || (error.status !== 400 && error.status !== 422)) throw error;
      if (!leaveOut(dialect, `${error.param ?? ""} ${error.message} ${JSON.stringify(error.error ?? "")}`)) throw error;
    }
  }
}

/** Removes the parameter that a refusal names; false if it names none of those sent. */
function leaveOut(dialect: ServerCapabilities, refusal: string): boolean {
  if (dialect.limit === "max_tokens" && refusal.includes("max_tokens")) dialect.limit = "max_completion_tokens";
  else if (dialect.limit && refusal.includes(dialect.limit)) dialect.limit = undefined;
  else if (dialect.hasTemperature && refusal.includes("temperature")) dialect.hasTemperature = false;
  else if (dialect.hasUsage && /stream_options|include_usage/.test(refusal)) dialect.hasUsage = false;
  else return false;
  return true;
}
