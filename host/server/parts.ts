import cluster from "node:cluster";
import { join } from "node:path";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { rootFolder } from "../../db/root.ts";
import { productVersion } from "../app/config/product-version.server.ts";
import type { Config } from "../app/config/read-config.server.ts";
import type * as Application from "../app/entry.server.tsx";
import { startAdmission } from "./admission.ts";
import { builtFiles } from "./built-files.ts";
import { createNetworkQueue, createPageQueue } from "./fair-scheduling.ts";
import { createGracefulShutdown } from "./graceful-shutdown.ts";
import { internalRoutes } from "./internal-routes.ts";
import { startMetrics } from "./metrics.ts";
import { Networks } from "./networks.ts";
import { tryParser } from "./node-parser.ts";
import { createObserver } from "./request-observer.ts";
import { resourceRoutes, withoutResourceRoutes } from "./resource-routes.ts";
import { securityHeaders } from "./security-headers.ts";
import { startWatchdog } from "./watchdog.ts";

/** If there are several processes, one that stalls for this long is ended and replaced. */
const REPLACE_MS = 10_000;

export type Parts = Awaited<ReturnType<typeof makeParts>>;

/** Everything that the way of a request consists of; see request-path.ts. */
export async function makeParts(config: Config, build: ServerBuild, application: typeof Application) {
  const { hasRateLimits, trustProxy, internalSecret } = config;
  const admission = startAdmission(hasRateLimits);
  const watchdog = startWatchdog({
    thread: join(rootFolder, "host/build/watchdog-thread.js"),
    isJson: config.logFormat === "json",
    // The other processes keep serving, so replacing a stalled one is better than waiting for it.
    replaceAfterMs: cluster.isWorker ? REPLACE_MS : undefined,
  });
  const metrics = config.metricsToken
    ? await startMetrics(config.metricsToken, { admission, watchdog, application, version: productVersion() })
    : undefined;
  const parser = await tryParser();
  if (!parser.pushesChunks || !parser.stops)
    application.log("warn", "Node's parser differs: tiny chunks or pipelines cost more", { ...parser });
  /**
   * Ends the connection of a client that is asked to come back later: hundreds that ask again at once on open ones make
   * more work than others' requests. A proxy needs its connections for everybody.
   */
  const ending: Record<string, string> = hasRateLimits && trustProxy === 0 ? { connection: "close" } : {};
  const drain = createGracefulShutdown({ drainMs: config.drainMs, finish: application.stop });
  return {
    config,
    application,
    networks: new Networks(),
    parser,
    admission,
    drain,
    ending,
    observe: createObserver(metrics, config.hasRequestLog ? application.log : undefined),
    secure: securityHeaders(config.isSecure),
    files: builtFiles(),
    answerInternal: internalRoutes({ application, admission, drain, metrics, internalSecret }),
    findResource: resourceRoutes(build.routes, application),
    renderData: createRequestHandler(build, "production"),
    renderPage: createRequestHandler(withoutResourceRoutes(build), "production"),
    ...createQueues(hasRateLimits, application),
  };
}

type Queues = { takeTurn: ReturnType<typeof createNetworkQueue>; takePageTurn: ReturnType<typeof createPageQueue> };

/** Without limits, as in load tests from one address, nothing waits. */
const createQueues = (hasRateLimits: boolean, application: typeof Application): Queues =>
  hasRateLimits
    ? { takeTurn: createNetworkQueue(application), takePageTurn: createPageQueue(application) }
    : { takeTurn: (_network, work) => work(), takePageTurn: (_reader, render) => render() };
