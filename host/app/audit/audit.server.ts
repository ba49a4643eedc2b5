import { isDeepStrictEqual } from "node:util";
import { type JsonObject, run, type Tx } from "#db/index.ts";
import type { CardOwner } from "../access.ts";
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

/** Names of the fields that differ from what is stored: forms send all they have. */
export const changedFields = (stored: object, sent: object): string[] =>
  Object.entries(sent)
    .filter(([name, value]) => value !== undefined && !isDeepStrictEqual(value, stored[name as keyof typeof stored]))
    .map(([name]) => name);

/** The same of an act on a card, where that is not the actor's own. */
export function* auditOthers(
  tx: Tx,
  actor: { id: number },
  action: string,
  card: CardOwner & { id: number },
  detail: JsonObject = {},
) {
  if (actor.id === card.userId && !card.isVacant) return;
  yield* run(audit(tx, actor, action, `card:${card.id}`, detail, card.teamId));
}

/** Somebody takes data along: a team's, or what is the actor's own. */
export const auditExport = (tx: Tx, actor: { id: number }, what: string, teamId: number | null = null) =>
  audit(tx, actor, `${what}.export`, teamId === null ? `user:${actor.id}` : `team:${teamId}`, {}, teamId);
