import { SimpleGrid, Stack, Textarea, TextInput } from "@mantine/core";
import { editSlug } from "../../access.ts";
import { MAX } from "../../cards/limits.ts";
import { useUser } from "../../ui/user.ts";
import type { EditedCard } from "../draft.ts";
import type { TabProps } from "./tab.ts";

const FIELDS = [
  ["name", "Name", MAX.name, "name"], ["title", "Title", MAX.title, "organization-title"], ["company", "Company", MAX.company, "organization"],
  ["phone", "Phone", MAX.phone, "tel"], ["email", "Email", MAX.email, "email"], ["website", "Website", MAX.url, "url"],
  ["address", "Address", MAX.address, "street-address"], ["videoUrl", "Video link", MAX.url, "off"],
] as const satisfies readonly (readonly [keyof EditedCard, string, number, string])[];

/** Who this is, how to reach them, and the address of the card. */
export function BasicInfo({ card, errors, change }: TabProps) {
  const { id, accessLevel } = useUser();
  const slugRefusal = editSlug({ id, level: accessLevel }, card);
  return (
    <Stack gap="md">
      <TextInput
        label="URL Slug" value={card.slug} maxLength={50} disabled={slugRefusal !== null}
        description={slugRefusal?.reason ?? "3 to 50 letters, digits and hyphens. A printed code with the old address keeps working."}
        error={errors.slug} onChange={(event) => change({ slug: event.currentTarget.value })}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {FIELDS.map(([field, label, max, autoComplete]) => (
          <TextInput
            key={field} label={label} value={card[field] ?? ""} maxLength={max} autoComplete={autoComplete} error={errors[field]}
            onChange={(event) => change({ [field]: event.currentTarget.value })}
          />
        ))}
      </SimpleGrid>
      <Textarea
        label="About" value={card.about ?? ""} maxLength={MAX.about} autosize minRows={4} maxRows={14} error={errors.about}
        onChange={(event) => change({ about: event.currentTarget.value })}
      />
    </Stack>
  );
}
