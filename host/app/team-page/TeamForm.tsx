import { Switch, TextInput } from "@mantine/core";
import { useState } from "react";
import { z } from "zod";
import { LEVEL } from "../access.ts";
import { api } from "../ui/api.ts";
import { useApiForm } from "../ui/use-api-form.ts";
import { fieldProps } from "../ui/use-validated-form.ts";
import { FormLayout } from "../ui/FormLayout.tsx";
import { PictureInput } from "../ui/picture-input/PictureInput.tsx";
import type { OwnTeam } from "../teams/teams.server.ts";
import { teamCreate } from "../teams/teams.schema.ts";
import { useWords } from "../ui/use-words.ts";
import { teamWords } from "./words.en.ts";
import { useUser } from "../ui/user.ts";
import { uiMessages } from "../ui/messages.en.ts";

const switched = z.preprocess((value) => value === "on", z.boolean());
const teamForm = teamCreate.extend({ directory: switched, includesCard: switched });

interface Props {
  /** None: a team is made. */
  team?: OwnTeam;
  onSaved: () => void;
  onCancel: () => void;
}

/** Creates a team, or updates its name, slug, logo and directory. */
export default function TeamForm({ team, onSaved, onCancel }: Props) {
  const text = useWords(teamWords);
  const { accessLevel } = useUser();
  const [logo, setLogo] = useState(team?.logo ?? null);
  const { fields, frame } = useApiForm({
    title: uiMessages.failed,
    schema: teamForm,
    otherwise: uiMessages.tryAgain,
    defaultValue: { name: team?.name, slug: team?.slug },
    async submit({ directory, includesCard, ...body }) {
      if (team) await api("PATCH", `/api/teams/${team.id}`, { ...body, logo, directory });
      else await api("POST", "/api/teams", { ...body, includesCard });
      onSaved();
    },
  });
  return (
    <FormLayout
      frame={frame}
      label={team ? text.form.save : text.create}
      busy={team ? text.form.saving : text.form.creating}
      onCancel={onCancel}
    >
      <TextInput label={text.form.name} required withAsterisk={false} data-autofocus {...fieldProps(fields.name)} />
      <TextInput label={text.form.address} description={text.form.addressText} {...fieldProps(fields.slug)} />
      {/* Administrators make teams for others. */}
      {!team && accessLevel < LEVEL.admin && (
        <Switch name={fields.includesCard.name} defaultChecked label={text.form.includesCard} />
      )}
      {team && (
        <PictureInput
          name={text.form.logo}
          description={text.form.logoText}
          words={text.form.upload}
          owner={{ teamId: team.id }}
          kind="logo"
          url={logo}
          onChange={setLogo}
        />
      )}
      {team && (
        <Switch
          name={fields.directory.name}
          defaultChecked={team.directory}
          label={text.directory}
          description={text.form.directoryText}
        />
      )}
    </FormLayout>
  );
}
