import type { JsonObject, Tx } from "#db/index.ts";
import { tables } from "../database.server.ts";

/** What was acted on, such as `user:7`; and the team it concerns, whose managers may read of it. */
interface Act {
  action: string;
  target: string;
  teamId?: number | null;
  /** Ids and names of fields, never values. */
  detail?: JsonObject;
}

/** Records who did what, in the same transaction: ids and field names, never values. */
export const note = (tx: Tx, actorId: number | null, { action, target, teamId = null, detail = {} }: Act) =>
  tx.insert(tables.auditLog).values({ actorId, action, target, teamId, detail });

/** The same of an act of administration. */
export const audit = (
  tx: Tx,
  actor: { id: number },
  action: string,
  target: string,
  detail: JsonObject = {},
  teamId: number | null = null,
) => note(tx, actor.id, { action, target, teamId, detail });
