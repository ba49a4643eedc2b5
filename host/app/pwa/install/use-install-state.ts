import { useSyncExternalStore } from "react";
import { installState } from "./install-prompt.ts";

/** What this browser offers now. */
export const useInstallState = () =>
  useSyncExternalStore(installState.subscribe, installState.current, installState.onServer);
