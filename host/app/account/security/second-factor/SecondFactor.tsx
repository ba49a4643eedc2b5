import { Badge, Button, Group } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { lazy, Suspense, useState } from "react";
import type { FactorState } from "../../../auth/factors/second-factor.server.ts";
import { api } from "../../../ui/api.ts";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { LazyModal } from "../../../ui/LazyModal.tsx";
import { toast } from "../../../ui/toast.ts";
import { useDialog } from "../../../ui/use-dialog.ts";
import { useUser } from "../../../ui/user.ts";
import { newFactor, type NewFactor } from "./new-factor.ts";
import styles from "../security.module.css";
import { useReauthentication } from "../../../auth/reauthentication/use-reauthentication.tsx";
import { useWords } from "../../../ui/use-words.ts";
import { securityWords } from "../words.en.ts";

const FactorSetup = lazy(() => import("./FactorSetup.tsx"));
const RecoveryCodes = lazy(() => import("./RecoveryCodes.tsx"));

type DialogContent = { title: string } & ({ kind: "setup"; factor: NewFactor } | { kind: "codes"; codes: string[] });

/** Turns the second factor on and off, replaces it, and renews its recovery codes. */
export function SecondFactor({ isOn, isRequired, codesLeft }: FactorState) {
  const text = useWords(securityWords);
  const { username } = useUser();
  const { revalidate } = useRevalidator();
  const { run, dialog } = useReauthentication();
  const { content, isOpen, open, close } = useDialog<DialogContent>();
  const [isRemoving, setRemoving] = useState(false);

  function finish() {
    close();
    revalidate();
  }

  const setUp = () =>
    run(async () =>
      open({ kind: "setup", title: isOn ? text.factor.replace : text.factor.setUp, factor: await newFactor(isOn) }),
    );
  const confirmed = (codes: string[]) =>
    open({ kind: "codes", title: isOn ? text.factor.replaced : text.factor.isOn, codes });
  const renew = () =>
    run(async () => {
      const { recoveryCodes: codes } = await api<{ recoveryCodes: string[] }>("POST", "/api/totp/recovery-codes");
      open({ kind: "codes", title: text.factor.renew, codes });
    });
  function remove() {
    setRemoving(false);
    return run(async () => {
      await api("DELETE", "/api/totp");
      toast.success(text.factor.removed, text.factor.removedText);
      revalidate();
    });
  }

  return (
    <>
      <p className={styles.state}>
        {isOn ? <Badge color="teal">{text.factor.on}</Badge> : <Badge color="gray">{text.factor.off}</Badge>}
        {isOn && text.factor.left(codesLeft)}
      </p>
      {isOn ? (
        <>
          <Group gap="sm">
            <Button variant="default" onClick={setUp}>
              {text.factor.replace}
            </Button>
            <Button variant="default" onClick={renew}>
              {text.factor.renew}
            </Button>
            {!isRequired && (
              <Button variant="light" color="red" onClick={() => setRemoving(true)}>
                {text.remove}
              </Button>
            )}
          </Group>
          {isRequired && <p className={styles.note}>{text.factor.required}</p>}
        </>
      ) : (
        <Button onClick={setUp}>{text.factor.setUp}</Button>
      )}
      {dialog}
      <ConfirmDialog
        isOpen={isRemoving}
        title={text.factor.ask}
        confirm={text.factor.confirm}
        isDestructive
        onConfirm={remove}
        onClose={() => setRemoving(false)}
      >
        {text.factor.askText}
      </ConfirmDialog>
      <LazyModal
        opened={isOpen}
        onClose={finish}
        title={content?.title}
        closeOnClickOutside={false}
        closeOnEscape={false} // recovery codes are shown once
      >
        <Suspense>
          {content?.kind === "setup" && (
            <FactorSetup factor={content.factor} onConfirmed={confirmed} onCancel={finish} />
          )}
          {content?.kind === "codes" && (
            <RecoveryCodes codes={content.codes} username={username} done={text.factor.done} onDone={finish} />
          )}
        </Suspense>
      </LazyModal>
    </>
  );
}
