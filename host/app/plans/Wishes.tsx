import { Button, Card, Group, Stack, Text } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { api, NOT_DONE, sentenceOf, TRY_AGAIN } from "../ui/api.ts";
import { toast } from "../ui/toast.ts";
import { type PlanName, PLANS } from "./plans.ts";

export interface Wish {
  id: number;
  plan: PlanName;
  createdAt: string;
  user: { username: string; fullName: string | null };
}

/** Who asks for a plan; granting it is one press. */
export function Wishes({ wishes }: { wishes: Wish[] }) {
  const { revalidate } = useRevalidator();
  const [granting, setGranting] = useState<number | null>(null);

  async function grant({ id, plan, user }: Wish) {
    setGranting(id);
    try {
      await api("POST", `/api/plan-requests/${id}/grant`);
      toast.success(`${user.username} has ${PLANS[plan].label} now`);
    } catch (error) {
      toast.failure(NOT_DONE, sentenceOf(error, TRY_AGAIN));
    }
    setGranting(null);
    revalidate();
  }

  return (
    <Card component="section" withBorder mb="lg" aria-label="Plan requests">
      <Stack gap="xs">
        {wishes.map((wish) => (
          <Group key={wish.id} justify="space-between" gap="xs">
            <Text>
              <b>
                <bdi>{wish.user.fullName ?? wish.user.username}</bdi>
              </b>
              {` asks for ${PLANS[wish.plan].label}, `}
              <time dateTime={wish.createdAt}>{wish.createdAt.slice(0, 10)}</time>
            </Text>
            <Button
              size="xs"
              disabled={granting !== null}
              aria-label={`Grant ${PLANS[wish.plan].label} to ${wish.user.username}`}
              onClick={() => grant(wish)}
            >
              Grant
            </Button>
          </Group>
        ))}
      </Stack>
    </Card>
  );
}
