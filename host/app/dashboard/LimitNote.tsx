import { Anchor, Text } from "@mantine/core";
import { Link } from "@remix-run/react";
import { cardLimit } from "../access.ts";
import { higherPlans, PLANS } from "../plans/plans.ts";
import { useUser } from "../ui/user.ts";
import { useWords } from "../ui/use-words.ts";
import { dashboardWords } from "./words.en.ts";

/** Why there can be no further card, and the way to the plan that allows one. */
export default function LimitNote({ id, limit }: { id: string; limit: string }) {
  const words = useWords(dashboardWords);
  const { accessLevel } = useUser();
  const more = higherPlans(accessLevel).find((plan) => cardLimit(PLANS[plan].level) > cardLimit(accessLevel));
  return (
    <Text size="sm" c="dimmed">
      <span id={id}>{limit}</span>
      {more && (
        <>
          {". "}
          <Anchor component={Link} to="/account#plan" size="sm" underline="always">
            {words.allows(PLANS[more].label, cardLimit(PLANS[more].level))}
          </Anchor>
          {"."}
        </>
      )}
    </Text>
  );
}
