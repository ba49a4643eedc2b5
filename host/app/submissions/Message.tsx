import { Anchor, Card, Stack, Text } from "@mantine/core";
import type { FormField } from "#sdk/card/card-data.ts";
import { answerFor } from "#sdk/card/sections/form/form-fields.ts";
import { telLink } from "#sdk/card/tel-link.ts";
import { ItemActions } from "./ItemActions.tsx";
import { useFormatDateTime } from "../ui/locale.ts";
import type { ReceivedForm } from "./received-form.ts";
import { useWords } from "../ui/use-words.ts";
import { messagesWords } from "./words.en.ts";

interface MessageProps {
  row: ReceivedForm;
  fields: FormField[];
  onChanged: () => void;
}

/** A message with its answers and what can be done with it. */
export function Message({ row, fields, onChanged }: MessageProps) {
  const text = useWords(messagesWords);
  const fieldsById = new Map(fields.map((field) => [field.id, field]));
  const fieldIds = [...fieldsById.keys(), ...Object.keys(row.formData).filter((id) => !fieldsById.has(id))];
  const emails = fields.filter(({ type }) => type === "email").map(({ id }) => answerFor(row.formData, id));
  const when = useFormatDateTime();
  return (
    <Card component="li" withBorder>
      <Text component="time" display="block" dateTime={row.timestamp} c="dimmed" size="sm">
        {when(row.timestamp)}
        {row.submitterLocation ? `, ${row.submitterLocation}` : ""}
      </Text>
      <Stack component="dl" gap="xs" m={0} my="sm">
        {fieldIds
          .filter((id) => answerFor(row.formData, id))
          .map((id) => (
            <div key={id}>
              <Text component="dt" size="sm" c="dimmed">
                {fieldsById.get(id)?.label ?? id}
              </Text>
              <Text component="dd" m={0} dir="auto" style={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
                <Answer type={fieldsById.get(id)?.type} text={answerFor(row.formData, id)} />
              </Text>
            </div>
          ))}
      </Stack>
      {row.consentText && (
        <Text size="xs" c="dimmed" mt="sm">
          {text.agreed(row.consentText)}
        </Text>
      )}
      <ItemActions
        kind="message"
        id={row.id}
        email={emails.find(Boolean)}
        contactFile={`/api/submissions/${row.id}`}
        onChanged={onChanged}
      />
    </Card>
  );
}

/** An answer; an address or a number is a link, to write back or call. */
function Answer({ type, text }: { type: FormField["type"] | undefined; text: string }) {
  const href = type === "email" ? `mailto:${encodeURI(text)}` : type === "phone" && telLink(text);
  return href ? <Anchor href={href}>{text}</Anchor> : text;
}
