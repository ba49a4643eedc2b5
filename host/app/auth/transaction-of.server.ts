import { and, eq } from "drizzle-orm";
import { firstRow, type Tx, type TxSteps } from "#db/index.ts";
import { type Actor, rightsOf } from "../access.ts";
import { tables, transaction } from "../database.server.ts";
import { Unauthenticated } from "../errors.ts";
import { actorOf } from "./sign-in/find-user.server.ts";

const { apiKeys, sessions } = tables;

/**
 * A transaction that gives somebody power which lasts: a key, a role, a place in a team. It looks up the actor's
 * session, level and team once more, as a request may have begun before they ended, and is done again where another was
 * faster. Throws Unauthenticated if they are no longer the same.
 */
export const transactionOf = <T>(actor: Actor, body: (tx: Tx) => TxSteps<T>): Promise<T> =>
  transactionInSession(actor, function* (tx) {
    const now = yield* firstRow(actorOf(tx, actor.id));
    if (!now || rightsOf(now) !== rightsOf(actor)) throw new Unauthenticated();
    return yield* body(tx);
  });

/**
 * The same for what anybody may do with the own account, such as a new password: whoever changes somebody's role again
 * and again must not keep them from it.
 */
export function transactionInSession<T>(actor: Actor, body: (tx: Tx) => TxSteps<T>): Promise<T> {
  return transaction(function* (tx) {
    if (!(yield* hasAccess(tx, actor))) throw new Unauthenticated();
    return yield* body(tx);
  });
}

/** Whether the session or the key by which somebody acts still exists; a device has neither. */
function* hasAccess(tx: Tx, { id, key, sessionId }: Actor): TxSteps<boolean> {
  if (!key && sessionId === undefined) return true;
  const row = key
    ? yield* firstRow(
        tx
          .select({ id: apiKeys.id })
          .from(apiKeys)
          .where(and(eq(apiKeys.id, key.id), eq(apiKeys.userId, id))),
      )
    : yield* firstRow(
        tx
          .select({ id: sessions.id })
          .from(sessions)
          .where(and(eq(sessions.id, sessionId!), eq(sessions.userId, id))),
      );
  return row !== undefined;
}
