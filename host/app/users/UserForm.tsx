import { Button, Select, TextInput } from "@mantine/core";
import { EmailInput, UsernameInput } from "../auth/fields/AccountInputs.tsx";
import { LEVEL, MAX_LEVEL } from "../access.ts";
import { NewPasswordInput } from "../auth/passwords/NewPasswordInput.tsx";
import { useReauthentication } from "../auth/reauthentication/use-reauthentication.tsx";
import { useApiForm } from "../ui/use-api-form.ts";
import { fieldProps } from "../ui/use-validated-form.ts";
import { FormLayout } from "../ui/FormLayout.tsx";
import type { ListedUser } from "./list.server.ts";
import { userCreateForm, userUpdateForm } from "./users.schema.ts";
import { useWords } from "../ui/use-words.ts";
import { usersWords } from "./words.en.ts";
import { uiMessages } from "../ui/messages.en.ts";

interface Props {
  /** User to update; undefined to create one. */
  user?: ListedUser;
  actor: { id: number; accessLevel: number };
  submit: (value: Record<string, unknown>) => Promise<unknown>;
  onCancel: () => void;
  /** Removes the user's second factor; undefined if there is none or the actor may not. */
  onResetFactor?: () => void;
}

/** The levels that this administrator may give. */
function levelChoices(actor: Props["actor"], name: (level: number) => string) {
  const highest = actor.accessLevel >= LEVEL.system ? MAX_LEVEL : LEVEL.developer;
  return Array.from({ length: highest }, (_, n) => ({ value: String(n + 1), label: `${n + 1} · ${name(n + 1)}` }));
}

/** Adds or changes a user. */
export function UserForm({ user, actor, submit, onCancel, onResetFactor }: Props) {
  const text = useWords(usersWords);
  const { prove, dialog } = useReauthentication();
  const { fields, frame } = useApiForm({
    title: user ? text.form.notUpdated : text.form.notCreated,
    schema: user ? userUpdateForm : userCreateForm,
    defaultValue: {
      username: user?.username,
      email: user?.email,
      fullName: user?.fullName ?? "",
      phone: user?.phone ?? "",
      accessLevel: String(user?.accessLevel ?? LEVEL.basic),
      cardSlug: user?.cardSlug ?? "",
    },
    otherwise: uiMessages.tryLater,
    unreached: uiMessages.offline,
    submit: (value) => prove(() => submit(value)),
  });
  const isSelf = user?.id === actor.id;
  const ownLevel = {
    value: String(user?.accessLevel),
    label: `${user?.accessLevel} · ${text.levelName(user?.accessLevel ?? 0)}`,
  };

  return (
    <>
      <FormLayout
        frame={frame}
        label={user ? text.form.save : text.form.addButton}
        busy={text.form.saving}
        onCancel={onCancel}
      >
        <UsernameInput autoComplete="off" data-autofocus field={fields.username} />
        <TextInput label={text.form.fullName} autoComplete="off" {...fieldProps(fields.fullName)} />
        <EmailInput autoComplete="off" field={fields.email} />
        <TextInput label={text.form.phone} type="tel" autoComplete="off" {...fieldProps(fields.phone)} />
        <Select
          label={text.level}
          data={isSelf ? [ownLevel] : levelChoices(actor, text.levelName)}
          disabled={isSelf}
          description={isSelf ? text.form.ownLevel : undefined}
          {...fieldProps(fields.accessLevel)}
        />
        <TextInput
          label={text.form.slug}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          description={user ? text.form.slugOfFirst : text.form.slugBlank}
          inputWrapperOrder={["label", "input", "description", "error"]}
          {...fieldProps(fields.cardSlug)}
        />
        <NewPasswordInput
          label={text.form.password}
          description={user ? text.form.passwordBlank : undefined}
          inputWrapperOrder={["label", "input", "description", "error"]}
          {...fieldProps(fields.password, "password")}
        />
        {onResetFactor && (
          <Button variant="light" color="red" onClick={onResetFactor}>
            {text.reset.confirm}
          </Button>
        )}
      </FormLayout>
      {dialog}
    </>
  );
}
