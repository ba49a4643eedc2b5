/**
 * An answer with a secret that is shown once, such as a new key. Nobody may store it, nor do we for a repeat under its
 * Idempotency-Key: of most of them, the database has hashes alone.
 */
export const secretResponse = (value: unknown, status = 201): Response =>
  Response.json(value, { status, headers: { "cache-control": "no-store" } });
