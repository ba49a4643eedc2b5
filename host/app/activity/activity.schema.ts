import { z } from "zod";
import { cursorSchema, idPosition, limit, timestampMs } from "../http/cursor.ts";
import { rowId } from "../http/parse.ts";

const WRONG_TIME = "must be a day such as 2026-03-01, or a time";
const time = (isEnd: boolean) =>
  z
    .string()
    .max(40, WRONG_TIME)
    .transform((text, context): Date => {
      const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
      const date = new Date(isDay && isEnd ? `${text}T23:59:59.999Z` : text);
      if (!Number.isNaN(date.getTime()) && /^\d{4}-/.test(text)) return date;
      context.addIssue(WRONG_TIME);
      return z.NEVER;
    });

const blank = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (value === "" ? undefined : value), schema);

export const activityQuery = z.object({
  team: blank(rowId.optional()),
  /** All that begin with it: `card` finds `card.update`. */
  action: blank(
    z
      .string()
      .regex(/^[a-z]+(\.[a-z]*)?$/i, "must be an action such as card.update")
      .max(60)
      .optional(),
  ),
  actor: blank(rowId.optional()),
  from: blank(time(false).optional()),
  to: blank(time(true).optional()),
  format: blank(z.enum(["json", "csv"], "must be json or csv").default("json")),
  limit,
  cursor: blank(cursorSchema(z.tuple([timestampMs, idPosition])).optional()),
});
export type ActivityQuery = z.output<typeof activityQuery>;
