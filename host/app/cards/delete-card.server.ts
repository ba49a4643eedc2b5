import { eq } from "drizzle-orm";
import { deleteDependents, getRow, run } from "#db/index.ts";
import { type Actor, mayDeleteCard, requirePermission } from "../access.ts";
import { recordAudit } from "../audit/audit.server.ts";
import { database, tables, transaction } from "../database.server.ts";
import { NotFound } from "../errors.ts";
import { nextEventLoopTurn } from "../runtime/event-loop-queue.ts";
import { cardMessages } from "./messages.en.ts";

const { businessCards } = tables;

/** Deletes a card with all that it has gathered, which goes first, in short steps. */
export async function deleteCard(actor: Actor, id: number): Promise<void> {
  requirePermission(mayDeleteCard(actor));
  await deleteDependents(database, businessCards, [id], nextEventLoopTurn);
  await transaction(function* (tx) {
    const deleted = yield* getRow(
      tx.delete(businessCards).where(eq(businessCards.id, id)).returning({ teamId: businessCards.teamId }),
      () => new NotFound(cardMessages.notFound),
    );
    yield* run(recordAudit(tx, actor, "card.delete", `card:${id}`, {}, deleted.teamId));
  });
}
