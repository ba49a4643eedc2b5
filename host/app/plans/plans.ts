import { LEVEL } from "../access.ts";

/** What each plan is, its price a month, and the level that it gives; in the order of their prices. */
export const PLANS = {
  basic: {
    label: "Basic",
    dollars: 5,
    level: LEVEL.basic,
  },
  professional: {
    label: "Professional",
    dollars: 12,
    level: LEVEL.professional,
  },
  enterprise: {
    label: "Enterprise",
    dollars: 29,
    level: LEVEL.developer,
  },
} as const;
export type PlanName = keyof typeof PLANS;
export const PLAN_NAMES = Object.keys(PLANS) as PlanName[];

/** The plan whose level somebody has; null for administrators, who have none. */
export const planOfLevel = (level: number): PlanName | null =>
  PLAN_NAMES.find((name) => PLANS[name].level === level) ?? null;
/**
 * What somebody has with a plan: those below it and what it adds. The number of cards, first in Basic's list, is no
 * longer true with Enterprise.
 */
export const featuresOf = (added: Record<PlanName, string[]>, plan: PlanName): string[] =>
  PLAN_NAMES.slice(0, PLAN_NAMES.indexOf(plan) + 1)
    .toReversed()
    .flatMap((name) => (name === "basic" && plan === "enterprise" ? added.basic.slice(1) : added[name]));
/** What the specification says that Basic has not: the last two that Professional adds. */
export const missingFromBasic = (added: Record<PlanName, string[]>): string[] => added.professional.slice(-2);
/** The plans above a user's, cheapest first; none for administrators, who have everything. */
export const higherPlans = (level: number): PlanName[] => PLAN_NAMES.filter((name) => PLANS[name].level > level);
