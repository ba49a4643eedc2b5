import { z } from "zod";
import { cursorSchema, idPosition, limit } from "../http/cursor.ts";
import { PLAN_NAMES } from "./plans.ts";

const plan = z.enum(PLAN_NAMES as ["basic", ...typeof PLAN_NAMES], `plan must be one of ${PLAN_NAMES.join(", ")}`);
export const planRequest = z.object({ plan });
export const planRequestsQuery = z.object({ cursor: cursorSchema(idPosition).optional(), limit });
export type PlanRequestsQuery = z.output<typeof planRequestsQuery>;
