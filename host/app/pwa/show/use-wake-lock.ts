import { useEffect, useState } from "react";

/**
 * Keeps the screen on while mounted, and answers whether it does. The system takes the lock away when the page is
 * hidden; it is asked for again.
 */
export function useWakeLock(): boolean {
  const [isActive, setActive] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isUnmounted = false;
    async function acquire() {
      if (document.hidden || !navigator.wakeLock) return;
      // Refused when the battery is low: then the screen darkens as it always does.
      const sentinel = await navigator.wakeLock.request("screen").catch(() => undefined);
      if (isUnmounted) await sentinel?.release();
      else {
        lock = sentinel;
        setActive(sentinel !== undefined);
      }
    }
    const onVisibilityChange = () => void acquire();
    onVisibilityChange();
    document.addEventListener("visibilitychange", onVisibilityChange);
    return () => {
      isUnmounted = true;
      document.removeEventListener("visibilitychange", onVisibilityChange);
      void lock?.release();
    };
  }, []);
  return isActive;
}
