import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { isDisconnected, waitForDisconnectCheck } from "./disconnect-detection.ts";

/** A server that notes what it works on; asked by so many connections, which are closed as soon as they have asked. */
async function workedOn(requests: number) {
  let came = 0;
  let worked = 0;
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    came++;
    await waitForDisconnectCheck(incoming.socket);
    if (!isDisconnected(incoming.socket)) worked++;
    outgoing.end("answer");
  };
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing)).listen(0);
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  for (let n = 0; n < 100; n++) {
    const socket = connect(port, "127.0.0.1").on("error", () => {});
    await once(socket, "connect");
    socket.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n".repeat(requests), () => socket.destroy());
  }
  await sleep(200);
  expect(came).toBeGreaterThan(50);
  return worked;
}

test.each([1, 3])("%i requests of a connection that is closed at once are not worked on", async (requests) => {
  expect(await workedOn(requests)).toBeLessThan(10);
});

test("who stays is answered; only the first request of a connection waits", async () => {
  const waited: boolean[] = [];
  const answer = async ({ socket }: IncomingMessage, outgoing: ServerResponse) => {
    const seen = waitForDisconnectCheck(socket);
    waited.push(seen !== undefined);
    await seen;
    outgoing.end(isDisconnected(socket) ? "gone" : "here");
  };
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing)).listen(0);
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  for (let n = 0; n < 2; n++) {
    socket.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
    const [answer] = (await once(socket, "data")) as [Buffer];
    expect(answer.toString()).toMatch(/here$/m);
  }
  expect(waited).toEqual([true, false]);
});
