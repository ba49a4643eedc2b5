import { type Database, run, type User } from "#db/index.ts";
import { aCard, aUser } from "./builders.ts";

/** An owner of some cards, each with a message, a conversation and an open question. Every second is read. */
export async function anOwnerWithInbox(database: Database, cards: number): Promise<User> {
  const { tables, transaction } = database;
  const owner = await aUser(database, { accessLevel: 2 });
  for (let n = 0; n < cards; n++) {
    const { id: cardId } = await aCard(database, owner);
    // Several at one moment, so that their ids and kinds decide.
    const at = new Date(Date.UTC(2026, 5, 1, 12, 0, (n * 7) % 10));
    const isRead = n % 2 === 0;
    const conversation = { cardId, sessionId: `of-${cardId}`, updatedAt: at, isRead };
    await transaction(function* (tx) {
      yield* run(
        tx.insert(tables.formSubmissions).values({ cardId, formData: { text: `Hello ${n}` }, timestamp: at, isRead }),
      );
      yield* run(tx.insert(tables.salesbotConversations).values(conversation));
      yield* run(tx.insert(tables.salesbotUnanswered).values({ cardId, question: `${n}?`, lastAt: at }));
    });
  }
  return owner;
}
