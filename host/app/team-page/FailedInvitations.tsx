import { Alert } from "@mantine/core";
import { useWords } from "../ui/use-words.ts";
import type { InviteResult } from "./InviteForm.tsx";
import styles from "./team.module.css";
import { teamWords } from "./words.en.ts";

interface Props {
  failed: InviteResult["failed"];
  onClose: () => void;
}

/** Invitations that failed, and why. Stays until closed, as toasts would show only five, and briefly. */
export function FailedInvitations({ failed, onClose }: Props) {
  const text = useWords(teamWords);
  return (
    <Alert
      color="red"
      role="alert"
      mb="md"
      title={text.people.notInvited(failed.length)}
      withCloseButton
      closeButtonLabel={text.close}
      onClose={onClose}
    >
      <ul className={styles.notInvited}>
        {failed.map(({ row, message }, i) => (
          <li key={i}>
            <bdi>{row}</bdi>: {message}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
