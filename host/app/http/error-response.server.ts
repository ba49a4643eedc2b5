import { isUnavailable } from "#db/index.ts";
import { DomainError, InternalError, Unavailable } from "../errors.ts";
import { errorFields, log } from "../runtime/log.server.ts";
import { type Problem, toProblem, problemResponse } from "./problem.server.ts";

interface RequestInfo {
  requestId: string;
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
  { requestId, user }: RequestInfo,
): Promise<ErrorResult> {
  if (error instanceof DomainError) return { problem: toProblem(error), headers: error.headers };
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
    ? new Unavailable("Meishi cannot reach its data right now. Nothing was changed. Please try again in a moment.")
    : new InternalError(requestId);
  return { problem: { ...toProblem(publicError), requestId }, headers: publicError.headers };
}

/** The answer to an error: one plain sentence, or problem details for a client that asks for them. */
export async function errorResponse(error: unknown, request: Request, info: RequestInfo): Promise<Response> {
  const { problem, headers } = await toErrorResult(error, request, info);
  return problemResponse(problem, headers, request);
}
