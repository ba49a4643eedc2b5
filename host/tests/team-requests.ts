// What answers.http.test.ts asks of the calls of teams.
import { eq } from "drizzle-orm";
import { aUser, unique } from "./builders.ts";
import type { FullCard } from "./full-card.ts";
import type { Host } from "./host.ts";
import { anInvitation, aTeam, aTemplate } from "./team-builders.ts";

type RequestArgs = readonly [path: string, body?: unknown];

/** A team that the owner manages and whose card it is, with one row of everything that belongs to a team. */
async function aFullTeam(host: Host, { owner, card }: FullCard) {
  const { transaction, tables } = host.database;
  const team = await aTeam(host);
  const template = await aTemplate(host, team, { company: "Acme" }, { company: "locked" });
  const member = await aUser(host.database);
  await transaction((tx) =>
    tx.insert(tables.teamMembers).values([
      { teamId: team.id, userId: owner.id, role: "manager" },
      { teamId: team.id, userId: member.id, role: "member" },
    ]),
  );
  await transaction((tx) =>
    tx.update(tables.businessCards).set({ teamId: team.id }).where(eq(tables.businessCards.id, card.id)),
  );
  const invitation = await anInvitation(host, team, owner);
  await transaction((tx) =>
    tx
      .insert(tables.auditLog)
      .values({ actorId: owner.id, action: "team.update", target: `team:${team.id}`, teamId: team.id }),
  );
  return { path: `/api/teams/${team.id}`, team, template, member, invitation };
}
type FullTeam = Awaited<ReturnType<typeof aFullTeam>>;

const TEAM_REQUEST_ARGS: Record<string, (full: FullTeam) => RequestArgs> = {
  "GET /api/activity": () => ["/api/activity"],
  "GET /api/analytics/team/:teamId": ({ team }) => [`/api/analytics/team/${team.id}`],
  "GET /api/analytics/team/:teamId/export": ({ team }) => [`/api/analytics/team/${team.id}/export`],
  "GET /api/teams": () => ["/api/teams"],
  "GET /api/teams/:id": ({ path }) => [path],
  "PATCH /api/teams/:id": ({ path }) => [path, { directory: true }],
  "DELETE /api/teams/:id": ({ path }) => [path, { cards: "keep" }],
  "PATCH /api/teams/:id/cards": ({ path, template }) => [`${path}/cards`, { cards: "all", templateId: template.id }],
  "POST /api/teams/:id/cards": ({ path, member }) => [`${path}/cards`, { userId: member.id }],
  "GET /api/teams/:id/invitations": ({ path }) => [`${path}/invitations`],
  "POST /api/teams/:id/invitations": ({ path }) => [
    `${path}/invitations`,
    { emails: [`${unique("new")}@example.com`, "nobody"] },
  ],
  "DELETE /api/teams/:id/invitations/:invitationId": ({ path, invitation }) => [`${path}/invitations/${invitation.id}`],
  "POST /api/teams/:id/invitations/:invitationId/resend": ({ path, invitation }) => [
    `${path}/invitations/${invitation.id}/resend`,
  ],
  "GET /api/teams/:id/members": ({ path }) => [`${path}/members`],
  "PATCH /api/teams/:id/members/:userId": ({ path, member }) => [`${path}/members/${member.id}`, { role: "manager" }],
  "DELETE /api/teams/:id/members/:userId": ({ path, member }) => [`${path}/members/${member.id}`, {}],
  "GET /api/teams/:id/templates": ({ path }) => [`${path}/templates`],
  "POST /api/teams/:id/templates": ({ path }) => [
    `${path}/templates`,
    { name: "Sales", values: { company: "Acme" }, rules: { company: "locked" } },
  ],
  "PUT /api/teams/:id/templates/:templateId": ({ path, template }) => [
    `${path}/templates/${template.id}`,
    { name: "Sales", version: 1 },
  ],
  "DELETE /api/teams/:id/templates/:templateId": ({ path, template }) => [`${path}/templates/${template.id}?version=1`],
};

/** The requests by the names of their calls; `host` is there once they are asked. */
export const teamRequests = (
  host: () => Host,
  visit: (full: FullCard) => Promise<void>,
): Record<string, (full: FullCard) => Promise<RequestArgs>> => ({
  "POST /api/teams": async () => ["/api/teams", { name: "Acme" }],
  "POST /api/invitations/:token/accept": async () => ["/api/invitations/unknown/accept", {}],
  ...Object.fromEntries(
    Object.entries(TEAM_REQUEST_ARGS).map(([name, toArgs]) => [
      name,
      async (full: FullCard) => {
        if (name.includes("analytics")) await visit(full);
        return toArgs(await aFullTeam(host(), full));
      },
    ]),
  ),
});
