import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import type { Exchange } from "./guard.ts";
import { Networks } from "./networks.ts";
import { slowReaders } from "./slow-reader-timeout.ts";

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** More than the buffers of both ends hold, so that the rest waits in the server. */
const MUCH = Buffer.alloc(64 * 1024 * 1024);

/** A client that has asked a server, which ends unread answers after 200 ms, for what `respond` sends. */
async function openClient(respond: (outgoing: ServerResponse) => void): Promise<{ client: Socket; atServer: Socket }> {
  const server = createServer((incoming, outgoing) => {
    slowReaders(200).check({ socket: incoming.socket, outgoing } as Exchange, new Networks().of("127.0.0.1"));
    respond(outgoing);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const accepted = once(server, "connection");
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1").on("error", () => {});
  client.write("GET / HTTP/1.1\r\nhost: localhost\r\n\r\n");
  ends.push(
    () => client.destroy(),
    () => server.close(),
  );
  return { client, atServer: ((await accepted) as [Socket])[0] };
}

test("a client that reads nothing of its answer loses its connection", async () => {
  const { client, atServer } = await openClient((outgoing) => outgoing.end(MUCH));
  client.pause();
  await once(atServer, "close");
});

test("one that reads, or waits for an answer still being made, keeps it", async () => {
  const { client, atServer } = await openClient((outgoing) => {
    outgoing.flushHeaders();
    setTimeout(() => outgoing.end("made"), 1_000);
  });
  const [, received] = await Promise.all([
    once(client, "data"),
    new Promise<string>((resolve) => {
      let text = "";
      client.setEncoding("utf8").on("data", (part: string) => {
        text += part;
        if (text.includes("made")) resolve(text);
      });
    }),
  ]);
  expect(received).toContain("200 OK");
  expect(atServer.destroyed).toBe(false);
});
