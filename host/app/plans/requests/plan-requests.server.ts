import { and, desc, eq, isNotNull, isNull, lt, type SQL } from "drizzle-orm";
import { countMatching, firstRow, getRow, run, type Tx, UniqueError } from "#db/index.ts";
import { type Actor, LEVEL, mayAskForPlan, mayChangeUser, mayGrantPlans, requirePermission } from "../../access.ts";
import { recordAudit } from "../../audit/audit.server.ts";
import type { SessionUser } from "../../auth/sessions/session.server.ts";
import { db, tables, transaction } from "../../database.server.ts";
import { readableColumns, pickColumns } from "../../field-access/columns.ts";
import { Conflict, NotFound } from "../../errors.ts";
import { toPage } from "../../http/paging.server.ts";
import { queueMail, queueMailToOwner } from "../../mail/outbox.server.ts";
import { countSystemUsers, getUser } from "../../users/users.server.ts";
import { planDeclinedMail, planGrantedMail, planRequestMail } from "../mails/plan-mails.server.ts";
import type { PlanRequestsQuery } from "../plans.schema.ts";
import { PLANS, type PlanName } from "../plans.ts";
import { planMessages } from "../messages.en.ts";
import { consumeMailLimit } from "../../mail/limits.server.ts";
import { transactionOf } from "../../auth/transaction-of.server.ts";

const { planRequests, users } = tables;

const REQUEST_COLUMNS = readableColumns("planRequests", "owner");
const REQUESTER_COLUMNS = readableColumns("users", "owner", ["id", "username", "fullName", "email", "accessLevel"]);
type Row = Pick<typeof planRequests.$inferSelect, (typeof REQUEST_COLUMNS)[number]>;

const toResponse = ({ createdAt, grantedAt, ...request }: Row) => ({
  ...request,
  createdAt: createdAt.toISOString(),
  grantedAt: grantedAt?.toISOString() ?? null,
});

const today = () => new Date().toISOString().slice(0, 10);
const madeBy = ({ id }: Actor) => eq(planRequests.userId, id);
const isDeclined = isNotNull(planRequests.declinedAt);
const isOpen = and(isNull(planRequests.grantedAt), isNull(planRequests.declinedAt))!;

/** Requests a plan, at most once a day, and notifies the administrators. */
export async function requestPlan(actor: SessionUser, plan: PlanName, clientAddress: string) {
  requirePermission(mayAskForPlan(actor, PLANS[plan].level));
  const administrators = await db
    .select({ email: users.email, locale: users.locale })
    .from(users)
    .where(eq(users.accessLevel, LEVEL.system));
  // Those beyond the limit wait in the list alone: accounts are cheap.
  const recipients: typeof administrators = [];
  for (const administrator of administrators)
    if (await consumeMailLimit(administrator.email, { address: clientAddress })) recipients.push(administrator);
  const requester = { username: actor.username, fullName: actor.fullName, locale: null };
  try {
    return await transaction(function* (tx) {
      yield* run(tx.delete(planRequests).where(and(madeBy(actor), isDeclined)));
      const created = yield* getRow(
        tx.insert(planRequests).values({ userId: actor.id, plan, day: today() }).returning(),
      );
      for (const { email, ...administrator } of recipients)
        yield* run(queueMail(tx, { to: email, ...planRequestMail(administrator, requester, plan) }));
      return toResponse(pickColumns(created, REQUEST_COLUMNS));
    });
  } catch (error) {
    if (error instanceof UniqueError) throw alreadyRequested((await getPlanRequest(actor)).isUsed);
    throw error;
  }
}

/** State of a user's plan requests. */
export interface PlanRequestState {
  /** The plan chosen at sign-up. */
  chosen: PlanName | null;
  /** The plan asked for last that waits for an answer. */
  pending: PlanName | null;
  /** The plan that was declined since. */
  declined: PlanName | null;
  /** Whether today's request was granted: the next one can be made tomorrow. */
  isUsed: boolean;
}

