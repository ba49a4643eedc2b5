import { LRUCache } from "lru-cache";
import { createFairQueue } from "../runtime/fair-queue.ts";
import { findOwnPicture } from "./own-picture.server.ts";

const MAX_CACHE_BYTES = 16 * 1024 * 1024;
/** For a picture that is missing, too. */
const ENTRY_BYTES = 1_000;
/**
 * Own pictures in one form that files and drawings need, kept by address, as an upload never changes. Equal requests
 * share one conversion. Null for a picture that is missing, broken or on another host: we do not fetch for a visitor
 * what an owner has typed. Throws Unavailable when the storage is away.
 */
export function createConvertedPictures(convert: (picture: Buffer) => Promise<Buffer>) {
  // Decoding takes megabytes, and the threads that passwords and files need.
  const inTurn = createFairQueue({ concurrency: 1, perKey: 1, maxQueued: 100 });
  const cache = new LRUCache<string, { picture: Buffer | null }>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ picture }, url) => ENTRY_BYTES + url.length + (picture?.length ?? 0),
    fetchMethod: (url) => inTurn(url, async () => ({ picture: await convertOwn(url) })),
  });
  async function convertOwn(url: string): Promise<Buffer | null> {
    const picture = await findOwnPicture(url);
    return picture ? await convert(picture).catch(() => null) : null;
  }
  return async (url: string | null): Promise<Buffer | null> => (url ? (await cache.forceFetch(url)).picture : null);
}
