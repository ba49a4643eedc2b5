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

/** Adds an entity tag to a cacheable response, or returns 304 without content if the client has it. */
export async function revalidated(request: Request, response: Response): Promise<Response> {
  if (response.status !== 200) return response;
  const content = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  const etag = etagOf(content);
  headers.set("etag", etag);
  if (!isNotModified(request.headers.get("if-none-match"), etag)) return new Response(content, { headers });
  headers.delete("content-length");
  return new Response(null, { status: 304, headers });
}
