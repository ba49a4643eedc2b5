import { and, eq, isNull, sql } from "drizzle-orm";
import { firstRow, getRow, type Person, type Tx, type TxSteps } from "#db/index.ts";
import { type Actor, mayManageContact, mayReadContact, requirePermission } from "../../access.ts";
import { db, tables } from "../../database.server.ts";
import { NotFound } from "../../errors.ts";
import { findIdsElsewhere, teamView } from "./team-view.server.ts";
import { contactMessages } from "../messages.en.ts";

const { businessCards, contacts, people } = tables;

/** A contact that the actor keeps; one that was merged into another is not found. */
export async function getPerson(actor: Actor, id: number): Promise<Person> {
  const person = await getRow(
    db
      .select()
      .from(people)
      .where(and(eq(people.id, id), isNull(people.mergedInto))),
    () => new NotFound(contactMessages.notFound),
  );
  requirePermission(mayManageContact(actor, person));
  return person;
}

/** Like `getPerson()`, but team managers may also read what they see of those met on their team's cards. */
export async function getPersonForViewer(
  actor: Actor,
  id: number,
): Promise<{ person: Person; team?: number; seesPictures: boolean }> {
  const row = await getRow(
    db
      .select({ person: people, teamId: businessCards.teamId })
      .from(people)
      .leftJoin(contacts, eq(contacts.personId, people.id))
      .leftJoin(
        businessCards,
        and(
          eq(businessCards.id, contacts.cardId),
          eq(businessCards.teamId, actor.team?.id ?? 0),
          // Of a card that passed on, the former owner's contact is theirs alone.
          eq(businessCards.userId, people.userId),
        ),
      )
      .where(and(eq(people.id, id), isNull(people.mergedInto)))
      // One on a card of the team, if there is one.
      .orderBy(sql`${businessCards.teamId} is null`)
      .limit(1),
    () => new NotFound(contactMessages.notFound),
  );
  requirePermission(mayReadContact(actor, { userId: row.person.userId, teamId: row.teamId }));
  if (actor.id === row.person.userId) return { person: row.person, seesPictures: true };
  const idsElsewhere = await findIdsElsewhere([row.person], row.teamId!);
  const [person] = await teamView([row.person], row.teamId!, idsElsewhere);
  return { person: person!, team: row.teamId!, seesPictures: idsElsewhere.size === 0 };
}

/** Whether a contact is the actor's own, to be changed. */
export async function isOwnContact(actor: Actor, id: number): Promise<boolean> {
  const row = await firstRow(db.select({ userId: people.userId }).from(people).where(eq(people.id, id)));
  return row?.userId === actor.id;
}

/** Like `getPerson()` in a transaction; the caller has checked permission. */
export function* getPersonInTx(tx: Tx, id: number): TxSteps<Person> {
  return yield* getRow(
    tx
      .select()
      .from(people)
      .where(and(eq(people.id, id), isNull(people.mergedInto))),
    () => new NotFound(contactMessages.notFound),
  );
}
