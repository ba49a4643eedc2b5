import type { IncomingMessage } from "node:http";
import type * as Application from "../app/entry.server.tsx";
import { errorMessages } from "../app/languages/error-messages.en.ts";
import type { Admission } from "./admission.ts";
import type { GracefulShutdown } from "./graceful-shutdown.ts";
import type { Exchange } from "./guard.ts";
import { certificateDomain, isInternal } from "./hosts.ts";
import type { Metrics } from "./metrics.ts";

interface Sources {
  application: Pick<typeof Application, "isReady" | "mayIssueCertificate" | "methodNotAllowed">;
  admission: Pick<Admission, "isSaturated">;
  drain: Pick<GracefulShutdown, "isStopping">;
  metrics: Pick<Metrics, "answer"> | undefined;
  internalSecret: string | undefined;
}

type InternalRoute = (exchange: Exchange) => Response | Promise<Response>;

/** What balancers, proxies and monitors ask: the answer to a path of theirs, undefined for any other. */
export function internalRoutes({ application, admission, drain, metrics, internalSecret }: Sources) {
  /** Whether a balancer should send more requests here. */
  async function readiness(): Promise<Response> {
    if (drain.isStopping) return new Response("stopping", { status: 503 });
    if (!(await application.isReady())) return new Response("not ready", { status: 503 });
    if (admission.isSaturated) return new Response("saturated", { status: 503, headers: { "retry-after": "2" } });
    return new Response("ready");
  }

  /** Tells a proxy whether it may get a certificate for a host. */
  async function authorizeCertificate(incoming: IncomingMessage): Promise<Response> {
    if (!isInternal(incoming, internalSecret)) return new Response("Only this machine may ask.", { status: 403 });
    const host = certificateDomain(incoming);
    const isServed =
      host !== null && (await application.mayIssueCertificate(host, incoming.socket.remoteAddress ?? ""));
    if (isServed === undefined)
      return new Response("Too many unknown hosts.", { status: 429, headers: { "retry-after": "60" } });
    return isServed ? new Response("served") : new Response("unknown", { status: 404 });
  }

  const routes = new Map<string, InternalRoute>([
    ["/healthz", () => new Response("ok")],
    ["/readyz", readiness],
    ["/internal/domain", ({ incoming }) => authorizeCertificate(incoming)],
  ]);

  return (request: Request, pathname: string, exchange: Exchange): ReturnType<InternalRoute> | undefined => {
    if (pathname === "/metrics") return metrics && !exchange.domain ? metrics.answer(exchange.incoming) : nothing();
    const route = routes.get(pathname);
    if (!route) return undefined;
    return /^(GET|HEAD)$/.test(request.method)
      ? route(exchange)
      : application.methodNotAllowed(request, ["GET", "HEAD"]);
  };
}

export const nothing = () => new Response(String(errorMessages.notFound), { status: 404 });
