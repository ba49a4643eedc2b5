import { z } from "zod";
import { cursorSchema, idPosition, timestampMs } from "../http/cursor.ts";
import { EXPORT_TYPES } from "./export/export-types.ts";
import { type Days, lengthOf, MAX_DAYS, RANGES, timeZoneNamed } from "./periods.ts";

/** Days outside of these have no figures, and clocks of which platforms know nothing. */
const FIRST_DAY = "2000-01-01";
const LAST_DAY = "2099-12-31";

const day = (name: string) =>
  z.iso
    .date(`${name} must be a day such as 2026-01-31`)
    .refine((text) => text >= FIRST_DAY && text <= LAST_DAY, `${name} must be a day from ${FIRST_DAY} to ${LAST_DAY}`)
    .optional();

const span = z
  .object({
    range: z.enum(RANGES, `range must be one of ${RANGES.join(", ")}`).optional(),
    from: day("from"),
    to: day("to"),
    /** Browsers without one say Etc/Unknown, or nothing. */
    timeZone: z.preprocess(
      (zone) => {
        if (zone === "" || zone === "Etc/Unknown" || zone === "undefined") return "UTC";
        return typeof zone === "string" ? (timeZoneNamed(zone) ?? zone) : zone;
      },
      z
        .string()
        .max(100)
        .refine((zone) => timeZoneNamed(zone) !== undefined, "timeZone must be a name such as Europe/Berlin")
        .default("UTC"),
    ),
  })
  .superRefine(({ from, to }, context) => {
    if (from === undefined || to === undefined) return;
    const days: Days = { from, to };
    if (lengthOf(days) < 1) context.addIssue({ code: "custom", path: ["to"], message: "to must not be before from" });
    if (lengthOf(days) > MAX_DAYS)
      context.addIssue({ code: "custom", path: ["from"], message: "from and to must be at most ten years apart" });
  });

/** The period of an answer: a range up to now, days from and to, or everything. */
export type DateSpan = z.output<typeof span>;

/** The last row read of each list; finished lists are left out. */
const position = z.tuple([timestampMs, idPosition]).optional();
const positions = z.object({ views: position, clicks: position, saves: position, submissions: position });

export const analyticsQuery = span.and(z.object({ cursor: cursorSchema(positions).optional() }));
export type AnalyticsQuery = z.output<typeof analyticsQuery>;

export const exportQuery = span.and(
  z.object({ type: z.enum(EXPORT_TYPES, `type must be one of ${EXPORT_TYPES.join(", ")}`) }),
);
