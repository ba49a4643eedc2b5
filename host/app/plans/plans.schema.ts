import { z } from "zod";
import { cursor, lastId, limit } from "../http/cursor.ts";
import { PLAN_NAMES } from "./plans.ts";

export const plan = z.enum(
  PLAN_NAMES as ["basic", ...typeof PLAN_NAMES],
  `plan must be one of ${PLAN_NAMES.join(", ")}`,
);
export const planRequest = z.object({ plan });
export const planRequestsQuery = z.object({ cursor: cursor(lastId).optional(), limit });
export type PlanRequestsQuery = z.output<typeof planRequestsQuery>;
