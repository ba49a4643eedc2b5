import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { limitConnections } from "./connections.ts";

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
