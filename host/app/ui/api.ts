import { isRouteErrorResponse } from "@remix-run/react";
import type { ErrorCode, FieldError } from "../errors.ts";
import { documentLocale } from "../languages/catalogue.ts";
import { LOCALES } from "../languages/locales.ts";
import { clearCache } from "./data-cache.ts";
import { sentence, sentenceHeader, type Text } from "../languages/message.ts";

/**
 * A call that did not succeed. `userMessage` is what a user reads, `code` and `errors` what the page goes by; there is
 * no code where something other than our server answered.
 */
export class ApiError extends Error {
  override name = "ApiError";
  constructor(
    readonly status: number,
    readonly userMessage: string,
    readonly code?: ErrorCode,
    readonly errors: FieldError[] = [],
  ) {
    super(`${status}: ${userMessage}`);
  }
}

/** Error response of our server: a message for the user, a code for the page, and the fields concerned. */
interface Problem {
  detail: string;
  code: ErrorCode;
  errors: FieldError[];
}

/** Undefined for what a proxy, a lost network or a fault of the page left instead. */
function asProblem(value: unknown): Problem | undefined {
  const { detail, code, errors } = (value ?? {}) as Partial<Problem>;
  return typeof detail === "string" && code !== undefined && Array.isArray(errors)
    ? { detail, code, errors }
    : undefined;
}

/** The problem that a page's loader answered, in its error boundary. */
export const pageProblem = (error: unknown): Problem | undefined =>
  isRouteErrorResponse(error) ? asProblem(error.data) : undefined;

/** Message for any failure: the server's, or `otherwise`. */
export function errorMessage(error: unknown, otherwise: Text): string {
  return error instanceof ApiError && error.userMessage !== "" ? error.userMessage : sentence(otherwise);
}

/** A page in another language than the browser's says so: mails that a call causes are in the page's. */
function languageHeader(): Record<string, string> {
  const locale = documentLocale();
  const ofBrowser = LOCALES.find((one) => navigator.language.startsWith(one)) ?? "en";
  return {
    ...(locale !== ofBrowser && { "accept-language": [locale, ...navigator.languages].join(", ") }),
    ...sentenceHeader(),
  };
}

/**
 * Calls our own /api with JSON (or FormData) and cookies. Answers the parsed body, undefined for 204; throws ApiError.
 */
export async function api<T = unknown>(
  method: string,
  path: string,
  body?: unknown,
  init: RequestInit = {},
): Promise<T> {
  return (await apiWithHeaders<T>(method, path, body, init)).body;
}

async function failureOf(response: Response): Promise<ApiError> {
  const text = await response.text();
  const type = response.headers.get("content-type") ?? "";
  if (!type.includes("json")) {
    // A proxy's error page, if our server does not respond: not suitable for a toast.
    return new ApiError(response.status, type.includes("html") ? "" : text || response.statusText);
  }
  const problem = asProblem(JSON.parse(text));
  return new ApiError(response.status, problem?.detail ?? "", problem?.code, problem?.errors);
}

/** Like api(), with the headers, which contain the next page of lists. */
export async function apiWithHeaders<T = unknown>(
  method: string,
  path: string,
  body?: unknown,
  init: RequestInit = {},
): Promise<{ body: T; headers: Headers }> {
  const isForm = body instanceof FormData;
  const response = await fetch(path, {
    method,
    credentials: "same-origin",
    ...init,
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    headers: {
      accept: "application/json, application/problem+json",
      ...languageHeader(),
      ...(body !== undefined && !isForm && { "content-type": "application/json" }),
      ...init.headers,
    },
  });
  if (method !== "GET") clearCache();
  if (!response.ok) throw await failureOf(response);
  const text = await response.text();
  return { body: (text === "" ? undefined : JSON.parse(text)) as T, headers: response.headers };
}
