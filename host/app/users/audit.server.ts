import type { JsonObject, Tx } from "#db/index.ts";
import type { Actor } from "../access.ts";
import { tables } from "../database.server.ts";

/** Records who administered what, in the same transaction: ids and field names, never values. */
export function audit(tx: Tx, actor: Actor, action: string, target: string, detail: JsonObject = {}) {
  return tx.insert(tables.auditLog).values({ actorId: actor.id, action, target, detail });
}
