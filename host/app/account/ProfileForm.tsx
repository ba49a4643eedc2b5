import { TextInput } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { EmailInput, UsernameInput } from "../auth/fields/AccountInputs.tsx";
import type { PublicUser } from "../auth/sessions/session.server.ts";
import { api } from "../ui/api.ts";
import { fieldProps, useValidatedForm } from "../ui/use-validated-form.ts";
import { FormLayout } from "../ui/FormLayout.tsx";
import { LeaveWarning } from "../ui/LeaveWarning.tsx";
import { toast } from "../ui/toast.ts";
import { useReauthentication } from "../auth/reauthentication/use-reauthentication.tsx";
import type { Profile } from "./account.schema.ts";
import { useWords } from "../ui/use-words.ts";
import { accountWords } from "./words.en.ts";
import { authMessages } from "../auth/messages.en.ts";

/** One's own name and ways to be reached. */
export function ProfileForm({ user }: { user: PublicUser }) {
  const words = useWords(accountWords);
  const { revalidate } = useRevalidator();
  const [isChanged, setChanged] = useState(false);
  const { prove, dialog } = useReauthentication();
  const stored: Record<keyof Omit<Profile, "currentPassword">, string> = {
    username: user.username,
    fullName: user.fullName ?? "",
    email: user.email,
    phone: user.phone ?? "",
  };
  const { fields, frame } = useValidatedForm<Profile, Profile>({
    title: words.profile.failed,
    loadCheck: () => import("./form-checks.ts").then(({ checkProfile }) => checkProfile),
    defaultValue: stored,
    otherwise: words.profile.failedText,
    async submit(body) {
      const saved = await prove(() => api<PublicUser>("PUT", `/api/users/${user.id}`, body));
      setChanged(false);
      const isSent = saved.email !== body.email;
      toast.success(words.profile.updated, isSent ? authMessages.openLinkSent(body.email) : words.profile.updatedText);
      revalidate();
    },
  });

  function compare({ currentTarget }: FormEvent<HTMLFormElement>) {
    const typed = new FormData(currentTarget);
    setChanged(Object.entries(stored).some(([name, text]) => typed.get(name) !== text));
  }

  return (
    <>
      <FormLayout frame={frame} label={words.profile.save} busy={words.profile.saving} onInput={compare}>
        <UsernameInput field={fields.username} />
        <TextInput label={words.profile.fullName} autoComplete="name" {...fieldProps(fields.fullName)} />
        <EmailInput field={fields.email} />
        <TextInput
          label={words.profile.phone}
          type="tel"
          autoComplete="tel"
          description={words.profile.optional}
          inputWrapperOrder={["label", "input", "description", "error"]}
          {...fieldProps(fields.phone)}
        />
        <LeaveWarning isUnsaved={isChanged && !frame.isPending}>{words.profile.unsaved}</LeaveWarning>
      </FormLayout>
      {dialog}
    </>
  );
}
