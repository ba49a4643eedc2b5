import { Alert, Button } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { lazy, Suspense, useState } from "react";
import type { Passkey } from "../../auth/passkeys/passkeys.server.ts";
import { authWords } from "../../auth/words.en.ts";
import { api } from "../../ui/api.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { toast } from "../../ui/toast.ts";
import { useDialog } from "../../ui/use-dialog.ts";
import { useWords } from "../../ui/use-words.ts";
import styles from "./security.module.css";
import { useReauthentication } from "../../auth/reauthentication/use-reauthentication.tsx";
import { securityWords } from "./words.en.ts";

/** Most accounts have none. */
const PasskeyItem = lazy(() => import("./PasskeyItem.tsx"));

/** Adds, names and removes passkeys. */
export function Passkeys({ passkeys, whyNot }: { passkeys: Passkey[]; whyNot: string | null }) {
  const text = useWords(securityWords);
  const { revalidate } = useRevalidator();
  const { run, dialog } = useReauthentication();
  const { login } = useWords(authWords);
  const [isPending, setPending] = useState(false);
  const removal = useDialog<Passkey>();

  async function add() {
    setPending(true);
    await run(async () => {
      const { addPasskey } = await import("../../auth/passkeys/passkey-client.ts");
      if (!(await addPasskey())) return void toast.failure(text.passkeys.notAdded, text.passkeys.notAddedText);
      toast.success(text.passkeys.added, text.passkeys.addedText);
      revalidate();
    });
    setPending(false);
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
            <Suspense key={passkey.id}>
              <PasskeyItem
                passkey={passkey}
                onRename={(name) => rename(passkey, name)}
                onRemove={() => removal.open(passkey)}
              />
            </Suspense>
          ))}
        </ul>
      )}
      {whyNot === null ? (
        <>
          <Button
            variant={passkeys.length > 0 ? "default" : "filled"}
            onClick={add}
            disabled={isPending}
            aria-busy={isPending}
          >
            {isPending ? login.waiting : text.passkeys.add}
          </Button>
          <p className={styles.note} role="status">
            {isPending && login.waitingHint}
          </p>
        </>
      ) : (
        <Alert color="gray">{whyNot}</Alert>
      )}
      {dialog}
      <ConfirmDialog
        isOpen={removal.isOpen}
        title={text.passkeys.ask}
        confirm={text.passkeys.confirm}
        isDestructive
        onConfirm={() => removal.content && remove(removal.content)}
        onClose={removal.close}
      >
        <b>{removal.content?.name}</b> {text.passkeys.askText}
      </ConfirmDialog>
    </>
  );
}
