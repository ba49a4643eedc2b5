import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { cleanups } from "./fire.ts";

const TRIES_MS = 10_000;

/**
 * A balancer as a careful operator has one: it asks /readyz, keeps a request until it is answered, and gives one that
 * failed or was refused to the next server.
 */
export async function startProxy(servers: string[]) {
  const ready = new Set<string>(servers);
  let next = 0;
  const check = setInterval(() => {
    for (const url of servers)
      void fetch(`${url}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
        ({ ok }) => void (ok ? ready.add(url) : ready.delete(url)),
        () => void ready.delete(url),
      );
  }, 100);
  const server = createServer((incoming, outgoing) => void forward(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    for (const end = Date.now() + TRIES_MS; ; await sleep(50)) {
      const available = servers.filter((url) => ready.has(url));
      const url = available[next++ % Math.max(1, available.length)];
      const response = url === undefined ? undefined : await send(url, incoming, body).catch(() => undefined);
      if (response && (response.status !== 503 || Date.now() > end)) {
        outgoing.writeHead(response.status, { "content-type": response.type }).end(response.body);
        return;
      }
      if (Date.now() > end) {
        outgoing.writeHead(502).end();
        return;
      }
    }
  }

  cleanups.push(() => {
    clearInterval(check);
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function send(url: string, { method, url: path, headers }: IncomingMessage, body: Buffer) {
  return new Promise<{ status: number; type: string; body: Buffer }>((resolve, reject) => {
    const outgoing = request(
      `${url}${path}`,
      { method, headers: { ...headers, "content-length": body.length } },
      (response) => {
        buffer(response).then(
          (bytes) =>
            resolve({
              status: response.statusCode ?? 502,
              type: String(response.headers["content-type"] ?? ""),
              body: bytes,
            }),
          reject,
        );
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
