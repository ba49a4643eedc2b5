import { Badge, Button, Group } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { lazy, Suspense } from "react";
import type { FactorState } from "../../auth/factors/second-factor.server.ts";
import { api } from "../../ui/api.ts";
import { LazyModal } from "../../ui/LazyModal.tsx";
import { toast } from "../../ui/toast.ts";
import { useDialog } from "../../ui/use-dialog.ts";
import { newFactor, type NewFactor, SET_UP_APP } from "./new-factor.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import styles from "./security.module.css";
import { useProof } from "./use-proof.tsx";

const FactorSetup = lazy(() => import("./FactorSetup.tsx"));

const RENEW = "New recovery codes";

type Shown = { kind: "setup"; factor: NewFactor } | { kind: "codes"; codes: string[] };

/** Turns the second factor on and off, and renews its recovery codes. */
export function SecondFactor({ isOn, codesLeft }: FactorState) {
  const { revalidate } = useRevalidator();
  const { run, dialog } = useProof();
  const shown = useDialog<Shown>();

  function close() {
    shown.close();
    revalidate();
  }

  const setUp = () => run(async (proof) => shown.open({ kind: "setup", factor: await newFactor(proof) }));
  const renew = () =>
    run(async (currentPassword) => {
      const { recoveryCodes: codes } = await api<{ recoveryCodes: string[] }>("POST", "/api/totp/recovery-codes", {
        currentPassword,
      });
      shown.open({ kind: "codes", codes });
    });
  const remove = () =>
    run(async (currentPassword) => {
      await api("DELETE", "/api/totp", { currentPassword });
      toast.success("Second factor removed", "Your password alone signs you in now.");
      revalidate();
    });

  return (
    <>
      <p className={styles.state}>
        {isOn ? <Badge color="teal">On</Badge> : <Badge color="gray">Off</Badge>}
        {isOn && `${codesLeft} ${codesLeft === 1 ? "recovery code" : "recovery codes"} left`}
      </p>
      {isOn ? (
        <Group gap="sm">
          <Button variant="default" onClick={renew}>
            {RENEW}
          </Button>
          <Button variant="light" color="red" onClick={remove}>
            Remove
          </Button>
        </Group>
      ) : (
        <Button onClick={setUp}>{SET_UP_APP}</Button>
      )}
      {dialog}
      <LazyModal
        opened={shown.isOpen}
        onClose={close}
        title={shown.shown?.kind === "codes" ? RENEW : SET_UP_APP}
        closeOnClickOutside={false}
        closeOnEscape={false} // recovery codes are shown once
        closeButtonProps={{ "aria-label": "Close" }}
      >
        <Suspense>
          {shown.shown?.kind === "setup" && (
            <FactorSetup factor={shown.shown.factor} done="Done" onDone={close} onCancel={close} />
          )}
          {shown.shown?.kind === "codes" && <RecoveryCodes codes={shown.shown.codes} done="Done" onDone={close} />}
        </Suspense>
      </LazyModal>
    </>
  );
}
