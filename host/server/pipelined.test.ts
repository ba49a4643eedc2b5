import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { closeWithConnection } from "./pipelined.ts";

/** Sends so many requests in one packet; answers how many were begun, and what came back. */
async function sent(requests: number): Promise<{ begun: number; answer: string }> {
  let begun = 0;
  const server = createServer((incoming, outgoing) => {
    if (!closeWithConnection(incoming.socket, outgoing)) return;
    begun++;
    setTimeout(() => outgoing.end("made"), 20);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1").on("error", () => {});
  let answer = "";
  client.on("data", (bytes) => (answer += String(bytes)));
  const requestOf = (n: number) => `GET / HTTP/1.1\r\nhost: a\r\n${n === requests ? "connection: close\r\n" : ""}\r\n`;
  client.write(Array.from({ length: requests }, (_, i) => requestOf(i + 1)).join(""));
  await once(client, "close");
  server.close();
  return { begun, answer };
}

test("a few requests at once are all answered", async () => {
  const { begun, answer } = await sent(10);
  expect([begun, answer.match(/made/g)?.length]).toEqual([10, 10]);
});

test("of 1,000 at once few are begun, and the connection is closed", async () => {
  const { begun, answer } = await sent(1_000);
  expect([begun <= 20, answer]).toEqual([true, ""]);
});
