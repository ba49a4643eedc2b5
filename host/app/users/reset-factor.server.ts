import { run } from "#db/index.ts";
import { type Actor, mayListUsers, mayResetFactor, requirePermission } from "../access.ts";
import { revokeSessions } from "../auth/credentials.server.ts";
import { removeFactor } from "../auth/factors/second-factor.server.ts";
import { notifyCredentialChange } from "../auth/mails/notify-credential-change.server.ts";
import { recordAudit } from "../audit/audit.server.ts";
import { getUser } from "./users.server.ts";
import { transactionOf } from "../auth/transaction-of.server.ts";

/** Removes the second factor of a user of a lower level, ends all their sessions, and notifies them by email. */
export async function resetFactor(actor: Actor, id: number): Promise<void> {
  requirePermission(mayListUsers(actor));
  await transactionOf(actor, function* (tx) {
    const user = yield* getUser(tx, id);
    requirePermission(mayResetFactor(actor, user));
    yield* removeFactor(tx, id);
    yield* revokeSessions(tx, id);
    yield* notifyCredentialChange(tx, id, "factor-reset");
    yield* run(recordAudit(tx, actor, "totp.reset", `user:${id}`));
  });
}
