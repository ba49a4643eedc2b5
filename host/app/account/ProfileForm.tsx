import { Alert, Button, Group, PasswordInput, Stack, TextInput } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { fieldOfTaken } from "../auth/field-of-taken.ts";
import { VISIBILITY } from "../auth/NewPasswordInput.tsx";
import type { PublicUser } from "../auth/session.server.ts";
import { api } from "../ui/api.ts";
import { type Check, fieldProps, useCheckedForm } from "../ui/checked-form.ts";
import { LeaveWarning } from "../ui/LeaveWarning.tsx";
import { toast } from "../ui/toast.ts";
import type { Profile } from "./account.schema.ts";

const loadCheck = () => import("./form-checks.ts").then(({ checkProfile }) => checkProfile as Check<Profile>);

/** One's own name and ways to be reached. */
export function ProfileForm({ user }: { user: PublicUser }) {
  const { revalidate } = useRevalidator();
  const [isChanged, setChanged] = useState(false);
  const [isNewAddress, setNewAddress] = useState(false);
  const stored: Record<keyof Omit<Profile, "currentPassword">, string> = {
    username: user.username,
    fullName: user.fullName ?? "",
    email: user.email,
    phone: user.phone ?? "",
  };
  const { form, fields, isPending, failure, onFocus } = useCheckedForm<Profile, Profile>({
    loadCheck,
    defaultValue: stored,
    otherwise: "Failed to update your profile information. Please try again.",
    fieldOf: fieldOfTaken,
    async submit(body) {
      const saved = await api<PublicUser>("PUT", `/api/users/${user.id}`, body);
      setChanged(false);
      setNewAddress(false);
      const isSent = saved.email !== body.email;
      toast.success(
        "Profile updated",
        isSent
          ? `Open the link we sent to ${body.email} to use that address.`
          : "Your profile information has been saved",
      );
      revalidate();
    },
    onFailure: (sentence) => toast.failure("Update failed", sentence),
  });

  function compare({ currentTarget }: FormEvent<HTMLFormElement>) {
    const typed = new FormData(currentTarget);
    setNewAddress(typed.get("email") !== user.email);
    setChanged(Object.entries(stored).some(([name, text]) => typed.get(name) !== text));
  }

  return (
    <form method="post" id={form.id} onSubmit={form.onSubmit} onInput={compare} noValidate onFocus={onFocus}>
      <Stack gap="md">
        {failure && (
          <Alert color="red" role="alert" title="Update failed">
            {failure}
          </Alert>
        )}
        <TextInput
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...fieldProps(fields.username)}
        />
        <TextInput label="Full name" autoComplete="name" {...fieldProps(fields.fullName)} />
        <TextInput label="Email" type="email" autoComplete="email" {...fieldProps(fields.email)} />
        {isNewAddress && (
          <PasswordInput
            label="Current password"
            autoComplete="current-password"
            description="A new address needs your password, unless you signed in a moment ago."
            inputWrapperOrder={["label", "input", "description", "error"]}
            visibilityToggleButtonProps={VISIBILITY}
            {...fieldProps(fields.currentPassword, "password")}
          />
        )}
        <TextInput
          label="Phone"
          type="tel"
          autoComplete="tel"
          description="Optional"
          inputWrapperOrder={["label", "input", "description", "error"]}
          {...fieldProps(fields.phone)}
        />
        <Group justify="flex-end">
          <Button type="submit" disabled={isPending} aria-busy={isPending}>
            {isPending ? "Saving..." : "Save Changes"}
          </Button>
        </Group>
      </Stack>
      <LeaveWarning isUnsaved={isChanged && !isPending}>Your profile has unsaved changes.</LeaveWarning>
    </form>
  );
}
