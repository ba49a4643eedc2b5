import { LEVEL } from "../access.ts";

/** Name, monthly price and level of each plan, in the order of prices. */
export const PLANS = {
  basic: { label: "Basic", dollars: 5, level: LEVEL.basic },
  professional: { label: "Professional", dollars: 12, level: LEVEL.professional },
  enterprise: { label: "Enterprise", dollars: 29, level: LEVEL.developer },
} as const;
export type PlanName = keyof typeof PLANS;
export const PLAN_NAMES = Object.keys(PLANS) as PlanName[];

/** Plan of a level; null for administrators, who have none. */
export const planOfLevel = (level: number): PlanName | null =>
  PLAN_NAMES.find((name) => PLANS[name].level === level) ?? null;
/**
 * Features of a plan, including those below it. The number of cards, first in Basic's list, is replaced by
 * Enterprise's.
 */
export const featuresOf = (added: Record<PlanName, string[]>, plan: PlanName): string[] =>
  PLAN_NAMES.slice(0, PLAN_NAMES.indexOf(plan) + 1)
    .toReversed()
    .flatMap((name) => (name === "basic" && plan === "enterprise" ? added.basic.slice(1) : added[name]));
/** Features that Basic lacks by the specification: the last two that Professional adds. */
export const missingFromBasic = (added: Record<PlanName, string[]>): string[] => added.professional.slice(-2);
/** Plans above a level, cheapest first; none for administrators, who have everything. */
export const higherPlans = (level: number): PlanName[] => PLAN_NAMES.filter((name) => PLANS[name].level > level);
