import { Alert, Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { Link, useRevalidator } from "@remix-run/react";
import { api } from "../../ui/api.ts";
import { nameOf } from "./name-of.ts";
import type { Person } from "../person.ts";
import { useCall } from "../../ui/use-call.ts";
import { useWords } from "../../ui/use-words.ts";
import { contactsWords } from "../words.en.ts";
import { contactMessages } from "../messages.en.ts";

/** A contact's likely duplicates, to merge, and the contacts merged into it, to separate again. */
export function Duplicates({ contact: { id, doubles, merged } }: { contact: Person }) {
  const text = useWords(contactsWords);
  const { revalidate } = useRevalidator();
  const { call } = useCall(contactMessages.notChanged);
  async function send(path: string, body: object | undefined, done: string) {
    await call(() => api("POST", path, body), done);
    revalidate();
  }
  if (doubles.length === 0 && merged.length === 0) return null;
  return (
    <Alert color="gray" title={doubles.length > 0 ? text.doubles.title : undefined}>
      <Stack gap="xs">
        {doubles.map((duplicate) => (
          <Group key={duplicate.id} justify="space-between">
            <Text size="sm">
              <Anchor component={Link} to={`/contacts/${duplicate.id}`}>
                <bdi>{nameOf(duplicate, text.nameless)}</bdi>
              </Anchor>{" "}
              {duplicate.email !== null && duplicate.name !== null && <bdi>({duplicate.email})</bdi>}{" "}
              {text.doubles[duplicate.reason]}.
            </Text>
            <Button
              size="xs"
              onClick={() => send(`/api/contacts/${duplicate.id}/merge`, { into: id }, text.doubles.merged)}
            >
              {text.doubles.merge}
            </Button>
          </Group>
        ))}
        {merged.map((part) => (
          <Group key={part.id} justify="space-between">
            <Text size="sm">
              <bdi>{nameOf(part, text.nameless)}</bdi> {text.doubles.isPart}
            </Text>
            <Button
              size="xs"
              variant="default"
              onClick={() => send(`/api/contacts/${part.id}/unmerge`, undefined, text.doubles.undone)}
            >
              {text.doubles.undo}
            </Button>
          </Group>
        ))}
      </Stack>
    </Alert>
  );
}
