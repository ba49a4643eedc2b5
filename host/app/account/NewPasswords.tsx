import { PasswordInput } from "@mantine/core";
import { NewPasswordInput, VISIBILITY } from "../auth/NewPasswordInput.tsx";
import { fieldProps } from "../ui/checked-form.ts";

type Field = Parameters<typeof fieldProps>[0];

/** A new password, typed twice. */
export function NewPasswords({ fields }: { fields: { newPassword: Field; confirmPassword: Field } }) {
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
