import cluster from "node:cluster";
import type { Server } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { rootFolder } from "../db/root.ts";
import { type Config, readConfig } from "./app/config/read-config.server.ts";
import type * as Application from "./app/entry.server.tsx";
import { startCluster } from "./server/cluster.ts";
import { listGuards } from "./server/guards.ts";
import { inheritedSocket } from "./server/inherited-socket.ts";
import { makeParts, type Parts } from "./server/parts.ts";
import { createRequestServer } from "./server/request-path.ts";

/** A client that takes longer to send its headers, or its whole request, loses its connection. */
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

/** Of each process. */
async function startServer(config: Config): Promise<void> {
  process.umask(0o077); // files in DATA_DIR are for this user only
  const { build, application, lines } = await startApplication();
  const parts = await makeParts(config, build, application);
  const guards = listGuards({ ...config, ...parts, hosts: application });
  const server = createRequestServer(parts, guards);
  listen(server, parts, lines);
  parts.drain.onSignals(server);
}

/** Loads the bundle, which holds all state of the application. */
async function startApplication() {
  const bundle = pathToFileURL(join(rootFolder, "host/build/server/index.js")).href;
  const build = (await import(bundle)) as ServerBuild;
  const application = build.entry.module as unknown as typeof Application;
  return { build, application, lines: await application.start() };
}

/** Prints `lines` once, from the first of several processes. */
function listen(server: Server, { config, application }: Parts, lines: string[]): void {
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
  const options = inheritedSocket(process.env) ?? { port: config.port, host: config.host, backlog: BACKLOG };
  server.listen(options, () => {
    if (!cluster.worker || cluster.worker.id === 1) console.log(lines.join("\n"));
    process.send?.("ready");
    application.startBackgroundWork();
  });
}

function fail(error: unknown): never {
  const { name, message, stack } = error as Error;
  console.error(name === "StartError" ? message : (stack ?? message));
  process.exit(1);
}

function namedError(message: string): Error {
  return Object.assign(new Error(message), { name: "StartError" });
}

try {
  const config = readConfig(process.env);
  const { concurrency, metricsToken } = config;
  if (concurrency > 1 && cluster.isPrimary) await startCluster(concurrency, metricsToken !== undefined);
  else await startServer(config);
} catch (error) {
  fail(error);
}
