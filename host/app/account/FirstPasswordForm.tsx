import { useRevalidator } from "@remix-run/react";
import { useProof } from "../auth/proof/use-proof.tsx";
import { PASSWORD_UPDATED } from "../auth/sentences.ts";
import { api, LATER } from "../ui/api.ts";
import { useCheckedForm } from "../ui/checked-form.ts";
import { FormFrame } from "../ui/FormFrame.tsx";
import { toast } from "../ui/toast.ts";
import type { FirstPassword } from "./account.schema.ts";
import { NewPasswords } from "./NewPasswords.tsx";

/** Chooses the password of an account that has none. */
export default function FirstPasswordForm({ username }: { username: string }) {
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
