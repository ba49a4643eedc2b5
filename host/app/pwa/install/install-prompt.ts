import { DAY_MS } from "../../config/durations.ts";
import { readLocal, writeLocal } from "../../ui/local.ts";

/** Chromium's event; it is in no standard, so no library types it. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

/** Whether and how this browser can install the app. */
type InstallState =
  /** It has not offered it, or cannot. */
  | { state: "unavailable" }
  | { state: "offered" }
  /** iPhone and iPad: only by hand, from the share menu. */
  | { state: "by-hand" }
  | { state: "installed" };

const DISMISSED_AT = "meishi:install-dismissed-at";
/** After 'Not Now' the frame's prompt is quiet for this long; the guide's control stays. */
const QUIET_MS = 30 * DAY_MS;

let dismissedAt = 0;
let deferredPrompt: BeforeInstallPromptEvent | null = null;
let current: InstallState = { state: "unavailable" };
const listeners = new Set<() => void>();

function change(next: InstallState): void {
  current = next;
  for (const listener of listeners) listener();
}

/** For useSyncExternalStore. */
export const installState = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => current,
  onServer: (): InstallState => NOTHING,
};
const NOTHING: InstallState = { state: "unavailable" };

/** Holds the browser's offer until the user asks for it. Called once, as early as possible: the event comes once. */
export function watchInstall(): void {
  if (isStandalone()) return change({ state: "installed" });
  if (isIos()) change({ state: "by-hand" });
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    deferredPrompt = event as BeforeInstallPromptEvent;
    change({ state: "offered" });
  });
  addEventListener("appinstalled", () => {
    deferredPrompt = null;
    change({ state: "installed" });
  });
}

/** Shows the browser's own dialog. Answers whether the user accepted; an offer can be used once only. */
export async function install(): Promise<boolean> {
  const event = deferredPrompt;
  if (!event) return false;
  deferredPrompt = null;
  const { outcome } = await event.prompt();
  if (current.state === "offered") change({ state: outcome === "accepted" ? "installed" : "unavailable" });
  return outcome === "accepted";
}

/** 'Not Now': remembered with its time, where storage is blocked until the page is loaded again. */
export function dismiss(): void {
  dismissedAt = Date.now();
  writeLocal(DISMISSED_AT, String(dismissedAt));
  for (const listener of listeners) listener();
}

/** Whether the frame's prompt is to be quiet because of an earlier 'Not Now'. */
export function isDismissed(): boolean {
  const at = Math.max(dismissedAt, Number(readLocal(DISMISSED_AT) ?? 0));
  return Date.now() - at < QUIET_MS;
}

function isStandalone(): boolean {
  return (
    matchMedia("(display-mode: standalone)").matches ||
    (navigator as Navigator & { standalone?: boolean }).standalone === true
  );
}

/** An iPad says that it is a Mac, but no Mac can be touched at several points. */
function isIos(): boolean {
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}
