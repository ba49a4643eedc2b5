import { useEffect, useState } from "react";

/**
 * Keeps the screen on while mounted, and answers whether it does. The system takes the lock away when the page is
 * hidden; it is asked for again.
 */
export function useWakeLock(): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isGone = false;
    async function ask() {
      if (document.hidden || !navigator.wakeLock) return;
      // Refused when the battery is low: then the screen darkens as it always does.
      const given = await navigator.wakeLock.request("screen").catch(() => undefined);
      if (isGone) await given?.release();
      else {
        lock = given;
        setHeld(given !== undefined);
      }
    }
    const look = () => void ask();
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      isGone = true;
      document.removeEventListener("visibilitychange", look);
      void lock?.release();
    };
  }, []);
  return isHeld;
}
