import { and, asc, eq, gt, isNull, lt } from "drizzle-orm";
import { firstRow, run } from "#db/index.ts";
import { db, tables, transaction } from "../../database.server.ts";
import { nextEventLoopTurn } from "../../runtime/event-loop-queue.ts";
import { mayFollow } from "../exchange/following.server.ts";
import { getContactOwner, removeOrphanedPeople, upsertPerson } from "./interactions.server.ts";
import { type ContactOwner, REWRITE_BATCH_SIZE } from "./people.server.ts";
import { reindex } from "./reindex.server.ts";
import { ofAccounts } from "./search-terms.server.ts";

const { businessCards, contacts, contactShares } = tables;

/**
 * Assigns interactions to contacts of the cards' owners: rows of releases without contacts, which may still write
 * beside this one, and rows of cards that were another owner's.
 */
export async function backfillPeople(userIds: readonly number[]): Promise<void> {
  for (;;) {
    const unassigned = await findUnassignedRows(userIds);
    const [first] = unassigned;
    if (!first) return;
    const rows = unassigned.filter(({ ownerId }) => ownerId === first.ownerId).map(({ row }) => row);
    await assignRows(await getContactOwner(first.ownerId), rows);
    await removeFromPreviousOwners(rows);
    await nextEventLoopTurn();
  }
}

/** Assigns one interaction to the present owner of its card, as `backfillPeople()` does. */
export async function assignToCardOwner(row: Row, contactOwner: ContactOwner): Promise<void> {
  await assignRows(contactOwner, [row]);
  await removeFromPreviousOwners([row]);
}

type Row = typeof contacts.$inferSelect;

/** Three ranges of the index rather than all rows of a card. */
async function findUnassignedRows(userIds: readonly number[]): Promise<{ row: Row; ownerId: number }[]> {
  const { userId } = contacts;
  const conditions = [isNull(userId), lt(userId, businessCards.userId), gt(userId, businessCards.userId)];
  for (const condition of conditions) {
    const rows = await db
      .select({ row: contacts, ownerId: businessCards.userId })
      .from(contacts)
      .innerJoin(businessCards, eq(businessCards.id, contacts.cardId))
      .where(and(ofAccounts(businessCards.userId, userIds), condition))
      .orderBy(asc(contacts.id))
      .limit(REWRITE_BATCH_SIZE);
    if (rows.length > 0) return rows;
  }
  return [];
}

async function assignRows(contactOwner: ContactOwner, rows: Row[]): Promise<void> {
  await transaction(function* (tx) {
    for (const row of rows) {
      const current = yield* firstRow(
        tx
          .select({ userId: contacts.userId, teamId: businessCards.teamId })
          .from(contacts)
          .innerJoin(businessCards, eq(businessCards.id, contacts.cardId))
          .where(eq(contacts.id, row.id)),
      );
      // Another process was here first, or the message is gone.
      if (!current || current.userId === contactOwner.userId) continue;
      const share = yield* firstRow(tx.select().from(contactShares).where(eq(contactShares.contactId, row.id)));
      const { company = null, title = null, email = "" } = share?.given ?? {};
      const sharedById = share?.sharedById;
      const interaction = { ...row, company, title, sharedById };
      const met = { at: row.createdAt, teamId: current.teamId };
      const { person, brought, isNew } = yield* upsertPerson(tx, contactOwner, interaction, met);
      const personId = person.id;
      if (share) {
        const isFollowed = sharedById != null && (yield* mayFollow(tx, sharedById, { email, isNew }));
        const values = { brought, ...(!isFollowed && { followedCardId: null }) };
        yield* run(tx.update(contactShares).set(values).where(eq(contactShares.id, share.id)));
      }
      yield* run(
        tx
          .update(contacts)
          .set({
            ...{ userId: contactOwner.userId, personId, mergedFrom: null },
            brought: row.source === "chat" ? brought : null,
          })
          .where(eq(contacts.id, row.id)),
      );
      // The next row may be of the same person.
      yield* reindex(tx, contactOwner, [personId]);
    }
  });
}

/** The owner who gave a card away keeps the contacts that they have edited. */
async function removeFromPreviousOwners(rows: Row[]): Promise<void> {
  const before = rows.flatMap(({ userId, personId }) =>
    userId === null || personId === null ? [] : [{ userId, personId }],
  );
  for (const userId of new Set(before.map((row) => row.userId))) {
    const contactOwner = await getContactOwner(userId);
    const ids = [...new Set(before.filter((row) => row.userId === userId).map(({ personId }) => personId))];
    await transaction((tx) => removeOrphanedPeople(tx, contactOwner, ids));
  }
}
