import { Anchor, Badge, Group, Stack, Text } from "@mantine/core";
import { Link } from "@remix-run/react";
import { useFormatDate } from "../ui/locale.ts";
import styles from "./contacts.module.css";
import type { Person } from "./person.ts";
import { useWords } from "../ui/use-words.ts";
import { contactsWords } from "./words.en.ts";

/** Longer texts are read where they came in. */
const MAX_EXCERPT_LENGTH = 400;

interface TimelineEntry {
  key: string;
  at: string;
  what: string;
  text: string;
  to?: string;
  event?: string | null;
}

/** A contact's history, newest first: messages, conversations, consent. */
export function Timeline({ contact }: { contact: Person }) {
  const words = useWords(contactsWords);
  const { messages, conversations, consent, cards, sources, first } = contact;
  const events: TimelineEntry[] = [
    ...messages.map(({ id, cardId, at, text, event }) => ({
      key: `message ${id}`,
      at,
      text,
      event,
      what: words.story.message,
      to: `/inbox?card=${cardId}&message=${id}`,
    })),
    ...conversations.map(({ id, cardId, at, text, leadScore }) => ({
      key: `conversation ${id}`,
      at,
      text,
      what: words.story.conversation(leadScore),
      to: `/inbox?card=${cardId}&conversation=${id}`,
    })),
    ...consent.map(({ text, at }, i) => ({ key: `consent ${i}`, at, text, what: words.story.agreed })),
    { key: "first", at: first, what: words.story.first, text: "" },
  ].toSorted((a, b) => b.at.localeCompare(a.at));
  const day = useFormatDate();
  return (
    <Stack gap="md">
      <Group gap="xs">
        {sources.map((source) => (
          <Badge key={source} variant="light" tt="none">
            {words.sources[source]}
          </Badge>
        ))}
        {cards.map(({ id, name }) => (
          <Badge key={id} component={Link} to={`/contacts?card=${id}`} variant="outline" tt="none">
            {words.story.metBy(name)}
          </Badge>
        ))}
      </Group>
      <ol className={styles.story}>
        {events.map(({ key, at, what, text, to, event }) => (
          <li key={key}>
            <Text size="sm" c="dimmed">
              <time dateTime={at}>{day(at)}</time> ·{" "}
              {to ? (
                <Anchor component={Link} to={to}>
                  {what}
                </Anchor>
              ) : (
                what
              )}
              {event && ` · ${event}`}
            </Text>
            {text && (
              <p dir="auto">{text.length > MAX_EXCERPT_LENGTH ? `${text.slice(0, MAX_EXCERPT_LENGTH)}…` : text}</p>
            )}
          </li>
        ))}
      </ol>
    </Stack>
  );
}
