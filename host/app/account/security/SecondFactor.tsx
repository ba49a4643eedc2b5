import { Badge, Button, Group } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { lazy, Suspense, useState } from "react";
import type { FactorState } from "../../auth/factors/second-factor.server.ts";
import { api } from "../../ui/api.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { LazyModal } from "../../ui/LazyModal.tsx";
import { toast } from "../../ui/toast.ts";
import { useDialog } from "../../ui/use-dialog.ts";
import { useUser } from "../../ui/user.ts";
import { FACTOR_ON, newFactor, type NewFactor, SET_UP_APP } from "./new-factor.ts";
import styles from "./security.module.css";
import { useProof } from "../../auth/proof/use-proof.tsx";

const FactorSetup = lazy(() => import("./FactorSetup.tsx"));
const RecoveryCodes = lazy(() => import("./RecoveryCodes.tsx"));

const RENEW = "New recovery codes";
const REPLACE = "Replace authenticator app";

type Shown = { title: string } & ({ kind: "setup"; factor: NewFactor } | { kind: "codes"; codes: string[] });

/** Turns the second factor on and off, replaces it, and renews its recovery codes. */
export function SecondFactor({ isOn, isRequired, codesLeft }: FactorState) {
  const { username } = useUser();
  const { revalidate } = useRevalidator();
  const { run, dialog } = useProof();
  const { shown, isOpen, open, close } = useDialog<Shown>();
  const [isRemoving, setRemoving] = useState(false);

  function finish() {
    close();
    revalidate();
  }

  const setUp = () =>
    run(async () => open({ kind: "setup", title: isOn ? REPLACE : SET_UP_APP, factor: await newFactor(isOn) }));
  const confirmed = (codes: string[]) =>
    open({ kind: "codes", title: isOn ? "Authenticator app replaced" : FACTOR_ON, codes });
  const renew = () =>
    run(async () => {
      const { recoveryCodes: codes } = await api<{ recoveryCodes: string[] }>("POST", "/api/totp/recovery-codes");
      open({ kind: "codes", title: RENEW, codes });
    });
  function remove() {
    setRemoving(false);
    return run(async () => {
      await api("DELETE", "/api/totp");
      toast.success("Second factor removed", "Your password alone signs you in now.");
      revalidate();
    });
  }

  return (
    <>
      <p className={styles.state}>
        {isOn ? <Badge color="teal">On</Badge> : <Badge color="gray">Off</Badge>}
        {isOn && `${codesLeft} ${codesLeft === 1 ? "recovery code" : "recovery codes"} left`}
      </p>
      {isOn ? (
        <>
          <Group gap="sm">
            <Button variant="default" onClick={setUp}>
              {REPLACE}
            </Button>
            <Button variant="default" onClick={renew}>
              {RENEW}
            </Button>
            {!isRequired && (
              <Button variant="light" color="red" onClick={() => setRemoving(true)}>
                Remove
              </Button>
            )}
          </Group>
          {isRequired && <p className={styles.note}>Your account must have a second factor: you can replace it.</p>}
        </>
      ) : (
        <Button onClick={setUp}>{SET_UP_APP}</Button>
      )}
      {dialog}
      <ConfirmDialog
        isOpen={isRemoving}
        title="Remove second factor?"
        confirm="Remove second factor"
        isDestructive
        onConfirm={remove}
        onClose={() => setRemoving(false)}
      >
        Your password alone signs you in then, and your recovery codes no longer work. You are signed out on all other
        devices.
      </ConfirmDialog>
      <LazyModal
        opened={isOpen}
        onClose={finish}
        title={shown?.title}
        closeOnClickOutside={false}
        closeOnEscape={false} // recovery codes are shown once
        closeButtonProps={{ "aria-label": "Close" }}
      >
        <Suspense>
          {shown?.kind === "setup" && <FactorSetup factor={shown.factor} onConfirmed={confirmed} onCancel={finish} />}
          {shown?.kind === "codes" && (
            <RecoveryCodes codes={shown.codes} username={username} done="Done" onDone={finish} />
          )}
        </Suspense>
      </LazyModal>
    </>
  );
}
