import cluster from "node:cluster";
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { rootFolder } from "../db/root.ts";
import { compressed } from "./app/http/compression.server.ts";
import { productVersion } from "./app/config/product-version.server.ts";
import { readConfig } from "./app/config/read-config.server.ts";
import { networkKey } from "./app/runtime/ip-address.server.ts";
import type * as Entry from "./app/entry.server.tsx";
import type { CustomDomain } from "./app/domains/custom-domain.ts";
import type { RequestContext } from "./app/http/request-context.server.ts";
import { DomainError } from "./app/errors.ts";
import { domainErrorResponse } from "./app/http/problem.server.ts";
import { errorMessages } from "./app/languages/error-messages.en.ts";
import { startAdmission } from "./server/admission.ts";
import { builtFiles } from "./server/built-files.ts";
import { clientAddress } from "./server/client-address.ts";
import { limitConnections } from "./server/connection-limit.ts";
import { createChunkLimiter } from "./server/chunk-limit.ts";
import { createGracefulShutdown } from "./server/graceful-shutdown.ts";
import { createAbortLimiter } from "./server/abort-limit.ts";
import { isDisconnected, waitForDisconnectCheck } from "./server/disconnect-detection.ts";
import { certificateDomain, isCrossSiteFormPost, isInternal, resolveHost } from "./server/hosts.ts";
import { startMetrics } from "./server/metrics.ts";
import { trackPipelinedResponse, stopParserOnClose } from "./server/pipelining-limit.ts";
import { startCluster } from "./server/cluster.ts";
import { withoutResourceRoutes, resourceRoutes, methodNotAllowed } from "./server/resource-routes.ts";
import { securityHeaders } from "./server/security-headers.ts";
import { createAddressQueue, createPageQueue } from "./server/fair-scheduling.ts";
import { closeSlowReader } from "./server/slow-reader-timeout.ts";
import { startWatchdog } from "./server/watchdog.ts";
import { Context, toItsEnd } from "./server/request-context.ts";
import { inheritedSocket } from "./server/inherited-socket.ts";
import { closing, refuse } from "./server/refuse.ts";

/** A client that takes longer to send its headers, or its whole request, occupies a place that others need. */
const HEADERS_MS = 15_000;
const REQUEST_MS = 60_000;
/**
 * Longer than proxies keep connections open (nginx and load balancers one minute, Caddy two). If we closed one just as
 * a proxy uses it, a request would be lost.
 */
const KEEP_ALIVE_MS = 125_000;
/**
 * Connections that the operating system queues for us, within its own limit. Under load, it resets any beyond that.
 */
const BACKLOG = 4_096;

/** If there are several processes, one that stalls for this long is ended and replaced. */
const REPLACE_MS = 10_000;

/** What balancers and proxies ask. */
const ONLY_READ = new Set(["/healthz", "/readyz", "/internal/domain"]);

const LEFT_TOO_OFTEN = "Too many requests were left before their answers came. Please try again in a moment.";

type Application = typeof Entry;

function fail(error: unknown): never {
  const { name, message, stack } = error as Error;
  console.error(name === "StartError" ? message : (stack ?? message));
  process.exit(1);
}

