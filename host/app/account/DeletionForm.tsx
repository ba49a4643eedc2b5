import { Anchor, Button, Group, PasswordInput, Stack, Text } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { VISIBILITY } from "../auth/NewPasswordInput.tsx";
import type { Ending } from "../cards/ending-addresses.ts";
import { EndingAddresses } from "../cards/EndingAddresses.tsx";
import { api } from "../ui/api.ts";
import { fieldProps, useApiForm } from "../ui/api-form.ts";
import { toast } from "../ui/toast.ts";
import { accountDeletion } from "./account.schema.ts";
import { EXPORT_PATH } from "./export-path.ts";

interface Props {
  /** The addresses of the account's cards. */
  ending: Ending;
  onCancel: () => void;
}

/** Asks for the password and ends the account. */
export default function DeletionForm({ ending, onCancel }: Props) {
  const { form, fields, isPending, failure } = useApiForm({
    schema: accountDeletion,
    otherwise: "The account could not be deleted. Please try again.",
    fieldOf: (sentence) => (sentence === "Current password is incorrect" ? "password" : undefined),
    async submit(body) {
      await api("DELETE", "/api/user", body);
      // A fresh document: nothing of the account stays in memory.
      window.location.assign("/?goodbye");
    },
    onFailure: (sentence) => toast.failure("Delete failed", sentence),
  });
  return (
    <form method="post" id={form.id} onSubmit={form.onSubmit} noValidate={form.noValidate}>
      <Stack gap="md">
        <Text c="dimmed" component="div">
          This also deletes your cards with their statistics, contacts and pictures, and printed codes stop working.
          This cannot be undone.
          <EndingAddresses ending={ending} />
        </Text>
        <Anchor href={EXPORT_PATH} download fz="sm">
          <IconDownload size={16} style={{ verticalAlign: "-3px" }} aria-hidden /> Download my data first
        </Anchor>
        {failure && (
          <Text c="red" size="sm" role="alert">
            {failure}
          </Text>
        )}
        <PasswordInput
          label="Your password"
          autoComplete="current-password"
          data-autofocus
          visibilityToggleButtonProps={VISIBILITY}
          {...fieldProps(fields.password, "password")}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel} disabled={isPending}>
            Cancel
          </Button>
          <Button type="submit" color="red.7" disabled={isPending} aria-busy={isPending}>
            {isPending ? "Deleting..." : "Delete my account"}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
