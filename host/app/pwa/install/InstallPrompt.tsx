import { lazy, Suspense, useSyncExternalStore } from "react";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { installState, isDismissed } from "./install-prompt.ts";
import { useInstallState } from "./use-install-state.ts";

// Every page has the prompt, but few are opened by users who can install and were not asked yet.
const InstallBanner = lazy(() => import("./InstallControl.tsx"));

/** The frame's prompt, when the browser can install; gone after it was used, and for a while after 'Not Now'. */
export function InstallPrompt() {
  const { state } = useInstallState();
  const isQuiet = useSyncExternalStore(installState.subscribe, isDismissed, () => true);
  const isHydrated = useHydrated();
  if (!isHydrated || isQuiet || (state !== "offered" && state !== "by-hand")) return null;
  return (
    <Suspense>
      <InstallBanner />
    </Suspense>
  );
}
