import type { ModalProps } from "@mantine/core";
import { lazy, Suspense } from "react";

const Modal = lazy(() => import("./modal.ts"));

/** A dialog that is loaded when it first opens; its content is mounted only while it is open. */
export function LazyModal(props: ModalProps) {
  return props.opened && <Suspense><Modal {...props} /></Suspense>;
}
