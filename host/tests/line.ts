import { once } from "node:events";
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** The line between a browser and a host, which tests cut, mend and make lossy. */
export interface Line {
  url: string;
  /** Where requests go. */
  connect(hostUrl: string): void;
  /** No request reaches the host, as without a network. */
  cut(): void;
  /** The host is gone and a proxy in front of it says so. */
  down(): void;
  /** Requests reach the host, but their answers are lost on the way back. */
  loseAnswers(): void;
  mend(): void;
  /** Another answer for a path, as from an older or newer deployment; undefined ends that. */
  replace(path: string, body: string | undefined): void;
  stop(): Promise<void>;
}

export async function aLine(): Promise<Line> {
  let host = "";
  let state: "whole" | "cut" | "down" | "lossy" = "whole";
  const replaced = new Map<string, string>();

  const server = createServer((incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (state === "cut") return void incoming.socket.destroy();
    if (state === "down") {
      incoming.resume();
      return void outgoing.writeHead(502, { "content-type": "text/html" }).end("<h1>502 Bad Gateway</h1>");
    }
    const body = replaced.get(incoming.url!);
    if (body !== undefined) {
      return void outgoing.writeHead(200, { "content-type": "text/javascript", "cache-control": "no-cache" }).end(body);
    }
    const isLossy = state === "lossy" && incoming.method !== "GET";
    const forwarded = ask(host + incoming.url, { method: incoming.method, headers: incoming.headers }, (response) => {
      if (isLossy) return void response.resume().on("end", () => incoming.socket.destroy());
      outgoing.writeHead(response.statusCode!, response.headers);
      response.pipe(outgoing);
    });
    forwarded.on("error", () => incoming.socket.destroy());
    incoming.pipe(forwarded);
  }).listen(0);
  await once(server, "listening");

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    connect: (hostUrl) => void (host = hostUrl),
    cut() {
      state = "cut";
      server.closeAllConnections();
    },
    down: () => void (state = "down"),
    loseAnswers: () => void (state = "lossy"),
    mend: () => void (state = "whole"),
    replace: (path, body) => void (body === undefined ? replaced.delete(path) : replaced.set(path, body)),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
