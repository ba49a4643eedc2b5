import { Button, Group, List, Text } from "@mantine/core";
import { useRevalidator } from "@remix-run/react";
import { Fragment } from "react";
import { AccountSection } from "../account/AccountSection.tsx";
import { ApiError, api } from "../ui/api.ts";
import { toast } from "../ui/toast.ts";
import type { PlanRequestState } from "./requests/plan-requests.server.ts";
import { planWords } from "./words.en.ts";
import { useCall } from "../ui/use-call.ts";
import { useWords, useSentence } from "../ui/use-words.ts";
import { featuresOf, higherPlans, type PlanName, planOfLevel, PLANS } from "./plans.ts";
import { planMessages } from "./messages.en.ts";
import { uiMessages } from "../ui/messages.en.ts";

interface Props {
  level: number;
  request: PlanRequestState;
  /** Whether mail reaches the user's address. */
  isConfirmed: boolean;
}

/** Features of the account's plan, what higher plans add, and how to get them. */
export function PlanSection({ level, request, isConfirmed }: Props) {
  const { has: features, section, price, perMonth } = useWords(planWords);
  const priceOf = (plan: PlanName) => price(PLANS[plan].dollars) + perMonth;
  const current = planOfLevel(level);
  if (!current) return null;
  return (
    <AccountSection id="plan" title={section.title}>
      <Text fw={600}>{section.have(PLANS[current].label, priceOf(current))}</Text>
      <List size="sm" mt={4}>
        {featuresOf(features, current).map((one) => (
          <List.Item key={one}>{one}</List.Item>
        ))}
      </List>
      {higherPlans(level).map((plan) => (
        <Fragment key={plan}>
          <Text fw={600} mt="md">
            {section.adds(PLANS[plan].label, priceOf(plan))}
          </Text>
          <List size="sm" mt={4}>
            {features[plan].map((one) => (
              <List.Item key={one}>{one}</List.Item>
            ))}
          </List>
        </Fragment>
      ))}
      <PlanRequestForm level={level} request={request} isConfirmed={isConfirmed} />
    </AccountSection>
  );
}

/** State of the last plan request, and the next request. */
function PlanRequestForm({ level, request: { pending, chosen, declined, isUsed }, isConfirmed }: Props) {
  const { section } = useWords(planWords);
  const sentence = useSentence();
  const plans = higherPlans(level);
  if (plans.length === 0) return null;
  if (pending || isUsed)
    return (
      <Text role="status" mt="md">
        {pending ? section.asked(PLANS[pending].label) + section.answer(isConfirmed) : sentence(planMessages.onePerDay)}
      </Text>
    );
  return (
    <>
      {declined && (
        <Text role="status" mt="md">
          {section.declined(PLANS[declined].label)}
        </Text>
      )}
      <Group gap="xs" mt="md">
        {plans.map((plan) => (
          <AskButton key={plan} plan={plan} isChosen={chosen === plan} />
        ))}
      </Group>
    </>
  );
}

function AskButton({ plan, isChosen }: { plan: PlanName; isChosen: boolean }) {
  const { section } = useWords(planWords);
  const { revalidate } = useRevalidator();
  const { call, isBusy } = useCall(uiMessages.failed);

  const ask = () =>
    call(async () => {
      try {
        await api("POST", "/api/plan-requests", { plan });
        toast.success(section.toast(PLANS[plan].label), section.toastText);
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 409)) throw error;
        // Asked in another tab, or answered meanwhile: the page then shows how it stands.
        toast.failure(section.notAsked, error.userMessage);
      }
      revalidate();
    });

  return (
    <Button
      onClick={ask}
      disabled={isBusy}
      h="auto"
      mih={44}
      py="xs"
      styles={{ label: { whiteSpace: "normal" } }} // on a phone it is wider than the page
    >
      {section.ask(PLANS[plan].label, isChosen)}
    </Button>
  );
}
