import type { Server, Socket } from "node:net";
import { networkOf } from "../app/operation/address.server.ts";
import { Places } from "./places.ts";

/** Far more than the browsers behind one address open. Each takes a file descriptor, even while idle. */
const MAX_OF_ADDRESS = 2_000;
/**
 * Connections that an address may open at once, and each second after that. Browsers reuse theirs. Accepting one takes
 * longer than answering many requests, even if it is closed immediately, and others wait behind it.
 */
const MAX_AT_ONCE = 5_000;
const MAX_PER_SECOND = 1_500;

/** Closes further connections of an address that has too many or opens them too fast, so that others can connect. */
export function limitConnections(server: Server): void {
  const open = new Places<Socket>();
  const mayOpen = steadily(MAX_AT_ONCE, MAX_PER_SECOND);
  server.on("connection", (socket) => {
    const address = networkOf(socket.remoteAddress ?? "");
    if (!mayOpen(address)) {
      socket.destroy();
      return;
    }
    socket.once("close", open.enter(address, socket));
    if (open.of(address) > MAX_OF_ADDRESS) socket.destroy();
  });
}

/** Limits each key to so many at once, and to a rate after that. Keys not seen for long are forgotten. */
function steadily(atOnce: number, perSecond: number): (address: string) => boolean {
  /** When each address may use its full allowance again, the address seen last at the end. */
  const restored = new Map<string, number>();

  function forget(now: number): void {
    for (const [address, at] of restored) {
      if (at > now) return;
      restored.delete(address);
    }
  }

  return (address) => {
    const now = performance.now();
    const at = Math.max(restored.get(address) ?? 0, now);
    if (at - now > ((atOnce - 1) / perSecond) * 1_000) return false;
    restored.delete(address);
    forget(now);
    restored.set(address, at + 1_000 / perSecond);
    return true;
  };
}
