import { eq } from "drizzle-orm";
import { z } from "zod";
import { firstRow } from "#db/index.ts";
import { LEVEL, mayCreateTeam, mayDeleteTeam, mayManageTeam } from "../access.ts";
import { activityQuery } from "../activity/activity.schema.ts";
import * as activity from "../activity/activity.server.ts";
import { selectedRangeFrom } from "../analytics/page/selected-range.ts";
import { readTeam } from "../analytics/team.server.ts";
import type { SessionUser } from "../auth/sessions/session.server.ts";
import { db, tables } from "../database.server.ts";
import * as domains from "../domains/domains.server.ts";
import { parse, rowId } from "../http/parse.ts";
import { inboxQuery } from "../inbox/inbox.schema.ts";
import * as inbox from "../inbox/inbox.server.ts";
import { countCards } from "../teams/templates/assign.server.ts";
import * as invitations from "../teams/invitations/invitations.server.ts";
import * as members from "../teams/members/members.server.ts";
import { TABS } from "../teams/tabs.ts";
import * as cards from "../teams/team-cards.server.ts";
import * as teams from "../teams/teams.server.ts";
import * as templates from "../teams/templates/templates.server.ts";
import type { Locale } from "../languages/locales.ts";

/** Team and tab; other parameters are the tab's. */
export const teamPageQuery = z.looseObject({
  tab: z.enum(TABS).catch("members").default("members"),
  team: rowId.optional().catch(undefined),
});
type TeamPageQuery = z.output<typeof teamPageQuery>;

/** Maximum number of rows; others are found by search. */
const LIMIT = 100;
const inOrder = <By extends string>(by: By) => ({ limit: LIMIT, sort: { by, isDescending: false } });
const membersQuery = z.object({ search: z.string().trim().max(100).catch("").default("") });

/** Loads the page of a team: the actor's own, or for administrators any. */
export async function loadTeamPage(actor: SessionUser, locale: Locale, query: TeamPageQuery) {
  const { tab, team: chosen } = query;
  const mayCreate = mayCreateTeam(actor) === null;
  const id = (actor.level >= LEVEL.admin ? chosen : undefined) ?? actor.team?.id;
  if (id === undefined) return { kind: "none", mayCreate, ...(await teams.list(actor, inOrder("name"))) } as const;
  const team = await teams.read(actor, id);
  if (mayManageTeam(actor, id)) return { kind: "member", team, cards: await cards.ofMember(actor.id, id) } as const;
  const ends = mayDeleteTeam(actor) ? null : await cards.countStates(id);
  const common = { kind: "manager", team, ends } as const;
  const listQuery = { ...query, team: id, format: "json" };
  switch (tab) {
    case "members": {
      const { search } = parse(membersQuery, query, "query");
      const [list, pending, choices, isSeen, ownCards] = await Promise.all([
        members.list(actor, id, { ...inOrder("joinedAt"), search }),
        invitations.list(actor, id, { ...inOrder("createdAt"), search }),
        templates.listNames(actor, id),
        isAnyCardSeen(id),
        cards.ofMember(actor.id),
      ]);
      return { ...common, tab, search, members: list, pending, templates: choices, isSeen, ownCards };
    }
    case "templates": {
      const [list, counts] = await Promise.all([templates.list(actor, id, inOrder("createdAt")), countCards(id)]);
      return { ...common, tab, templates: list, counts };
    }
    case "cards": {
      const cardsQuery = parse(cards.teamCardsQuery, query, "query");
      const [list, choices] = await Promise.all([cards.list(actor, id, cardsQuery), templates.listNames(actor, id)]);
      return { ...common, tab, cards: list, templates: choices };
    }
    case "inbox": {
      const inboxOf = parse(inboxQuery, listQuery, "query");
      const [list, unreadBy] = await Promise.all([inbox.listRows(actor, inboxOf), inbox.countUnreadBy(actor, inboxOf)]);
      return { ...common, tab, inbox: { ...list, unreadBy } };
    }
    case "analytics": {
      const span = selectedRangeFrom(
        new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])),
      );
      return { ...common, tab, figures: await readTeam(actor, id, { ...span, timeZone: "UTC" }) };
    }
    case "domains":
      return { ...common, tab, domains: await domains.listForTeam(actor, locale, team) };
    case "activity":
      return { ...common, tab, activity: await activity.list(actor, parse(activityQuery, listQuery, "query")) };
  }
}

/** Whether a visitor has opened a card of the team. */
async function isAnyCardSeen(teamId: number): Promise<boolean> {
  const { businessCards, eventRollups } = tables;
  const seen = await firstRow(
    db
      .select({ cardId: eventRollups.cardId })
      .from(eventRollups)
      .innerJoin(businessCards, eq(businessCards.id, eventRollups.cardId))
      .where(eq(businessCards.teamId, teamId))
      .limit(1),
  );
  return seen !== undefined;
}

export type TeamPageData = Awaited<ReturnType<typeof loadTeamPage>>;
export type ManagedTeam = Extract<TeamPageData, { kind: "manager" }>;
