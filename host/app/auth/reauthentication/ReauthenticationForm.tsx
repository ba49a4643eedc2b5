import { Alert, Button, PasswordInput, Stack, Text } from "@mantine/core";
import { IconKey, IconLogin2 } from "@tabler/icons-react";
import { useState } from "react";
import { z } from "zod";
import { existingPassword } from "../auth.schema.ts";
import { useVisibility } from "../passwords/NewPasswordInput.tsx";
import type { ReauthenticationMethods } from "./reauthentication.server.ts";
import { api, errorMessage } from "../../ui/api.ts";
import { useApiForm } from "../../ui/use-api-form.ts";
import { fieldProps } from "../../ui/use-validated-form.ts";
import { FormLayout } from "../../ui/FormLayout.tsx";
import { useWords } from "../../ui/use-words.ts";
import { authWords } from "../words.en.ts";
import { proofWords } from "./words.en.ts";
import { uiMessages } from "../../ui/messages.en.ts";

interface Props {
  methods: ReauthenticationMethods;
  onProven: () => void;
  onCancel: () => void;
}

const icon = { size: 18, stroke: 1.8, "aria-hidden": true } as const;

/** Asks for a fresh proof, in any of the ways that the account has. */
export default function ReauthenticationForm({ methods: { username, ways, provider }, onProven, onCancel }: Props) {
  const text = useWords(proofWords);
  return (
    <Stack gap="md">
      <Text c="dimmed">{text.about}</Text>
      {ways.includes("password") && <ByPassword username={username} onProven={onProven} onCancel={onCancel} />}
      {ways.includes("passkey") && <ByPasskey onProven={onProven} />}
      {ways.includes("provider") && (
        <Button component="a" href={providerPath()} variant="default" leftSection={<IconLogin2 {...icon} />}>
          {text.provider(provider)}
        </Button>
      )}
      {ways.length === 0 && <Text>{text.signInAgain}</Text>}
    </Stack>
  );
}

/** Through the provider and back to this page. */
function providerPath(): string {
  const { pathname, search } = window.location;
  const back = new URLSearchParams(search);
  for (const message of ["sso", "connected"]) back.delete(message);
  back.set("proven", "");
  return `/auth/oidc?prove&to=${encodeURIComponent(`${pathname}?${back}`)}`;
}

const schema = z.object({ currentPassword: existingPassword() });

function ByPassword({ username, onProven, onCancel }: Omit<Props, "methods"> & { username: string }) {
  const text = useWords(proofWords);
  const { fields, frame } = useApiForm({
    title: uiMessages.failed,
    schema,
    otherwise: uiMessages.tryLater,
    unreached: uiMessages.offline,
    async submit(body) {
      await api("POST", "/api/proof", body);
      onProven();
    },
  });
  return (
    <FormLayout frame={frame} label={text.goOn} busy={text.busy} onCancel={onCancel}>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordInput
        label={text.password}
        autoComplete="current-password"
        data-autofocus
        visibilityToggleButtonProps={useVisibility()}
        {...fieldProps(fields.currentPassword, "password")}
      />
    </FormLayout>
  );
}

function ByPasskey({ onProven }: Pick<Props, "onProven">) {
  const text = useWords(proofWords);
  const { login } = useWords(authWords);
  const [state, setState] = useState<{ isBusy: boolean; message?: string }>({ isBusy: false });

  async function press() {
    setState({ isBusy: true, message: login.waitingHint });
    try {
      const { proveByPasskey } = await import("../passkeys/passkey-client.ts");
      if (await proveByPasskey()) return onProven();
      setState({ isBusy: false, message: login.noPasskey });
    } catch (error) {
      setState({ isBusy: false, message: errorMessage(error, uiMessages.offline) });
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
        {state.isBusy ? login.waiting : text.passkey}
      </Button>
      {state.message && (
        <Alert color="gray" role="status">
          {state.message}
        </Alert>
      )}
    </>
  );
}
