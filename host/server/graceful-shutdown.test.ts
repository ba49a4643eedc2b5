import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createGracefulShutdown } from "./graceful-shutdown.ts";

const drain = createGracefulShutdown({ drainMs: 0, finish: async () => {} });
let server: Server;
afterEach(() => server.close());

/** Whether a route that asks once its response has closed learns that the client has left. */
async function isAbortedAfterClose(answer: RequestListener, ask: (port: number) => void): Promise<boolean> {
  const [request, outgoing] = await new Promise<Parameters<RequestListener>>((resolve) => {
    server = createServer((...both) => resolve(both)).listen(0, "127.0.0.1", () =>
      ask((server.address() as AddressInfo).port),
    );
  });
  const closed = once(outgoing, "close");
  answer(request, outgoing);
  await closed;
  return drain.disconnectOf(outgoing).aborted;
}

test("a client that left before a route asks has disconnected", async () => {
  const ask = (port: number) =>
    connect(port, "127.0.0.1")
      .on("error", () => {})
      .write("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
  expect(await isAbortedAfterClose(({ socket }) => void socket.destroy(), ask)).toBe(true);
});

test("a client that has its whole answer has not", async () => {
  const ask = (port: number) => void fetch(`http://127.0.0.1:${port}/`);
  expect(await isAbortedAfterClose((_, outgoing) => void outgoing.end("all"), ask)).toBe(false);
});
