/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;

/**
 * The kill switch, served as /sw.js with SERVICE_WORKER=off: takes the place of any worker at once, removes what it had
 * saved and itself. Open pages go on by the network without a reload, so nothing typed is lost.
 */
self.addEventListener("install", () => void self.skipWaiting());

self.addEventListener("activate", (event) => event.waitUntil(retire()));

async function retire(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith("meishi-"));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
