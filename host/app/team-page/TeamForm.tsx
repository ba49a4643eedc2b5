import { Switch, TextInput } from "@mantine/core";
import { useState } from "react";
import { z } from "zod";
import { api, NOT_DONE, TRY_AGAIN } from "../ui/api.ts";
import { useApiForm } from "../ui/api-form.ts";
import { fieldProps } from "../ui/checked-form.ts";
import { FormFrame } from "../ui/FormFrame.tsx";
import { PictureInput } from "../ui/PictureInput.tsx";
import type { OwnTeam } from "../teams/teams.server.ts";
import { teamCreate } from "../teams/teams.schema.ts";

const teamForm = teamCreate.extend({ directory: z.preprocess((value) => value === "on", z.boolean()) });

interface Props {
  /** None: a team is made. */
  team?: OwnTeam;
  onSaved: () => void;
  onCancel: () => void;
}

/** Makes a team, or changes its name, address, logo and directory. */
export default function TeamForm({ team, onSaved, onCancel }: Props) {
  const [logo, setLogo] = useState(team?.logo ?? null);
  const { fields, frame } = useApiForm({
    title: NOT_DONE,
    schema: teamForm,
    otherwise: TRY_AGAIN,
    defaultValue: { name: team?.name, slug: team?.slug },
    async submit({ directory, ...body }) {
      if (team) await api("PATCH", `/api/teams/${team.id}`, { ...body, logo, directory });
      else await api("POST", "/api/teams", body);
      onSaved();
    },
  });
  return (
    <FormFrame
      frame={frame}
      label={team ? "Save team" : "Create team"}
      busy={team ? "Saving..." : "Creating..."}
      onCancel={onCancel}
    >
      <TextInput label="Team name" required withAsterisk={false} data-autofocus {...fieldProps(fields.name)} />
      <TextInput
        label="Address"
        description="The end of /team/… where the public directory is, if you open it."
        {...fieldProps(fields.slug)}
      />
      {team && (
        <PictureInput
          name="Logo"
          description="In the directory and on invitations."
          words={{
            uploading: "Uploading logo...",
            uploaded: "Logo uploaded",
            failed: "Failed to upload logo. Please try again.",
          }}
          place={{ teamId: team.id }}
          kind="logo"
          url={logo}
          onChange={setLogo}
        />
      )}
      {team && (
        <Switch
          name={fields.directory.name}
          defaultChecked={team.directory}
          label="Public directory"
          description="Anybody can see the names, titles and photos of the team and open their cards."
        />
      )}
    </FormFrame>
  );
}
