import { and, asc, eq, gt, inArray, isNull, ne, sql } from "drizzle-orm";
import { deleteInSteps, firstRow, run, type TeamRole, type Tx, type TxSteps } from "#db/index.ts";
import { type Actor, FIRST_USER_ID } from "../../access.ts";
import { adoptReferencedFiles } from "../../cards/referenced-files.server.ts";
import { recordAudit } from "../../audit/audit.server.ts";
import { database, db, tables, transaction } from "../../database.server.ts";
import { passTeamDomains } from "../../domains/pass-domains.server.ts";
import { Conflict, Invalid } from "../../errors.ts";
import { nextEventLoopTurn } from "../../runtime/event-loop-queue.ts";
import type { MemberRemoval } from "../teams.schema.ts";
import { teamMessages } from "../messages.en.ts";

const { businessCards, teamInvitations, teamMembers, teams } = tables;

/** Refuses to leave a team without a manager, also where two of them go at the same moment. */
export function* requireAnotherManager(tx: Tx, teamId: number, { userId, role }: { userId: number; role: TeamRole }) {
  if (role !== "manager") return;
  const others = yield* run(
    tx
      .select({ id: teamMembers.id })
      .from(teamMembers)
      .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.role, "manager"), ne(teamMembers.userId, userId)))
      .limit(1),
  );
  if (others.length === 0) throw new Conflict(teamMessages.lastManager, "last_manager");
}

export function* findMember(tx: Tx, teamId: number, userId: number) {
  return yield* firstRow(
    tx
      .select()
      .from(teamMembers)
      .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId))),
  );
}

interface LeaveInput {
  teamId: number;
  userId: number;
  removal: MemberRemoval;
  /** Passes on the cards of former members alone, which are registered with this manager. */
  isDemoted?: boolean;
}

/** Cards that pass on in one transaction. */
const STEP = 100;

/**
 * Transfers the cards of a leaving member in short transactions; `leaveTeam()` transfers the rest. Safe to repeat after
 * an interruption, which leaves a member with fewer cards. `check` may refuse in each transaction.
 */
export async function passMostCards(actor: Actor, input: LeaveInput, check: (tx: Tx) => TxSteps<void>): Promise<void> {
  const { teamId, userId } = input;
  for (let after = 0; ;) {
    const passed = await transaction(function* (tx) {
      yield* check(tx);
      yield* requireRecipient(tx, input);
      return yield* passCards(tx, input, yield* heirOf(tx, teamId, userId, actor.id), after);
    });
    if (passed.length < STEP) return;
    after = passed.at(-1)!;
    await nextEventLoopTurn();
  }
}

function* requireRecipient(tx: Tx, { teamId, userId, removal: { to } }: LeaveInput): TxSteps<void> {
  if (to !== undefined && (to === userId || !(yield* findMember(tx, teamId, to))))
    throw Invalid.field("to", "invalid", teamMessages.otherMember);
}

/** Passes on the next cards of a member and returns them. */
function* passCards(
  tx: Tx,
  { teamId, userId, removal: { cards, to }, isDemoted }: LeaveInput,
  heir: number,
  after: number,
): TxSteps<number[]> {
  const theirs = and(
    eq(businessCards.teamId, teamId),
    eq(businessCards.userId, userId),
    gt(businessCards.id, after),
    isDemoted ? eq(businessCards.isVacant, true) : undefined,
  );
  const rows = yield* run(tx.select().from(businessCards).where(theirs).orderBy(asc(businessCards.id)).limit(STEP));
  for (const card of rows) yield* adoptReferencedFiles(tx, card, card.userId);
  const passed = { version: sql`${businessCards.version} + 1`, ownerSince: new Date() };
  const idsWhere = (isVacant: boolean) => rows.filter((card) => card.isVacant === isVacant).map(({ id }) => id);
  yield* run(
    tx
      .update(businessCards)
      .set({ ...passed, userId: heir })
      .where(inArray(businessCards.id, idsWhere(true))),
  );
  yield* run(
    tx
      .update(businessCards)
      .set(
        cards === "handOver"
          ? { ...passed, userId: to! }
          : { ...passed, userId: heir, isVacant: true, isPaused: true, successorId: yield* cardOf(tx, teamId, to) },
      )
      .where(inArray(businessCards.id, idsWhere(false))),
  );
  return rows.map(({ id }) => id);
}

/**
 * Removes a member from a team. The team keeps the cards: transferred to another member, or paused and vacant,
 * registered with a manager. Personal cards stay the person's.
 */
export function* leaveTeam(tx: Tx, actor: Actor, { teamId, userId, removal }: LeaveInput) {
  const { cards, to } = removal;
  yield* requireRecipient(tx, { teamId, userId, removal });
  const heir = yield* passRemainingCards(tx, actor, { teamId, userId, removal });
  yield* passTeamDomains(tx, teamId, userId, heir);
  yield* endInvitations(tx, teamId, userId);
  yield* run(tx.delete(teamMembers).where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId))));
  yield* run(
    recordAudit(tx, actor, "member.remove", `user:${userId}`, { cards, ...(to !== undefined && { to }) }, teamId),
  );
}

