import { PasswordInput, Text } from "@mantine/core";
import { z } from "zod";
import { presentPassword } from "../../auth/auth.schema.ts";
import { VISIBILITY } from "../../auth/NewPasswordInput.tsx";
import { LATER, NOT_DONE, UNREACHED } from "../../ui/api.ts";
import { useApiForm } from "../../ui/api-form.ts";
import { fieldProps } from "../../ui/checked-form.ts";
import { FormFrame } from "../../ui/FormFrame.tsx";
import { useUser } from "../../ui/user.ts";
import type { ActWithProof } from "./use-proof.tsx";

const schema = z.object({ currentPassword: presentPassword() });

/** Asks for the password, and does what needed it. */
export default function ProofForm({ act, onDone }: { act: ActWithProof; onDone: () => void }) {
  const { username } = useUser();
  const { fields, frame } = useApiForm({
    title: NOT_DONE,
    schema,
    otherwise: LATER,
    unreached: UNREACHED,
    async submit({ currentPassword }) {
      await act(currentPassword);
      onDone();
    },
  });
  return (
    <FormFrame frame={frame} label="Continue" busy="One moment..." onCancel={onDone}>
      <Text c="dimmed">You signed in a while ago. Please enter your password to change how you sign in.</Text>
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
