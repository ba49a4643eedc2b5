import { createServer, IncomingMessage, type RequestListener } from "node:http";
import { expect, test } from "vitest";
import { tryParser } from "./node-parser.ts";

/** As createServer, with something changed on the server that it makes. */
const changed = (change: (server: ReturnType<typeof createServer>) => void) =>
  ((listener: RequestListener) => {
    const server = createServer(listener);
    change(server);
    return server;
  }) as typeof createServer;

test("this version of Node pushes each chunk, and its parser can be stopped", async () => {
  expect(await tryParser()).toEqual({ pushesChunks: true, stops: true });
});

test("a parser that cannot be reached is noticed", async () => {
  const create = changed((server) =>
    server.on("connection", (socket: object) => Object.defineProperty(socket, "parser", { value: undefined })),
  );
  expect(await tryParser(create)).toEqual({ pushesChunks: true, stops: false });
});

test("a parser that hands on several chunks at once is noticed", async () => {
  const create = changed((server) => {
    const [listener] = server.listeners("request") as RequestListener[];
    server.removeAllListeners("connection").on("connection", (socket) => {
      const incoming = new IncomingMessage(socket);
      listener!(incoming as never, {} as never);
      incoming.push(Buffer.from("ab"));
      incoming.push(null);
    });
  });
  expect(await tryParser(create)).toEqual({ pushesChunks: false, stops: false });
});
