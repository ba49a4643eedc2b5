import { useRevalidator } from "@remix-run/react";
import { useProof } from "../auth/proof/use-proof.tsx";
import { PASSWORD_UPDATED } from "../auth/sentences.ts";
import { api, LATER } from "../ui/api.ts";
import { useCheckedForm } from "../ui/checked-form.ts";
import { FormFrame } from "../ui/FormFrame.tsx";
import { toast } from "../ui/toast.ts";
import type { FirstPassword } from "./account.schema.ts";
import { NewPasswords } from "./NewPasswords.tsx";
import { useWords } from "../ui/use-words.ts";
import { securityWords } from "./security/words/index.ts";

/** Chooses the password of an account that has none. */
export default function FirstPasswordForm({ username }: { username: string }) {
  const text = useWords(securityWords);
  const { revalidate } = useRevalidator();
  const { prove, dialog } = useProof();
  const { fields, frame } = useCheckedForm<FirstPassword, FirstPassword>({
    title: text.password.failed,
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
      <FormFrame frame={frame} label={text.password.set} busy={text.password.saving}>
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <NewPasswords fields={fields} />
      </FormFrame>
      {dialog}
    </>
  );
}
