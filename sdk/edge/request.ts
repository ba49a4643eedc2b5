import { emit } from "./events.ts";

/** How long a visitor waits for the server at most, in milliseconds. */
export const PATIENCE = 10_000;

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
export function tell(card: string | null, thrown: unknown, from?: EventTarget): Failure {
  const failure = failureOf(thrown);
  const shared = Object(thrown) as { isTold?: boolean }; // by parts that have a copy of this function each
  if (!shared.isTold) emit("error", { card, ...failure }, from);
  shared.isTold = true;
  return failure;
}

/** A refusal in the server's own sentence; a page of HTML from something in between says nothing useful. */
export async function refusal(answer: Response): Promise<Failure> {
  const { status, statusText } = answer;
  const text = await answer.text();
  return { status, reason: `${status}: ${/^[^<{]{1,300}$/.test(text) ? text : statusText}` };
}

/** GETs JSON from the server. Throws what {@link failureOf} explains. */
export async function getJson<T>(url: string): Promise<T> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
  if (!answer.ok) throw await refusal(answer);
  return answer.json();
}
