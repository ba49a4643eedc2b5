import { Alert, Button, Group } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import type { EmailState } from "../auth/email-links.server.ts";
import { api, NOT_DONE, sentenceOf, UNREACHED } from "../ui/api.ts";
import { toast } from "../ui/toast.ts";
import { CONFIRM_NEW_EMAIL, LINK_WORDS } from "../auth/email-link-words.ts";

const PATH = "/api/email/pending";

/** Says that an address waits for its link to be opened, and what waits with it. Nothing where nothing does. */
export function EmailNotice({ email, state }: { email: string; state: EmailState }) {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const { isConfirmed, pending, waiting } = state;
  if (isConfirmed && !pending) return null;

  async function call(method: "POST" | "DELETE", done: [title: string, text: string]) {
    setBusy(true);
    try {
      await api(method, PATH);
      toast.success(...done);
      revalidate();
    } catch (error) {
      toast.failure(NOT_DONE, sentenceOf(error, UNREACHED));
    } finally {
      setBusy(false);
    }
  }

  const address = pending ?? email;
  return (
    <Alert color="amber" role="status" title={pending ? CONFIRM_NEW_EMAIL : LINK_WORDS.new.asks.title} mb="md">
      {pending
        ? `We sent a link to ${pending}. Until you open it, your account keeps ${email}.`
        : `We sent a link to ${email}. Until you open it, we send no other email there.`}
      {!isConfirmed && waiting > 0 && ` ${waiting === 1 ? "One message is" : `${waiting} messages are`} waiting.`}
      <Group gap="sm" mt="sm">
        <Button
          size="xs"
          variant="default"
          disabled={isBusy}
          onClick={() => call("POST", ["Link sent", `Open the link in the email to ${address}.`])}
        >
          Send again
        </Button>
        {pending && (
          <Button
            size="xs"
            variant="subtle"
            disabled={isBusy}
            onClick={() => call("DELETE", ["Change cancelled", `Your account keeps ${email}.`])}
          >
            Cancel change
          </Button>
        )}
      </Group>
    </Alert>
  );
}
