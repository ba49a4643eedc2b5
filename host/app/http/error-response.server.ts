import { isAway } from "#db/index.ts";
import { DomainError, Fault, Unavailable } from "../errors.ts";
import { describe, log } from "../operation/log.server.ts";
import { type Problem, problemOf, problemResponse } from "./problem.server.ts";

interface Asked {
  requestId: string;
  user?: Promise<{ id: number } | null>;
}

interface Failure {
  problem: Problem;
  headers: Record<string, string>;
}

/** What an error tells the client. One that is not ours to show is logged under the request's id, without its words. */
export async function failureOf(error: unknown, request: Request, { requestId, user }: Asked): Promise<Failure> {
  if (error instanceof DomainError) return { problem: problemOf(error), headers: error.headers };
  // Whose request it was; the look-up itself may be what failed.
  const userId = (await user?.catch(() => null))?.id;
  log("error", "request failed", {
    requestId,
    userId,
    method: request.method,
    path: new URL(request.url).pathname,
    ...describe(error),
  });
  const told = isAway(error)
    ? new Unavailable("Meishi cannot reach its data right now. Nothing was changed. Please try again in a moment.")
    : new Fault(requestId);
  return { problem: { ...problemOf(told), requestId }, headers: told.headers };
}

/** The answer to an error: one plain sentence, or problem details for a client that asks for them. */
export async function errorResponse(error: unknown, request: Request, asked: Asked): Promise<Response> {
  const { problem, headers } = await failureOf(error, request, asked);
  return problemResponse(problem, headers, request);
}
