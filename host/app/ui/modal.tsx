// A module of its own, so that loading it on use does not bring all of Mantine.
import { Modal, type ModalProps } from "@mantine/core";
import { useEffect, useState } from "react";

/** Opens one render after it is mounted: Mantine notes where focus was, to return it there, only when a dialog opens. */
export default function MountedModal(props: ModalProps) {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return <Modal {...props} opened={props.opened && isMounted} />;
}
