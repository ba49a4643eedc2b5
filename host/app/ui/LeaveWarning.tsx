import { useBeforeUnload, useBlocker } from "@remix-run/react";
import { useCallback } from "react";
import { said } from "./said.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

export const LEAVE_TITLE = "Leave without saving?";

/**
 * Holds back leaving the page while there is something unsaved: by a dialog inside the app, by the browser's own
 * question on reload. `children` say what would be lost.
 */
export function LeaveWarning({ isUnsaved, children }: { isUnsaved: boolean; children: string }) {
  useBeforeUnload(
    useCallback(
      (event: BeforeUnloadEvent) => {
        if (isUnsaved) event.preventDefault();
      },
      [isUnsaved],
    ),
  );
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      isOpen={blocker.state === "blocked"}
      title={said(LEAVE_TITLE)}
      confirm={said("Leave")}
      cancel={said("Stay")}
      isDestructive
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {said(children)}
    </ConfirmDialog>
  );
}
