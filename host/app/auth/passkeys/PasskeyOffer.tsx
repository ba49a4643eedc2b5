import { Alert, Button, Group } from "@mantine/core";
import { IconKey } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { api } from "../../ui/api.ts";
import { toast } from "../../ui/toast.ts";
import { useCall } from "../../ui/use-call.ts";
import { useWords } from "../../ui/use-words.ts";
import { offerWords } from "./words.en.ts";
import { uiMessages } from "../../ui/messages.en.ts";

type State = "unknown" | "offered" | "gone";

/** Offers a passkey after a sign-in by password, where the device can make one: once, whatever the answer. */
export default function PasskeyOffer() {
  const text = useWords(offerWords);
  const [state, setState] = useState<State>("unknown");
  const { call, isBusy } = useCall(uiMessages.failed, { otherwise: uiMessages.offline });

  useEffect(() => {
    async function offer() {
      const canMake = await window.PublicKeyCredential?.isUserVerifyingPlatformAuthenticatorAvailable();
      if (!canMake) return;
      setState("offered");
      await api("POST", "/api/passkeys/offered");
    }
    void offer().catch(() => {}); // offered once more then
  }, []);

  const add = () =>
    call(async () => {
      const { addPasskey } = await import("./passkey-client.ts");
      if (!(await addPasskey())) return;
      toast.success(text.added, text.addedText);
      setState("gone");
    });

  if (state === "unknown" || state === "gone") return null;
  return (
    <Alert color="amber" role="status" title={text.title} icon={<IconKey size={20} stroke={1.8} aria-hidden />} mb="md">
      {text.text}
      <Group gap="sm" mt="sm">
        <Button size="xs" onClick={add} disabled={isBusy} aria-busy={isBusy}>
          {text.add}
        </Button>
        <Button size="xs" variant="subtle" onClick={() => setState("gone")}>
          {text.notNow}
        </Button>
      </Group>
    </Alert>
  );
}
