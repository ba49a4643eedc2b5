import { Alert } from "@mantine/core";
import { useSay } from "../ui/use-say.ts";
import { useWords } from "../ui/use-words.ts";
import type { Invited } from "./InviteForm.tsx";
import styles from "./team.module.css";
import { teamWords } from "./words/index.ts";

interface Props {
  failed: Invited["failed"];
  onClose: () => void;
}

/** Who got no invitation and why. It stays until it is closed: of a long list, toasts would show five for a moment. */
export function NotInvited({ failed, onClose }: Props) {
  const text = useWords(teamWords);
  const say = useSay();
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
        {failed.map(({ email, message }) => (
          <li key={email}>
            <bdi>{email}</bdi>: {say(message)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
