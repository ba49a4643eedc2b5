import { Group, NativeSelect, Text, TextInput } from "@mantine/core";
import { IconLock } from "@tabler/icons-react";
import { z } from "zod";
import { fieldsOfKind } from "../cards/fields.ts";
import { api, NOT_DONE, TRY_AGAIN } from "../ui/api.ts";
import { useApiForm } from "../ui/api-form.ts";
import { fieldProps } from "../ui/checked-form.ts";
import { FormFrame } from "../ui/FormFrame.tsx";
import { templateCreate } from "./teams.schema.ts";
import type { OwnTemplate } from "./templates.server.ts";

/** Texts and pictures have a line each; the API sets every other field, too. */
const FIELDS = fieldsOfKind("text", "longtext", "phone", "email", "link", "media", "picture");
const RULES = [
  { value: "free", label: "Free" },
  { value: "required", label: "Required" },
  { value: "locked", label: "Locked" },
];
const text = z.string().optional();
const templateForm = z.object({
  name: templateCreate.shape.name,
  ...Object.fromEntries(
    FIELDS.flatMap(({ name }) => [
      [`value_${name}`, text],
      [`rule_${name}`, text],
    ]),
  ),
});

interface Props {
  teamId: number;
  /** None: one is made. */
  template?: OwnTemplate;
  onSaved: () => void;
  onCancel: () => void;
}

/** What a template sets, and how firmly, field by field. */
export default function TemplateForm({ teamId, template, onSaved, onCancel }: Props) {
  const valueOf = (name: (typeof FIELDS)[number]["name"]) => template?.values[name] ?? "";
  const { fields, frame } = useApiForm({
    title: NOT_DONE,
    schema: templateForm,
    otherwise: TRY_AGAIN,
    defaultValue: { name: template?.name },
    async submit({ name, ...sent }) {
      const given = sent as Record<string, string | undefined>;
      const shown = FIELDS.map((field) => field.name);
      const values = Object.fromEntries(shown.map((field) => [field, given[`value_${field}`] ?? ""]));
      const rules = Object.fromEntries(shown.map((field) => [field, given[`rule_${field}`] ?? "free"]));
      const path = `/api/teams/${teamId}/templates`;
      const kept = { values: { ...template?.values, ...values }, rules: { ...template?.rules, ...rules } };
      if (template) await api("PUT", `${path}/${template.id}`, { name, ...kept, version: template.version });
      else await api("POST", path, { name, ...kept });
      onSaved();
    },
  });
  const all = fields as Record<string, (typeof fields)["name"]>;
  return (
    <FormFrame frame={frame} label="Save template" busy="Saving..." onCancel={onCancel}>
      <TextInput label="Template name" required withAsterisk={false} data-autofocus {...fieldProps(fields.name)} />
      <Text c="dimmed" fz="sm">
        <IconLock size={15} style={{ verticalAlign: "-2px" }} aria-hidden /> A locked field shows this value on every
        card of the template, also when it is empty. A required one is the holder&rsquo;s, but not empty. A free one
        only starts with it.
      </Text>
      {FIELDS.map(({ name, label }) => (
        <Group key={name} align="flex-end" wrap="nowrap" gap="xs">
          <TextInput
            label={label}
            style={{ flex: 1 }}
            {...fieldProps(all[`value_${name}`]!)}
            defaultValue={valueOf(name)}
          />
          <NativeSelect
            aria-label={`Rule for ${label}`}
            w={124}
            data={RULES}
            name={`rule_${name}`}
            defaultValue={template?.rules[name] ?? "free"}
          />
        </Group>
      ))}
    </FormFrame>
  );
}
