import { DAY_MS } from "../../config/durations.ts";
import { getState } from "./store.ts";

/** Caches by what is in them. Private ones belong to the signed-in user and go with the session. */
export const SHELL_PREFIX = "meishi-shell-";
export const ASSETS = "meishi-assets";
const PUBLIC = { pages: "meishi-pages", pictures: "meishi-pictures" };
const PRIVATE = { pages: "meishi-private-pages", pictures: "meishi-private-pictures" };
export type Kind = keyof typeof PUBLIC;

const LIMITS: Record<string, number> = {
  // A card is its page, data, contact file and codes: thirty cards and a little more.
  [PUBLIC.pages]: 200,
  [PRIVATE.pages]: 200,
  [PUBLIC.pictures]: 150,
  [PRIVATE.pictures]: 150,
  [ASSETS]: 300,
};
const PICTURE_LIFETIME_MS = 30 * DAY_MS;

/** Incremented when the user changes, so that responses requested before are not stored for the new one. */
let generation = 0;
export const cacheGeneration = () => generation;

/** Name of the current cache; signed in, everything is cached for the user only. */
export async function cacheFor(kind: Kind): Promise<string> {
  return ((await getState("userId")) === undefined ? PUBLIC : PRIVATE)[kind];
}

/** Finds the saved copy of a URL: the user's own first, then the public one. */
export async function findSaved(kind: Kind, url: string): Promise<Response | undefined> {
  const isSignedIn = (await getState("userId")) !== undefined;
  const own = isSignedIn ? await match(PRIVATE[kind], url) : undefined;
  const saved = own ?? (await match(PUBLIC[kind], url));
  return saved && kind === "pictures" && isOutdated(saved) ? undefined : saved;
}

const match = (cache: string, url: string) => caches.match(url, { cacheName: cache, ignoreVary: true });

function isOutdated(response: Response): boolean {
  const date = Date.parse(response.headers.get("date") ?? "");
  return Date.now() - date > PICTURE_LIFETIME_MS;
}

/** Saves an answer; `since` is the generation it was asked in. A full disk costs the pictures, never the answer. */
export async function save(cacheName: string, url: string, response: Response, since = generation): Promise<void> {
  if (response.status !== 200 || response.redirected) return;
  try {
    await put(cacheName, url, response.clone(), since);
  } catch (error) {
    if ((error as Error).name !== "QuotaExceededError") throw error;
    await Promise.all([PUBLIC.pictures, PRIVATE.pictures].map((name) => caches.delete(name)));
    await put(cacheName, url, response.clone(), since).catch(() => undefined);
  }
}

async function put(cacheName: string, url: string, response: Response, since: number): Promise<void> {
  const cache = await caches.open(cacheName);
  // Only now: what is forgotten from here on takes the cache opened above with it, and leaves the next user's alone.
  if (since !== generation) return;
  await cache.delete(url, { ignoreVary: true }); // put again, it is the newest: the oldest go first
  await cache.put(url, response);
  const keys = await cache.keys();
  const limit = LIMITS[cacheName] ?? keys.length;
  await Promise.all(
    keys.slice(0, Math.max(0, keys.length - limit)).map((key) => cache.delete(key, { ignoreVary: true })),
  );
}

/** Drops the copies of something that is gone. */
export async function drop(kind: Kind, url: string): Promise<void> {
  await Promise.all(
    [PUBLIC[kind], PRIVATE[kind]].map(async (name) => (await caches.open(name)).delete(url, { ignoreVary: true })),
  );
}

/** Addresses saved for the user. */
export async function listPrivateUrls(): Promise<string[]> {
  return (await (await caches.open(PRIVATE.pages)).keys()).map(({ url }) => url);
}

/** Removes everything that was saved for the user. */
export async function clearPrivateCache(): Promise<void> {
  generation++;
  await Promise.all(Object.values(PRIVATE).map((name) => caches.delete(name)));
}
