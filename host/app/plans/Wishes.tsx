import { Button, Card, Group, Stack, Text } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { api, NOT_DONE, sentenceOf, TRY_AGAIN } from "../ui/api.ts";
import { useDay } from "../ui/locale.ts";
import { toast } from "../ui/toast.ts";
import { type PlanName, PLANS } from "./plans.ts";
import { useWords } from "../ui/use-words.ts";
import { wishWords } from "./wish-words/index.ts";

export interface Wish {
  id: number;
  plan: PlanName;
  createdAt: string;
  user: { username: string; fullName: string | null };
}

/** Who asks for a plan; granting it is one press. */
export function Wishes({ wishes }: { wishes: Wish[] }) {
  const text = useWords(wishWords);
  const day = useDay();
  const { revalidate } = useRevalidator();
  const [granting, setGranting] = useState<number | null>(null);

  async function grant({ id, plan, user }: Wish) {
    setGranting(id);
    try {
      await api("POST", `/api/plan-requests/${id}/grant`);
      toast.success(text.granted(user.username, PLANS[plan].label));
    } catch (error) {
      toast.failure(NOT_DONE, sentenceOf(error, TRY_AGAIN));
    }
    setGranting(null);
    revalidate();
  }

  return (
    <Card component="section" withBorder mb="lg" aria-label={text.title}>
      <Stack gap="xs">
        {wishes.map((wish) => (
          <Group key={wish.id} justify="space-between" gap="xs">
            <Text>
              <b>
                <bdi>{wish.user.fullName ?? wish.user.username}</bdi>
              </b>
              {text.asks(PLANS[wish.plan].label)}
              <time dateTime={wish.createdAt}>{day(wish.createdAt)}</time>
            </Text>
            <Button
              size="xs"
              disabled={granting !== null}
              aria-label={text.grantTo(PLANS[wish.plan].label, wish.user.username)}
              onClick={() => grant(wish)}
            >
              {text.grant}
            </Button>
          </Group>
        ))}
      </Stack>
    </Card>
  );
}
