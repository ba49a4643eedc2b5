import { Text } from "@mantine/core";
import { PLAN_NAMES, type PlanName, PLANS } from "./plans.ts";

/** `1 card, all themes, QR code` */
const listOf = (name: PlanName) =>
  PLANS[name].has.map((one) => (/^[A-Z]{2}/.test(one) ? one : one[0]!.toLowerCase() + one.slice(1))).join(", ");

/** What a new account allows, and how to come by the plan that was chosen before. */
export function PlanNote({ chosen }: { chosen: string | null }) {
  const wanted = PLAN_NAMES.find((name) => name === chosen && name !== "basic");
  return (
    <Text size="sm" c="dimmed" component="div">
      <p style={{ margin: "0 0 6px" }}>
        {`You start with ${PLANS.basic.label}: `}
        {listOf("basic")}.
      </p>
      <p style={{ margin: 0 }}>
        {`${PLANS[wanted ?? "professional"].label} adds ${listOf(wanted ?? "professional")}. `}
        {wanted ? "Ask for it in your account: we keep your choice." : "You can ask for it in your account."}
      </p>
    </Text>
  );
}
