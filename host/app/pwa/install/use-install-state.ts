import { useSyncExternalStore } from "react";
import { installState } from "./install-prompt.ts";

/** Ways to install in this browser. */
export const useInstallState = () =>
  useSyncExternalStore(installState.subscribe, installState.current, installState.onServer);
