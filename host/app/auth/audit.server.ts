import { run, type Tx } from "#db/index.ts";
import { tables } from "../database.server.ts";

/** Records what somebody did with an account, in the same transaction: ids only. */
export function* recordAccountAudit(tx: Tx, actorId: number, action: string, userId = actorId) {
  yield* run(tx.insert(tables.auditLog).values({ actorId, action, target: `user:${userId}` }));
}
