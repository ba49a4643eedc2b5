import type { Server, Socket } from "node:net";
import { networkKey } from "../app/runtime/ip-address.server.ts";
import { TokenBucket } from "./token-bucket.ts";
import { remoteIp } from "./client-address.ts";
import { ConcurrencyCounter } from "./concurrency-counter.ts";

/** Far more than the browsers behind one address open. Each takes a file descriptor, even while idle. */
const MAX_OF_ADDRESS = 2_000;
/**
 * Connections that an address may open at once, and each second after that: enough for a school behind one address,
 * as browsers reuse theirs. Accepting one and reading its request takes time, even if it is closed immediately, and
 * others wait behind it.
 */
const MAX_AT_ONCE = 2_500;
const MAX_PER_SECOND = 300;

/**
 * Closes further connections of an address that has too many, opens them too fast, or is refused for another reason,
 * before anything is set up for them.
 */
export function limitConnections(server: Server, isRefused: (ip: string) => boolean = () => false): void {
  const open = new ConcurrencyCounter<Socket>();
  const opening = new TokenBucket(MAX_AT_ONCE, MAX_PER_SECOND);
  const serve = server.listeners("connection") as ((socket: Socket) => void)[];
  server.removeAllListeners("connection");
  server.on("connection", (socket) => {
    const ip = networkKey(remoteIp(socket));
    if (isRefused(ip) || open.of(ip) >= MAX_OF_ADDRESS || !opening.take(ip)) {
      socket.destroy();
      return;
    }
    socket.once("close", open.enter(ip, socket));
    for (const listener of serve) listener.call(server, socket);
  });
}
