import { and, asc, eq } from "drizzle-orm";
import type { Actor } from "../access.ts";
import { db, tables } from "../database.server.ts";
import { Unauthenticated } from "../errors.ts";
import { requireSameRights } from "./permitted-user.server.ts";

const { businessCards } = tables;

/** A download that lasts longer asks again whether its reader still has access. */
const RECHECK_MS = 5_000;
/** Cards that are compared; nobody but an administrator has more. */
const MAX_CARDS = 1_000;

/**
 * A download breaks off once its reader has another level or another place in a team, or has lost a card; other results
 * pass as they are. `findAgain` throws if access has ended.
 */
export async function whilePermitted<R>(result: R, user: Actor, findAgain: () => Promise<Actor | null>): Promise<R> {
  if (!isDownload(result)) return result;
  const cards = await cardsOf(user);
  const recheck = async () => {
    requireSameRights(user, await findAgain());
    const remaining = new Set(await cardsOf(user));
    if (!cards.every((id) => remaining.has(id))) throw new Unauthenticated();
  };
  return withRechecks(result, recheck) as R;
}

/** Streams of events look after their readers' access themselves. */
const isDownload = (result: unknown): result is Response =>
  result instanceof Response &&
  result.body !== null &&
  !result.headers.get("content-type")?.startsWith("text/event-stream");

async function cardsOf({ id }: Actor): Promise<number[]> {
  const rows = await db
    .select({ id: businessCards.id })
    .from(businessCards)
    .where(and(eq(businessCards.userId, id), eq(businessCards.isVacant, false)))
    .orderBy(asc(businessCards.id))
    .limit(MAX_CARDS);
  return rows.map((row) => row.id);
}

/**
 * A response whose body, while it is being taken, asks again now and then whether it may go on: what throws breaks it
 * off. A slow reader would otherwise get what is written after a session, a key or a membership has ended.
 */
export function withRechecks(response: Response, recheck: () => Promise<void>, interval = RECHECK_MS): Response {
  if (!response.body) return response;
  let checkedAt = performance.now();
  const checked = new TransformStream<Uint8Array, Uint8Array>({
    async transform(chunk, controller) {
      if (performance.now() - checkedAt >= interval) {
        await recheck();
        checkedAt = performance.now();
      }
      controller.enqueue(chunk);
    },
  });
  const { status, headers } = response;
  return new Response(response.body.pipeThrough(checked), { status, headers });
}
