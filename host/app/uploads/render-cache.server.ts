import { LRUCache } from "lru-cache";
import { networkKey } from "../runtime/ip-address.server.ts";
import { createFairQueue } from "../runtime/fair-queue.ts";

const MAX_CACHE_BYTES = 16 * 1024 * 1024;
/** One drawing after the other, of each address in turn. */
const sharedQueue = createFairQueue({ concurrency: 1, perKey: 1, maxQueued: 100 });

/** A picture that a request needs. */
interface RenderRequest<Picture> {
  /** IP of the client; empty for our own requests. */
  address: string;
  draw: () => Promise<Picture>;
  /** Called before it is drawn, unless it is kept; may refuse. */
  onDrawing?: () => Promise<void>;
}

/**
 * Pictures that are drawn when they are asked for, and kept while there is room. Equal requests share one drawing, also
 * while it is being made; a failed one is tried again at the next request. Throws Unavailable for an address that waits
 * for too many. `queue` are their own, or those that all pictures share.
 */
export function createRenderCache<Picture extends string | Buffer>(queue = sharedQueue) {
  const cache = new LRUCache<string, Picture, RenderRequest<Picture>>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: (picture, key) => picture.length + key.length,
    fetchMethod: (_key, _stale, { context: { address, draw } }) => queue(networkKey(address), draw),
  });
  return async (key: string, request: RenderRequest<Picture>): Promise<Picture> => {
    if (!cache.has(key)) await request.onDrawing?.();
    return await cache.forceFetch(key, { context: request });
  };
}
