import { Alert, Button, TextInput } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { IconKey } from "@tabler/icons-react";
import { useState } from "react";
import type { Passkey } from "../../auth/passkeys/passkeys.server.ts";
import { authWords } from "../../auth/words/index.ts";
import { api } from "../../ui/api.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { useLocale } from "../../ui/locale.ts";
import { toast } from "../../ui/toast.ts";
import { useDialog } from "../../ui/use-dialog.ts";
import { useSay } from "../../ui/use-say.ts";
import { useWords } from "../../ui/use-words.ts";
import { uiWords } from "../../ui/words/index.ts";
import styles from "./security.module.css";
import { useProof } from "../../auth/proof/use-proof.tsx";
import { securityWords } from "./words/index.ts";

/** Adds, names and removes passkeys. */
export function Passkeys({ passkeys, whyNot }: { passkeys: Passkey[]; whyNot: string | null }) {
  const text = useWords(securityWords);
  const { revalidate } = useRevalidator();
  const { run, dialog } = useProof();
  const say = useSay();
  const { login } = useWords(authWords);
  const [isWaiting, setWaiting] = useState(false);
  const removal = useDialog<Passkey>();

  async function add() {
    setWaiting(true);
    await run(async () => {
      const { addPasskey } = await import("../../auth/passkeys/passkey-client.ts");
      if (!(await addPasskey())) return void toast.failure(text.passkeys.notAdded, text.passkeys.notAddedText);
      toast.success(text.passkeys.added, text.passkeys.addedText);
      revalidate();
    });
    setWaiting(false);
  }
  const rename = ({ id }: Passkey, name: string) =>
    run(async () => {
      await api("PATCH", `/api/passkeys/${id}`, { name });
      toast.success(text.passkeys.renamed);
      revalidate();
    });
  function remove(passkey: Passkey) {
    removal.close();
    return run(async () => {
      await api("DELETE", `/api/passkeys/${passkey.id}`);
      toast.success(text.passkeys.removed);
      revalidate();
    });
  }

  return (
    <>
      {passkeys.length > 0 && (
        <ul className={styles.list} aria-label={text.passkeys.title}>
          {passkeys.map((passkey) => (
            <Item
              key={passkey.id}
              passkey={passkey}
              onRename={(name) => rename(passkey, name)}
              onRemove={() => removal.open(passkey)}
            />
          ))}
        </ul>
      )}
      {whyNot === null ? (
        <>
          <Button
            variant={passkeys.length > 0 ? "default" : "filled"}
            onClick={add}
            disabled={isWaiting}
            aria-busy={isWaiting}
          >
            {isWaiting ? login.waiting : text.passkeys.add}
          </Button>
          <p className={styles.note} role="status">
            {isWaiting && login.waitingHint}
          </p>
        </>
      ) : (
        <Alert color="gray">{say(whyNot)}</Alert>
      )}
      {dialog}
      <ConfirmDialog
        isOpen={removal.isOpen}
        title={text.passkeys.ask}
        confirm={text.passkeys.confirm}
        isDestructive
        onConfirm={() => removal.shown && remove(removal.shown)}
        onClose={removal.close}
      >
        <b>{removal.shown?.name}</b> {text.passkeys.askText}
      </ConfirmDialog>
    </>
  );
}

interface ItemProps {
  passkey: Passkey;
  onRename: (name: string) => Promise<void>;
  onRemove: () => void;
}

function Item({ passkey, onRename, onRemove }: ItemProps) {
  const text = useWords(securityWords);
  const { cancel } = useWords(uiWords);
  const locale = useLocale();
  const [typed, setTyped] = useState<string>();
  const { name, createdAt, lastUsedAt } = passkey;
  const on = (time: string) => new Date(time).toLocaleDateString(locale, { dateStyle: "medium" });

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
        <small>{text.passkeys.since(on(createdAt), lastUsedAt && on(lastUsedAt))}</small>
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
