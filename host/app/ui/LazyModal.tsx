import type { ModalProps } from "@mantine/core";
import { lazy, Suspense, useState } from "react";

const Modal = lazy(() => import("./modal.tsx"));

/** A dialog that is loaded when it first opens, and then stays for its way out; focus returns to where it was. */
export function LazyModal(props: ModalProps) {
  const [wasOpen, setWasOpen] = useState(false);
  if (props.opened && !wasOpen) setWasOpen(true);
  return (
    wasOpen && (
      <Suspense>
        <Modal {...props} />
      </Suspense>
    )
  );
}
