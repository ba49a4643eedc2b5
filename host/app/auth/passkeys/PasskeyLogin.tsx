import { Button } from "@mantine/core";
import { IconKey } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import type { ErrorCode } from "../../errors.ts";
import { ApiError } from "../../ui/api.ts";
import { toast } from "../../ui/toast.ts";
import styles from "../auth.module.css";
import { useCall } from "../../ui/use-call.ts";
import { useWords } from "../../ui/use-words.ts";
import type { PublicUser } from "../sessions/session.server.ts";
import { authWords } from "../words.en.ts";
import { uiMessages } from "../../ui/messages.en.ts";

/** First interactions with the page: passkeys are suggested once a field gets focus, which comes later. */
const FIRST_SIGNS = ["pointermove", "pointerdown", "focusin", "keydown"] as const;

const VISIBLE_CODES = new Set<ErrorCode>(["sign_in_expired", "passkey_unknown", "passkey_copied", "single_sign_on"]);

/** The code for passkeys comes on use: most people sign in without. */
const client = () => import("./passkey-client.ts");

const suggestsPasskeys = async () => (await window.PublicKeyCredential?.isConditionalMediationAvailable?.()) === true;

/** Signs in by a passkey: by this button, or from the suggestions of the username field. */
export function PasskeyLogin({ onSignedIn }: { onSignedIn: (user: PublicUser) => void }) {
  const { login } = useWords(authWords);
  const [state, setState] = useState<"idle" | "waiting" | "cancelled">("idle");
  const { call } = useCall(login.failed, { otherwise: uiMessages.tryLater });
  const wasPressed = useRef(false);
  const finish = useRef(onSignedIn);
  useEffect(() => {
    finish.current = onSignedIn;
  });

  async function signIn(fromSuggestions: boolean): Promise<boolean> {
    const isCurrent = () => !(fromSuggestions && wasPressed.current);
    const user = await (await client()).signInByPasskey(fromSuggestions, isCurrent);
    if (user) finish.current(user);
    return user !== undefined;
  }

  useEffect(() => {
    const listening = new AbortController();
    async function suggest() {
      listening.abort();
      if (!(await suggestsPasskeys())) return;
      try {
        await signIn(true);
      } catch (error) {
        // Suggestions were not requested, so that only errors about a chosen one are shown.
        if (error instanceof ApiError && error.code && VISIBLE_CODES.has(error.code))
          toast.failure(login.failed, error.userMessage);
      }
    }
    for (const sign of FIRST_SIGNS)
      document.addEventListener(sign, () => void suggest(), { signal: listening.signal, once: true, passive: true });
    return () => listening.abort();
  }, [login.failed]);

  async function press() {
    wasPressed.current = true;
    setState("waiting");
    // Signed in, it waits for the next page.
    const isDone = await call(async () => setState((await signIn(false)) ? "waiting" : "cancelled"));
    if (!isDone) setState("idle");
  }

  const isPending = state === "waiting";
  return (
    <div>
      <Button
        variant="default"
        size="md"
        fullWidth
        disabled={isPending}
        aria-busy={isPending}
        onClick={press}
        leftSection={<IconKey size={18} stroke={1.8} aria-hidden />}
      >
        {isPending ? login.waiting : login.withPasskey}
      </Button>
      <p className={styles.hint} role="status">
        {isPending ? login.waitingHint : state === "cancelled" ? login.noPasskey : null}
      </p>
    </div>
  );
}
