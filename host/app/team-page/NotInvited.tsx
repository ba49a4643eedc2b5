import { Alert } from "@mantine/core";
import { useSay } from "../ui/use-words.ts";
import type { Invited } from "./InviteForm.tsx";
import styles from "./team.module.css";

interface Props {
  failed: Invited["failed"];
  onClose: () => void;
}

/** Who got no invitation and why. It stays until it is closed: of a long list, toasts would show five for a moment. */
export function NotInvited({ failed, onClose }: Props) {
  const say = useSay();
  return (
    <Alert
      color="red"
      role="alert"
      mb="md"
      title={failed.length === 1 ? "One address was not invited" : `${failed.length} addresses were not invited`}
      withCloseButton
      closeButtonLabel="Close"
      onClose={onClose}
    >
      <ul className={styles.notInvited}>
        {failed.map(({ email, message }) => (
          <li key={email}>
            <bdi>{email}</bdi>: {say(message)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
