import type { Locale } from "../languages/locales.ts";
import { textIn } from "../languages/message.ts";
import { DomainError, type ErrorCode, type FieldError, MethodNotAllowed } from "../errors.ts";
import { bearerOf } from "./bearer.ts";

/** Problem details (RFC 9457 §3): `detail` is the sentence, `code` what a client goes by, `errors` says which field. */
export interface Problem {
  type: "about:blank";
  title: string;
  status: number;
  detail: string;
  code: ErrorCode;
  errors: readonly FieldError[];
  requestId?: string;
}

export const toProblem = (error: DomainError, locale: Locale): Problem => ({
  type: "about:blank",
  title: statusTitle(error.status),
  status: error.status,
  detail: textIn(locale, error.text),
  code: error.code,
  errors: error.errorsIn(locale),
});

/** The answer to an error: one plain sentence, or problem details for a client that asks for them. */
export function problemResponse(problem: Problem, headers: Record<string, string>, request: Request): Response {
  const { status, detail } = problem;
  if (!wantsProblem(request))
    return new Response(detail, { status, headers: { "content-type": "text/plain; charset=utf-8", ...headers } });
  const type = "application/problem+json";
  return new Response(JSON.stringify(problem), { status, headers: { "content-type": type, ...headers } });
}

/** Response for a domain error thrown outside endpoint(), with additional headers; undefined for other errors. */
export const domainErrorResponse = (error: unknown, request: Request, headers: Record<string, string> = {}) =>
  error instanceof DomainError
    ? problemResponse(toProblem(error, "en"), { ...error.headers, ...headers }, request)
    : undefined;

/** 405 with the path's methods. */
export const methodNotAllowed = (request: Request, methods: string[]): Response =>
  domainErrorResponse(new MethodNotAllowed(request.method, methods), request)!;

/**
 * Our own pages name the type. A program that asks for any JSON means it, too; a browser, which sends Sec-Fetch-*, gets
 * the sentence then, as the specification has it.
 */
function wantsProblem(request: Request): boolean {
  const asksForJson = request.headers.get("accept")?.includes("application/json") ?? false;
  return (
    acceptsProblemJson(request) ||
    bearerOf(request) !== undefined ||
    (asksForJson && !request.headers.has("sec-fetch-site"))
  );
}

/** Whether problem details are asked for by their own name. */
export const acceptsProblemJson = ({ headers }: Request) =>
  headers.get("accept")?.includes("application/problem+json") ?? false;

const TITLES: Record<number, string> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  409: "Conflict",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
};

/** The status in words; `about:blank` says that the title is no more than that (RFC 9457 §4.2.1). */
const statusTitle = (status: number) => TITLES[status] ?? "Error";
