import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { FIELDS } from "../cards/fields.ts";
import { api, NOT_DONE, TRY_AGAIN } from "../ui/api.ts";
import { useApiForm } from "../ui/api-form.ts";
import { fieldProps } from "../ui/checked-form.ts";
import { FormFrame } from "../ui/FormFrame.tsx";
import { inviteForm, START_FIELDS } from "./forms.ts";
import styles from "./team.module.css";

export interface Invited {
  created: unknown[];
  failed: { email: string; message: string }[];
}

interface Props {
  teamId: number;
  templates: { id: number; name: string }[];
  onSent: (invited: Invited) => void;
  onCancel: () => void;
}

/** Invites one person or many. */
export default function InviteForm({ teamId, templates, onSent, onCancel }: Props) {
  const { fields, frame } = useApiForm({
    title: NOT_DONE,
    schema: inviteForm,
    otherwise: TRY_AGAIN,
    defaultValue: { role: "member", templateId: String(templates[0]?.id ?? "") },
    async submit({ emails, role, templateId, ...given }) {
      const values = Object.fromEntries(Object.entries(given).filter(([, value]) => value));
      onSent(await api<Invited>("POST", `/api/teams/${teamId}/invitations`, { emails, role, templateId, values }));
    },
  });
  return (
    <FormFrame frame={frame} label="Send invitations" busy="Sending..." onCancel={onCancel}>
      <Textarea
        label="Email addresses"
        description="Paste as many as you like, one a line or separated by commas."
        autosize
        minRows={4}
        maxRows={10}
        data-autofocus
        {...fieldProps(fields.emails)}
      />
      <NativeSelect
        label="Template of their cards"
        data={[{ value: "", label: "None" }, ...templates.map(({ id, name }) => ({ value: String(id), label: name }))]}
        {...fieldProps(fields.templateId)}
      />
      <details className={styles.more} open={START_FIELDS.some((name) => fields[name].errors) || undefined}>
        <summary>Fill in their cards</summary>
        <p>The same on each card. They can change it, unless the template sets it.</p>
        {START_FIELDS.map((name) =>
          name === "about" ? (
            <Textarea key={name} label={FIELDS[name].label} autosize minRows={2} {...fieldProps(fields[name])} />
          ) : (
            <TextInput key={name} label={FIELDS[name].label} {...fieldProps(fields[name])} />
          ),
        )}
      </details>
      <NativeSelect
        label="Role"
        data={[
          { value: "member", label: "Member: edits their own card" },
          { value: "manager", label: "Manager: runs the team" },
        ]}
        {...fieldProps(fields.role)}
      />
    </FormFrame>
  );
}
