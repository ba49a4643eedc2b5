import type { Server, Socket } from "node:net";
import { networkOf } from "../app/operation/address.server.ts";
import { Places } from "./places.ts";

/** Far more than the browsers behind one address open. Each takes a file of the process, also while it is idle. */
const MAX_OF_ADDRESS = 2_000;

/** Closes connections of an address that has very many: others could not connect any more. */
export function limitConnections(server: Server): void {
  const open = new Places<Socket>();
  server.on("connection", (socket) => {
    const address = networkOf(socket.remoteAddress ?? "");
    socket.once("close", open.enter(address, socket));
    if (open.of(address) > MAX_OF_ADDRESS) socket.destroy();
  });
}
