// Serves these pages on their own port, so that to the server they are another site.
import { createReadStream, existsSync, readFileSync } from "node:fs";
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { basename, extname, join } from "node:path";

const here = import.meta.dirname;
const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
};
const VENDOR: Record<string, string> = {
  "/vendor/react.js": "react/umd/react.production.min.js",
  "/vendor/react-dom.js": "react-dom/umd/react-dom.production.min.js",
};
/** How long the slow server waits before each answer. */
const SLOW_MS = 3000;

/** The names a page may use for addresses it cannot know. */
async function demoUrls(host: string, port: number): Promise<Record<string, string>> {
  const version = await fetch(`${host}/sdk/manifest.json`)
    .then((response) => response.json() as Promise<{ version: string }>)
    .then(
      (manifest) => manifest.version,
      () => "not-running",
    );
  return {
    HOST: host,
    SDK: `${host}/sdk/${version}`,
    SLOW_HOST: `http://localhost:${port + 1}`,
    DEAD_HOST: `http://localhost:${port + 2}`,
  };
}

async function page(file: string, host: string, port: number): Promise<string> {
  const urls = await demoUrls(host, port);
  return readFileSync(file, "utf8").replace(/\{\{(\w+)\}\}/g, (_, name: string) => urls[name] ?? "");
}

async function respond(incoming: IncomingMessage, outgoing: ServerResponse, host: string, port: number): Promise<void> {
  const { pathname } = new URL(incoming.url ?? "/", "http://demo");
  const file = VENDOR[pathname]
    ? join(here, "../node_modules", VENDOR[pathname])
    : join(here, pathname === "/" ? "index.html" : basename(pathname));
  const type = TYPES[extname(file)];
  if (!type || !existsSync(file)) {
    outgoing.writeHead(404, { "content-type": "text/plain" }).end("There is no such page.");
  } else if (type.startsWith("text/html")) {
    outgoing.writeHead(200, { "content-type": type, "cache-control": "no-store" }).end(await page(file, host, port));
  } else {
    outgoing.writeHead(200, { "content-type": type, "cache-control": "no-store" });
    createReadStream(file).pipe(outgoing);
  }
}

/** Forwards everything to the server, three seconds late. */
function slowly(host: string): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  return (incoming, outgoing) => {
    setTimeout(() => {
      const { method, headers } = incoming;
      const passed = request(
        new URL(incoming.url ?? "/", host),
        { method, headers: { ...headers, host: new URL(host).host } },
        (reply) => {
          outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
          reply.pipe(outgoing);
        },
      );
      passed.on("error", () => outgoing.writeHead(502).end());
      incoming.pipe(passed);
    }, SLOW_MS);
  };
}

/** Starts the demo on `port` and the slow server on the next; nothing listens on the one after, the dead server. */
export async function serveDemo(host: string, port: number): Promise<{ url: string; stop(): void }> {
  const listen = (server: Server, at: number) =>
    new Promise<Server>((resolve, reject) => {
      server.once("error", reject).listen(at, () => resolve(server));
    });
  const servers = await Promise.all([
    listen(
      createServer((incoming, outgoing) => void respond(incoming, outgoing, host, port)),
      port,
    ),
    listen(createServer(slowly(host)), port + 1),
  ]);
  return {
    url: `http://localhost:${port}`,
    stop() {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

if (process.argv[1] === import.meta.filename) {
  const host = process.env.MEISHI_HOST ?? "http://localhost:3000";
  const port = Number(process.env.DEMO_PORT ?? 3100);
  try {
    const { url } = await serveDemo(host, port);
    console.log(`The demo is at ${url}, with cards of ${host}`);
  } catch (error) {
    console.error(
      `The demo cannot start: ${(error as Error).message}. DEMO_PORT takes a port whose next one is free too.`,
    );
    process.exit(1);
  }
}
