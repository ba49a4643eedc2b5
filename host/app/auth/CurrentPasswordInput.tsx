import { PasswordInput } from "@mantine/core";
import { fieldProps } from "../ui/checked-form.ts";
import { useVisibility } from "./NewPasswordInput.tsx";

/** Asks for the proof that a change of one's own password or address needs. */
export function CurrentPasswordInput({ of, field }: { of: string; field: Parameters<typeof fieldProps>[0] }) {
  return (
    <PasswordInput
      label="Current password"
      autoComplete="current-password"
      description={`A new ${of} needs your password, unless you signed in a moment ago.`}
      inputWrapperOrder={["label", "input", "description", "error"]}
      visibilityToggleButtonProps={useVisibility()}
      {...fieldProps(field, "password")}
    />
  );
}
