import { firstRow, type SalesbotConversation, type Tx, type TxSteps } from "#db/index.ts";
import { type Actor, type CardOwner, mayAnswerVisitor } from "../../access.ts";
import { actorOf } from "../../auth/sign-in/find-user.server.ts";
import { db } from "../../database.server.ts";

/**
 * Whether somebody may answer the visitors of a card now: whoever took a conversation may have left the team since, or
 * handed the card over.
 */
export async function mayStillAnswer(userId: number, card: CardOwner): Promise<boolean> {
  return mayAnswer(await firstRow(actorOf(db, userId)), card);
}

/** Whether a person has taken a conversation who may no longer answer it: it is nobody's then. */
export function* isAbandoned(
  tx: Tx,
  { state, person }: Pick<SalesbotConversation, "state" | "person">,
  card: CardOwner,
): TxSteps<boolean> {
  if (state !== "person" || !person) return false;
  return !mayAnswer(yield* firstRow(actorOf(tx, person.id)), card);
}

const mayAnswer = (actor: Actor | undefined, card: CardOwner) =>
  actor !== undefined && mayAnswerVisitor(actor, card) === null;
