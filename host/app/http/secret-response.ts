/**
 * Response with a secret that is shown once, such as a new key. It must not be stored, neither by caches nor for a
 * repeat under its Idempotency-Key: the database has only hashes of most secrets.
 */
export const secretResponse = (value: unknown, status = 201): Response =>
  Response.json(value, { status, headers: { "cache-control": "no-store" } });
