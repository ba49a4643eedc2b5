import { TextInput } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { EmailInput, UsernameInput } from "../auth/AccountInputs.tsx";
import { openLinkSent } from "../auth/sentences.ts";
import type { PublicUser } from "../auth/session.server.ts";
import { api } from "../ui/api.ts";
import { fieldProps, useCheckedForm } from "../ui/checked-form.ts";
import { FormFrame } from "../ui/FormFrame.tsx";
import { LeaveWarning } from "../ui/LeaveWarning.tsx";
import { toast } from "../ui/toast.ts";
import { useProof } from "../auth/proof/use-proof.tsx";
import type { Profile } from "./account.schema.ts";

/** One's own name and ways to be reached. */
export function ProfileForm({ user }: { user: PublicUser }) {
  const { revalidate } = useRevalidator();
  const [isChanged, setChanged] = useState(false);
  const { prove, dialog } = useProof();
  const stored: Record<keyof Omit<Profile, "currentPassword">, string> = {
    username: user.username,
    fullName: user.fullName ?? "",
    email: user.email,
    phone: user.phone ?? "",
  };
  const { fields, frame } = useCheckedForm<Profile, Profile>({
    title: "Update failed",
    loadCheck: () => import("./form-checks.ts").then(({ checkProfile }) => checkProfile),
    defaultValue: stored,
    otherwise: "Failed to update your profile information. Please try again.",
    async submit(body) {
      const saved = await prove(() => api<PublicUser>("PUT", `/api/users/${user.id}`, body));
      setChanged(false);
      const isSent = saved.email !== body.email;
      toast.success("Profile updated", isSent ? openLinkSent(body.email) : "Your profile information has been saved");
      revalidate();
    },
  });

  function compare({ currentTarget }: FormEvent<HTMLFormElement>) {
    const typed = new FormData(currentTarget);
    setChanged(Object.entries(stored).some(([name, text]) => typed.get(name) !== text));
  }

  return (
    <>
      <FormFrame frame={frame} label="Save Changes" busy="Saving..." onInput={compare}>
        <UsernameInput field={fields.username} />
        <TextInput label="Full name" autoComplete="name" {...fieldProps(fields.fullName)} />
        <EmailInput field={fields.email} />
        <TextInput
          label="Phone"
          type="tel"
          autoComplete="tel"
          description="Optional"
          inputWrapperOrder={["label", "input", "description", "error"]}
          {...fieldProps(fields.phone)}
        />
        <LeaveWarning isUnsaved={isChanged && !frame.isPending}>Your profile has unsaved changes.</LeaveWarning>
      </FormFrame>
      {dialog}
    </>
  );
}
