import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { chunkLimit } from "./chunk-limit.ts";
import { Network } from "./networks.ts";
import { anExchange } from "../tests/exchange.ts";

const chunksOf = (size: number, count: number) => `${size.toString(16)}\r\n${"a".repeat(size)}\r\n`.repeat(count);

/** Sends bodies in chunks, one connection after the other, to a server that answers how long each is. */
async function answersTo(...bodies: string[]): Promise<string[]> {
  const guard = chunkLimit();
  const network = new Network("192.0.2.1");
  const server = createServer((incoming, outgoing) => {
    const exchange = anExchange(network, { incoming, outgoing, socket: incoming.socket });
    if (guard.check(exchange, network)) return void incoming.socket.destroy();
    let length = 0;
    incoming.on("data", (bytes: Buffer) => (length += bytes.length)).on("error", () => {});
    incoming.on("end", () => outgoing.end(`length ${length}`));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const answers = [];
  for (const body of bodies) {
    const client = connect((server.address() as AddressInfo).port, "127.0.0.1").on("error", () => {});
    let answer = "";
    client.on("data", (bytes) => (answer += String(bytes)));
    const headers = "POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n";
    client.write(`${headers}${body}0\r\n\r\n`);
    await once(client, "close");
    answers.push(/length \d+/.exec(answer)?.[0] ?? "closed");
  }
  server.close();
  return answers;
}

test("a body in chunks of a usual size is taken, however many they are", async () => {
  expect(await answersTo(chunksOf(100, 3_000))).toEqual(["length 300000"]);
});

test("a few small chunks are taken", async () => {
  expect(await answersTo(chunksOf(1, 500))).toEqual(["length 500"]);
});

test("thousands of chunks of a byte close the connection, and further bodies in chunks of that address", async () => {
  expect(await answersTo(chunksOf(1, 5_000), chunksOf(1, 5))).toEqual(["closed", "closed"]);
});
