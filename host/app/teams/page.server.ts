import { z } from "zod";
import { LEVEL, mayCreateTeam, mayManageTeam } from "../access.ts";
import * as activity from "../activity/activity.server.ts";
import type { SessionUser } from "../auth/session.server.ts";
import { rowId } from "../http/parse.ts";
import * as invitations from "./invitations.server.ts";
import * as members from "./members.server.ts";
import { TABS } from "./tabs.ts";
import * as cards from "./team-cards.server.ts";
import * as teams from "./teams.server.ts";
import * as templates from "./templates.server.ts";

export const teamPageQuery = z.object({
  tab: z
    .enum(TABS.map(({ value }) => value))
    .catch("members")
    .default("members"),
  team: rowId.optional().catch(undefined),
  search: z.string().trim().max(100).catch("").default(""),
});
type TeamPageQuery = z.output<typeof teamPageQuery>;

/** More rows than anybody reads; the search finds the others. */
const ALL = { limit: 100 };

/** What the page of a team shows: the own one, or for administrators the one they chose. */
export async function openPage(actor: SessionUser, { tab, team: chosen, search }: TeamPageQuery) {
  const mayCreate = mayCreateTeam(actor) === null;
  const id = (actor.level >= LEVEL.admin ? chosen : undefined) ?? actor.team?.id;
  if (id === undefined) return { kind: "none", mayCreate, ...(await teams.list(actor, ALL)) } as const;
  const team = await teams.read(actor, id);
  if (mayManageTeam(actor, id)) return { kind: "member", team } as const;
  const found = search ? { ...ALL, search } : ALL;
  const shown = { kind: "manager", team, search } as const;
  switch (tab) {
    case "members": {
      const [list, pending, offered] = await Promise.all([
        members.list(actor, id, found),
        invitations.list(actor, id, found),
        templates.list(actor, id, ALL),
      ]);
      const choices = offered.items.map((template) => ({ id: template.id, name: template.name }));
      return { ...shown, tab, members: list, pending, templates: choices };
    }
    case "templates":
      return { ...shown, tab, templates: await templates.list(actor, id, found) };
    case "cards":
      return { ...shown, tab, cards: await cards.list(actor, id, found) };
    case "activity":
      return { ...shown, tab, activity: await activity.list(actor, { team: id, format: "json", limit: 100 }) };
  }
}

export type TeamPageData = Awaited<ReturnType<typeof openPage>>;
export type ManagedTeam = Extract<TeamPageData, { kind: "manager" }>;
