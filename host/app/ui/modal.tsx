// A module of its own, so that loading it on use does not bring all of Mantine.
import { Modal, type ModalProps } from "@mantine/core";
import { useMounted } from "./use-mounted.ts";

/** Opens one render after it is mounted, so that focus returns. */
export default function MountedModal(props: ModalProps) {
  const isMounted = useMounted();
  // Mantine draws a <header>, which would be a second banner beside the one of the page.
  return <Modal attributes={{ header: { role: "presentation" } }} {...props} opened={props.opened && isMounted} />;
}
