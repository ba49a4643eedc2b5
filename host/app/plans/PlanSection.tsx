import { Button, Group, List, Text } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { useState } from "react";
import { Section } from "../account/Section.tsx";
import { api, NOT_DONE, sentenceOf, TRY_AGAIN } from "../ui/api.ts";
import { toast } from "../ui/toast.ts";
import type { PlanWish } from "./plan-requests.server.ts";
import { useWords } from "../ui/use-words.ts";
import { nextPlan, PLAN_NAMES, type PlanName, planOfLevel, PLANS } from "./plans.ts";
import { planWords } from "./words/index.ts";

/** What the account allows, what the next plan adds, and how to get it. */
export function PlanSection({ level, wish: { asked, chosen } }: { level: number; wish: PlanWish }) {
  const { has: given, section, price, perMonth } = useWords(planWords);
  const priceOf = (plan: PlanName) => price(PLANS[plan].dollars) + perMonth;
  const current = planOfLevel(level);
  const next = nextPlan(level);
  if (!current) return null;
  const has = PLAN_NAMES.slice(0, PLAN_NAMES.indexOf(current) + 1).flatMap((name) => given[name]);
  return (
    <Section title={section.title} about={section.about}>
      <Text fw={600}>{section.have(PLANS[current].label, priceOf(current))}</Text>
      <List size="sm" mt={4}>
        {has.map((one) => (
          <List.Item key={one}>{one}</List.Item>
        ))}
      </List>
      {next && (
        <>
          <Text fw={600} mt="md">
            {section.adds(PLANS[next].label, priceOf(next))}
          </Text>
          <List size="sm" mt={4} mb="md">
            {given[next].map((one) => (
              <List.Item key={one}>{one}</List.Item>
            ))}
          </List>
          {asked ? (
            <Text role="status">{section.asked(PLANS[asked].label)}</Text>
          ) : (
            <Group gap="xs">
              <AskButton plan={next} isChosen={chosen === next} />
              {chosen && PLANS[chosen].level > PLANS[next].level && <AskButton plan={chosen} isChosen />}
            </Group>
          )}
        </>
      )}
    </Section>
  );
}

function AskButton({ plan, isChosen = false }: { plan: PlanName; isChosen?: boolean }) {
  const { section } = useWords(planWords);
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);

  async function ask() {
    setAsking(true);
    try {
      await api("POST", "/api/plan-requests", { plan });
      toast.success(section.toast(PLANS[plan].label), section.toastText);
      revalidate();
    } catch (error) {
      toast.failure(NOT_DONE, sentenceOf(error, TRY_AGAIN));
    } finally {
      setAsking(false);
    }
  }

  return (
    <Button onClick={ask} disabled={isAsking}>
      {section.ask(PLANS[plan].label, isChosen)}
    </Button>
  );
}
