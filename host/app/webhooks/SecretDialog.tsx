import { Button, Group, Stack } from "@mantine/core";
import { CopyButton } from "../ui/CopyButton.tsx";
import Modal from "../ui/modal.tsx";
import { useWords } from "../ui/use-words.ts";
import styles from "./webhooks.module.css";
import type { NewSecret } from "./webhook-answers.ts";
import { webhookWords } from "./words.en.ts";

interface Props extends NewSecret {
  isOpen: boolean;
  onClose: () => void;
}

/** Shows a new secret. A press outside does not close it, as the secret is shown only once. */
export default function SecretDialog({ secret, isRotated, isOpen, onClose }: Props) {
  const text = useWords(webhookWords).secret;
  return (
    <Modal opened={isOpen} onClose={onClose} title={text.title} closeOnClickOutside={false} withCloseButton={false}>
      <Stack gap="md">
        <p className={styles.hint}>
          {text.text} {isRotated && text.rotated}
        </p>
        <code className={styles.secret}>{secret}</code>
        <Group justify="flex-end">
          <CopyButton value={secret} label={text.copy} data-autofocus />
          <Button onClick={onClose}>{text.done}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
