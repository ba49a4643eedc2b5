import { PasswordInput } from "@mantine/core";
import { useState } from "react";
import { useVisibility } from "../auth/passwords/NewPasswordInput.tsx";
import { PASSWORD_UPDATED } from "../auth/notices.ts";
import { api } from "../ui/api.ts";
import { fieldProps, useValidatedForm } from "../ui/use-validated-form.ts";
import { FormLayout } from "../ui/FormLayout.tsx";
import { toast } from "../ui/toast.ts";
import type { PasswordChange } from "./account.schema.ts";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import { useWords } from "../ui/use-words.ts";
import { securityWords } from "./security/words.en.ts";
import { uiMessages } from "../ui/messages.en.ts";

/** Changes one's own password. A changed one leaves an empty form. */
export function PasswordForm({ username }: { username: string }) {
  const [changes, setChanges] = useState(0);
  return <Fields key={changes} username={username} onChanged={() => setChanges((n) => n + 1)} />;
}

function Fields({ username, onChanged }: { username: string; onChanged: () => void }) {
  const text = useWords(securityWords);
  const { fields, frame } = useValidatedForm<PasswordChange, PasswordChange>({
    title: text.password.failed,
    loadCheck: () => import("./form-checks.ts").then(({ checkPasswordChange }) => checkPasswordChange),
    otherwise: uiMessages.tryLater,
    async submit({ currentPassword, newPassword }) {
      await api("POST", "/api/update-password", { currentPassword, newPassword });
      toast.success(...PASSWORD_UPDATED);
      onChanged();
    },
  });
  return (
    <FormLayout frame={frame} label={text.password.update} busy={text.password.saving}>
      {/* Password managers look for the name that belongs to the password. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordInput
        label={text.password.current}
        autoComplete="current-password"
        visibilityToggleButtonProps={useVisibility()}
        {...fieldProps(fields.currentPassword, "password")}
      />
      <NewPasswordFields fields={fields} />
    </FormLayout>
  );
}
