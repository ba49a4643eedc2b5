import { Alert, Button, Group, Select, Stack, TextInput } from "@mantine/core";
import { LEVEL, MAX_LEVEL } from "../access.ts";
import { fieldOfTaken } from "../auth/field-of-taken.ts";
import { NewPasswordInput } from "../auth/NewPasswordInput.tsx";
import { levelLabel } from "../ui/levels.ts";
import { UNREACHED } from "../ui/api.ts";
import { fieldProps, useApiForm } from "../ui/api-form.ts";
import { toast } from "../ui/toast.ts";
import type { ListedUser } from "./list.server.ts";
import { userCreate, userUpdateForm } from "./users.schema.ts";

/** What was typed, as texts. */
export type Typed = Record<string, string>;

interface Props {
  /** Whom to change; nobody for a new user. */
  user?: ListedUser;
  /** Typed before, where a change was refused. */
  typed?: Typed;
  failure?: string;
  actor: { id: number; accessLevel: number };
  submit: (value: Record<string, unknown>) => Promise<unknown>;
  onCancel: () => void;
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
export function UserForm({ user, typed, failure: refused, actor, submit, onCancel }: Props) {
  const title = user ? "Failed to update user" : "Failed to create user";
  const { form, fields, isPending, failure } = useApiForm({
    schema: user ? userUpdateForm : userCreate,
    defaultValue: typed ?? {
      username: user?.username,
      email: user?.email,
      fullName: user?.fullName ?? "",
      phone: user?.phone ?? "",
      accessLevel: String(user?.accessLevel ?? LEVEL.basic),
      cardSlug: user?.cardSlug ?? "",
    },
    otherwise: "Please try again in a moment.",
    unreached: UNREACHED,
    fieldOf: fieldOfTaken,
    onFailure: (sentence) => toast.failure(title, sentence),
    submit,
  });
  const message = failure ?? refused;
  const isSelf = user?.id === actor.id;
  const ownLevel = {
    value: String(user?.accessLevel),
    label: `${user?.accessLevel} · ${levelLabel(user?.accessLevel, "users")}`,
  };
  return (
    <form method="post" id={form.id} onSubmit={form.onSubmit} noValidate={form.noValidate}>
      <Stack gap="md">
        {message && (
          <Alert color="red" role="alert" title={title}>
            {message}
          </Alert>
        )}
        <TextInput
          label="Username"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
          {...fieldProps(fields.username)}
        />
        <TextInput label="Full name" autoComplete="off" {...fieldProps(fields.fullName)} />
        <TextInput label="Email" type="email" autoComplete="off" {...fieldProps(fields.email)} />
        <TextInput label="Phone" type="tel" autoComplete="off" {...fieldProps(fields.phone)} />
        <Select
          label="Access level"
          data={isSelf ? [ownLevel] : levelChoices(actor)}
          disabled={isSelf}
          description={isSelf ? "You cannot change your own access level." : undefined}
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
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel} disabled={isPending}>
            Cancel
          </Button>
          <Button type="submit" disabled={isPending} aria-busy={isPending}>
            {isPending ? "Saving..." : user ? "Save Changes" : "Add user"}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
