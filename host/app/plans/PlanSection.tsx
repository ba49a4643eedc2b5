import { Button, Group, List, Text } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { Section } from "../account/Section.tsx";
import { api, NOT_DONE, sentenceOf, TRY_AGAIN } from "../ui/api.ts";
import { toast } from "../ui/toast.ts";
import type { PlanWish } from "./plan-requests.server.ts";
import { nextPlan, PLAN_NAMES, type PlanName, planOfLevel, PLANS } from "./plans.ts";

/** What the account allows, what the next plan adds, and how to get it. */
export function PlanSection({ level, wish: { asked, chosen } }: { level: number; wish: PlanWish }) {
  const current = planOfLevel(level);
  const next = nextPlan(level);
  if (!current) return null;
  const has = PLAN_NAMES.slice(0, PLAN_NAMES.indexOf(current) + 1).flatMap((name) => PLANS[name].has);
  return (
    <Section title="Plan" about="What your account allows, and how to get more.">
      <Text fw={600}>{`You have ${PLANS[current].label}`}</Text>
      <List size="sm" mt={4}>
        {has.map((one) => (
          <List.Item key={one}>{one}</List.Item>
        ))}
      </List>
      {next && (
        <>
          <Text fw={600} mt="md">{`${PLANS[next].label} adds`}</Text>
          <List size="sm" mt={4} mb="md">
            {PLANS[next].has.map((one) => (
              <List.Item key={one}>{one}</List.Item>
            ))}
          </List>
          {asked ? (
            <Text role="status">{`You have asked for ${PLANS[asked].label}. An administrator will answer.`}</Text>
          ) : (
            <Group gap="xs">
              <AskButton plan={next} />
              {chosen && PLANS[chosen].level > PLANS[next].level && <AskButton plan={chosen} isChosen />}
            </Group>
          )}
        </>
      )}
    </Section>
  );
}

function AskButton({ plan, isChosen }: { plan: PlanName; isChosen?: boolean }) {
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);

  async function ask() {
    setAsking(true);
    try {
      await api("POST", "/api/plan-requests", { plan });
      toast.success(`You have asked for ${PLANS[plan].label}`, "An administrator will answer.");
      revalidate();
    } catch (error) {
      toast.failure(NOT_DONE, sentenceOf(error, TRY_AGAIN));
    } finally {
      setAsking(false);
    }
  }

  return (
    <Button onClick={ask} disabled={isAsking}>
      {`Ask for ${PLANS[plan].label}${isChosen ? ", as chosen at sign-up" : ""}`}
    </Button>
  );
}
