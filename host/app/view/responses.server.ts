import type { Language } from "#sdk/languages.ts";
import { isNotModified } from "../http/conditional-request.ts";
import { negotiateEncoding } from "../http/negotiate-encoding.ts";
import { languageOfRequest } from "../languages/visitor-language.server.ts";
import type { VisitorPage } from "./document.server.tsx";
import { type EncodedPage, PAGE_HEADERS } from "./encoded-page.server.ts";
import { renderMissingCard, renderDownloadFailed, renderServerError, renderTooMany } from "./message-pages.server.tsx";

/** A card's page in the encoding the browser takes, or 304 when it has it already. */
export function pageResponse(request: Request, page: EncodedPage): Response {
  if (isNotModified(request.headers.get("if-none-match"), page.etag))
    return new Response(null, { status: 304, headers: page.unchangedHeaders });
  const { body, headers } = page.as(negotiateEncoding(request.headers.get("accept-encoding")));
  return new Response(body, { headers });
}

/** Marks a page that could not be compared with the database, which is unavailable (RFC 7234 §5.5.1). */
export function markStale({ headers }: Response): void {
  headers.set("warning", '110 - "Response is Stale"');
  headers.set("x-served", "without database");
}

/** A visitor's page that is not a card: missing, offline, failed. */
export function visitorResponse(status: number, { html, contentSecurityPolicy }: VisitorPage): Response {
  return new Response(html, { status, headers: { ...PAGE_HEADERS, "content-security-policy": contentSecurityPolicy } });
}

/** A failure at a visitor's address as a page; one that only a program can cause keeps its sentence. */
export function failurePage(failure: Response, requestId: string, request: Request): Response {
  const page = pageOf(failure.status, requestId, languageOfRequest(request));
  if (!page) return failure;
  const response = visitorResponse(failure.status, page);
  const wait = failure.headers.get("retry-after");
  if (wait) response.headers.set("retry-after", wait);
  return response;
}

/** Failure of a contact download: a page for browsers, plain text for programs. */
export function downloadFailurePage(failure: Response, requestId: string, request: Request): Response {
  if (!request.headers.get("accept")?.includes("text/html")) return failure;
  return failure.status >= 500
    ? visitorResponse(failure.status, renderDownloadFailed(languageOfRequest(request)))
    : failurePage(failure, requestId, request);
}

function pageOf(status: number, requestId: string, language: Language): VisitorPage | undefined {
  if (status === 404) return renderMissingCard(language);
  if (status === 429) return renderTooMany(language);
  return status >= 500 ? renderServerError(requestId, language) : undefined;
}
