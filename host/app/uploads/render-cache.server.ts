import { LRUCache } from "lru-cache";
import { networkKey } from "../runtime/ip-address.server.ts";
import { createFairQueue } from "../runtime/fair-queue.ts";

const MAX_CACHE_BYTES = 24 * 1024 * 1024;
/** One drawing after the other, of each address in turn. */
const sharedQueue = createFairQueue({ concurrency: 1, perKey: 1, maxQueued: 100 });

/** Of a picture that is missing, too. */
const ENTRY_BYTES = 1_000;

/** A picture that a request needs. */
interface RenderRequest<Picture> {
  /** IP of the client, or `user:ID`; empty for our own requests. */
  address: string;
  draw: () => Promise<Picture>;
  /** Called before it is drawn, unless it is kept; may refuse. */
  onDrawing?: () => Promise<void>;
}

/**
 * Pictures that are drawn when they are asked for, and kept while there is room; a failed one is tried again when asked
 * for again. Each address waits for its own turn, and not for that of another which asked for the same picture earlier,
 * behind many more. Throws Unavailable for an address that waits for too many. `queue` are their own, or those that all
 * pictures share.
 */
export function createRenderCache<Picture extends string | Uint8Array | null>(queue = sharedQueue) {
  const cache = new LRUCache<string, { picture: Picture }>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ picture }, key) => ENTRY_BYTES + key.length + (picture?.length ?? 0),
  });
  return async (key: string, { address, draw, onDrawing }: RenderRequest<Picture>): Promise<Picture> => {
    const entry = cache.get(key);
    if (entry) return entry.picture;
    await onDrawing?.();
    return queue(networkKey(address), async () => {
      const made = cache.get(key) ?? { picture: await draw() };
      cache.set(key, made);
      return made.picture;
    });
  };
}
