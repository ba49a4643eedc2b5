/// <reference lib="webworker" />
import { clearScans, SCAN_SYNC_TAG, flushScanQueue } from "../../contacts/scan/scan-queue.ts";
import { clearSharedText, receiveShare } from "../../contacts/text/shared-text.ts";
import { clearUserData, switchUser } from "./account.ts";
import { sendEvent, flushEventQueue, SYNC_TAG } from "./events.ts";
import { endsSession, isCardPage, ruleFor } from "./rules.ts";
import { openPush, showPush } from "./push.ts";
import { cacheGeneration, SHELL_PREFIX } from "./caches.ts";
import { getState } from "./store.ts";
import {
  cacheFirst,
  cardPage,
  networkFirst,
  OFFLINE_PAGES,
  withOfflineFallback,
  ownPage,
  saveCardPage,
} from "./strategies.ts";

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build: the files of the shell, and a hash over them. */
declare const SHELL_FILES: string[];
declare const SHELL_VERSION: string;
/** Whether it works on a domain of an owner's. */
declare const IS_OWN_DOMAIN: boolean;

const SHELL = SHELL_PREFIX + SHELL_VERSION;

/** Messages from pages to the worker. */
export type WorkerMessage = { type: "user"; id: number } | { type: "online" } | { type: "skip-waiting" };

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll([...Object.values(OFFLINE_PAGES), ...SHELL_FILES])));
});

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(SHELL_PREFIX) && name !== SHELL);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
  await Promise.all([saveOpenCards(), flushEventQueue().catch(() => undefined)]);
}

/** A card opened before there was a worker opens offline too: after one visit, not two. */
async function saveOpenCards(): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window" });
  const cards = windows.map(({ url }) => new URL(url)).filter(({ pathname }) => isCardPage(pathname, IS_OWN_DOMAIN));
  await Promise.all(
    cards.map(async ({ origin, pathname }) => {
      const response = await fetch(pathname).catch(() => undefined);
      if (response?.ok) await saveCardPage(origin + pathname, response, cacheGeneration());
    }),
  );
}

self.addEventListener("message", (event) => {
  const message = event.data as WorkerMessage;
  if (message.type === "skip-waiting") void self.skipWaiting();
  if (message.type === "online") event.waitUntil(Promise.all([flushEventQueue(), flushScans()]));
  if (message.type === "user")
    event.waitUntil(Promise.all([switchUser(message.id), flushEventQueue().catch(() => undefined), flushScans()]));
});

/** Sends scans made offline. */
const flushScans = () => flushScanQueue().catch(() => undefined);

self.addEventListener("sync", (event) => {
  const sync = event as ExtendableEvent & { tag: string };
  if (sync.tag === SYNC_TAG) sync.waitUntil(flushEventQueue());
  if (sync.tag === SCAN_SYNC_TAG) sync.waitUntil(flushScanQueue());
});

self.addEventListener("push", (event) => event.waitUntil(showPush(event.data)));
self.addEventListener("notificationclick", (event) => event.waitUntil(openPush(event.notification)));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const background = (work: Promise<unknown>) => event.waitUntil(work.catch(() => undefined));
  switch (ruleFor(request, self.location.origin, IS_OWN_DOMAIN)) {
    case "card-page":
      return event.respondWith(cardPage(request, background));
    case "own-page":
      return event.respondWith(
        ownPage(request, background).then((response) => {
          // /cards/mine/show always leads on; any other own page leads on only to the sign-in page.
          if (response.type === "opaqueredirect" && !request.url.includes("/cards/mine/")) background(clearUserData());
          return response;
        }),
      );
    case "sign-in-page":
      return event.respondWith(
        withOfflineFallback(
          fetch(request).then((response) => {
            if (response.ok) background(clearUserData());
            return response;
          }),
          "page",
        ),
      );
    case "page":
      return event.respondWith(withOfflineFallback(fetch(request), "page"));
    case "own-data":
      return event.respondWith(
        networkFirst(request, background, true).then((response) => response ?? Response.error()),
      );
    case "card-read":
      return event.respondWith(
        networkFirst(request, background, false).then((response) => response ?? Response.error()),
      );
    case "asset":
      return event.respondWith(cacheFirst(request, "assets", background));
    case "picture":
      return event.respondWith(cacheFirst(request, "pictures", background));
    case "event":
      return event.respondWith(
        sendEvent(request, self.registration).then((response) => {
          if (response.status !== 202) background(flushEventQueue());
          return response;
        }),
      );
    case "share":
      return event.respondWith(getState("userId").then((userId) => receiveShare(request, userId)));
    case "user-change":
      // After an expired session, scans stay for their user; signing out deletes them.
      if (endsSession(request)) background(Promise.all([clearScans(), clearSharedText()]));
      return background(clearUserData());
    case "network":
      return undefined;
  }
});
