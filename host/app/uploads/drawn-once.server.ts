import { LRUCache } from "lru-cache";
import { networkOf } from "../operation/address.server.ts";
import { consume } from "../rate-limits/rate-limits.server.ts";
import { fairTurns } from "./fair-turns.ts";

const KEPT_BYTES = 16 * 1024 * 1024;
/** All pictures of all kinds, one after the other, of each address in turn. */
const inTurn = fairTurns({ places: 1, each: 1, waiting: 100 });

interface Drawing {
  by: string;
  draw: () => Promise<Buffer>;
}

/** Whose drawing it is that a visitor's request needs, and how it is made. */
interface Wanted {
  address: string;
  draw: () => Promise<Buffer>;
}

/**
 * Pictures that are made when a visitor asks for them, and kept while there is room. Equal requests share one drawing.
 * A failed one is tried again at the next request. Throws TooMany.
 */
export function drawnOnce() {
  const drawn = new LRUCache<string, Buffer, Drawing>({
    maxSize: KEPT_BYTES,
    sizeCalculation: (picture, key) => picture.length + key.length,
    fetchMethod: (_key, _stale, { context: { by, draw } }) => inTurn(by, draw),
  });
  return async (key: string, { address, draw }: Wanted): Promise<Buffer> => {
    if (!drawn.has(key)) await consume("drawing", { address });
    return (await drawn.fetch(key, { context: { by: networkOf(address), draw } }))!;
  };
}
