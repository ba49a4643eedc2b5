import type { FieldError } from "../errors.ts";
import { dropAll } from "./data-cache.ts";

/** A call that did not succeed. Its message is "status: sentence"; `sentence` alone is what a user reads. */
export class ApiError extends Error {
  override name = "ApiError";
  constructor(readonly status: number, readonly sentence: string, readonly errors: FieldError[] = []) {
    super(`${status}: ${sentence}`);
  }
}

/** What a user reads when no server was reached, where no other words are settled. */
export const UNREACHED = "Check your connection and try again.";

/** What a user reads of any failure: the server's sentence, or `otherwise`. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.sentence !== "" ? error.sentence : otherwise;
}

/** Calls our own /api with JSON (or FormData) and cookies. Answers the parsed body, undefined for 204; throws ApiError. */
export async function api<T = unknown>(method: string, path: string, body?: unknown, init: RequestInit = {}): Promise<T> {
  return (await apiAnswer<T>(method, path, body, init)).body;
}

/** A proxy's own error page, when our server does not answer: nothing that a toast could say. */
const isPage = (response: Response) => response.headers.get("content-type")?.includes("html") ?? false;

/** As api(), with the headers: lists say there how they go on. */
export async function apiAnswer<T = unknown>(method: string, path: string, body?: unknown, init: RequestInit = {}): Promise<{ body: T; headers: Headers }> {
  const isForm = body instanceof FormData;
  const response = await fetch(path, {
    method,
    credentials: "same-origin",
    ...init,
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    headers: { ...(body !== undefined && !isForm && { "content-type": "application/json" }), ...init.headers },
  });
  if (method !== "GET") dropAll();
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, isPage(response) ? "" : text || response.statusText);
  return { body: (text === "" ? undefined : JSON.parse(text)) as T, headers: response.headers };
}
