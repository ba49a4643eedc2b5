import { z } from "zod";
import { at, count, id, open, text } from "./answer-parts.ts";

// Figures and teams.

const totals = z.object({ views: count, clicks: count, saves: count, submissions: count, visitors: count });
const figures = {
  range: text,
  timeZone: z.string(),
  from: text,
  to: text,
  grouping: z.string(),
  totals: totals.meta({ description: "Of the range" }),
  previous: totals.meta({ description: "Of the days before it, as many" }),
  series: z.array(totals.extend({ start: z.string() })),
  conversations: z
    .object({ started: count, withPerson: count, answerSeconds: count.nullable() })
    .meta({ description: "Chats begun, those a person took, and the median wait for a person's first answer" }),
};
/** Further lists are those of the page. */
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
        averageDailyViews: z.number().meta({ description: "Of the last 30 days" }),
      })
      .meta({ description: "Of all time, whatever the range" }),
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
