import type { Server } from "node:net";
import { networkOf } from "../app/operation/address.server.ts";

/** Far more than the browsers behind one address open. Each takes a file of the process, also while it is idle. */
const MAX_OF_ADDRESS = 2_000;

/** Closes connections of an address that has very many: others could not connect any more. */
export function limitConnections(server: Server): void {
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    const address = networkOf(socket.remoteAddress ?? "");
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once("close", () => {
      const left = open.get(address)! - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > MAX_OF_ADDRESS) socket.destroy();
  });
}
