import type { WorkerMessage } from "./worker/worker.ts";

const CHECK_MS = 60 * 60 * 1000;

/** A newer version that waits; calling it shows it. */
type Apply = () => void;
let pendingUpdate: Apply | null = null;
const listeners = new Set<() => void>();

/** For useSyncExternalStore: whether a newer version waits, and how to show it. */
export const newContent = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => pendingUpdate,
};

/** Registers the service worker of the site. A browser without one, or one that refuses, simply goes without. */
export async function startWorker(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  await loaded();
  try {
    const registration = await navigator.serviceWorker.register("/sw.js", { scope: "/", updateViaCache: "none" });
    watch(registration);
    addEventListener("online", () => void tellWorker({ type: "online" }));
    void tellWorker({ type: "online" });
  } catch (error) {
    // eslint-disable-next-line no-console -- the app works without, only not offline.
    console.warn("meishi: no service worker", error);
  }
}

/** The worker starts by fetching the shell, which must not compete with the page itself. */
function loaded(): Promise<unknown> {
  if (document.readyState === "complete") return Promise.resolve();
  return new Promise((resolve) => addEventListener("load", resolve, { once: true }));
}

/** Sends a message to the worker as soon as there is one. */
export async function tellWorker(message: WorkerMessage): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}

function watch(registration: ServiceWorkerRegistration): void {
  if (registration.waiting && navigator.serviceWorker.controller) announce(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const installing = registration.installing;
    installing?.addEventListener("statechange", () => {
      // Without a controller it is the first one: nothing is newer than what is shown.
      if (installing.state === "installed" && navigator.serviceWorker.controller) announce(installing);
    });
  });
  let checkedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    // An installed app may stay open for weeks, and browsers look for a new worker only on navigation.
    if (document.hidden || Date.now() - checkedAt < CHECK_MS) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined); // offline: next time
  });
}

function announce(worker: ServiceWorker): void {
  // eslint-disable-next-line no-console -- the specification asks for it.
  console.log("New content is available; please refresh.");
  pendingUpdate = () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    worker.postMessage({ type: "skip-waiting" } satisfies WorkerMessage);
  };
  for (const listener of listeners) listener();
}