/** Passes on the cards that `passMostCards()` has left, usually none; returns who gets those of former members. */
function* passRemainingCards(tx: Tx, actor: Actor, input: LeaveInput): TxSteps<number> {
  const heir = yield* heirOf(tx, input.teamId, input.userId, actor.id);
  for (let after = 0; ;) {
    const passed = yield* passCards(tx, input, heir, after);
    if (passed.length < STEP) return heir;
    after = passed.at(-1)!;
  }
}

const demotion = (teamId: number, userId: number): LeaveInput => ({
  ...{ teamId, userId, removal: { cards: "pause" } },
  isDemoted: true,
});

/** Before `stepDown()`, in short transactions. */
export const passMostVacantCards = (actor: Actor, teamId: number, userId: number, check: (tx: Tx) => TxSteps<void>) =>
  passMostCards(actor, demotion(teamId, userId), check);

/** A former manager keeps neither the cards of former members, nor the team's domains, nor invitations. */
export function* stepDown(tx: Tx, actor: Actor, teamId: number, userId: number): TxSteps<void> {
  const heir = yield* passRemainingCards(tx, actor, demotion(teamId, userId));
  yield* passTeamDomains(tx, teamId, userId, heir);
  yield* endInvitations(tx, teamId, userId);
}

/** Ends a former manager's open invitations: one to a mailbox of their own would bring them back. */
const endInvitations = (tx: Tx, teamId: number, invitedBy: number) =>
  run(
    tx
      .delete(teamInvitations)
      .where(
        and(
          eq(teamInvitations.teamId, teamId),
          eq(teamInvitations.invitedBy, invitedBy),
          isNull(teamInvitations.acceptedAt),
        ),
      ),
  );

/** Manager to register vacant cards with: the one who removes the person, else the longest-standing other manager. */
function* heirOf(tx: Tx, teamId: number, userId: number, actorId: number) {
  const managers = yield* run(
    tx
      .select({ userId: teamMembers.userId })
      .from(teamMembers)
      .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.role, "manager"), ne(teamMembers.userId, userId)))
      .orderBy(asc(teamMembers.id)),
  );
  const actor = managers.find((manager) => manager.userId === actorId);
  return (actor ?? managers[0])?.userId ?? (actorId === userId ? FIRST_USER_ID : actorId);
}

/** The card of a member in the team, to which paused ones lead. */
function* cardOf(tx: Tx, teamId: number, userId: number | undefined) {
  if (userId === undefined) return null;
  const card = yield* firstRow(
    tx
      .select({ id: businessCards.id })
      .from(businessCards)
      .where(and(eq(businessCards.teamId, teamId), eq(businessCards.userId, userId), eq(businessCards.isVacant, false)))
      .orderBy(asc(businessCards.id))
      .limit(1),
  );
  return card?.id ?? null;
}

/** Before `leaveBeforeDeletion()`, in short steps. */
export async function passCardsBeforeDeletion(actor: Actor, userId: number, removal: MemberRemoval): Promise<void> {
  const member = await firstRow(db.select().from(teamMembers).where(eq(teamMembers.userId, userId)));
  if (!member) return;
  const { teamId } = member;
  const other = await firstRow(
    db
      .select({ id: teamMembers.id })
      .from(teamMembers)
      .where(and(eq(teamMembers.teamId, teamId), ne(teamMembers.userId, userId)))
      .limit(1),
  );
  if (other) await passMostCards(actor, { teamId, userId, removal }, (tx) => requireAnotherManager(tx, teamId, member));
  // The only member takes the team along, and keeps the cards until then.
  else await deleteInSteps(database, teamInvitations, eq(teamInvitations.teamId, teamId), nextEventLoopTurn);
}

/**
 * Leaves the team before an account is deleted; the team keeps the cards. The only member's team is deleted; the last
 * manager of others cannot leave until there is another.
 */
export function* leaveBeforeDeletion(tx: Tx, actor: Actor, userId: number, removal: MemberRemoval) {
  const member = yield* firstRow(tx.select().from(teamMembers).where(eq(teamMembers.userId, userId)));
  if (!member) return;
  const { teamId } = member;
  const others = yield* run(
    tx
      .select({ id: teamMembers.id })
      .from(teamMembers)
      .where(and(eq(teamMembers.teamId, teamId), ne(teamMembers.userId, userId)))
      .limit(1),
  );
  if (others.length === 0 && member.role === "manager") {
    yield* run(tx.delete(teams).where(eq(teams.id, teamId)));
    yield* run(recordAudit(tx, actor, "team.delete", `team:${teamId}`, {}, teamId));
    return;
  }
  yield* requireAnotherManager(tx, teamId, member);
  yield* leaveTeam(tx, actor, { teamId, userId, removal });
}
