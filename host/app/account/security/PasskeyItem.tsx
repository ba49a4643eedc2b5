import { Button, TextInput } from "@mantine/core";
import { IconKey } from "@tabler/icons-react";
import { useState } from "react";
import type { Passkey } from "../../auth/passkeys/passkeys.server.ts";
import { useFormatDate } from "../../ui/locale.ts";
import { useWords } from "../../ui/use-words.ts";
import { uiWords } from "../../ui/words.en.ts";
import styles from "./security.module.css";
import { securityWords } from "./words.en.ts";

interface Props {
  passkey: Passkey;
  onRename: (name: string) => Promise<void>;
  onRemove: () => void;
}

/** One passkey, to be renamed in its place or removed. */
export default function PasskeyItem({ passkey, onRename, onRemove }: Props) {
  const text = useWords(securityWords);
  const { cancel } = useWords(uiWords);
  const formatDate = useFormatDate();
  const [typed, setTyped] = useState<string>();
  const { name, createdAt, lastUsedAt } = passkey;

  async function save() {
    if (typed?.trim() && typed.trim() !== name) await onRename(typed.trim());
    setTyped(undefined);
  }

  return (
    <li>
      <IconKey size={20} stroke={1.8} aria-hidden />
      <div>
        {typed === undefined ? (
          <b>{name}</b>
        ) : (
          <TextInput
            aria-label={text.passkeys.nameOf(name)}
            value={typed}
            maxLength={60}
            autoFocus
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={({ key }) => {
              if (key === "Enter") void save();
              if (key === "Escape") setTyped(undefined);
            }}
          />
        )}
        <small>{text.passkeys.since(formatDate(createdAt), lastUsedAt && formatDate(lastUsedAt))}</small>
      </div>
      <div className={styles.actions}>
        {typed === undefined ? (
          <>
            <Button
              size="xs"
              variant="default"
              onClick={() => setTyped(name)}
              aria-label={text.passkeys.renameOne(name)}
            >
              {text.passkeys.rename}
            </Button>
            <Button
              size="xs"
              variant="subtle"
              color="red"
              onClick={onRemove}
              aria-label={text.passkeys.removeOne(name)}
            >
              {text.remove}
            </Button>
          </>
        ) : (
          <>
            <Button size="xs" onClick={save}>
              {text.passkeys.save}
            </Button>
            <Button size="xs" variant="default" onClick={() => setTyped(undefined)}>
              {cancel}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
