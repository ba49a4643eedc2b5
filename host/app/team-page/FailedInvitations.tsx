import { Alert } from "@mantine/core";
import { useWords } from "../ui/use-words.ts";
import type { InviteResult } from "./InviteForm.tsx";
import styles from "./team.module.css";
import { teamWords } from "./words.en.ts";

interface Props {
  failed: InviteResult["failed"];
  onClose: () => void;
}

/** Who got no invitation and why. It stays until it is closed: of a long list, toasts would show five for a moment. */
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
