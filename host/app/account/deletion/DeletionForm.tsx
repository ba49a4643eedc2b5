import { Anchor, PasswordInput, Text } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useVisibility } from "../../auth/passwords/NewPasswordInput.tsx";
import type { LostLinksResult } from "../../cards/lost-links/lost-links.ts";
import { LostLinks } from "../../cards/lost-links/LostLinks.tsx";
import { api } from "../../ui/api.ts";
import { useApiForm } from "../../ui/use-api-form.ts";
import { fieldProps } from "../../ui/use-validated-form.ts";
import { FormLayout } from "../../ui/FormLayout.tsx";
import { useAppData } from "../../ui/user.ts";
import { accountDeletion } from "../account.schema.ts";
import { useReauthentication } from "../../auth/reauthentication/use-reauthentication.tsx";
import { EXPORT_PATH } from "../export-path.ts";
import { useWords } from "../../ui/use-words.ts";
import { deletionWords } from "./words.en.ts";

interface Props {
  /** The addresses of the account's cards. */
  ending: LostLinksResult;
  /** Without a password, the user re-authenticates in another way. */
  hasPassword: boolean;
  onCancel: () => void;
}

/** Asks for the password, or another proof, and ends the account. */
export default function DeletionForm({ ending, hasPassword, onCancel }: Props) {
  const text = useWords(deletionWords);
  const visibility = useVisibility();
  const { isInTeam } = useAppData();
  const { prove, dialog } = useReauthentication();
  const { fields, frame } = useApiForm({
    title: text.failed,
    schema: accountDeletion,
    otherwise: text.otherwise,
    async submit(body) {
      await prove(() => api("DELETE", "/api/user", body));
      // A fresh document: nothing of the account stays in memory.
      window.location.assign("/?goodbye");
    },
  });
  return (
    <>
      <FormLayout frame={frame} label={text.confirm} busy={text.busy} isDestructive onCancel={onCancel}>
        <Text c="dimmed" component="div">
          {text.text}
          <LostLinks ending={ending} />
          {isInTeam && <p>{text.teamCardsStay}</p>}
        </Text>
        <Anchor href={EXPORT_PATH} download fz="sm">
          <IconDownload size={16} style={{ verticalAlign: "-3px" }} aria-hidden /> {text.download}
        </Anchor>
        {hasPassword && (
          <PasswordInput
            label={text.password}
            autoComplete="current-password"
            data-autofocus
            visibilityToggleButtonProps={visibility}
            {...fieldProps(fields.password, "password")}
          />
        )}
      </FormLayout>
      {dialog}
    </>
  );
}
