import { isDeepStrictEqual } from "node:util";
import { LRUCache } from "lru-cache";
import { type JsonObject, run, type Tx } from "#db/index.ts";
import type { CardOwner } from "../access.ts";
import { HOUR_MS } from "../config/durations.ts";
import { tables } from "../database.server.ts";

/**
 * Records who did what, in the same transaction: ids and names of fields, never values. `target` is what was acted on,
 * such as `user:7`; the managers of the team it concerns may read of it.
 */
export const recordAudit = (
  tx: Tx,
  actor: { id: number } | null,
  action: string,
  target: string,
  detail: JsonObject = {},
  teamId: number | null = null,
) => tx.insert(tables.auditLog).values({ actorId: actor?.id ?? null, action, target, teamId, detail });

/** Records an action of a user on their own account. */
export function* recordAccountAudit(tx: Tx, userId: number, action: string) {
  yield* run(recordAudit(tx, { id: userId }, action, `user:${userId}`));
}

/** Names of the fields that differ from what is stored: forms send all they have. */
export const changedFields = (stored: object, input: object): string[] =>
  Object.entries(input)
    .filter(([name, value]) => value !== undefined && !isDeepStrictEqual(value, stored[name as keyof typeof stored]))
    .map(([name]) => name);

/** Records an action on a card of another user. */
export function* recordForeignCardAudit(
  tx: Tx,
  actor: { id: number },
  action: string,
  card: CardOwner & { id: number },
  detail: JsonObject = {},
) {
  if (actor.id === card.userId && !card.isVacant) return;
  yield* run(recordAudit(tx, actor, action, `card:${card.id}`, detail, card.teamId));
}

/** Exports recorded within the last hour, by this process: a program may fetch a list every minute. */
const recentExports = new LRUCache<string, true>({ max: 10_000, ttl: HOUR_MS });

/** Records an export of data, a team's or the actor's own, once an hour. */
export function* auditExport(tx: Tx, actor: { id: number }, what: string, teamId: number | null = null) {
  const key = `${actor.id} ${what} ${teamId}`;
  if (recentExports.has(key)) return;
  const target = teamId === null ? `user:${actor.id}` : `team:${teamId}`;
  yield* run(recordAudit(tx, actor, `${what}.export`, target, {}, teamId));
  recentExports.set(key, true);
}
