import { NativeSelect, Text, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { FIELDS } from "../cards/fields.ts";
import { api } from "../ui/api.ts";
import { useApiForm } from "../ui/use-api-form.ts";
import { fieldProps } from "../ui/use-validated-form.ts";
import { FormLayout } from "../ui/FormLayout.tsx";
import { countInvited, inviteForm, START_FIELDS, withRows } from "./forms.ts";
import styles from "./team.module.css";
import { teamWords } from "./words.en.ts";
import { useWords, useSentence } from "../ui/use-words.ts";
import { uiMessages } from "../ui/messages.en.ts";

export interface InviteResult {
  created: unknown[];
  /** `row`: as it was pasted. */
  failed: { email: string; message: string; row: string }[];
}

interface Props {
  teamId: number;
  templates: { id: number; name: string }[];
  onSent: (invited: InviteResult) => void;
  onCancel: () => void;
}

/** Invites one person or many. */
export default function InviteForm({ teamId, templates, onSent, onCancel }: Props) {
  const text = useWords(teamWords);
  const sentence = useSentence();
  const [counts, setCounts] = useState(countInvited(""));
  const { fields, frame } = useApiForm({
    title: uiMessages.failed,
    schema: inviteForm,
    otherwise: uiMessages.tryAgain,
    defaultValue: { role: "member", templateId: String(templates[0]?.id ?? "") },
    async submit({ emails: { emails, people }, role, templateId, ...rest }) {
      const values = Object.fromEntries(Object.entries(rest).filter(([, value]) => value));
      const { created, failed } = await api<InviteResult>("POST", `/api/teams/${teamId}/invitations`, {
        emails,
        people,
        role,
        templateId,
        values,
      });
      onSent({ created, failed: withRows(failed, people) });
    },
  });
  return (
    <FormLayout frame={frame} label={text.invitation.submit} busy={text.invitation.busy} onCancel={onCancel}>
      <Textarea
        label={text.invitation.emails}
        description={text.invitation.emailsText}
        autosize
        minRows={4}
        maxRows={10}
        data-autofocus
        {...fieldProps(fields.emails)}
        onChange={({ currentTarget: { value } }) => setCounts(countInvited(value))}
      />
      <Text size="sm" role="status" mt="calc(-1 * var(--mantine-spacing-xs))">
        {counts.rows > 0 && text.invitation.recognised(counts.people, counts.rows)}
        {counts.repeated && `. ${text.invitation.repeated(counts.repeated)}`}
      </Text>
      <NativeSelect
        label={text.invitation.template}
        data={[
          { value: "", label: text.invitation.noTemplate },
          ...templates.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        {...fieldProps(fields.templateId)}
      />
      <details className={styles.more} open={START_FIELDS.some((name) => fields[name].errors) || undefined}>
        <summary>{text.invitation.fill}</summary>
        <p>{text.invitation.fillText}</p>
        {START_FIELDS.map((name) =>
          name === "about" ? (
            <Textarea
              key={name}
              label={sentence(FIELDS[name].label)}
              autosize
              minRows={2}
              {...fieldProps(fields[name])}
            />
          ) : (
            <TextInput key={name} label={sentence(FIELDS[name].label)} {...fieldProps(fields[name])} />
          ),
        )}
      </details>
      <NativeSelect
        label={text.invitation.role}
        data={[
          { value: "member", label: text.invitation.member },
          { value: "manager", label: text.invitation.manager },
        ]}
        {...fieldProps(fields.role)}
      />
    </FormLayout>
  );
}
