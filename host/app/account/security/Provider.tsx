import { Badge, Button } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { api } from "../../ui/api.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { toast } from "../../ui/toast.ts";
import styles from "./security.module.css";
import { useReauthentication } from "../../auth/reauthentication/use-reauthentication.tsx";
import { useWords } from "../../ui/use-words.ts";
import { securityWords } from "./words.en.ts";

interface Props {
  name: string;
  isConnected: boolean;
  /** It is the only way to sign in: there is nothing to disconnect. */
  isOnlyWay: boolean;
}

/** Connects the account to the provider of single sign-on, and disconnects it. */
export default function Provider({ name, isConnected, isOnlyWay }: Props) {
  const text = useWords(securityWords);
  const { revalidate } = useRevalidator();
  const { run, dialog } = useReauthentication();
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
      toast.success(text.provider.disconnected, text.provider.disconnectedText(name));
      revalidate();
    });
  }

  return (
    <>
      {isConnected && (
        <p className={styles.state}>
          <Badge color="teal">{text.provider.connected}</Badge>
        </p>
      )}
      {isConnected && !isOnlyWay && (
        <Button variant="light" color="red" onClick={() => setAsking(true)}>
          {text.provider.disconnect}
        </Button>
      )}
      {isConnected && isOnlyWay && <p className={styles.note}>{text.provider.onlyWay}</p>}
      {!isConnected && (
        <Button variant="default" onClick={connect}>
          {text.provider.connect(name)}
        </Button>
      )}
      {dialog}
      <ConfirmDialog
        isOpen={isAsking}
        title={text.provider.ask(name)}
        confirm={text.provider.disconnect}
        isDestructive
        onConfirm={disconnect}
        onClose={() => setAsking(false)}
      >
        {text.provider.askText(name)}
      </ConfirmDialog>
    </>
  );
}
