import { Anchor, PasswordInput, Text } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { VISIBILITY } from "../auth/NewPasswordInput.tsx";
import type { Ending } from "../cards/ending-addresses.ts";
import { EndingAddresses } from "../cards/EndingAddresses.tsx";
import { api } from "../ui/api.ts";
import { useApiForm } from "../ui/api-form.ts";
import { fieldProps } from "../ui/checked-form.ts";
import { FormFrame } from "../ui/FormFrame.tsx";
import { TEAM_CARDS_STAY } from "../teams/sentences.ts";
import { useAppData } from "../ui/user.ts";
import { accountDeletion } from "./account.schema.ts";
import { useProof } from "../auth/proof/use-proof.tsx";
import { EXPORT_PATH } from "./export-path.ts";

interface Props {
  /** The addresses of the account's cards. */
  ending: Ending;
  /** Who has none shows in another way that it is them. */
  hasPassword: boolean;
  onCancel: () => void;
}

/** Asks for the password, or another proof, and ends the account. */
export default function DeletionForm({ ending, hasPassword, onCancel }: Props) {
  const { isInTeam } = useAppData();
  const { prove, dialog } = useProof();
  const { fields, frame } = useApiForm({
    title: "Delete failed",
    schema: accountDeletion,
    otherwise: "The account could not be deleted. Please try again.",
    async submit(body) {
      await prove(() => api("DELETE", "/api/user", body));
      // A fresh document: nothing of the account stays in memory.
      window.location.assign("/?goodbye");
    },
  });
  return (
    <>
      <FormFrame frame={frame} label="Delete my account" busy="Deleting..." isDestructive onCancel={onCancel}>
        <Text c="dimmed" component="div">
          This also deletes your cards with their statistics, contacts and pictures, and printed codes stop working.
          This cannot be undone.
          <EndingAddresses ending={ending} />
          {isInTeam && <p>{TEAM_CARDS_STAY}</p>}
        </Text>
        <Anchor href={EXPORT_PATH} download fz="sm">
          <IconDownload size={16} style={{ verticalAlign: "-3px" }} aria-hidden /> Download my data first
        </Anchor>
        {hasPassword && (
          <PasswordInput
            label="Your password"
            autoComplete="current-password"
            data-autofocus
            visibilityToggleButtonProps={VISIBILITY}
            {...fieldProps(fields.password, "password")}
          />
        )}
      </FormFrame>
      {dialog}
    </>
  );
}
