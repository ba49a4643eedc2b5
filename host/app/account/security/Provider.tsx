import { Alert, Badge, Button } from "@mantine/core";
import { useRevalidator, useSearchParams } from "@remix-run/react";
import { isRefusal, OIDC_NOTICES } from "../../auth/oidc/outcomes.ts";
import { api } from "../../ui/api.ts";
import { toast } from "../../ui/toast.ts";
import styles from "./security.module.css";
import { useProof } from "./use-proof.tsx";

/** Connects the account to the provider of single sign-on, and disconnects it. */
export function Provider({ name, isConnected }: { name: string; isConnected: boolean }) {
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const { run, dialog } = useProof();
  const refusal = search.get("sso");

  const disconnect = () =>
    run(async (currentPassword) => {
      await api("DELETE", "/api/oidc", { currentPassword });
      toast.success("Disconnected", `${name} no longer signs you in here.`);
      revalidate();
    });

  return (
    <>
      {isRefusal(refusal) && (
        <Alert color="red" role="alert" title={OIDC_NOTICES[refusal][0]} mb="md">
          {OIDC_NOTICES[refusal][1](name)}
        </Alert>
      )}
      {isConnected ? (
        <>
          <p className={styles.state}>
            <Badge color="teal">Connected</Badge>
          </p>
          <Button variant="light" color="red" onClick={disconnect}>
            Disconnect
          </Button>
        </>
      ) : (
        <Button component="a" href="/auth/oidc" variant="default">
          {`Connect ${name}`}
        </Button>
      )}
      {dialog}
    </>
  );
}
