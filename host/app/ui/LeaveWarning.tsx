import { type Blocker, useBeforeUnload, useBlocker } from "@remix-run/react";
import { useCallback } from "react";
import { sentence } from "../languages/message.ts";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import { uiMessages } from "./messages.en.ts";

/**
 * Prevents leaving the page with unsaved changes: with a dialog inside the app, with the browser's own prompt on
 * reload. `children` say what would be lost.
 */
export function LeaveWarning({ isUnsaved, children }: { isUnsaved: boolean; children: string }) {
  return <LeaveDialog blocker={useLeaveBlocker(isUnsaved)}>{children}</LeaveDialog>;
}

/** Like `LeaveWarning`, for a page that shows its own dialog. */
export function useLeaveBlocker(isUnsaved: boolean): Blocker {
  useBeforeUnload(
    useCallback(
      (event: BeforeUnloadEvent) => {
        if (isUnsaved) event.preventDefault();
      },
      [isUnsaved],
    ),
  );
  return useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
}

/** Asks before a page is left that `blocker` holds; `onLeave` comes before it goes. */
export function LeaveDialog(props: { blocker: Blocker; onLeave?: () => void; children: string }) {
  const { blocker, onLeave, children } = props;
  return (
    <ConfirmDialog
      isOpen={blocker.state === "blocked"}
      title={sentence(uiMessages.leaveTitle)}
      confirm={sentence(uiMessages.leave)}
      cancel={sentence(uiMessages.stay)}
      isDestructive
      onClose={() => blocker.reset?.()}
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
    >
      {children}
    </ConfirmDialog>
  );
}
