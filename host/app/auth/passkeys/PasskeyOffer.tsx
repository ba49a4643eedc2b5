import { Alert, Button, Group } from "@mantine/core";
import { IconKey } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { api, errorMessage } from "../../ui/api.ts";
import { toast } from "../../ui/toast.ts";
import { useWords } from "../../ui/use-words.ts";
import { offerWords } from "./words.en.ts";
import { uiMessages } from "../../ui/messages.en.ts";

type State = "unknown" | "offered" | "busy" | "gone";

/** Offers a passkey after a sign-in by password, where the device can make one: once, whatever the answer. */
export default function PasskeyOffer() {
  const text = useWords(offerWords);
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
      if (added) toast.success(text.added, text.addedText);
      setState(added ? "gone" : "offered");
    } catch (error) {
      toast.failure(uiMessages.failed, errorMessage(error, uiMessages.offline));
      setState("offered");
    }
  }

  if (state === "unknown" || state === "gone") return null;
  return (
    <Alert color="amber" role="status" title={text.title} icon={<IconKey size={20} stroke={1.8} aria-hidden />} mb="md">
      {text.text}
      <Group gap="sm" mt="sm">
        <Button size="xs" onClick={add} disabled={state === "busy"} aria-busy={state === "busy"}>
          {text.add}
        </Button>
        <Button size="xs" variant="subtle" onClick={() => setState("gone")}>
          {text.notNow}
        </Button>
      </Group>
    </Alert>
  );
}
