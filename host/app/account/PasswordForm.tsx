import { Alert, Button, Group, PasswordInput, Stack } from "@mantine/core";
import { useState } from "react";
import { NewPasswordInput, VISIBILITY } from "../auth/NewPasswordInput.tsx";
import { api } from "../ui/api.ts";
import { type Check, fieldProps, useCheckedForm } from "../ui/checked-form.ts";
import { toast } from "../ui/toast.ts";
import type { PasswordChange } from "./account.schema.ts";

const loadCheck = () => import("./form-checks.ts").then(({ checkPassword }) => checkPassword as Check<PasswordChange>);

/** Changes one's own password. A changed one leaves an empty form. */
export function PasswordForm({ username }: { username: string }) {
  const [changes, setChanges] = useState(0);
  return <Fields key={changes} username={username} onChanged={() => setChanges((n) => n + 1)} />;
}

function Fields({ username, onChanged }: { username: string; onChanged: () => void }) {
  const { form, fields, isPending, failure, onFocus } = useCheckedForm<PasswordChange, PasswordChange>({
    loadCheck,
    otherwise: "Please try again in a moment.",
    fieldOf: (sentence) => (sentence === "Current password is incorrect" ? "currentPassword" : undefined),
    async submit({ currentPassword, newPassword }) {
      await api("POST", "/api/update-password", { currentPassword, newPassword });
      toast.success("Password updated", "Your password has been successfully updated");
      onChanged();
    },
    onFailure: (sentence) => toast.failure("Password update failed", sentence),
  });
  return (
    <form method="post" id={form.id} onSubmit={form.onSubmit} noValidate onFocus={onFocus}>
      <Stack gap="md">
        {failure && (
          <Alert color="red" role="alert" title="Password update failed">
            {failure}
          </Alert>
        )}
        {/* Password managers look for the name that belongs to the password. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordInput
          label="Current password"
          autoComplete="current-password"
          visibilityToggleButtonProps={VISIBILITY}
          {...fieldProps(fields.currentPassword, "password")}
        />
        <NewPasswordInput label="New password" {...fieldProps(fields.newPassword, "password")} />
        <PasswordInput
          label="Confirm new password"
          autoComplete="new-password"
          visibilityToggleButtonProps={VISIBILITY}
          {...fieldProps(fields.confirmPassword, "password")}
        />
        <Group justify="flex-end">
          <Button type="submit" disabled={isPending} aria-busy={isPending}>
            {isPending ? "Saving..." : "Update password"}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
