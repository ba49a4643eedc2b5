import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { Network } from "./networks.ts";
import { stopParserOnClose } from "./node-parser.ts";
import { pipeliningLimit } from "./pipelining-limit.ts";
import { anExchange } from "../tests/exchange.ts";

/** Sends so many requests in one packet; answers how many were begun, how many Node read, and what came back. */
async function sendPipelined(requests: number, madeAfterMs?: number) {
  const network = new Network("192.0.2.1");
  let begun = 0;
  let parsed = 0;
  const server = createServer((incoming, outgoing) => {
    parsed++;
    const { socket } = incoming;
    const exchange = anExchange(network, { incoming, outgoing, socket });
    if (pipeliningLimit.check(exchange, network)) return void socket.destroy();
    outgoing.once("close", () => pipeliningLimit.release!(exchange, network));
    begun++;
    if (madeAfterMs === undefined) outgoing.end("made");
    else setTimeout(() => outgoing.end("made"), madeAfterMs);
  }).listen(0, "127.0.0.1");
  server.on("connection", stopParserOnClose);
  await once(server, "listening");
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1").on("error", () => {});
  let text = "";
  client.on("data", (bytes) => (text += String(bytes)));
  const requestOf = (n: number) => `GET / HTTP/1.1\r\nhost: a\r\n${n === requests ? "connection: close\r\n" : ""}\r\n`;
  client.write(Array.from({ length: requests }, (_, i) => requestOf(i + 1)).join(""));
  await once(client, "close");
  server.close();
  return { begun, parsed, answer: text };
}

test("a few requests at once are all answered", async () => {
  const { begun, answer } = await sendPipelined(10, 20);
  expect([begun, answer.match(/made/g)?.length]).toEqual([10, 10]);
});

test("of 1,000 at once few are begun, and the connection is closed", async () => {
  const { begun, parsed, answer } = await sendPipelined(1_000, 20);
  expect([begun, parsed, answer]).toEqual([10, 11, ""]);
});

test("of 1,000 at once that are answered at once few are begun, too", async () => {
  const { begun, parsed } = await sendPipelined(1_000);
  expect([begun, parsed]).toEqual([10, 11]);
});
