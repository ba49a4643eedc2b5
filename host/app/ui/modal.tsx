// A module of its own, so that loading it on use does not bring all of Mantine.
import { Modal, type ModalProps } from "@mantine/core";
import { useEffect } from "react";
import { toast } from "./toast.ts";
import { useMounted } from "./use-mounted.ts";
import { useWords } from "./use-words.ts";
import { uiWords } from "./words.en.ts";

/** Opens one render after it is mounted, so that focus returns. */
export default function MountedModal({ title, children, withCloseButton = true, opened, ...root }: ModalProps) {
  const { close } = useWords(uiWords);
  const isMounted = useMounted();
  useEffect(() => {
    if (opened) toast.clear();
  }, [opened]);
  return (
    <Modal.Root {...root} opened={opened && isMounted}>
      <Modal.Overlay />
      <Modal.Content>
        {/* Mantine draws a <header>: without the role it would be a second banner beside the page's own. */}
        <Modal.Header role="presentation">
          <Modal.Title>{title}</Modal.Title>
          {withCloseButton && <Modal.CloseButton aria-label={close} />}
        </Modal.Header>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
