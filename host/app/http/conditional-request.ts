import { createHash } from "node:crypto";

/** A strong entity tag of a content. */
export const etagOf = (content: Buffer): string => `"${createHash("sha1").update(content).digest("base64url")}"`;

/**
 * Whether an If-None-Match header (RFC 9110 §13.1.2) names this entity tag: among others, as `*`, or as a weak tag,
 * which a proxy that compresses by itself makes of ours. Our tags contain no comma.
 */
export function isNotModified(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
