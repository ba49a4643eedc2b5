import { PasswordInput } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { NewPasswordInput, VISIBILITY } from "../auth/NewPasswordInput.tsx";
import { PASSWORD_UPDATED } from "../auth/sentences.ts";
import { api, LATER } from "../ui/api.ts";
import { fieldProps, useCheckedForm } from "../ui/checked-form.ts";
import { FormFrame } from "../ui/FormFrame.tsx";
import { toast } from "../ui/toast.ts";
import { useProof } from "../auth/proof/use-proof.tsx";
import type { FirstPassword, PasswordChange } from "./account.schema.ts";

/** Changes one's own password. A changed one leaves an empty form. */
export function PasswordForm({ username }: { username: string }) {
  const [changes, setChanges] = useState(0);
  return <Fields key={changes} username={username} onChanged={() => setChanges((n) => n + 1)} />;
}

function Fields({ username, onChanged }: { username: string; onChanged: () => void }) {
  const { fields, frame } = useCheckedForm<PasswordChange, PasswordChange>({
    title: "Password update failed",
    loadCheck: () => import("./form-checks.ts").then(({ checkPassword }) => checkPassword),
    otherwise: LATER,
    async submit({ currentPassword, newPassword }) {
      await api("POST", "/api/update-password", { currentPassword, newPassword });
      toast.success(...PASSWORD_UPDATED);
      onChanged();
    },
  });
  return (
    <FormFrame frame={frame} label="Update password" busy="Saving...">
      {/* Password managers look for the name that belongs to the password. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordInput
        label="Current password"
        autoComplete="current-password"
        visibilityToggleButtonProps={VISIBILITY}
        {...fieldProps(fields.currentPassword, "password")}
      />
      <NewPasswords fields={fields} />
    </FormFrame>
  );
}

/** Chooses the password of an account that has none. */
export function FirstPasswordForm({ username }: { username: string }) {
  const { revalidate } = useRevalidator();
  const { prove, dialog } = useProof();
  const { fields, frame } = useCheckedForm<FirstPassword, FirstPassword>({
    title: "Password update failed",
    loadCheck: () => import("./form-checks.ts").then(({ checkFirstPassword }) => checkFirstPassword),
    otherwise: LATER,
    async submit({ newPassword }) {
      await prove(() => api("POST", "/api/update-password", { newPassword }));
      toast.success(...PASSWORD_UPDATED);
      revalidate();
    },
  });
  return (
    <>
      <FormFrame frame={frame} label="Set password" busy="Saving...">
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <NewPasswords fields={fields} />
      </FormFrame>
      {dialog}
    </>
  );
}

type Field = Parameters<typeof fieldProps>[0];

function NewPasswords({ fields }: { fields: { newPassword: Field; confirmPassword: Field } }) {
  return (
    <>
      <NewPasswordInput label="New password" {...fieldProps(fields.newPassword, "password")} />
      <PasswordInput
        label="Confirm new password"
        autoComplete="new-password"
        visibilityToggleButtonProps={VISIBILITY}
        {...fieldProps(fields.confirmPassword, "password")}
      />
    </>
  );
}
