import type { IncomingMessage } from "node:http";
import { ConcurrencyCounter } from "./concurrency-counter.ts";

/** A body of this many chunks, smaller than this on average, is meant to keep the server busy. */
const MANY_CHUNKS = 1_000;
const SMALL_BYTES = 32;
/** How long chunked bodies are refused from an address that sent one. */
const REFUSED_MS = 60_000;
const MAX_REFUSED = 10_000;

/**
 * Refuses bodies sent in chunks of a byte or so (RFC 9112 §7.1). Node makes a buffer and a call for each, at the cost
 * of six bytes to the sender, and keeps what nobody reads. Such a connection is closed, together with all others of its
 * address that send chunks, now and during the next minute.
 */
export function createChunkLimiter() {
  const arriving = new ConcurrencyCounter<IncomingMessage>();
  /** Until when an address is refused, the oldest first. */
  const refused = new Map<string, number>();

  function refuse(ip: string): void {
    refused.delete(ip);
    refused.set(ip, performance.now() + REFUSED_MS);
    const [oldest] = refused.keys();
    if (refused.size > MAX_REFUSED) refused.delete(oldest!);
    for (const { socket } of arriving.all(ip)) socket.destroy();
  }

  /** Whether a request with a chunked body may go on. Its chunks are counted as they arrive. */
  return function mayArrive(incoming: IncomingMessage, ip: string): boolean {
    if (performance.now() < (refused.get(ip) ?? 0)) {
      incoming.socket.destroy();
      return false;
    }
    incoming.once("close", arriving.enter(ip, incoming));
    const push = incoming.push.bind(incoming);
    let chunks = 0;
    let bytes = 0;
    incoming.push = (chunk: Buffer | null, encoding) => {
      chunks++;
      bytes += chunk?.length ?? 0;
      if (chunk === null || chunks < MANY_CHUNKS || bytes >= chunks * SMALL_BYTES) return push(chunk, encoding);
      if (!incoming.socket.destroyed) refuse(ip);
      return false;
    };
    return true;
  };
}
