import { emit } from "./events.ts";
import { REQUEST_TIMEOUT_MS } from "./timeout.ts";

/** Why the server gave no answer that can be used: `status` is 0 when there was none at all. */
export interface Failure {
  status: number;
  reason: string;
}

/** What was thrown, as a sentence that an integrator understands: our own or the server's, else the browser's. */
export function failureOf(thrown: unknown): Failure {
  const { status = 0, reason, message } = thrown as Partial<Failure & Error>;
  return { status, reason: reason ?? `It failed: ${message}` };
}

/** Tells the page of a failure, once if several share it, and answers it. */
export function reportFailure(card: string | null, thrown: unknown, from?: EventTarget): Failure {
  const failure = failureOf(thrown);
  const shared = Object(thrown) as { isTold?: boolean }; // by parts that have a copy of this function each
  if (!shared.isTold) emit("error", { card, ...failure }, from);
  shared.isTold = true;
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
