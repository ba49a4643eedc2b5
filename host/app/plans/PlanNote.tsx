import { Text } from "@mantine/core";
import { PLAN_NAMES, PLANS } from "./plans.ts";

/** What a new account allows, and how to come by the plan that was chosen before. */
export function PlanNote({ chosen }: { chosen: string | null }) {
  const wanted = PLAN_NAMES.find((name) => name === chosen && name !== "basic");
  return (
    <Text size="sm" c="dimmed">
      {`You start with ${PLANS.basic.label}: ${PLANS.basic.has.join("; ")}. `}
      {wanted
        ? `${PLANS[wanted].label} adds: ${PLANS[wanted].has.join("; ")}. Ask for it in your account; we keep your choice.`
        : `${PLANS.professional.label} adds: ${PLANS.professional.has.join("; ")}. You can ask for it in your account.`}
    </Text>
  );
}
