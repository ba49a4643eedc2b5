import type { IncomingMessage } from "node:http";
import { Places } from "./places.ts";

/** So many chunks of fewer bytes each, on average, and a body is made to keep the server busy. */
const MANY = 1_000;
const FEW_BYTES = 32;
/** So long no body in chunks is taken from an address that sent such a one. */
const REFUSED_MS = 60_000;
const MAX_REFUSED = 10_000;

/**
 * Bodies in chunks of a byte (RFC 9112 §7.1): Node makes a buffer and a call of each, which takes as much time as six
 * bytes to send, and keeps all that nobody reads. Such a connection is closed, with all others of its address that send
 * in chunks, and those that come within a minute.
 */
export function refuseCrumbs() {
  const arriving = new Places<IncomingMessage>();
  /** Until when an address is refused, the oldest first. */
  const refused = new Map<string, number>();

  function refuse(address: string): void {
    refused.delete(address);
    refused.set(address, performance.now() + REFUSED_MS);
    const [oldest] = refused.keys();
    if (refused.size > MAX_REFUSED) refused.delete(oldest!);
    for (const { socket } of arriving.all(address)) socket.destroy();
  }

  /** Whether a request with a body in chunks may go on; the body is watched as it comes. */
  return function mayCome(incoming: IncomingMessage, address: string): boolean {
    if (performance.now() < (refused.get(address) ?? 0)) {
      incoming.socket.destroy();
      return false;
    }
    incoming.once("close", arriving.enter(address, incoming));
    const push = incoming.push.bind(incoming);
    let chunks = 0;
    let bytes = 0;
    incoming.push = (chunk: Buffer | null, encoding) => {
      chunks++;
      bytes += chunk?.length ?? 0;
      if (chunk === null || chunks < MANY || bytes >= chunks * FEW_BYTES) return push(chunk, encoding);
      if (!incoming.socket.destroyed) refuse(address);
      return false;
    };
    return true;
  };
}
