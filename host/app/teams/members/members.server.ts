import { and, asc, count, eq, inArray, or, sql } from "drizzle-orm";
import { containsText, run, type TeamRole, type Tx } from "#db/index.ts";
import { type Actor, mayRemoveMember, requirePermission } from "../../access.ts";
import { recordAudit } from "../../audit/audit.server.ts";
import { db, tables } from "../../database.server.ts";
import { NotFound } from "../../errors.ts";
import { readPage, orderByColumns } from "../../http/paging.server.ts";
import {
  findMember,
  leaveTeam,
  passMostCards,
  passMostVacantCards,
  requireAnotherManager,
  stepDown,
} from "./leave-team.server.ts";
import { getManagedTeam, getTeam } from "../teams.server.ts";
import type { MemberRemoval, MembersQuery } from "../teams.schema.ts";
import { teamMessages } from "../messages.en.ts";
import { transactionInSession, transactionOf } from "../../auth/transaction-of.server.ts";

const { businessCards, sessions, teamMembers, users } = tables;

/** A member, for the team's managers. */
export interface Member {
  userId: number;
  name: string;
  email: string;
  role: TeamRole;
  joinedAt: string;
  lastSeenAt: string | null;
  /** How many of the team's cards they have. */
  cards: number;
}

const ORDER = {
  joinedAt: teamMembers.id,
  name: sql`lower(coalesce(${users.fullName}, ${users.username}))`,
  role: teamMembers.role,
};

export async function list(actor: Actor, teamId: number, { search, sort, ...page }: MembersQuery) {
  await getManagedTeam(actor, teamId);
  const matching = and(
    eq(teamMembers.teamId, teamId),
    or(
      containsText(users.fullName, search),
      containsText(users.usernameKey, search),
      containsText(users.emailKey, search),
    ),
  );
  const { pageRows, next, total } = await readPage(
    page,
    db
      .select({
        id: teamMembers.id,
        userId: users.id,
        fullName: users.fullName,
        username: users.username,
        email: users.email,
        role: teamMembers.role,
        joinedAt: teamMembers.createdAt,
        lastSignInAt: users.lastSignInAt,
      })
      .from(teamMembers)
      .innerJoin(users, eq(users.id, teamMembers.userId))
      .where(matching)
      .orderBy(...orderByColumns(sort, ORDER, teamMembers.id)),
    db.select({ n: count() }).from(teamMembers).innerJoin(users, eq(users.id, teamMembers.userId)).where(matching),
  );
  const ids = pageRows.map(({ userId }) => userId);
  const [seen, cards] = await Promise.all([lastSeen(ids), cardCounts(teamId, ids)]);
  return {
    items: pageRows.map(({ userId, fullName, username, email, role, joinedAt, lastSignInAt }): Member => {
      const at = seen.get(userId) ?? lastSignInAt;
      return {
        userId,
        name: fullName ?? username,
        email,
        role,
        joinedAt: joinedAt.toISOString(),
        lastSeenAt: at?.toISOString() ?? null,
        cards: cards.get(userId) ?? 0,
      };
    }),
    next,
    total,
  };
}

async function lastSeen(ids: number[]): Promise<Map<number, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ userId: sessions.userId, at: sessions.lastSeenAt })
    .from(sessions)
    .where(inArray(sessions.userId, ids))
    .orderBy(asc(sessions.lastSeenAt));
  return new Map(rows.map(({ userId, at }) => [userId, at])); // the newest is written last
}

async function cardCounts(teamId: number, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ userId: businessCards.userId, n: count() })
    .from(businessCards)
    .where(and(eq(businessCards.teamId, teamId), eq(businessCards.isVacant, false), inArray(businessCards.userId, ids)))
    .groupBy(businessCards.userId);
  return new Map(rows.map(({ userId, n }) => [userId, n]));
}

function* getMember(tx: Tx, teamId: number, userId: number) {
  const member = yield* findMember(tx, teamId, userId);
  if (!member) throw new NotFound(teamMessages.memberNotFound);
  return member;
}

/** Refuses what would leave a team without a manager, in each transaction of it. */
const checkManagers = (teamId: number, userId: number) =>
  function* (tx: Tx) {
    yield* requireAnotherManager(tx, teamId, yield* getMember(tx, teamId, userId));
  };

/** Makes a member a manager, or a manager a plain member. */
export async function changeRole(actor: Actor, teamId: number, userId: number, role: TeamRole) {
  await getManagedTeam(actor, teamId);
  if (role !== "manager") await passMostVacantCards(actor, teamId, userId, checkManagers(teamId, userId));
  return transactionOf(actor, function* (tx) {
    const member = yield* getMember(tx, teamId, userId);
    if (role !== member.role) {
      yield* requireAnotherManager(tx, teamId, member);
      yield* run(tx.update(teamMembers).set({ role }).where(eq(teamMembers.id, member.id)));
      if (role !== "manager") yield* stepDown(tx, actor, teamId, userId);
      yield* run(recordAudit(tx, actor, "member.role", `user:${userId}`, { role }, teamId));
    }
    return { userId, role };
  });
}

/** Removes a member from the team. Members leave by their own id, which pauses their cards. */
export async function remove(actor: Actor, teamId: number, userId: number, removal: MemberRemoval): Promise<void> {
  await getTeam(teamId);
  requirePermission(mayRemoveMember(actor, teamId, userId));
  const check = checkManagers(teamId, userId);
  await passMostCards(actor, { teamId, userId, removal }, check);
  const inTransaction = userId === actor.id ? transactionInSession : transactionOf;
  await inTransaction(actor, function* (tx) {
    yield* check(tx);
    yield* leaveTeam(tx, actor, { teamId, userId, removal });
  });
}
