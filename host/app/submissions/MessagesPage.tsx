import { Anchor, Button, Card, Stack, Text, TextInput } from "@mantine/core";
import { Form, useNavigation, useRevalidator, useSearchParams } from "@remix-run/react";
import { IconDownload, IconSearch } from "@tabler/icons-react";
import type { FormField } from "#sdk/card/card-data.ts";
import { answerFor } from "#sdk/card/sections/form/form-fields.ts";
import { ItemActions } from "./ItemActions.tsx";
import { EmptyState } from "../ui/EmptyState.tsx";
import { useFormatDateTime } from "../ui/locale.ts";
import { NextPage } from "../ui/NextPage.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { INBOX } from "../ui/shell/sidebar-links.ts";
import type { ReceivedForm } from "./received-form.ts";
import { useWords } from "../ui/use-words.ts";
import { messagesWords } from "./words.en.ts";

interface Props {
  card: { id: number; slug: string; name: string | null };
  fields: FormField[];
  submissions: ReceivedForm[];
  /** `cursor` of the next page; null on the last one. */
  next: string | null;
}

/** What visitors have sent by a card's form: newest first, searched, exported, taken over into contacts, deleted. */
export function MessagesPage({ card, fields, submissions, next }: Props) {
  const text = useWords(messagesWords);
  const [search] = useSearchParams();
  const words = search.get("search") ?? "";
  const { revalidate } = useRevalidator();
  const isLoading = useNavigation().state === "loading";

  return (
    <Stack gap="lg">
      <PageHeader
        title={text.title}
        subtitle={text.subtitle(card.name ?? card.slug)}
        trail={[{ label: text.inbox, to: INBOX }]}
      >
        {submissions.length > 0 && (
          <Button
            component="a"
            href={`/api/business-cards/${card.id}/submissions?format=csv`}
            download
            variant="default"
            leftSection={<IconDownload size={18} />}
          >
            {text.csv}
          </Button>
        )}
      </PageHeader>
      {(submissions.length > 0 || words) && (
        <Form role="search">
          <TextInput
            name="search"
            type="search"
            label={text.search}
            defaultValue={words}
            leftSection={<IconSearch size={18} />}
            maxLength={200}
          />
        </Form>
      )}
      {submissions.length === 0 &&
        (words ? (
          <Text role="status">{text.noMatch(words)}</Text>
        ) : (
          <EmptyState title={text.none}>{text.noneText}</EmptyState>
        ))}
      <Stack component="ul" gap="md" p={0} m={0} style={{ listStyle: "none" }} aria-busy={isLoading}>
        {submissions.map((row) => (
          <Message key={row.id} row={row} fields={fields} onChanged={revalidate} />
        ))}
      </Stack>
      <NextPage cursor={next} params={{ search: words || undefined }}>
        {text.older}
      </NextPage>
    </Stack>
  );
}

interface MessageProps {
  row: ReceivedForm;
  fields: FormField[];
  /** By itself, not in the list. */
  isOpened?: boolean;
  onChanged: () => void;
}

/** A message with its answers and what can be done with it. */
export function Message({ row, fields, isOpened = false, onChanged }: MessageProps) {
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
        isOpened={isOpened}
        contactFile={`/api/submissions/${row.id}`}
        onChanged={onChanged}
      />
    </Card>
  );
}

/** An answer; an address or a number is a link, to write back or call. */
function Answer({ type, text }: { type: FormField["type"] | undefined; text: string }) {
  const number = type === "phone" ? text.replace(/[^\d+]/g, "") : "";
  const href = type === "email" ? `mailto:${encodeURI(text)}` : number && `tel:${number}`;
  return href ? <Anchor href={href}>{text}</Anchor> : text;
}
