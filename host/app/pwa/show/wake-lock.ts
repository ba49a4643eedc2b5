import { useEffect } from "react";

/** Keeps the screen on while mounted. The system takes the lock away when the page is hidden; it is asked for again. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isGone = false;
    async function ask() {
      if (document.hidden || !navigator.wakeLock) return;
      // Refused when the battery is low: then the screen darkens as it always does.
      const given = await navigator.wakeLock.request("screen").catch(() => undefined);
      if (isGone) await given?.release();
      else lock = given;
    }
    void ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      isGone = true;
      document.removeEventListener("visibilitychange", ask);
      void lock?.release();
    };
  }, []);
}
