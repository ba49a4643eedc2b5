/**
 * What a request sends as a key (RFC 6750, section 2.1); undefined without the scheme. Whatever follows it is taken for
 * a key: a broken one is refused, and no cookie stands in for it.
 */
export function bearerOf({ headers }: Request): string | undefined {
  const match = /^bearer(?: (.*))?$/i.exec(headers.get("authorization") ?? "");
  return match ? (match[1] ?? "").trim() : undefined;
}
