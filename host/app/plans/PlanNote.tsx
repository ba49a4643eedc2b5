import { Text } from "@mantine/core";
import { useWords } from "../ui/use-words.ts";
import { PLAN_NAMES, type PlanName, PLANS } from "./plans.ts";
import { planWords } from "./words.en.ts";

/** What a new account allows, and how to come by the plan that was chosen before. */
export function PlanNote({ chosen }: { chosen: string | null }) {
  const { has, list, note, price, perMonth } = useWords(planWords);
  const priceOf = (plan: PlanName) => price(PLANS[plan].dollars) + perMonth;
  const chosenPlan = PLAN_NAMES.find((name) => name === chosen && name !== "basic");
  const added = chosenPlan ?? "professional";
  return (
    <Text size="sm" c="dimmed" component="div">
      <p style={{ margin: "0 0 6px" }}>{note.start(PLANS.basic.label, list(has.basic), priceOf("basic"))}</p>
      <p style={{ margin: 0 }}>
        {note.adds(PLANS[added].label, list(has[added]), priceOf(added))}
        {chosenPlan ? note.kept : note.ask}
      </p>
    </Text>
  );
}
