import { Badge, Button } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { api } from "../../ui/api.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { toast } from "../../ui/toast.ts";
import styles from "./security.module.css";
import { useProof } from "../../auth/proof/use-proof.tsx";

interface Props {
  name: string;
  isConnected: boolean;
  /** It is the only way to sign in: there is nothing to disconnect. */
  isOnlyWay: boolean;
}

/** Connects the account to the provider of single sign-on, and disconnects it. */
export default function Provider({ name, isConnected, isOnlyWay }: Props) {
  const { revalidate } = useRevalidator();
  const { run, dialog } = useProof();
  const [isAsking, setAsking] = useState(false);

  const connect = () =>
    run(async () => {
      await api("POST", "/api/proof");
      window.location.assign("/auth/oidc");
    });
  function disconnect() {
    setAsking(false);
    return run(async () => {
      await api("DELETE", "/api/oidc");
      toast.success("Disconnected", `${name} no longer signs you in here.`);
      revalidate();
    });
  }

  return (
    <>
      {isConnected && (
        <p className={styles.state}>
          <Badge color="teal">Connected</Badge>
        </p>
      )}
      {isConnected && !isOnlyWay && (
        <Button variant="light" color="red" onClick={() => setAsking(true)}>
          Disconnect
        </Button>
      )}
      {isConnected && isOnlyWay && (
        <p className={styles.note}>This is your only way to sign in. To disconnect it, choose a password first.</p>
      )}
      {!isConnected && (
        <Button variant="default" onClick={connect}>
          {`Connect ${name}`}
        </Button>
      )}
      {dialog}
      <ConfirmDialog
        isOpen={isAsking}
        title={`Disconnect ${name}?`}
        confirm="Disconnect"
        isDestructive
        onConfirm={disconnect}
        onClose={() => setAsking(false)}
      >
        {name} no longer signs you in here, and you are signed out on all other devices.
      </ConfirmDialog>
    </>
  );
}
