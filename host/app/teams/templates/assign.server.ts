import { and, asc, count, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { firstRow, getRow, run } from "#db/index.ts";
import type { Actor } from "../../access.ts";
import { recordAudit } from "../../audit/audit.server.ts";
import { recordFollowerUpdates } from "../../cards/followers.server.ts";
import { db, tables } from "../../database.server.ts";
import { Conflict, Invalid } from "../../errors.ts";
import { nextEventLoopTurn } from "../../runtime/event-loop-queue.ts";
import { findMember } from "../members/leave-team.server.ts";
import { addTeamCard } from "../invitations/new-card.server.ts";
import type { Assignment, NewTeamCard } from "../teams.schema.ts";
import { getManagedTeam } from "../teams.server.ts";
import { getTemplate } from "./templates.server.ts";
import { teamMessages } from "../messages.en.ts";
import { transactionOf } from "../../auth/transaction-of.server.ts";

const { businessCards, users } = tables;

/** Cards that change in one transaction. */
const STEP = 100;

/**
 * Assigns a template to cards of a team, or removes it with null; returns how many cards changed. Locked values
 * override the cards' own, which stay stored and show again without the template.
 */
export async function assignTemplate(actor: Actor, teamId: number, { cards, templateId }: Assignment) {
  await getManagedTeam(actor, teamId);
  const { templateId: present } = businessCards;
  const chosen = cards === "all" ? undefined : cards === "without" ? isNull(present) : inArray(businessCards.id, cards);
  const isOther = templateId === null ? isNotNull(present) : or(isNull(present), ne(present, templateId));
  const isNext = and(eq(businessCards.teamId, teamId), chosen, isOther);
  let changed = 0;
  // Each card once, or two assignments at the same moment would take the cards from one another for ever.
  for (let after = 0; ;) {
    const [from, before] = [after, changed];
    const ids = await transactionOf(actor, function* (tx) {
      if (templateId !== null) yield* getTemplate(tx, teamId, templateId);
      const rows = yield* run(
        tx
          .select({ id: businessCards.id })
          .from(businessCards)
          .where(and(isNext, gt(businessCards.id, from)))
          .orderBy(asc(businessCards.id))
          .limit(STEP),
      );
      const ids = rows.map(({ id }) => id);
      const version = sql`${businessCards.version} + 1`;
      yield* run(tx.update(businessCards).set({ templateId, version }).where(inArray(businessCards.id, ids)));
      yield* recordFollowerUpdates(tx, ids);
      const target = templateId === null ? `team:${teamId}` : `template:${templateId}`;
      // With the last of them, so that it is one act.
      if (ids.length < STEP && before + ids.length > 0)
        yield* run(recordAudit(tx, actor, "template.assign", target, { cards: before + ids.length }, teamId));
      return ids;
    });
    changed += ids.length;
    if (ids.length < STEP) return { changed };
    after = ids.at(-1)!;
    await nextEventLoopTurn();
  }
}

/** Creates a team's card for a member without one, such as the team's creator. */
export async function createMemberCard(actor: Actor, teamId: number, { userId, templateId }: NewTeamCard) {
  await getManagedTeam(actor, teamId);
  return transactionOf(actor, function* (tx) {
    if (!(yield* findMember(tx, teamId, userId))) throw Invalid.field("userId", "invalid", teamMessages.notAMember);
    const theirs = and(
      eq(businessCards.teamId, teamId),
      eq(businessCards.userId, userId),
      eq(businessCards.isVacant, false),
    );
    const has = yield* firstRow(tx.select({ id: businessCards.id }).from(businessCards).where(theirs).limit(1));
    if (has) throw new Conflict(teamMessages.hasCard, "has_card");
    const template = templateId ? yield* getTemplate(tx, teamId, templateId) : undefined;
    const owner = yield* getRow(tx.select().from(users).where(eq(users.id, userId)));
    const id = yield* addTeamCard(tx, { owner, teamId, template, values: {} });
    yield* run(recordAudit(tx, actor, "card.create", `card:${id}`, {}, teamId));
    return { id };
  });
}

/** How many cards a team has, and how many of them have no template. */
export async function countCards(teamId: number): Promise<{ all: number; without: number }> {
  const { templateId } = businessCards;
  const row = await getRow(
    db
      .select({ all: count(), having: count(templateId) })
      .from(businessCards)
      .where(eq(businessCards.teamId, teamId)),
  );
  return { all: row.all, without: row.all - row.having };
}
