/** Why the server gave no answer that can be used: `status` is 0 when there was none at all. */
export interface Failure {
  status: number;
  reason: string;
}

/** Converts a thrown value to a message for integrators: our own, the server's, or the browser's. */
export function failureOf(thrown: unknown): Failure {
  const { status = 0, reason, message } = thrown as Partial<Failure & Error>;
  return { status, reason: reason ?? `It failed: ${message}` };
}
