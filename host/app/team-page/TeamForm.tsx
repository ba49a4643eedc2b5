import { Switch, TextInput } from "@mantine/core";
import { z } from "zod";
import { api, NOT_DONE, TRY_AGAIN } from "../ui/api.ts";
import { useApiForm } from "../ui/api-form.ts";
import { fieldProps } from "../ui/checked-form.ts";
import { FormFrame } from "../ui/FormFrame.tsx";
import type { OwnTeam } from "../teams/teams.server.ts";
import { teamCreate } from "../teams/teams.schema.ts";

const teamForm = teamCreate.extend({ directory: z.preprocess((value) => value === "on", z.boolean()) });

interface Props {
  /** None: a team is made. */
  team?: OwnTeam;
  onSaved: () => void;
  onCancel: () => void;
}

/** Makes a team, or changes its name, address and directory. */
export default function TeamForm({ team, onSaved, onCancel }: Props) {
  const { fields, frame } = useApiForm({
    title: NOT_DONE,
    schema: teamForm,
    otherwise: TRY_AGAIN,
    defaultValue: { name: team?.name, slug: team?.slug },
    async submit({ directory, ...body }) {
      if (team) await api("PATCH", `/api/teams/${team.id}`, { ...body, directory });
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
