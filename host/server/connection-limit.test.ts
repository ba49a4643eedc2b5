import { EventEmitter, once } from "node:events";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { unreadAnswers } from "./abort-limit.ts";
import { remoteIp } from "./client-address.ts";
import { admitConnections, connectionLimit } from "./connection-limit.ts";
import { Networks } from "./networks.ts";

/** As request-path.ts does. */
function limitConnections(server: Server, networks = new Networks()) {
  admitConnections(server, (socket) => {
    const network = networks.of(remoteIp(socket));
    if (connectionLimit.check({ socket }, network)) return false;
    socket.once("close", () => connectionLimit.release!({ socket }, network));
    return true;
  });
}

test("an address keeps 2,000 connections; one more is closed, and one that ends makes room", async () => {
  const server = createServer().listen(0);
  limitConnections(server);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const open = async () => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    await once(socket, "connect");
    return socket;
  };
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  while (sockets.length < 2_000) sockets.push(...(await Promise.all(Array.from({ length: 100 }, open))));
  const refused = await open();
  await once(refused, "close");
  sockets.pop()!.destroy();
  await expect
    .poll(() => new Promise<number>((resolve) => void server.getConnections((_, count) => resolve(count))))
    .toBe(1_999);
  const admitted = await open();
  sockets.push(admitted);
  expect(admitted.destroyed).toBe(false);
});

test("an address that opens connections too fast has the next ones closed, also when it closes them at once", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const server = new EventEmitter();
  limitConnections(server as Server);
  const opened = (count: number, remoteAddress: string) => {
    let admitted = 0;
    for (let n = 0; n < count; n++) {
      const socket = Object.assign(new EventEmitter(), { remoteAddress, isOpen: true, destroy: () => {} });
      socket.destroy = () => (socket.isOpen = false);
      server.emit("connection", socket);
      if (socket.isOpen) admitted++;
      socket.emit("close");
    }
    return admitted;
  };
  expect(opened(9_000, "198.51.100.7")).toBe(2_500);
  expect(opened(100, "198.51.100.8")).toBe(100);
  vi.advanceTimersByTime(1_000);
  expect(opened(9_000, "198.51.100.7")).toBe(300);
  vi.advanceTimersByTime(10_000);
  expect(opened(9_000, "198.51.100.7")).toBe(2_500);
});

test("for a connection that is refused, as its network has left too many answers, the server sets up nothing", () => {
  const server = new EventEmitter();
  const served: string[] = [];
  server.on("connection", ({ remoteAddress }: Socket) => served.push(remoteAddress!));
  const networks = new Networks();
  while (unreadAnswers.take(networks.of("198.51.100.7")));
  limitConnections(server as Server, networks);
  for (const remoteAddress of ["198.51.100.7", "::ffff:198.51.100.7", "198.51.100.8"])
    server.emit("connection", Object.assign(new EventEmitter(), { remoteAddress, destroy: () => {} }));
  expect(served).toEqual(["198.51.100.8"]);
});
