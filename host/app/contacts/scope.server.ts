import { eq } from "drizzle-orm";
import { type Actor, mayListTeamContacts, requirePermission } from "../access.ts";
import { db, tables } from "../database.server.ts";
import { getTeam } from "../teams/teams.server.ts";
import { backfillPeople } from "./people/backfill.server.ts";

const { businessCards } = tables;

/** Owners and cards that a contact list covers: the actor's own contacts, or those met on cards of a team. */
export async function contactScope(
  actor: Actor,
  team: number | undefined,
): Promise<{ userIds: number[]; cards: number[] | undefined }> {
  if (team !== undefined) {
    await getTeam(team);
    requirePermission(mayListTeamContacts(actor, team));
  }
  const teamCards =
    team === undefined
      ? undefined
      : await db
          .select({ id: businessCards.id, userId: businessCards.userId })
          .from(businessCards)
          .where(eq(businessCards.teamId, team));
  const userIds = teamCards ? [...new Set(teamCards.map(({ userId }) => userId))] : [actor.id];
  await backfillPeople(userIds);
  return { userIds, cards: teamCards?.map(({ id }) => id) };
}
