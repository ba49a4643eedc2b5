import { Alert, Button, PasswordInput, Stack, Text } from "@mantine/core";
import { IconKey, IconLogin2 } from "@tabler/icons-react";
import { useState } from "react";
import { z } from "zod";
import { presentPassword } from "../auth.schema.ts";
import { VISIBILITY } from "../NewPasswordInput.tsx";
import type { WaysToProve } from "./proof.server.ts";
import { api, LATER, NOT_DONE, sentenceOf, UNREACHED } from "../../ui/api.ts";
import { useApiForm } from "../../ui/api-form.ts";
import { fieldProps } from "../../ui/checked-form.ts";
import { FormFrame } from "../../ui/FormFrame.tsx";
import { useWords } from "../../ui/use-words.ts";
import { authWords } from "../words/index.ts";

interface Props {
  known: WaysToProve;
  onProven: () => void;
  onCancel: () => void;
}

const icon = { size: 18, stroke: 1.8, "aria-hidden": true } as const;

/** Asks for a fresh proof, in any of the ways that the account has. */
export default function ProofForm({ known: { username, ways, provider }, onProven, onCancel }: Props) {
  return (
    <Stack gap="md">
      <Text c="dimmed">
        Please show that it is you before you change how you sign in. For the next ten minutes we will not ask again.
      </Text>
      {ways.includes("password") && <ByPassword username={username} onProven={onProven} onCancel={onCancel} />}
      {ways.includes("passkey") && <ByPasskey onProven={onProven} />}
      {ways.includes("provider") && (
        <Button component="a" href={providerPath()} variant="default" leftSection={<IconLogin2 {...icon} />}>
          {`Sign in again with ${provider}`}
        </Button>
      )}
      {ways.length === 0 && <Text>Please sign out and in again: a new sign-in shows it, too.</Text>}
    </Stack>
  );
}

/** Through the provider and back to this page. */
function providerPath(): string {
  const { pathname, search } = window.location;
  const back = new URLSearchParams(search);
  for (const said of ["sso", "connected"]) back.delete(said);
  back.set("proven", "");
  return `/auth/oidc?prove&to=${encodeURIComponent(`${pathname}?${back}`)}`;
}

const schema = z.object({ currentPassword: presentPassword() });

function ByPassword({ username, onProven, onCancel }: Omit<Props, "known"> & { username: string }) {
  const { fields, frame } = useApiForm({
    title: NOT_DONE,
    schema,
    otherwise: LATER,
    unreached: UNREACHED,
    async submit(body) {
      await api("POST", "/api/proof", body);
      onProven();
    },
  });
  return (
    <FormFrame frame={frame} label="Continue" busy="One moment..." onCancel={onCancel}>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordInput
        label="Your password"
        autoComplete="current-password"
        data-autofocus
        visibilityToggleButtonProps={VISIBILITY}
        {...fieldProps(fields.currentPassword, "password")}
      />
    </FormFrame>
  );
}

function ByPasskey({ onProven }: Pick<Props, "onProven">) {
  const { login } = useWords(authWords);
  const [state, setState] = useState<{ isBusy: boolean; said?: string }>({ isBusy: false });

  async function press() {
    setState({ isBusy: true, said: login.waitingHint });
    try {
      const { proveByPasskey } = await import("../passkeys/passkey-client.ts");
      if (await proveByPasskey()) return onProven();
      setState({ isBusy: false, said: login.noPasskey });
    } catch (error) {
      setState({ isBusy: false, said: sentenceOf(error, UNREACHED) });
    }
  }

  return (
    <>
      <Button
        variant="default"
        disabled={state.isBusy}
        aria-busy={state.isBusy}
        onClick={press}
        leftSection={<IconKey {...icon} />}
      >
        {state.isBusy ? login.waiting : "Use a passkey"}
      </Button>
      {state.said && (
        <Alert color="gray" role="status">
          {state.said}
        </Alert>
      )}
    </>
  );
}
