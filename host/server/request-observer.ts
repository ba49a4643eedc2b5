import type { IncomingMessage, ServerResponse } from "node:http";
import type * as Application from "../app/entry.server.tsx";
import type { RequestContext } from "../app/http/request-context.server.ts";
import type { Metrics } from "./metrics.ts";

type ObserveRequest = (
  context: Pick<RequestContext, "requestId" | "user">,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
) => void;

/** Records when and how a request ends; never its query or address, which may identify somebody. */
export function createObserver(
  metrics: Pick<Metrics, "observe"> | undefined,
  log: typeof Application.log | undefined,
): ObserveRequest {
  if (!metrics && !log) return () => {};
  return (context, { method = "", url = "/" }, outgoing) => {
    const started = performance.now();
    const path = url.split("?")[0]!;
    outgoing.once("close", () => void record(performance.now() - started));
    async function record(ms: number) {
      metrics?.observe(method, path, outgoing.statusCode, ms / 1000);
      if (!log) return;
      const user = await context.user?.catch(() => null);
      log("info", "request", {
        requestId: context.requestId,
        userId: user?.id,
        method,
        path,
        status: outgoing.statusCode,
        ms: Math.round(ms),
        whole: outgoing.writableFinished,
      });
    }
  };
}
