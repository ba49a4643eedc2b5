import { lazy, Suspense, useState } from "react";
import type { ConfirmProps } from "./ConfirmModal.tsx";

// Most visits to a page delete nothing: the dialog comes when it first opens, and then stays for its way out.
const ConfirmModal = lazy(() => import("./ConfirmModal.tsx"));

/** Asks before something that cannot be taken back. Focus starts on Cancel and returns to where it was. */
export function ConfirmDialog(props: ConfirmProps) {
  const [wasOpen, setWasOpen] = useState(false);
  if (props.isOpen && !wasOpen) setWasOpen(true);
  return (
    wasOpen && (
      <Suspense>
        <ConfirmModal {...props} />
      </Suspense>
    )
  );
}
