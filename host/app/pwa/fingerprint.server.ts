import { createHash } from "node:crypto";

/** Changes with anything that the given parts say: for addresses that may be cached for ever. */
export const contentHash = (...parts: unknown[]) =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 10);
