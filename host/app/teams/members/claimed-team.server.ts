import { asc, eq } from "drizzle-orm";
import { firstRow, run, type Tx, type TxSteps, type User } from "#db/index.ts";
import { recordAudit } from "../../audit/audit.server.ts";
import { tables } from "../../database.server.ts";
import { addTeamCard } from "../invitations/new-card.server.ts";

const { cardTemplates, teamMembers, teams } = tables;

/**
 * Joins the team named by a user's provider, with a card of its first template. Does nothing if the user is in a team
 * or no team has this slug.
 */
export function* joinClaimedTeam(tx: Tx, user: User, slug: string): TxSteps<void> {
  const team = yield* firstRow(tx.select({ id: teams.id }).from(teams).where(eq(teams.slug, slug)));
  const member = yield* firstRow(
    tx.select({ id: teamMembers.id }).from(teamMembers).where(eq(teamMembers.userId, user.id)),
  );
  if (!team || member) return;
  yield* run(tx.insert(teamMembers).values({ teamId: team.id, userId: user.id, role: "member" }));
  const template = yield* firstRow(
    tx.select().from(cardTemplates).where(eq(cardTemplates.teamId, team.id)).orderBy(asc(cardTemplates.id)).limit(1),
  );
  yield* addTeamCard(tx, { owner: user, teamId: team.id, template, values: {} });
  yield* run(recordAudit(tx, user, "member.join", `user:${user.id}`, { role: "member" }, team.id));
}
