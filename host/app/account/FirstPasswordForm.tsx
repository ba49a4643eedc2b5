import { useRevalidator } from "@remix-run/react";
import { useReauthentication } from "../auth/reauthentication/use-reauthentication.tsx";
import { PASSWORD_UPDATED } from "../auth/notices.ts";
import { api } from "../ui/api.ts";
import { useValidatedForm } from "../ui/use-validated-form.ts";
import { FormLayout } from "../ui/FormLayout.tsx";
import { toast } from "../ui/toast.ts";
import type { FirstPassword } from "./account.schema.ts";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import { useWords } from "../ui/use-words.ts";
import { securityWords } from "./security/words.en.ts";
import { uiMessages } from "../ui/messages.en.ts";

/** Chooses the password of an account that has none. */
export default function FirstPasswordForm({ username }: { username: string }) {
  const text = useWords(securityWords);
  const { revalidate } = useRevalidator();
  const { prove, dialog } = useReauthentication();
  const { fields, frame } = useValidatedForm<FirstPassword, FirstPassword>({
    title: text.password.failed,
    loadCheck: () => import("./form-checks.ts").then(({ checkFirstPassword }) => checkFirstPassword),
    otherwise: uiMessages.tryLater,
    async submit({ newPassword }) {
      await prove(() => api("POST", "/api/update-password", { newPassword }));
      toast.success(...PASSWORD_UPDATED);
      revalidate();
    },
  });
  return (
    <>
      <FormLayout frame={frame} label={text.password.set} busy={text.password.saving}>
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <NewPasswordFields fields={fields} />
      </FormLayout>
      {dialog}
    </>
  );
}
