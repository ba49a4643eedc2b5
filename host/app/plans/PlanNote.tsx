import { Text } from "@mantine/core";
import { useWords } from "../ui/use-words.ts";
import { PLAN_NAMES, PLANS } from "./plans.ts";
import { planWords } from "./words.en.ts";

/** Level of a new account whose user chose a plan before, and how to get that plan. */
export function PlanNote({ chosen }: { chosen: string | null }) {
  const { has, list, note } = useWords(planWords);
  const plan = PLAN_NAMES.find((name) => name === chosen && name !== "basic");
  if (!plan) return null;
  return (
    <Text size="sm" c="dimmed">
      {note.start(PLANS.basic.label, list(has.basic))} {note.chosen(PLANS[plan].label)}
    </Text>
  );
}
