import { isDeepStrictEqual } from "node:util";
import { type JsonObject, run, type Tx } from "#db/index.ts";
import type { CardOwner } from "../access.ts";
import { tables } from "../database.server.ts";

/** What was acted on, such as `user:7`; and the team it concerns, whose managers may read of it. */
interface AuditEntry {
  action: string;
  target: string;
  teamId?: number | null;
  /** Ids and names of fields, never values. */
  detail?: JsonObject;
}

/** Records who did what, in the same transaction: ids and field names, never values. */
export const recordAudit = (
  tx: Tx,
  actorId: number | null,
  { action, target, teamId = null, detail = {} }: AuditEntry,
) => tx.insert(tables.auditLog).values({ actorId, action, target, teamId, detail });

/** The same of an act of administration. */
export const recordAdminAudit = (
  tx: Tx,
  actor: { id: number },
  action: string,
  target: string,
  detail: JsonObject = {},
  teamId: number | null = null,
) => recordAudit(tx, actor.id, { action, target, teamId, detail });

/** Names of the fields that differ from what is stored: forms send all they have. */
export const changedFields = (stored: object, input: object): string[] =>
  Object.entries(input)
    .filter(([name, value]) => value !== undefined && !isDeepStrictEqual(value, stored[name as keyof typeof stored]))
    .map(([name]) => name);

/** The same of an act on a card, where that is not the actor's own. */
export function* recordForeignCardAudit(
  tx: Tx,
  actor: { id: number },
  action: string,
  card: CardOwner & { id: number },
  detail: JsonObject = {},
) {
  if (actor.id === card.userId && !card.isVacant) return;
  yield* run(recordAdminAudit(tx, actor, action, `card:${card.id}`, detail, card.teamId));
}

/** Somebody takes data along: a team's, or what is the actor's own. */
export const auditExport = (tx: Tx, actor: { id: number }, what: string, teamId: number | null = null) =>
  recordAdminAudit(tx, actor, `${what}.export`, teamId === null ? `user:${actor.id}` : `team:${teamId}`, {}, teamId);
