import { z } from "zod";
import { at, count, id, open, text } from "./answer-parts.ts";

// Response schemas for analytics and teams.

const totals = z.object({ views: count, clicks: count, saves: count, submissions: count, visitors: count });
const figures = {
  range: text,
  timeZone: z.string(),
  from: text,
  to: text,
  grouping: z.string(),
  totals: totals.meta({ description: "Totals of the requested range" }),
  previous: totals.meta({ description: "Totals of the period of equal length before the range" }),
  series: z.array(totals.extend({ start: z.string() })),
  conversations: z
    .object({ started: count, withPerson: count, answerSeconds: count.nullable() })
    .meta({ description: "Chats started, chats a person joined, and the median seconds until a person's first reply" }),
};
/** Loose: further lists, as on the analytics page, are not described. */
export const analytics = z
  .looseObject({
    ...figures,
    cardId: id,
    complete: z.boolean(),
    cursor: text,
    summary: z
      .object({
        totalViews: count,
        totalClicks: count,
        totalSaves: count,
        totalSubmissions: count,
        uniqueVisitors: count,
        averageDailyViews: z.number().meta({ description: "Average of the last 30 days" }),
      })
      .meta({ description: "All-time totals, independent of the range" }),
  })
  .meta({ id: "Analytics" });
export const teamAnalytics = z.looseObject({ ...figures, teamId: id }).meta({ id: "TeamAnalytics" });

export const role = z.enum(["manager", "member"]);
export const team = z
  .object({
    id,
    name: z.string(),
    slug: z.string(),
    logo: text,
    directory: z.boolean(),
    createdAt: at,
    members: count,
    role: role.nullable(),
  })
  .meta({ id: "Team" });
export const member = z
  .object({
    userId: id,
    name: z.string(),
    email: z.string(),
    role,
    joinedAt: at,
    lastSeenAt: at.nullable(),
    cards: count,
  })
  .meta({ id: "Member" });
export const invitation = z
  .object({
    id,
    email: z.string(),
    name: text,
    role,
    templateId: id.nullable(),
    expiresAt: at,
    createdAt: at,
    invitedBy: text,
  })
  .meta({ id: "Invitation" });
export const template = z
  .object({
    id,
    teamId: id,
    name: z.string(),
    rules: open,
    values: open,
    version: count,
    cards: count,
    createdAt: at,
    updatedAt: at,
  })
  .meta({ id: "Template" });