async function startServer(): Promise<void> {
  process.umask(0o077); // files in DATA_DIR are for this user only
  const config = readConfig(process.env);
  const bundle = pathToFileURL(join(rootFolder, "host/build/server/index.js")).href;
  const build = (await import(bundle)) as ServerBuild;
  const application = build.entry.module as unknown as Application;
  const lines = await application.start();

  const handleRemix = createRequestHandler(build, "production");
  const renderPage = createRequestHandler(withoutResourceRoutes(build), "production");
  const isOfRemix = (path: string) => path.endsWith(".data") || path === "/__manifest";
  const findResource = resourceRoutes(build.routes);
  const secure = securityHeaders(config.isSecure);
  const files = builtFiles();
  const open = new Set<AbortController>();
  /** The owner's domain under which each request arrived, if any. */
  const customDomains = new WeakMap<IncomingMessage, CustomDomain>();
  const admission = startAdmission(config.hasRateLimits);
  const takeTurn = config.hasRateLimits ? createAddressQueue(application.nextEventLoopTurn) : undefined;
  const takePageTurn = config.hasRateLimits ? createPageQueue(application.nextEventLoopTurn) : undefined;
  const acceptsChunks = createChunkLimiter();
  const abortLimiter = config.hasRateLimits ? createAbortLimiter() : undefined;
  const watchdog = startWatchdog({
    thread: join(rootFolder, "host/build/watchdog-thread.js"),
    isJson: config.logFormat === "json",
    // The other processes keep serving, so replacing a stalled one is better than waiting for it.
    replaceAfterMs: cluster.isWorker ? REPLACE_MS : undefined,
  });
  const metrics = config.metricsToken
    ? await startMetrics(config.metricsToken, { admission, watchdog, application, version: productVersion() })
    : undefined;
  /**
   * Ends the connection of whoever is refused: on open ones, hundreds of clients that ask again at once make more work
   * than others' requests. A proxy needs its connections for everybody.
   */
  const ending: Record<string, string> = config.hasRateLimits && config.trustProxy === 0 ? { connection: "close" } : {};
  const isWatched = metrics !== undefined || config.hasRequestLog;

  /** Aborted if the client disconnects before its answer is complete, or the server stops. */
  function disconnectOf(outgoing: ServerResponse): AbortSignal {
    const disconnect = new AbortController();
    open.add(disconnect);
    outgoing.once("close", () => {
      open.delete(disconnect);
      if (!outgoing.writableFinished) disconnect.abort();
    });
    return disconnect.signal;
  }

  /** Whether a balancer should send more requests here. */
  async function readiness(): Promise<Response> {
    if (drain.isStopping) return new Response("stopping", { status: 503 });
    if (!(await application.isReady())) return new Response("not ready", { status: 503 });
    if (admission.isSaturated) return new Response("saturated", { status: 503, headers: { "retry-after": "2" } });
    return new Response("ready");
  }

  /** Tells a proxy whether it may get a certificate for a host. */
  async function authorizeCertificate(incoming: IncomingMessage): Promise<Response> {
    if (!isInternal(incoming, config.internalSecret))
      return new Response("Only this machine may ask.", { status: 403 });
    const host = certificateDomain(incoming);
    const isServed =
      host !== null && (await application.mayIssueCertificate(host, incoming.socket.remoteAddress ?? ""));
    if (isServed === undefined)
      return new Response("Too many unknown hosts.", { status: 429, headers: { "retry-after": "60" } });
    return isServed ? new Response("served") : new Response("unknown", { status: 404 });
  }

  async function respond(request: Request, incoming: IncomingMessage, outgoing: ServerResponse): Promise<Response> {
    const pathname = incoming.url!.split("?")[0]!;
    const domain = customDomains.get(incoming);
    secure(outgoing, pathname);
    if (ONLY_READ.has(pathname) && !/^(GET|HEAD)$/.test(request.method))
      return methodNotAllowed(request, ["GET", "HEAD"]);
    if (pathname === "/healthz") return new Response("ok");
    if (pathname === "/readyz") return await readiness();

    if (pathname === "/metrics") return metrics && !domain ? metrics.answer(incoming) : nothing();

    if (pathname === "/internal/domain") return await authorizeCertificate(incoming);
    const ip = clientAddress(incoming, config.trustProxy);
    const release = () => admission.release(incoming);
    const meishi = new Context(ip, () => disconnectOf(outgoing), outgoing, domain, release);
    if (isWatched) watch(meishi, incoming, outgoing);
    // Set on Node's own response: reading the headers of a finished Response would disable the adapter's fast path.
    outgoing.setHeader("x-request-id", meishi.requestId);
    const path = domain ? await application.routeCustomDomain(domain, request, pathname, meishi.requestId) : pathname;
    if (path instanceof Response) return path;
    const resource = findResource(path);
    if (domain && !resource) return nothing();
    if (!resource && isCrossSiteFormPost(incoming))
      return new Response(String(errorMessages.otherSite), { status: 403 });
    const render = async () => {
      if (isDisconnected(incoming.socket)) return nothing();
      return compressed(request, await (isOfRemix(path) ? handleRemix : renderPage)(toItsEnd(request), { meishi }));
    };
    const work = async () => {
      if (isDisconnected(incoming.socket)) return nothing(); // disconnected while waiting for its turn
      if (resource) return resource(request, { meishi });
      return takePageTurn ? takePageTurn(ip, application.sessionToken(request), render) : render();
    };
    try {
      if (!takeTurn) return await work();
      return await takeTurn(networkKey(meishi.clientAddress), work, () => isDisconnected(incoming.socket));
    } catch (error) {
      if (!(error instanceof DomainError)) throw error; // a full queue
      return domainErrorResponse(error, request, { ...ending, ...closing(request.method) });
    }
  }

  /** Records when and how a request ends; never its query or address, which may identify somebody. */
  function watch(
    meishi: Pick<RequestContext, "requestId" | "user">,
    { method = "", url = "/" }: IncomingMessage,
    outgoing: ServerResponse,
  ): void {
    const started = performance.now();
    const path = url.split("?")[0]!;
    outgoing.once("close", () => void record(performance.now() - started));
    async function record(ms: number) {
      metrics?.observe(method, path, outgoing.statusCode, ms / 1000);
      if (!config.hasRequestLog) return;
      const user = await meishi.user?.catch(() => null);
      application.log("info", "request", {
        requestId: meishi.requestId,
        userId: user?.id,
        method,
        path,
        status: outgoing.statusCode,
        ms: Math.round(ms),
        whole: outgoing.writableFinished,
      });
    }
  }

  const listener = getRequestListener((request, { incoming, outgoing }) =>
    respond(request, incoming as IncomingMessage, outgoing as ServerResponse),
  );
  const server = createServer({ connectionsCheckingInterval: 5_000 }, (incoming, outgoing) => {
    const { socket } = incoming;
    if (!trackPipelinedResponse(socket, outgoing)) return;
    const ip = networkKey(clientAddress(incoming, config.trustProxy));
    if (incoming.headers["transfer-encoding"] !== undefined && !acceptsChunks(incoming, ip)) return;
    abortLimiter?.watch(outgoing, ip);
    const seen = waitForDisconnectCheck(socket);
    if (!seen) begin(incoming, outgoing, ip);
    else void seen.then(() => (isDisconnected(socket) ? socket.destroy() : begin(incoming, outgoing, ip)));
  });

  /** Answers a request whose client is still there. */
  function begin(incoming: IncomingMessage, outgoing: ServerResponse, ip: string): void {
    closeSlowReader(incoming, outgoing);
    drain.watch(outgoing);
    if (abortLimiter?.isOver(ip)) {
      refuse(incoming, outgoing, 429, LEFT_TOO_OFTEN, { "retry-after": "10", ...ending });
      return;
    }
    const hostMatch = resolveHost(incoming, config.trustProxy, application);
    if (hostMatch.is === "refused") {
      secure(outgoing, "/");
      refuse(incoming, outgoing, hostMatch.status, hostMatch.why);
      return;
    }
    const isOnDomain = hostMatch.is === "domain";
    if (isOnDomain) customDomains.set(incoming, hostMatch.site);
    if (incoming.url === "/sw.js" && (isOnDomain || !config.hasServiceWorker))
      incoming.url = config.hasServiceWorker ? "/sw-domain.js" : "/sw-off.js";
    if ((!isOnDomain || application.isFileOnDomain(incoming.url!.split("?")[0]!)) && files.serve(incoming, outgoing))
      return;
    if (
      !/^\/(healthz|readyz|metrics|internal\/domain)(?:\?|$)/.test(incoming.url ?? "") &&
      !admission.admits(incoming, outgoing, ip)
    ) {
      const requestId = randomUUID();
      if (isWatched) watch({ requestId }, incoming, outgoing);
      outgoing.setHeader("x-request-id", requestId);
      refuse(incoming, outgoing, 503, String(errorMessages.serverBusy), { "retry-after": "2", ...ending });
      return;
    }
    void listener(incoming, outgoing);
  }
  // Behind a proxy, all connections come from its address.
  if (config.hasRateLimits && config.trustProxy === 0) limitConnections(server, abortLimiter?.isOver);
  stopParserOnClose(server);
  server.on("connection", application.markConnectionAccepted);
  server.headersTimeout = HEADERS_MS;
  server.requestTimeout = REQUEST_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRINUSE")
      fail(namedError(`PORT ${config.port} is in use: stop what uses it, or choose another`));
    if (error.code === "EACCES") fail(namedError(`PORT ${config.port} needs more rights: choose one above 1023`));
    if (/^(EADDRNOTAVAIL|ENOTFOUND|EAI_AGAIN|EINVAL)$/.test(error.code ?? ""))
      fail(namedError("HOST must be an address of this machine"));
    fail(error);
  });
  const drain = createGracefulShutdown(server, {
    drainMs: config.drainMs,
    endStreams: () => open.forEach((connection) => connection.abort()),
    finish: application.stop,
  });
  const listenOptions = inheritedSocket(process.env) ?? { port: config.port, host: config.host, backlog: BACKLOG };
  server.listen(listenOptions, () => {
    if (!cluster.worker || cluster.worker.id === 1) console.log(lines.join("\n"));
    process.send?.("ready");
    application.startBackgroundWork();
  });

  drain.onSignals();
}

const nothing = () => new Response(String(errorMessages.notFound), { status: 404 });

function namedError(message: string): Error {
  return Object.assign(new Error(message), { name: "StartError" });
}

try {
  const { concurrency, metricsToken } = readConfig(process.env);
  if (concurrency > 1 && cluster.isPrimary) await startCluster(concurrency, metricsToken !== undefined);
  else await startServer();
} catch (error) {
  fail(error);
}
