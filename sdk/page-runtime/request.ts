import { emit } from "./events.ts";
import { type Failure, failureOf } from "./failure.ts";
import { REQUEST_TIMEOUT_MS } from "./timeout.ts";

/** What was asked for and what failed lately: answers by their address, failures by themselves and by their card. */
export const recent = new Map<unknown, unknown>();

export const forgetIn = (ms: number, key: unknown): unknown => setTimeout(() => recent.delete(key), ms);

/**
 * Tells the page of a card's failure and answers it; once if several share it, or fail within two seconds: the button,
 * the card and the chat of one page ask for different parts of a host that is down.
 */
export function reportFailure(card: string | null, thrown: unknown, from?: EventTarget): Failure {
  const failure = failureOf(thrown);
  if (!recent.has(thrown) && !recent.has(card)) emit("error", { card, ...failure }, from);
  recent.set(thrown, 1).set(card || thrown, 1);
  forgetIn(2e3, card);
  return failure;
}

/**
 * Asks the server. Throws what {@link failureOf} explains: a refusal in the server's own sentence; a page of HTML from
 * something in between says nothing useful.
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
