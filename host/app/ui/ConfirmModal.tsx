import { Button, Group, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useWords } from "./use-words.ts";
import { uiWords } from "./words.en.ts";
import Modal from "./modal.tsx";

export interface ConfirmProps {
  isOpen: boolean;
  title: string;
  /** The consequences, and whether they can be undone. */
  children: ReactNode;
  /** Label of the button: 'Delete card'. */
  confirm: string;
  /** Label while running: 'Deleting...'. */
  busy?: string;
  cancel?: string;
  isDestructive?: boolean;
  /** Awaited: the dialog stays, busy, until it is done. Failures are the caller's to show. */
  onConfirm: () => unknown;
  onClose: () => void;
}

/** Content of ConfirmDialog, loaded when it opens. */
export default function ConfirmModal({
  isOpen,
  title,
  children,
  confirm,
  busy,
  cancel,
  isDestructive,
  onConfirm,
  onClose,
}: ConfirmProps) {
  const words = useWords(uiWords);
  const [isBusy, setBusy] = useState(false);

  async function run() {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
    }
  }

  return (
    <Modal opened={isOpen} onClose={() => !isBusy && onClose()} title={title}>
      <Text component="div" c="dimmed">
        {children}
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose} disabled={isBusy} data-autofocus>
          {cancel ?? words.cancel}
        </Button>
        <Button color={isDestructive ? "red.7" : undefined} onClick={run} disabled={isBusy} aria-busy={isBusy}>
          {isBusy ? (busy ?? confirm) : confirm}
        </Button>
      </Group>
    </Modal>
  );
}
