import { Button, Select, TextInput } from "@mantine/core";
import { EmailInput, UsernameInput } from "../auth/AccountInputs.tsx";
import { LEVEL, MAX_LEVEL, OWN_LEVEL } from "../access.ts";
import { NewPasswordInput } from "../auth/NewPasswordInput.tsx";
import { useProof } from "../auth/proof/use-proof.tsx";
import { levelLabel } from "../ui/levels.ts";
import { LATER, UNREACHED } from "../ui/api.ts";
import { useApiForm } from "../ui/api-form.ts";
import { fieldProps } from "../ui/checked-form.ts";
import { FormFrame } from "../ui/FormFrame.tsx";
import type { ListedUser } from "./list.server.ts";
import { userCreateForm, userUpdateForm } from "./users.schema.ts";

interface Props {
  /** Whom to change; nobody for a new user. */
  user?: ListedUser;
  actor: { id: number; accessLevel: number };
  submit: (value: Record<string, unknown>) => Promise<unknown>;
  onCancel: () => void;
  /** Takes away the second factor of the user; not given where there is none, or where one may not. */
  onResetFactor?: () => void;
}

/** The levels that this administrator may give. */
function levelChoices(actor: Props["actor"]) {
  const highest = actor.accessLevel >= LEVEL.system ? MAX_LEVEL : LEVEL.developer;
  return Array.from({ length: highest }, (_, n) => ({
    value: String(n + 1),
    label: `${n + 1} · ${levelLabel(n + 1, "users")}`,
  }));
}

/** Adds or changes a user. */
export function UserForm({ user, actor, submit, onCancel, onResetFactor }: Props) {
  const { prove, dialog } = useProof();
  const { fields, frame } = useApiForm({
    title: user ? "Failed to update user" : "Failed to create user",
    schema: user ? userUpdateForm : userCreateForm,
    defaultValue: {
      username: user?.username,
      email: user?.email,
      fullName: user?.fullName ?? "",
      phone: user?.phone ?? "",
      accessLevel: String(user?.accessLevel ?? LEVEL.basic),
      cardSlug: user?.cardSlug ?? "",
    },
    otherwise: LATER,
    unreached: UNREACHED,
    submit: (value) => prove(() => submit(value)),
  });
  const isSelf = user?.id === actor.id;
  const ownLevel = {
    value: String(user?.accessLevel),
    label: `${user?.accessLevel} · ${levelLabel(user?.accessLevel, "users")}`,
  };

  return (
    <>
      <FormFrame frame={frame} label={user ? "Save Changes" : "Add user"} busy="Saving..." onCancel={onCancel}>
        <UsernameInput autoComplete="off" data-autofocus field={fields.username} />
        <TextInput label="Full name" autoComplete="off" {...fieldProps(fields.fullName)} />
        <EmailInput autoComplete="off" field={fields.email} />
        <TextInput label="Phone" type="tel" autoComplete="off" {...fieldProps(fields.phone)} />
        <Select
          label="Access level"
          data={isSelf ? [ownLevel] : levelChoices(actor)}
          disabled={isSelf}
          description={isSelf ? OWN_LEVEL : undefined}
          {...fieldProps(fields.accessLevel)}
        />
        <TextInput
          label="Card slug"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          description={user ? "The address of the first card" : "Leave blank to use the username"}
          inputWrapperOrder={["label", "input", "description", "error"]}
          {...fieldProps(fields.cardSlug)}
        />
        <NewPasswordInput
          label="Password"
          description={user ? "Leave blank to keep the current one" : undefined}
          inputWrapperOrder={["label", "input", "description", "error"]}
          {...fieldProps(fields.password, "password")}
        />
        {onResetFactor && (
          <Button variant="light" color="red" onClick={onResetFactor}>
            Reset second factor
          </Button>
        )}
      </FormFrame>
      {dialog}
    </>
  );
}
