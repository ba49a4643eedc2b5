import { isAway } from "#db/index.ts";
import { Conflict, DomainError, Invalid, Refused, Unavailable } from "../errors.ts";
import { describe, log } from "../operation/log.server.ts";

interface Asked {
  requestId: string;
  user?: Promise<{ id: number } | null>;
}

/**
 * The answer to an error: one plain sentence, or RFC 9457 problem details for a program that asks for JSON.
 * An error that is not ours to show is logged under the request's id and answered without its words.
 */
export async function errorResponse(error: unknown, request: Request, { requestId, user }: Asked): Promise<Response> {
  if (error instanceof DomainError) {
    const errors =
      error instanceof Refused
        ? [{ path: "", code: error.code, message: error.message }]
        : error instanceof Invalid || error instanceof Conflict
          ? error.errors
          : [];
    return body(request, error.status, error.message, { errors }, error.headers);
  }
  // Whose request it was; the look-up itself may be what failed.
  const userId = (await user?.catch(() => null))?.id;
  log("error", "request failed", {
    requestId,
    userId,
    method: request.method,
    path: new URL(request.url).pathname,
    ...describe(error),
  });
  if (isAway(error)) {
    const { status, message, headers } = new Unavailable(
      "Meishi cannot reach its data right now. Nothing was changed. Please try again in a moment.",
    );
    return body(request, status, message, { requestId }, headers);
  }
  return body(
    request,
    500,
    `Something went wrong on our side. Please try again. (Request ${requestId})`,
    { requestId },
    {},
  );
}

function body(
  request: Request,
  status: number,
  detail: string,
  more: Record<string, unknown>,
  headers: Record<string, string>,
): Response {
  if (!wantsProblem(request)) {
    return new Response(detail, { status, headers: { "content-type": "text/plain; charset=utf-8", ...headers } });
  }
  return new Response(
    JSON.stringify({ type: "about:blank", title: TITLES[status] ?? "Error", status, detail, ...more }),
    {
      status,
      headers: { "content-type": "application/problem+json", ...headers },
    },
  );
}

/**
 * A program says what it wants. Browsers, which send Sec-Fetch-*, get sentences, but for a script that asks for
 * problems alone.
 */
function wantsProblem(request: Request): boolean {
  const accept = request.headers.get("accept") ?? "";
  return (
    accept === "application/problem+json" ||
    (/application\/(problem\+)?json/.test(accept) && !request.headers.has("sec-fetch-site"))
  );
}

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
