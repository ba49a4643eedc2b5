// The way of a request, from its connection to its route. README.md has a table of the guards on it.
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { compressed } from "../app/http/compression.server.ts";
import { errorMessages } from "../app/languages/error-messages.en.ts";
import { clientAddress, remoteIp } from "./client-address.ts";
import { admitConnections } from "./connection-limit.ts";
import { isDisconnected, waitForDisconnectCheck } from "./disconnect-detection.ts";
import { restAfterBlock } from "./fair-scheduling.ts";
import { type Exchange, firstRefusal, type Refusal } from "./guard.ts";
import type { Guards } from "./guards.ts";
import { isCrossSiteFormPost } from "./hosts.ts";
import { nothing } from "./internal-routes.ts";
import { stopParserOnClose } from "./node-parser.ts";
import type { Parts } from "./parts.ts";
import { Context, toItsEnd } from "./request-context.ts";

/**
 * What the adapter, which knows only its own kind of request, hands on to us. A property, as V8 lets what a WeakMap
 * holds grow old: after 100,000 requests the process had 290 MB instead of 195.
 */
type Received = IncomingMessage & { exchange?: Exchange };

export function createRequestServer(parts: Parts, guards: Guards): Server {
  const { config, application, networks, parser, drain, admission, files, secure, observe } = parts;
  const { ending, answerInternal, findResource, renderData, renderPage, takeTurn, takePageTurn } = parts;
  const releasing = [...guards.headers, ...guards.request, ...guards.work].filter((guard) => guard.release);

  // 1. A connection: it may be refused before Node sets up a parser for it.
  const server = createServer({ connectionsCheckingInterval: 5_000 }, receive);
  if (guards.connection.length > 0) admitConnections(server, mayConnect);
  if (parser.stops) server.on("connection", stopParserOnClose);
  server.on("connection", application.markConnectionAccepted);

  function mayConnect(socket: Socket): boolean {
    const network = networks.of(remoteIp(socket));
    if (firstRefusal(guards.connection, { socket }, network)) return false;
    network.uses++;
    socket.once("close", () => {
      network.uses--;
      for (const guard of guards.connection) guard.release?.({ socket }, network);
    });
    return true;
  }

  // 2. A request whose headers have been read. The first of a connection waits until its client could have left.
  function receive(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { socket } = incoming;
    const ip = clientAddress(incoming, config.trustProxy);
    const network = networks.of(ip);
    const exchange: Exchange = { socket, incoming, outgoing, ip, network, domain: undefined, place: undefined };
    if (firstRefusal(guards.headers, exchange, network)) return void socket.destroy();
    network.uses++;
    drain.watch(outgoing);
    outgoing.once("close", () => {
      network.uses--;
      for (const guard of releasing) guard.release!(exchange, network);
    });
    const check = waitForDisconnectCheck(socket);
    if (check) void check.then(() => begin(exchange));
    else begin(exchange);
  }

  // 3. Refusals, then files, then whatever the application must work for.
  function begin(exchange: Exchange): void {
    const { incoming, outgoing, network } = exchange;
    const refusal = firstRefusal(guards.request, exchange, network);
    if (refusal) return refuse(exchange, refusal);
    if (answerFile(exchange)) return;
    const overload = firstRefusal(guards.work, exchange, network);
    if (overload) return refuse(exchange, overload);
    (incoming as Received).exchange = exchange;
    void listener(incoming, outgoing);
  }

  function refuse({ socket, incoming, outgoing }: Exchange, refusal: Refusal): void {
    if (refusal === "close") return void socket.destroy();
    const requestId = randomUUID();
    observe({ requestId }, incoming, outgoing);
    secure(outgoing, "/");
    const headers = { "content-type": "text/plain; charset=utf-8", "x-request-id": requestId };
    const later = refusal.retryAfter ? { "retry-after": String(refusal.retryAfter), ...ending } : {};
    outgoing.writeHead(refusal.status, { ...headers, ...later, ...closing(incoming) }).end(refusal.why);
  }

  function answerFile({ incoming, outgoing, domain }: Exchange): boolean {
    if (incoming.url === "/sw.js" && (domain || !config.hasServiceWorker))
      incoming.url = config.hasServiceWorker ? "/sw-domain.js" : "/sw-off.js";
    if (domain && !application.isFileOnDomain(pathOf(incoming))) return false;
    return files.serve(incoming, outgoing);
  }

  const listener = getRequestListener((request, { incoming }) => respond(request, (incoming as Received).exchange!));

  // 4. Its route: ours, a resource route or a page. On an owner's domain, only what the application names.
  async function respond(request: Request, exchange: Exchange): Promise<Response> {
    const { incoming, outgoing, ip, domain } = exchange;
    const pathname = pathOf(incoming);
    secure(outgoing, pathname);
    const internal = answerInternal(request, pathname, exchange);
    if (internal) return internal;
    const disconnect = () => drain.disconnectOf(outgoing);
    const context = new Context(ip, disconnect, outgoing, domain, () => admission.release(exchange));
    observe(context, incoming, outgoing);
    // Set on Node's own response: reading the headers of a finished Response would disable the adapter's fast path.
    outgoing.setHeader("x-request-id", context.requestId);
    const path = domain ? await application.routeCustomDomain(domain, request, pathname, context.requestId) : pathname;
    if (path instanceof Response) return path;
    return await callRoute(request, path, exchange, context);
  }

  // 5. Its turn: networks take turns, and pages once more, as they take longest.
  async function callRoute(request: Request, path: string, exchange: Exchange, meishi: Context): Promise<Response> {
    const { socket, incoming, ip, network, domain } = exchange;
    const resource = findResource(path);
    if (domain && !resource) return nothing();
    if (!resource && isCrossSiteFormPost(incoming))
      return new Response(String(errorMessages.otherSite), { status: 403 });
    const hasLeft = () => isDisconnected(socket); // while it waited
    const isData = path.endsWith(".data") || path === "/__manifest";
    const render = async () => {
      if (hasLeft()) return nothing();
      return compressed(request, await (isData ? renderData : renderPage)(toItsEnd(request), { meishi }));
    };
    const work = async () => {
      if (hasLeft()) return nothing();
      if (resource) return resource(request, { meishi });
      return takePageTurn({ ip, network, session: application.sessionToken(request) }, render);
    };
    // What its work costs shows when the last of its body has come, in a later pass than the one that begins its turn.
    incoming.once("end", () => restAfterBlock(network));
    try {
      return await takeTurn(network, work, hasLeft);
    } catch (error) {
      const refusal = application.domainErrorResponse(error, request, { ...ending, ...closing(incoming) });
      if (!refusal) throw error;
      return refusal; // of a full queue
    }
  }

  return server;
}

const pathOf = ({ url }: IncomingMessage) => url!.split("?")[0]!;

/** The connection of a request whose body is not read is not worth reading on. */
const closing = ({ method = "" }: IncomingMessage): Record<string, string> =>
  /^(GET|HEAD|OPTIONS)$/.test(method) ? {} : { connection: "close" };
