import { emit } from "./events.ts";
import { type Failure, failureOf } from "./failure.ts";
import { REQUEST_TIMEOUT_MS } from "./timeout.ts";

/** Recent requests and failures: responses by URL, failures by themselves and by card. */
export const recent = new Map<unknown, unknown>();

export const forgetIn = (ms: number, key: unknown): unknown => setTimeout(() => recent.delete(key), ms);

/**
 * Reports a card's failure to the page and returns it; only once if several parts share it or fail within two seconds,
 * as button, card and chat all fail if the host is down.
 */
export function reportFailure(card: string | null, thrown: unknown, from?: EventTarget): Failure {
  const failure = failureOf(thrown);
  if (!recent.has(thrown) && !recent.has(card)) emit("error", { card, ...failure }, from);
  recent.set(thrown, 1).set(card || thrown, 1);
  forgetIn(2e3, card);
  return failure;
}

/**
 * Sends a request to the server. Throws what {@link failureOf} explains: a refusal with the server's message; an HTML
 * page from a proxy says nothing useful.
 */
export async function request(url: string, options: RequestInit): Promise<Response> {
  const response = await fetch(url, options);
  const { status, statusText } = response;
  if (response.ok) return response;
  const text = await response.text();
  throw { status, reason: `${status}: ${/^[^<{]{1,300}$/.test(text) ? text : statusText}` };
}

/** GETs JSON from the server. */
export const getJson = async <T>(url: string): Promise<T> =>
  (await request(url, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) })).json();
