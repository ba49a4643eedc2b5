import { Alert, Button, Group } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import type { EmailState } from "../auth/email/email-links.server.ts";
import { api } from "../ui/api.ts";
import { useCall } from "../ui/use-call.ts";
import { useWords } from "../ui/use-words.ts";
import controls from "../ui/controls.module.css";
import { accountWords } from "./words.en.ts";
import { uiMessages } from "../ui/messages.en.ts";

const PATH = "/api/email/pending";

/** Shows that an email awaits confirmation, and which messages wait for that; as one line right after sign-up. */
export function EmailNotice({ email, state, isLine }: { email: string; state: EmailState; isLine?: boolean }) {
  const words = useWords(accountWords);
  const { revalidate } = useRevalidator();
  const { call, isBusy } = useCall(uiMessages.failed, { otherwise: uiMessages.offline });
  const { isConfirmed, pending, waiting: pendingMails } = state;
  if (isConfirmed && !pending) return null;

  async function send(method: "POST" | "DELETE", ...done: [title: string, text: string]) {
    if (await call(() => api(method, PATH), ...done)) revalidate();
  }

  const address = pending ?? email;
  const again = () => send("POST", words.email.sent, words.email.open(address));
  if (isLine)
    return (
      <p role="status">
        {words.email.confirmLine}{" "}
        <button type="button" className={controls.quiet} disabled={isBusy} onClick={again}>
          {words.email.again}
        </button>
      </p>
    );
  return (
    <Alert color="amber" role="status" title={pending ? words.email.confirmNew : words.email.confirm} mb="md">
      {pending ? words.email.pending(pending, email) : words.email.unconfirmed(email)}
      {!isConfirmed && pendingMails > 0 && words.email.waiting(pendingMails)}
      <Group gap="sm" mt="sm">
        <Button size="xs" variant="default" disabled={isBusy} onClick={again}>
          {words.email.again}
        </Button>
        {pending && (
          <Button
            size="xs"
            variant="subtle"
            disabled={isBusy}
            onClick={() => send("DELETE", words.email.cancelled, words.email.keeps(email))}
          >
            {words.email.cancel}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
