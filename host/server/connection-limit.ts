import type { Server, Socket } from "node:net";
import { unreadAnswers } from "./abort-limit.ts";
import type { ConnectionGuard } from "./guard.ts";
import { Allowance } from "./networks.ts";

/** Far more than the browsers behind one address open. Each takes a file descriptor, even while idle. */
const MAX_OF_NETWORK = 2_000;
/**
 * Connections that a network may open at once, and each second after that: enough for a school behind one address,
 * as browsers reuse theirs. Accepting one and reading its request takes time, even if it is closed immediately, and
 * others wait behind it.
 */
const MAX_AT_ONCE = 2_500;
const MAX_PER_SECOND = 300;

const newConnections = new Allowance("connectionsRestored", MAX_AT_ONCE, MAX_PER_SECOND);

/** Closes further connections of a network that has too many, opens them too fast, or has left too many answers. */
export const connectionLimit: ConnectionGuard = {
  name: "connections",
  check(_, network) {
    const isOver =
      !unreadAnswers.has(network) || network.connections >= MAX_OF_NETWORK || !newConnections.take(network);
    if (isOver) return "close";
    network.connections++;
    return undefined;
  },
  release: (_, network) => void network.connections--,
};

/** Asks `mayEnter` about each connection before the server sets anything up for it. */
export function admitConnections(server: Server, mayEnter: (socket: Socket) => boolean): void {
  const setUps = server.listeners("connection") as ((socket: Socket) => void)[];
  server.removeAllListeners("connection");
  server.on("connection", (socket) => {
    if (!mayEnter(socket)) socket.destroy();
    else for (const setUp of setUps) setUp.call(server, socket);
  });
}
