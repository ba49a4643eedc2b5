import { useBeforeUnload, useBlocker } from "@remix-run/react";
import { useCallback } from "react";

/** Holds back leaving while there is something unsaved: by the browser's own question, or a dialog of the caller's. */
export function useLeaveWarning(isUnsaved: boolean) {
  useBeforeUnload(useCallback((event: BeforeUnloadEvent) => {
    if (isUnsaved) event.preventDefault();
  }, [isUnsaved]));
  return useBlocker(({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname);
}
