import type { FieldError } from "../errors.ts";
import { dropAll } from "./data-cache.ts";

/** A call that did not succeed. Its message is "status: sentence"; `sentence` alone is what a user reads. */
export class ApiError extends Error {
  override name = "ApiError";
  constructor(
    readonly status: number,
    readonly sentence: string,
    readonly errors: FieldError[] = [],
  ) {
    super(`${status}: ${sentence}`);
  }
}

/** The default message when no server was reached. */
export const UNREACHED = "Check your connection and try again.";

/** What a user reads of any failure: the server's sentence, or `otherwise`. */
export function sentenceOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.sentence !== "" ? error.sentence : otherwise;
}

/**
 * Calls our own /api with JSON (or FormData) and cookies. Answers the parsed body, undefined for 204; throws ApiError.
 */
export async function api<T = unknown>(
  method: string,
  path: string,
  body?: unknown,
  init: RequestInit = {},
): Promise<T> {
  return (await apiAnswer<T>(method, path, body, init)).body;
}

/** A proxy's error page, if our server does not respond: not suitable for a toast. */
const isPage = (response: Response) => response.headers.get("content-type")?.includes("html") ?? false;

/** Like api(), with the headers, which contain the next page of lists. */
export async function apiAnswer<T = unknown>(
  method: string,
  path: string,
  body?: unknown,
  init: RequestInit = {},
): Promise<{ body: T; headers: Headers }> {
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
