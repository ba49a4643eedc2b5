/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

/**
 * The kill switch, served as /sw.js with SERVICE_WORKER=off: replaces any worker immediately, removes what it had
 * saved, and then itself. Open pages continue over the network without a reload, so no input is lost.
 */
self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(retire()));

async function retire(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith("meishi-"));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
