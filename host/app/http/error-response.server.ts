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

/** What an error tells the client. One that is not ours to show is logged under the request's id, without its words. */
export async function toErrorResult(
  error: unknown,
  request: Request,
  { requestId, user, locale }: RequestInfo,
): Promise<ErrorResult> {
  if (error instanceof DomainError) return { problem: toProblem(error, locale), headers: error.headers };
  // Whose request it was; the look-up itself may be what failed.
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
