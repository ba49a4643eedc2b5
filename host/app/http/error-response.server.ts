import { isUnavailable } from "#db/index.ts";
import { DomainError, InternalError, Unavailable } from "../errors.ts";
import type { Locale } from "../languages/locales.ts";
import { errorFields, log } from "../runtime/log.server.ts";
import { type Problem, toProblem, problemResponse } from "./problem.server.ts";
import { errorMessages } from "../languages/error-messages.en.ts";

interface RequestInfo {
  requestId: string;
  /** The language of messages. */
  locale: Locale;
  user?: Promise<{ id: number } | null>;
}

interface ErrorResult {
  problem: Problem;
  headers: Record<string, string>;
}

/**
 * Converts an error to the problem details sent to the client. Unexpected errors are logged with the request id, and
 * their message is not sent.
 */
export async function toErrorResult(
  error: unknown,
  request: Request,
  { requestId, user, locale }: RequestInfo,
): Promise<ErrorResult> {
  if (error instanceof DomainError) return { problem: toProblem(error, locale), headers: error.headers };
  // User of the request; looking it up may be what failed.
  const userId = (await user?.catch(() => null))?.id;
  log("error", "request failed", {
    requestId,
    userId,
    method: request.method,
    path: new URL(request.url).pathname,
    ...errorFields(error),
  });
  const publicError = isUnavailable(error)
    ? new Unavailable(errorMessages.dataUnreachable)
    : new InternalError(requestId);
  return { problem: { ...toProblem(publicError, locale), requestId }, headers: publicError.headers };
}

/** The answer to an error: one plain sentence, or problem details for a client that asks for them. */
export async function errorResponse(error: unknown, request: Request, info: RequestInfo): Promise<Response> {
  const { problem, headers } = await toErrorResult(error, request, info);
  return problemResponse(problem, headers, request);
}
