import type { RequestGuard } from "./guard.ts";
import type { Network } from "./networks.ts";

/** A body of this many chunks, smaller than this on average, is meant to keep the server busy. */
const MANY_CHUNKS = 1_000;
const SMALL_BYTES = 32;
/** How long chunked bodies are refused from a network that sent one. */
const REFUSED_MS = 60_000;

/**
 * Refuses bodies sent in chunks of a byte or so (RFC 9112 §7.1). Node makes a buffer and a call for each, at the cost
 * of six bytes to the sender, and keeps what nobody reads. Such a connection is closed, together with all others of its
 * network that send chunks, now and during the next minute. `isCounted`: whether chunks can be counted as they arrive,
 * see node-parser.ts.
 */
export const chunkLimit = (isCounted = true): RequestGuard => ({
  name: "tiny chunks",
  check({ incoming, socket }, network) {
    if (!isChunked(incoming)) return undefined;
    if (isRefused(network)) return "close";
    if (!isCounted) return undefined;
    const push = incoming.push.bind(incoming);
    let chunks = 0;
    let bytes = 0;
    incoming.push = (chunk: Buffer | null, encoding) => {
      chunks++;
      bytes += chunk?.length ?? 0;
      const isTiny = chunks >= MANY_CHUNKS && bytes < chunks * SMALL_BYTES;
      if (chunk === null || !(isTiny || isRefused(network))) return push(chunk, encoding);
      if (isTiny && !socket.destroyed) refuseChunks(network);
      socket.destroy();
      return false;
    };
    return undefined;
  },
});

const isChunked = ({ headers }: { headers: NodeJS.Dict<unknown> }) => headers["transfer-encoding"] !== undefined;

const isRefused = ({ chunksRefusedUntil }: Network) => chunksRefusedUntil > 0 && performance.now() < chunksRefusedUntil;

function refuseChunks(network: Network): void {
  network.chunksRefusedUntil = performance.now() + REFUSED_MS;
  for (const { place, incoming, socket } of network.requests)
    if (place === "arriving" && isChunked(incoming)) socket.destroy();
}
