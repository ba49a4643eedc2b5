import type { ClientLoaderFunctionArgs } from "@remix-run/react";

/** Data this young is shown without asking again. */
export const FRESH_MS = 30_000;
/** Data up to this age is shown while newer is fetched; older data is dropped. */
const MAX_AGE_MS = 60_000;
/** For data that rarely changes: the assistant's and the web app's settings. */
export const SETTINGS_FRESH_MS = 5 * 60_000;

interface Entry {
  data: unknown;
  loadedAt: number;
}

interface Cache {
  freshMs: number;
  entries: Map<string, Entry>;
}

const caches: Cache[] = [];
const listeners = new Set<() => void>();

interface Options {
  freshMs?: number;
}

/**
 * Caches answers by key: fresh for 30 s, dropped after 60 s; in between they are shown and `onStaleServed` is called.
 * Failures are neither retried nor cached.
 */
export function createDataCache({ freshMs = FRESH_MS }: Options = {}) {
  const cache: Cache = { freshMs, entries: new Map() };
  const maxAgeMs = Math.max(MAX_AGE_MS, freshMs);
  caches.push(cache);
  return async <T>(key: string, load: () => Promise<T>): Promise<T> => {
    const cached = cache.entries.get(key);
    const age = cached ? Date.now() - cached.loadedAt : Infinity;
    if (cached && age < maxAgeMs) {
      if (age >= freshMs) for (const listener of listeners) listener();
      return cached.data as T;
    }
    cache.entries.delete(key);
    const data = await load();
    cache.entries.set(key, { data, loadedAt: Date.now() });
    return data;
  };
}

/** A route's `clientLoader` that caches the server's answers by address. */
export function cachedLoader(options?: Options) {
  const withCache = createDataCache(options);
  return <T>({ request, serverLoader }: Pick<ClientLoaderFunctionArgs, "request" | "serverLoader">): Promise<T> => {
    const { pathname, search } = new URL(request.url);
    return withCache(pathname + search, () => serverLoader<T>() as Promise<T>);
  };
}

/** Clears the cache after each write, because any page may show what changed. */
export function clearCache(): void {
  for (const { entries } of caches) entries.clear();
}

/** Forgets what is no longer fresh, so that the next look asks the server. */
export function evictStale(): void {
  const now = Date.now();
  for (const { freshMs, entries } of caches) {
    for (const [key, { loadedAt }] of entries) if (now - loadedAt >= freshMs) entries.delete(key);
  }
}

/** Calls back when a page was shown with data that is no longer fresh. */
export function onStaleServed(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
