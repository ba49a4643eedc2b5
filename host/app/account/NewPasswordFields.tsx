import { PasswordInput } from "@mantine/core";
import { NewPasswordInput, useVisibility } from "../auth/passwords/NewPasswordInput.tsx";
import { fieldProps } from "../ui/use-validated-form.ts";
import { useWords } from "../ui/use-words.ts";
import { fieldWords } from "../auth/fields/words.en.ts";

type Field = Parameters<typeof fieldProps>[0];

/** A new password, typed twice. */
export function NewPasswordFields({ fields }: { fields: { newPassword: Field; confirmPassword: Field } }) {
  const text = useWords(fieldWords);
  return (
    <>
      <NewPasswordInput label={text.newPassword} {...fieldProps(fields.newPassword, "password")} />
      <PasswordInput
        label={text.confirmPassword}
        autoComplete="new-password"
        visibilityToggleButtonProps={useVisibility()}
        {...fieldProps(fields.confirmPassword, "password")}
      />
    </>
  );
}
