import { Alert, Button, Group } from "@mantine/core";
import { IconKey } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { api, NOT_DONE, sentenceOf, UNREACHED } from "../../ui/api.ts";
import { toast } from "../../ui/toast.ts";

type State = "unknown" | "offered" | "busy" | "gone";

/** Offers a passkey after a sign-in by password, where the device can make one: once, whatever the answer. */
export default function PasskeyOffer() {
  const [state, setState] = useState<State>("unknown");

  useEffect(() => {
    async function offer() {
      const canMake = await window.PublicKeyCredential?.isUserVerifyingPlatformAuthenticatorAvailable();
      if (!canMake) return;
      setState("offered");
      await api("POST", "/api/passkeys/offered");
    }
    void offer().catch(() => {}); // offered once more then
  }, []);

  async function add() {
    setState("busy");
    try {
      const { addPasskey } = await import("./passkey-client.ts");
      const added = await addPasskey();
      if (added) toast.success("Passkey added", "Next time, sign in without your password.");
      setState(added ? "gone" : "offered");
    } catch (error) {
      toast.failure(NOT_DONE, sentenceOf(error, UNREACHED));
      setState("offered");
    }
  }

  if (state === "unknown" || state === "gone") return null;
  return (
    <Alert
      color="amber"
      role="status"
      title="Sign in faster next time"
      icon={<IconKey size={20} stroke={1.8} aria-hidden />}
      mb="md"
    >
      A passkey signs you in with your fingerprint, face or screen lock. You can also add one later, in your account.
      <Group gap="sm" mt="sm">
        <Button size="xs" onClick={add} disabled={state === "busy"} aria-busy={state === "busy"}>
          Add a passkey
        </Button>
        <Button size="xs" variant="subtle" onClick={() => setState("gone")}>
          Not now
        </Button>
      </Group>
    </Alert>
  );
}
