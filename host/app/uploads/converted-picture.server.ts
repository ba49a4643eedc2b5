import { createFairQueue } from "../runtime/fair-queue.ts";
import { findOwnPicture } from "./own-picture.server.ts";
import { createRenderCache } from "./render-cache.server.ts";

/**
 * Own pictures in one form that files and drawings need, kept by address, as an upload never changes. Those who ask
 * (IP of the client, or `user:ID`) take turns. Null for a picture that is missing, broken or on another host: we do not
 * fetch for a visitor what an owner has typed. Throws Unavailable when the storage is away, or too much waits.
 */
export function createConvertedPictures(convert: (picture: Buffer) => Promise<Buffer>) {
  // Decoding takes megabytes, and the threads that passwords and files need.
  const converted = createRenderCache<Buffer | null>(createFairQueue({ concurrency: 1, perKey: 1, maxQueued: 100 }));
  async function convertOwn(url: string): Promise<Buffer | null> {
    const picture = await findOwnPicture(url);
    return picture ? await convert(picture).catch(() => null) : null;
  }
  return async (url: string | null, address: string): Promise<Buffer | null> =>
    url ? converted(url, { address, draw: () => convertOwn(url) }) : null;
}