export async function getPlanRequest(actor: Actor): Promise<PlanRequestState> {
  const newest = (what: SQL) =>
    db
      .select({ plan: planRequests.plan })
      .from(planRequests)
      .where(and(madeBy(actor), what))
      .orderBy(desc(planRequests.id))
      .limit(1);
  const [user, open, declined, used] = await Promise.all([
    firstRow(db.select({ plan: users.plan }).from(users).where(eq(users.id, actor.id))),
    firstRow(newest(isOpen)),
    firstRow(newest(isDeclined)),
    firstRow(newest(and(eq(planRequests.day, today()), isNotNull(planRequests.grantedAt))!)),
  ]);
  return {
    chosen: user?.plan ?? null,
    pending: open?.plan ?? null,
    declined: declined?.plan ?? null,
    isUsed: used !== undefined,
  };
}

/** How many requests wait for this administrator. */
export async function countPendingRequests(actor: Actor): Promise<number> {
  return mayGrantPlans(actor) ? 0 : countOpen();
}

const countOpen = async (): Promise<number> => countMatching(db, planRequests, isOpen);

/** Requests that wait, the newest first. */
export async function list(actor: Actor, { cursor, limit }: PlanRequestsQuery) {
  requirePermission(mayGrantPlans(actor));
  const rows = await db
    .select({ request: pickColumns(planRequests, REQUEST_COLUMNS), user: pickColumns(users, REQUESTER_COLUMNS) })
    .from(planRequests)
    .innerJoin(users, eq(users.id, planRequests.userId))
    .where(and(isOpen, cursor === undefined ? undefined : lt(planRequests.id, cursor)))
    .orderBy(desc(planRequests.id))
    .limit(limit + 1);
  const { pageRows, next } = toPage(rows, limit, ({ request }) => request.id);
  const items = pageRows.map(({ request, user }) => ({ ...toResponse(request), user }));
  return { items, next, total: await countOpen() };
}

/**
 * Sets the plan's level and notifies the user. Sessions stay open, as nothing is taken away. A higher level set
 * meanwhile stays.
 */
export async function grant(actor: SessionUser, id: number) {
  return transactionOf(actor, function* (tx) {
    const { plan, userId, grantedAt } = yield* getRequest(actor, tx, id);
    if (grantedAt) throw alreadyGranted();
    const user = yield* getUser(tx, userId);
    const { level } = PLANS[plan];
    if (user.accessLevel < level) {
      requirePermission(mayChangeUser(actor, user, level, yield* countSystemUsers(tx)));
      yield* run(tx.update(users).set({ accessLevel: level }).where(eq(users.id, userId)));
    }
    // Marked where it still waits: of two at the same moment, one grants it.
    const granted = yield* getRow(
      tx.update(planRequests).set({ grantedAt: new Date() }).where(isOpenRequest(id)).returning(),
      alreadyGranted,
    );
    yield* queueMailToOwner(tx, user, planGrantedMail(user, plan));
    yield* run(recordAudit(tx, actor, "plan.grant", `user:${userId}`));
    return toResponse(pickColumns(granted, REQUEST_COLUMNS));
  });
}

/** Declines a request and notifies the user, who sees it in the account and may ask again. */
export async function decline(actor: SessionUser, id: number): Promise<void> {
  await transactionOf(actor, function* (tx) {
    const { plan, userId } = yield* getRequest(actor, tx, id);
    yield* getRow(
      tx.update(planRequests).set({ declinedAt: new Date() }).where(isOpenRequest(id)).returning(),
      alreadyGranted,
    );
    const user = yield* getUser(tx, userId);
    yield* queueMailToOwner(tx, user, planDeclinedMail(user, plan));
    yield* run(recordAudit(tx, actor, "plan.decline", `user:${userId}`));
  });
}

const isOpenRequest = (id: number) => and(eq(planRequests.id, id), isOpen);
const alreadyRequested = (isGranted: boolean) =>
  new Conflict(isGranted ? planMessages.onePerDay : planMessages.requestedToday, "taken");
const alreadyGranted = () => new Conflict(planMessages.alreadyGranted, "taken");

/** Returns an open request. Throws Refused if the actor may not decide on it. */
function* getRequest(actor: Actor, tx: Tx, id: number) {
  requirePermission(mayGrantPlans(actor));
  const request = yield* firstRow(tx.select().from(planRequests).where(eq(planRequests.id, id)));
  if (!request || request.declinedAt) throw new NotFound(planMessages.requestNotFound);
  return request;
}
