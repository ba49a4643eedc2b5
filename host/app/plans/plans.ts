import { LEVEL } from "../access.ts";

/** What each plan is, and the level that it gives; in the order of their prices. */
export const PLANS = {
  basic: {
    label: "Basic",
    level: LEVEL.basic,
  },
  professional: {
    label: "Professional",
    level: LEVEL.professional,
  },
  enterprise: {
    label: "Enterprise",
    level: LEVEL.developer,
  },
} as const;
export type PlanName = keyof typeof PLANS;
export const PLAN_NAMES = Object.keys(PLANS) as PlanName[];

/** The plan whose level somebody has; null for administrators, who have none. */
export const planOfLevel = (level: number): PlanName | null =>
  PLAN_NAMES.find((name) => PLANS[name].level === level) ?? null;
/** The next one up; null where there is none. */
export const nextPlan = (level: number): PlanName | null =>
  PLAN_NAMES.find((name) => PLANS[name].level === level + 1) ?? null;
