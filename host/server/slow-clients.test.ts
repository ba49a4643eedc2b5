import { EventEmitter, once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { anExchange } from "../tests/exchange.ts";
import { Network } from "./networks.ts";
import { slowClients } from "./slow-clients.ts";

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** More than the buffers of both ends hold, so that the rest waits in the server. */
const MUCH = Buffer.alloc(64 * 1024 * 1024);

/** A client that has asked a server, which ends unread answers after 300 ms, for what `respond` sends. */
async function openClient(respond: (outgoing: ServerResponse) => void): Promise<{ client: Socket; atServer: Socket }> {
  const guard = slowClients(20);
  const network = new Network("127.0.0.1");
  const server = createServer((incoming, outgoing) => {
    guard.check(anExchange(network, { socket: incoming.socket, incoming, outgoing }), network);
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

/** What a client receives until `last` comes. */
const receivedBy = (client: Socket, last: string) =>
  new Promise<string>((resolve) => {
    let text = "";
    client.setEncoding("utf8").on("data", (part: string) => {
      text += part;
      if (text.includes(last)) resolve(text);
    });
  });

test("a client that reads nothing of its answer loses its connection, whatever it sends", async () => {
  const { client, atServer } = await openClient((outgoing) => outgoing.end(MUCH));
  client.pause();
  const timer = setInterval(() => client.write("\r\n"), 50);
  ends.push(() => clearInterval(timer));
  await once(atServer, "close");
});

test("one that takes its answer a part at a time gets all of it, even if the server sends it in one piece", async () => {
  const { client, atServer } = await openClient((outgoing) => outgoing.end(MUCH));
  let bytes = 0;
  let pausedAt = 0;
  client.on("data", (part: Buffer) => {
    bytes += part.length;
    if (bytes - pausedAt < 1024 * 1024) return;
    pausedAt = bytes;
    client.pause();
    setTimeout(() => client.resume(), 15);
  });
  await expect.poll(() => bytes, { timeout: 20_000 }).toBeGreaterThanOrEqual(MUCH.length);
  expect(atServer.destroyed).toBe(false);
});

test("one that waits for an answer still being made, or for the next event, keeps its connection", async () => {
  const { client, atServer } = await openClient((outgoing) => {
    outgoing.flushHeaders();
    setTimeout(() => outgoing.end("made"), 1_000);
  });
  expect(await receivedBy(client, "made")).toContain("200 OK");
  expect(atServer.destroyed).toBe(false);
});

/** A client that sends and takes so many bytes a second, as the guard sees its connection. */
function aClient({ sends = 0, takes = 0, complete = true, waiting = 0 }) {
  const bytesWritten = 1_000_000;
  const handle = { bytesWritten, writeQueueSize: waiting };
  const socket = {
    bytesRead: 100,
    bytesWritten,
    writableLength: waiting > 0 ? bytesWritten : 0,
    _handle: handle,
    destroy: vi.fn(),
  };
  const incoming = { socket, complete } as unknown as IncomingMessage;
  const outgoing = new EventEmitter() as ServerResponse;
  const network = new Network("192.0.2.1");
  slowClients().check(anExchange(network, { socket: socket as unknown as Socket, incoming, outgoing }), network);
  const client = {
    takes,
    outgoing,
    get isClosed() {
      return socket.destroy.mock.calls.length > 0;
    },
    /** Sends it more. */
    write(bytes: number) {
      socket.bytesWritten += bytes;
      handle.bytesWritten += bytes;
      handle.writeQueueSize += bytes;
    },
    passSecond() {
      socket.bytesRead += sends;
      handle.writeQueueSize = Math.max(handle.writeQueueSize - client.takes, 0);
    },
  };
  return client;
}

describe("second by second:", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
  afterEach(() => void vi.useRealTimers());

  function pass(seconds: number, ...clients: ReturnType<typeof aClient>[]): void {
    for (let second = 0; second < seconds; second++) {
      for (const client of clients) client.passSecond();
      vi.advanceTimersByTime(1_000);
    }
  }

  test("a client takes at least 500 bytes of its answer a second, in 15 seconds each", () => {
    const dripping = aClient({ waiting: 100_000, takes: 499 });
    const flowing = aClient({ waiting: 100_000, takes: 501 });
    pass(15, dripping, flowing);
    expect(dripping.isClosed).toBe(false);
    pass(1, dripping, flowing);
    expect(dripping.isClosed).toBe(true);
    pass(100, flowing);
    expect(flowing.isClosed).toBe(false);
  });

  test("one that pauses loses its connection after 15 seconds, however much it took before", () => {
    const client = aClient({ waiting: 900_000 });
    for (let n = 0; n < 3; n++) {
      client.takes = 100_000;
      pass(1, client);
      client.takes = 0;
      pass(14, client);
    }
    expect(client.isClosed).toBe(false);
    pass(2, client);
    expect(client.isClosed).toBe(true);
  });

  test("of a stream that says little, what waited must be taken, not what came meanwhile", () => {
    const client = aClient({ waiting: 100, takes: 10 });
    for (let n = 0; n < 10; n++) {
      pass(10, client);
      client.write(100);
    }
    expect(client.isClosed).toBe(false);
    client.takes = 0;
    pass(16, client);
    expect(client.isClosed).toBe(true);
  });

  test("a body that drips loses its connection after five seconds, one that flows or has come does not", () => {
    const dripping = aClient({ complete: false, sends: 1 });
    const left = aClient({ complete: false });
    const others = [aClient({ complete: false, sends: 500 }), aClient({ complete: true }), left];
    left.outgoing.emit("close");
    pass(5, dripping, ...others);
    expect(dripping.isClosed).toBe(false);
    pass(1, dripping, ...others);
    expect(dripping.isClosed).toBe(true);
    pass(60, ...others);
    expect(others.map(({ isClosed }) => isClosed)).toEqual([false, false, false]);
  });
});
