import { useMemo, useSyncExternalStore } from "react";
import { randomKey } from "../../ui/plain-http.ts";
import {
  removeScan,
  queueScan,
  type ScanResult,
  type Scan,
  SCAN_SYNC_TAG,
  queuedScans,
  flushScanQueue,
} from "./scan-queue.ts";

const REFRESH_MS = 5_000;
const NONE: Scan[] = [];

/** A user's scans waiting on this device, read again while they are shown. */
function createScanStore(userId: number) {
  let snapshot = NONE;
  const listeners = new Set<() => void>();

  async function refresh(): Promise<void> {
    const scans = await queuedScans(userId);
    if (JSON.stringify(scans) === JSON.stringify(snapshot)) return;
    snapshot = scans;
    for (const listener of listeners) listener();
  }
  // The worker does the same when the browser wakes it; without one, this page is all there is.
  const send = () =>
    void flushScanQueue()
      .catch(() => undefined)
      .then(refresh);

  return {
    refresh,
    current: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener);
      send();
      addEventListener("online", send);
      const timer = setInterval(() => void refresh(), REFRESH_MS);
      return () => {
        listeners.delete(listener);
        removeEventListener("online", send);
        clearInterval(timer);
      };
    },
  };
}

/** The result of a scan; its pictures may have found no room on this device. */
export type SaveResult = ScanResult & { isWithoutPictures: boolean };

export function useScans(userId: number) {
  const scans = useMemo(() => createScanStore(userId), [userId]);
  const pending = useSyncExternalStore(scans.subscribe, scans.current, () => NONE);

  /**
   * Written down first: an answer that is lost loses nothing, and makes no second contact. What was mended takes the
   * place of `before`, under a key of its own.
   */
  async function save(
    input: Pick<Scan, "details" | "address" | "tag" | "pictures">,
    before?: Scan,
  ): Promise<SaveResult> {
    const { key, pictures } = await queueScan({ key: randomKey(), userId, at: Date.now(), ...input });
    if (before && before.key !== key) await removeScan(before.key);
    const outcomes = await flushScanQueue();
    await Promise.all([scans.refresh(), requestSync()]);
    const isWithoutPictures = input.pictures !== undefined && pictures === undefined;
    return { ...(outcomes.get(key) ?? { is: "waiting" }), isWithoutPictures };
  }

  return { pending, save, refresh: scans.refresh };
}

/** Only Chromium wakes a worker for this; elsewhere the next open page sends. */
async function requestSync(): Promise<void> {
  if (!navigator.serviceWorker?.controller) return;
  const registration = await navigator.serviceWorker.ready;
  const { sync } = registration as ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };
  await sync?.register(SCAN_SYNC_TAG).catch(() => undefined);
}
