import { eq, type SQL } from "drizzle-orm";
import { firstRow, run } from "#db/index.ts";
import { recordAudit } from "../../audit/audit.server.ts";
import { tables, transaction } from "../../database.server.ts";

const { teamMembers, users } = tables;

/** Records which account a failed sign-in was for, if it exists. What was typed is not stored. */
export async function recordFailedSignIn(account: SQL): Promise<void> {
  await transaction(function* (tx) {
    const recent = yield* firstRow(
      tx
        .select({ id: users.id, teamId: teamMembers.teamId })
        .from(users)
        .leftJoin(teamMembers, eq(teamMembers.userId, users.id))
        .where(account),
    );
    yield* run(recordAudit(tx, null, "login.fail", recent ? `user:${recent.id}` : "user", {}, recent?.teamId));
  });
}
