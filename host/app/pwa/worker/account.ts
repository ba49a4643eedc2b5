/// <reference lib="webworker" />
import { dropEventsOfUsers } from "./events.ts";
import { ASSETS, cacheFor, cacheGeneration, clearPrivateCache, save } from "./caches.ts";
import { saveCardPage } from "./strategies.ts";
import { clearState, getState, setState } from "./store.ts";

/** Put in by the build: what /scan loads on use. */
declare const SCANNER_FILES: string[];

const FETCH_AHEAD_AGAIN_MS = 10 * 60 * 1000;
const MAX_CARDS = 10;

interface OwnCard {
  id: number;
  slug: string;
  version: number;
  isPaused: boolean;
}

/** Deletes all data of the user from this device, after signing out or before another user signs in. */
export async function clearUserData(): Promise<void> {
  await clearPrivateCache();
  await endPushes().catch(() => undefined); // a push service that is away: the server ends them with the session
  await clearState().catch(() => undefined); // no database, no facts
  await dropEventsOfUsers().catch(() => undefined);
}

/** Unsubscribes this device from push messages, which are private to the user. */
async function endPushes(): Promise<void> {
  const { pushManager } = (self as unknown as ServiceWorkerGlobalScope).registration;
  await (await pushManager?.getSubscription())?.unsubscribe();
}

/**
 * Called when a page of this user is open: deletes data of a previous user, and prefetches the user's cards for offline
 * use.
 */
export async function switchUser(userId: number): Promise<void> {
  if ((await getState("userId")) !== userId) {
    await clearUserData();
    await setState("userId", userId);
  }
  await fetchAhead(userId).catch(() => undefined); // without a network there is nothing to fetch
}

async function fetchAhead(userId: number): Promise<void> {
  const since = cacheGeneration();
  const me = await fetch("/api/user");
  if (me.status === 401) return clearUserData();
  if (!me.ok || ((await me.json()) as { id: number }).id !== userId) return;
  const cardsResponse = await fetch("/api/business-cards");
  if (!cardsResponse.ok) return;
  const cards = ((await cardsResponse.json()) as OwnCard[]).slice(0, MAX_CARDS);
  const signature = cards.map(({ id, version, isPaused }) => `${id}.${version}.${isPaused}`).join(" ");
  const last = await getState("fetchedAhead");
  if (last?.cards === signature && Date.now() - last.at < FETCH_AHEAD_AGAIN_MS) return;

  const { origin } = self.location;
  const pages = ["/dashboard", "/scan", ...cards.map(({ id }) => `/cards/${id}/show`)];
  for (const path of pages) await save(await cacheFor("pages"), origin + path, await fetch(path), since);
  for (const file of SCANNER_FILES)
    if (!(await caches.match(origin + file))) await save(ASSETS, origin + file, await fetch(file), since);
  for (const { slug } of cards.filter(({ isPaused }) => !isPaused)) {
    const response = await fetch(`/view/${slug}`);
    if (response.ok) await saveCardPage(`${origin}/view/${slug}`, response, since);
  }
  if (since === cacheGeneration()) await setState("fetchedAhead", { cards: signature, at: Date.now() });
}
