import { Button, Card, Group, Stack, Text } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { useFormatDate } from "../../ui/locale.ts";
import { type PlanName, PLANS } from "../plans.ts";
import { useCall } from "../../ui/use-call.ts";
import { useWords } from "../../ui/use-words.ts";
import { usersWords } from "../../users/words.en.ts";
import { planRequestWords } from "./words.en.ts";
import { api } from "../../ui/api.ts";
import { uiMessages } from "../../ui/messages.en.ts";

interface PlanRequest {
  id: number;
  plan: PlanName;
  createdAt: string;
  user: { username: string; fullName: string | null; email: string; accessLevel: number };
}

/** Open plan requests. Declining asks for confirmation, granting does not. */
export function PlanRequests({ requests }: { requests: PlanRequest[] }) {
  const text = useWords(planRequestWords);
  const users = useWords(usersWords);
  const day = useFormatDate();
  const { revalidate } = useRevalidator();
  const approval = useCall(uiMessages.failed);
  const refusal = useCall(uiMessages.failed);
  const [declining, setDeclining] = useState<PlanRequest | null>(null);

  async function decline() {
    if (!declining) return;
    const { id, user } = declining;
    await refusal.call(() => api("DELETE", `/api/plan-requests/${id}`), text.declined(user.username));
    setDeclining(null);
    revalidate();
  }

  async function grant({ id, plan, user }: PlanRequest) {
    const done = text.granted(user.username, PLANS[plan].label);
    await approval.call(() => api("POST", `/api/plan-requests/${id}/grant`), done);
    revalidate();
  }

  return (
    <Card component="section" withBorder mb="lg" aria-label={text.title}>
      <Stack gap="xs">
        {requests.map((request) => (
          <Group key={request.id} justify="space-between" gap="xs">
            <Text>
              <b>
                <bdi>{request.user.fullName ?? request.user.username}</bdi>
              </b>
              {text.asks(PLANS[request.plan].label)}
              <time dateTime={request.createdAt}>{day(request.createdAt)}</time>
              <Text component="small" display="block" size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
                <bdi>{request.user.username}</bdi> · <bdi>{request.user.email}</bdi> ·{" "}
                {users.levelName(request.user.accessLevel)}
              </Text>
            </Text>
            <Group gap="xs">
              <Button
                size="xs"
                variant="default"
                disabled={approval.isBusy}
                aria-label={text.declineTo(PLANS[request.plan].label, request.user.username)}
                onClick={() => setDeclining(request)}
              >
                {text.decline}
              </Button>
              <Button
                size="xs"
                disabled={approval.isBusy}
                aria-label={text.grantTo(PLANS[request.plan].label, request.user.username)}
                onClick={() => grant(request)}
              >
                {text.grant}
              </Button>
            </Group>
          </Group>
        ))}
      </Stack>
      <ConfirmDialog
        isOpen={declining !== null}
        title={text.declineTitle}
        confirm={text.declineIt}
        isDestructive
        onConfirm={decline}
        onClose={() => setDeclining(null)}
      >
        {text.declineText}
      </ConfirmDialog>
    </Card>
  );
}
