import { and, count, desc, eq, isNull, lt } from "drizzle-orm";
import { run, UniqueError } from "#db/index.ts";
import { type Actor, LEVEL, mayAskForPlan, mayGrantPlans, permit } from "../access.ts";
import { audit } from "../audit/audit.server.ts";
import type { SessionUser } from "../auth/session.server.ts";
import { config } from "../config/config.server.ts";
import { db, tables, transaction } from "../database.server.ts";
import { columnsFor, pick } from "../disclosure/columns.ts";
import { Conflict, NotFound } from "../errors.ts";
import { cursorOf } from "../http/cursor.ts";
import { localeOfOwner } from "../languages/account-language.server.ts";
import { queueMail } from "../mail/outbox.server.ts";
import { planMailWords } from "./mail-words/index.ts";
import * as administration from "../users/users.server.ts";
import { PLANS, type PlanName } from "./plans.ts";
import type { PlanRequestsQuery } from "./plans.schema.ts";

const { planRequests, users } = tables;

const NO_REQUEST = "There is no such request.";
const REQUEST = columnsFor("planRequests", "owner");
const ASKER = columnsFor("users", "owner", ["id", "username", "fullName", "email", "accessLevel"]);
type Row = Pick<typeof planRequests.$inferSelect, (typeof REQUEST)[number]>;

const shown = ({ createdAt, grantedAt, ...request }: Row) => ({
  ...request,
  createdAt: createdAt.toISOString(),
  grantedAt: grantedAt?.toISOString() ?? null,
});

/** Asks for a plan, once a day; the administrators are told. */
export async function ask(actor: SessionUser, plan: PlanName) {
  permit(mayAskForPlan(actor, PLANS[plan].level));
  const administrators = await db
    .select({ email: users.email, locale: users.locale })
    .from(users)
    .where(eq(users.accessLevel, LEVEL.system));
  const name = actor.fullName ?? actor.username;
  try {
    return await transaction(function* (tx) {
      const [made] = yield* run(
        tx
          .insert(planRequests)
          .values({ userId: actor.id, plan, day: new Date().toISOString().slice(0, 10) })
          .returning(),
      );
      const { label } = PLANS[plan];
      for (const administrator of administrators) {
        const words = planMailWords[localeOfOwner(administrator)];
        yield* run(
          queueMail(tx, {
            to: administrator.email,
            subject: words.subject(name.slice(0, 80), label),
            text: `${words.text(name, actor.username, label)}\n\n${words.grant(`${config.publicUrl}/users`)}`,
          }),
        );
      }
      return shown(pick(made!, REQUEST));
    });
  } catch (error) {
    if (error instanceof UniqueError)
      throw new Conflict("You have asked for a plan today. Please wait for an answer.", "taken");
    throw error;
  }
}

/** What somebody wishes for: the plan chosen at sign-up, and the newest one asked for that is not granted yet. */
export interface PlanWish {
  chosen: PlanName | null;
  asked: PlanName | null;
}

export async function wishOf(actor: Actor): Promise<PlanWish> {
  const [[user], [open]] = await Promise.all([
    db.select({ plan: users.plan }).from(users).where(eq(users.id, actor.id)),
    db
      .select({ plan: planRequests.plan })
      .from(planRequests)
      .where(and(eq(planRequests.userId, actor.id), isNull(planRequests.grantedAt)))
      .orderBy(desc(planRequests.id))
      .limit(1),
  ]);
  return { chosen: user?.plan ?? null, asked: open?.plan ?? null };
}

/** Requests with who made them, for those who may grant them. */
function requestsFor(actor: Actor) {
  permit(mayGrantPlans(actor));
  return db
    .select({ request: pick(planRequests, REQUEST), user: pick(users, ASKER) })
    .from(planRequests)
    .innerJoin(users, eq(users.id, planRequests.userId));
}

/** Requests that wait, the newest first. */
export async function list(actor: Actor, { cursor, limit }: PlanRequestsQuery) {
  const isOpen = isNull(planRequests.grantedAt);
  const rows = await requestsFor(actor)
    .where(and(isOpen, cursor === undefined ? undefined : lt(planRequests.id, cursor)))
    .orderBy(desc(planRequests.id))
    .limit(limit + 1);
  const [all] = await db.select({ n: count() }).from(planRequests).where(isOpen);
  const items = rows.slice(0, limit).map(({ request, user }) => ({ ...shown(request), user }));
  return { items, next: rows.length > limit ? cursorOf(items.at(-1)!.id) : null, total: all?.n ?? 0 };
}

/**
 * Gives the level of the plan, as changing it in User Management does, and answers the request. Who has been given more
 * meanwhile keeps it.
 */
export async function grant(actor: SessionUser, id: number, clientAddress: string) {
  const [found] = await requestsFor(actor).where(eq(planRequests.id, id));
  if (!found) throw new NotFound(NO_REQUEST);
  const { request, user } = found;
  if (request.grantedAt) throw new Conflict("This request was granted before.", "taken");
  const { level } = PLANS[request.plan];
  if (user.accessLevel < level)
    await administration.update(actor, user.id, { accessLevel: level, phone: undefined }, clientAddress);
  return transaction(function* (tx) {
    const [granted] = yield* run(
      tx.update(planRequests).set({ grantedAt: new Date() }).where(eq(planRequests.id, id)).returning(),
    );
    if (!granted) throw new NotFound(NO_REQUEST);
    yield* run(audit(tx, actor, "plan.grant", `user:${user.id}`));
    return shown(pick(granted, REQUEST));
  });
}
