import { Badge, Button, Group, Stack, Table, Text, TextInput } from "@mantine/core";
import { Form, Link, useRevalidator, useSearchParams } from "@remix-run/react";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { LEVEL } from "../access.ts";
import { api, sentenceOf, TRY_AGAIN } from "../ui/api.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { PageHeader } from "../ui/PageHeader.tsx";
import { toast } from "../ui/toast.ts";
import { useUser } from "../ui/user.ts";
import type { ListedCard } from "./all-cards.server.ts";

const COLUMNS = [
  { by: "name", label: "Card" },
  { by: "owner", label: "Owner" },
  { by: "isPaused", label: "State" },
  { by: "views", label: "Views" },
  { by: "updatedAt", label: "Last change" },
];

/** Every card, for levels 4 and 5: sorted, searched, paged. */
export function AllCardsPage({ items, next, total }: { items: ListedCard[]; next: string | null; total: number }) {
  const user = useUser();
  const [search] = useSearchParams();
  const words = search.get("search") ?? "";
  const sort = search.get("sort") ?? "-updatedAt";
  const [leaving, setLeaving] = useState<ListedCard | null>(null);
  const { revalidate } = useRevalidator();
  const sortedBy = (sort: string) => `?${new URLSearchParams({ ...(words && { search: words }), sort })}`;

  async function send(method: "PUT" | "DELETE", { id }: ListedCard, body?: unknown) {
    try {
      await api(method, `/api/business-cards/${id}`, body);
      revalidate();
    } catch (error) {
      toast.failure("The card was not changed", sentenceOf(error, TRY_AGAIN));
    }
  }

  return (
    <Stack gap="lg">
      <PageHeader title="All cards" subtitle={total === 1 ? "1 card" : `${total} cards`} />
      <Form role="search">
        <TextInput
          name="search"
          type="search"
          label="Search by name, company, address or owner"
          defaultValue={words}
          leftSection={<IconSearch size={18} stroke={1.8} aria-hidden />}
          maxLength={200}
        />
      </Form>
      <Table.ScrollContainer minWidth={760} tabIndex={0} role="region" aria-label="All cards">
        <Table verticalSpacing="sm">
          <Table.Thead>
            <Table.Tr>
              {COLUMNS.map(({ by, label }) => (
                <Table.Th key={by} aria-sort={sort === by ? "ascending" : sort === `-${by}` ? "descending" : undefined}>
                  <Link to={sortedBy(sort === by ? `-${by}` : by)}>{label}</Link>
                </Table.Th>
              ))}
              <Table.Th>Actions</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {items.map((card) => (
              <Table.Tr key={card.id}>
                <Table.Td>
                  <bdi>{card.name ?? card.slug}</bdi>
                  <Text size="xs" c="dimmed">
                    /view/{card.slug}
                  </Text>
                </Table.Td>
                <Table.Td>
                  <bdi>{card.owner.fullName ?? card.owner.username}</bdi>
                </Table.Td>
                <Table.Td>
                  <Badge variant="light" color={card.isPaused ? "gray" : "green"} tt="none">
                    {card.isPaused ? "Paused" : "Live"}
                  </Badge>
                </Table.Td>
                <Table.Td>{card.views}</Table.Td>
                <Table.Td>
                  <time dateTime={card.updatedAt}>{card.updatedAt.slice(0, 10)}</time>
                </Table.Td>
                <Table.Td>
                  <Group gap={6} wrap="nowrap">
                    <Button component={Link} to={`/card-editor/${card.id}`} size="xs" variant="default">
                      Edit
                    </Button>
                    <Button component={Link} to={`/analytics/${card.id}`} size="xs" variant="default">
                      Analytics
                    </Button>
                    <Button component={Link} to={`/inbox?card=${card.id}`} size="xs" variant="default">
                      Inbox
                    </Button>
                    <Button size="xs" variant="default" onClick={() => send("PUT", card, { isPaused: !card.isPaused })}>
                      {card.isPaused ? "Resume" : "Pause"}
                    </Button>
                    {user.accessLevel >= LEVEL.system && (
                      <Button size="xs" variant="default" onClick={() => setLeaving(card)}>
                        Delete
                      </Button>
                    )}
                  </Group>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {next !== null && (
        <Form>
          {words && <input type="hidden" name="search" value={words} />}
          <input type="hidden" name="sort" value={sort} />
          <Button type="submit" name="cursor" value={next} variant="default">
            Next page
          </Button>
        </Form>
      )}
      <ConfirmDialog
        isOpen={leaving !== null}
        title={`Delete the card of ${leaving?.name ?? leaving?.slug ?? ""}?`}
        confirm="Delete card"
        isDestructive
        onClose={() => setLeaving(null)}
        onConfirm={async () => {
          if (leaving) await send("DELETE", leaving);
          setLeaving(null);
        }}
      >
        Its page, contact file and codes stop working. This cannot be undone.
      </ConfirmDialog>
    </Stack>
  );
}
