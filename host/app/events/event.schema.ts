import { z } from "zod";
import { DAY_MS } from "../config/durations.ts";
import { rowId } from "../http/parse.ts";
import { LINK_TYPES } from "./event.ts";
import { stripBidiControls } from "#sdk/direction.ts";

/** The longest time counted for a card left open in a tab. */
const MAX_SECONDS = 86_400;
const MAX_AGE_MS = 30 * DAY_MS;

/** Identifies the event, so that a resend is not counted again. */
export const eventKey = z
  .string("key must be text")
  .min(8, "key must have at least 8 characters")
  .max(100, "key must be at most 100 characters");

const TIMESTAMP = "timestamp must be a date such as 2026-01-31T12:00:00Z";

/**
 * When an event happened that a page sends later because it was offline: ISO 8601 or milliseconds since 1970. Null for
 * a time in the future or more than 30 days ago, as from a wrong clock; the server's own time is used then.
 */
const timestamp = z
  .union(
    [z.iso.datetime({ offset: true, error: TIMESTAMP }), z.number().min(0, TIMESTAMP).max(8.64e15, TIMESTAMP)],
    TIMESTAMP,
  )
  .transform((value) => new Date(value))
  .transform((date) => {
    const age = Date.now() - date.getTime();
    return age >= 0 && age <= MAX_AGE_MS ? date : null;
  });

const base = {
  cardId: rowId,
  timeZone: z.string("timeZone must be text").max(100, "timeZone must be at most 100 characters").nullish(),
  timestamp: timestamp.nullish(),
  key: eventKey.nullish(),
};

/** The code of a campaign. One of another card, or of a campaign that has ended, is ignored. */
const campaign = z.string("campaign must be text").max(100, "campaign must be at most 100 characters").nullish();

const newView = z.object({
  ...base,
  campaign,
  source: z.string("source must be text").max(100, "source must be at most 100 characters").nullish(),
  referrer: z.string("referrer must be text").max(2_048, "referrer must be at most 2048 characters").nullish(),
});

const viewEnd = z.object({
  cardId: rowId,
  viewId: rowId,
  seconds: z
    .number("seconds must be a number")
    .min(0, "seconds must be at least 0")
    .transform((seconds) => Math.min(MAX_SECONDS, Math.round(seconds))),
});

/** A view, or with `viewId` or `seconds` the end of one. */
export const viewBody = z.unknown().transform((body, context) => {
  const isViewEnd = typeof body === "object" && body !== null && ("viewId" in body || "seconds" in body);
  const result = isViewEnd ? viewEnd.safeParse(body) : newView.safeParse(body);
  if (result.success) return result.data;
  context.issues.push(
    ...result.error.issues.map((issue) => ({ ...issue, input: issue.input, code: "custom" as const })),
  );
  return z.NEVER;
});

export const clickBody = z.object({
  ...base,
  linkType: z.enum(LINK_TYPES, `linkType must be one of ${LINK_TYPES.join(", ")}`),
  linkId: z
    .string("linkId is required")
    .overwrite(stripBidiControls)
    .trim()
    .min(1, "linkId is required")
    .max(100, "linkId must be at most 100 characters"),
});

export const saveBody = z.object({ ...base, campaign });
