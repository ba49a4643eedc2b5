/**
 * The bearer token of a request (RFC 6750 §2.1); undefined without that scheme. A malformed token is returned, too, so
 * that it is refused instead of falling back to a cookie.
 */
export function bearerOf({ headers }: Request): string | undefined {
  const match = /^bearer(?: (.*))?$/i.exec(headers.get("authorization") ?? "");
  return match ? (match[1] ?? "").trim() : undefined;
}
