import { Anchor, Button, Card, Group, SimpleGrid, Stack, Text, Title } from "@mantine/core";
import { Link, useLoaderData, useNavigate } from "@remix-run/react";
import { useState } from "react";
import * as cards from "../cards/cards.server.ts";
import { page } from "../http.server.ts";
import { api, sentenceOf } from "../ui/api.ts";
import { toast } from "../ui/toast.ts";
import { useUser } from "../ui/user.ts";

export const loader = page({ access: "signed-in" }, async ({ user }) => ({ cards: await cards.list(user) }));

export default function Dashboard() {
  const { cards } = useLoaderData<typeof loader>();
  const user = useUser();
  const navigate = useNavigate();
  const [isCreating, setCreating] = useState(false);

  async function create() {
    setCreating(true);
    try {
      const { id } = await api<{ id: number }>("POST", "/api/business-cards", { name: user.fullName ?? user.username, email: user.email });
      toast.success("Your new digital business card has been created.");
      navigate(`/mobile-editor/${id}`);
    } catch (error) {
      toast.failure(sentenceOf(error, "Failed to create a new business card. Please try again."));
      setCreating(false);
    }
  }

  return (
    <Stack gap="lg">
      <div><Title order={1}>Dashboard</Title><Text c="dimmed">Manage your digital business cards</Text></div>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {cards.map((card) => (
          <Card key={card.id} withBorder>
            <Title order={2}>{card.name}</Title>
            <Group><Anchor component={Link} to={`/mobile-editor/${card.id}`}>Edit Card</Anchor><Anchor href={`/view/${card.slug}`} target="_blank">View</Anchor></Group>
          </Card>
        ))}
      </SimpleGrid>
      <Button onClick={create} loading={isCreating}>{isCreating ? "Creating..." : "Create New Card"}</Button>
    </Stack>
  );
}
