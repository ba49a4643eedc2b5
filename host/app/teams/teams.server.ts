import { and, asc, count, eq, isNull, sql } from "drizzle-orm";
import {
  containsText,
  firstRow,
  getRow,
  run,
  type Team,
  type TeamRole,
  type Tx,
  type TxSteps,
  UniqueError,
  deleteDependents,
} from "#db/index.ts";
import {
  type Actor,
  becomesTeamManager,
  LEVEL,
  mayCreateTeam,
  mayDeleteTeam,
  mayManageTeam,
  maySeeTeam,
  requirePermission,
} from "../access.ts";
import { recordAudit, changedFields } from "../audit/audit.server.ts";
import type { Slug } from "../cards/values.schema.ts";
import { slugFrom } from "../cards/card.schema.ts";
import { db, tables, transaction, database } from "../database.server.ts";
import { readableColumns, pickColumns } from "../field-access/columns.ts";
import { Conflict, NotFound } from "../errors.ts";
import { readPage, orderByColumns } from "../http/paging.server.ts";
import { releaseMostCards, releaseTeamCards } from "./delete-team.server.ts";
import { isReserved } from "./directory/reserved-slugs.ts";
import type { TeamsQuery, TeamCreate, TeamDeletion, TeamUpdate } from "./teams.schema.ts";
import { teamMessages } from "./messages.en.ts";
import { nextEventLoopTurn } from "../runtime/event-loop-queue.ts";
import { transactionOf } from "../auth/transaction-of.server.ts";

const { businessCards, teamMembers, teams } = tables;

/** A team as people in it see it. */
export type OwnTeam = ReturnType<typeof ownTeam>;

const OWN = readableColumns("teams", "owner");

function ownTeam(team: Team, members: number, role: TeamRole | null) {
  const { createdAt, ...fields } = pickColumns(team, OWN);
  return { ...fields, members, role, createdAt: createdAt.toISOString() };
}

const roleIn = ({ team }: Actor, teamId: number) => (team?.id === teamId ? team.role : null);

const ORDER = { createdAt: teams.id, name: sql`lower(${teams.name})`, members: count(teamMembers.id) };

/** Lists the teams that the actor may see: their own, or all for administrators. */
export async function list(actor: Actor, { search, sort, ...page }: TeamsQuery) {
  const visible = actor.level >= LEVEL.admin ? undefined : eq(teams.id, actor.team?.id ?? 0);
  const matching = and(visible, containsText(teams.name, search));
  const { pageRows, next, total } = await readPage(
    page,
    db
      .select({ team: teams, members: count(teamMembers.id) })
      .from(teams)
      .leftJoin(teamMembers, eq(teamMembers.teamId, teams.id))
      .where(matching)
      .groupBy(teams.id)
      .orderBy(...orderByColumns(sort, ORDER, teams.id)),
    db.select({ n: count() }).from(teams).where(matching),
  );
  return { items: pageRows.map(({ team, members }) => ownTeam(team, members, roleIn(actor, team.id))), next, total };
}

/** Creates a team. Its creator becomes a manager, unless an administrator. */
export async function create(actor: Actor, { name, slug: chosen, includesCard }: TeamCreate): Promise<OwnTeam> {
  requirePermission(mayCreateTeam(actor));
  if (actor.team) throw new Conflict(teamMessages.alreadyInTeam, "in_team");
  if (chosen && isReserved(chosen)) throw Conflict.takenError("slug", teamMessages.reservedSlug);
  const isManager = becomesTeamManager(actor);
  const team = await rethrowConflict(
    transactionOf(actor, function* (tx) {
      const slug = chosen ?? (yield* freeTeamSlug(tx, slugFrom(name)));
      const made = yield* getRow(tx.insert(teams).values({ name, slug }).returning());
      if (isManager) yield* run(tx.insert(teamMembers).values({ teamId: made.id, userId: actor.id, role: "manager" }));
      if (isManager && includesCard) yield* takeFirstCard(tx, actor.id, made.id);
      yield* run(recordAudit(tx, actor, "team.create", `team:${made.id}`, {}, made.id));
      return made;
    }),
  );
  return ownTeam(team, isManager ? 1 : 0, isManager ? "manager" : null);
}

/** A founder's own card is the first that their team shows and counts. */
function* takeFirstCard(tx: Tx, userId: number, teamId: number): TxSteps<void> {
  const card = yield* firstRow(
    tx
      .select({ id: businessCards.id })
      .from(businessCards)
      .where(and(eq(businessCards.userId, userId), isNull(businessCards.teamId)))
      .orderBy(asc(businessCards.id))
      .limit(1),
  );
  if (card) yield* run(tx.update(businessCards).set({ teamId }).where(eq(businessCards.id, card.id)));
}

/** The first of base, base-2, base-3 … that is neither taken nor one of our pages. */
function* freeTeamSlug(tx: Tx, preferred: Slug | null) {
  const base = (preferred ?? "team-of-people").slice(0, 40).replace(/(?<!-)-+$/, "");
  for (let n = 1; ; n++) {
    const slug = n === 1 ? base : `${base}-${n}`;
    const existing = yield* firstRow(tx.select({ id: teams.id }).from(teams).where(eq(teams.slug, slug)));
    if (!existing && !isReserved(slug)) return slug;
  }
}

async function rethrowConflict<T>(result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    if (!(error instanceof UniqueError)) throw error;
    throw error.column === "slug"
      ? Conflict.takenError("slug", teamMessages.slugTaken)
      : new Conflict(teamMessages.alreadyInTeam, "in_team");
  }
}

const missingTeam = () => new NotFound(teamMessages.notFound);

export async function getTeam(id: number): Promise<Team> {
  return await getRow(db.select().from(teams).where(eq(teams.id, id)), missingTeam);
}

/** Returns a team that the actor may manage. Throws NotFound or Refused. */
export async function getManagedTeam(actor: Actor, id: number): Promise<Team> {
  const team = await getTeam(id);
  requirePermission(mayManageTeam(actor, id));
  return team;
}

export async function read(actor: Actor, id: number): Promise<OwnTeam> {
  const team = await getTeam(id);
  requirePermission(maySeeTeam(actor, id));
  const members = await getRow(db.select({ n: count() }).from(teamMembers).where(eq(teamMembers.teamId, id)));
  return ownTeam(team, members.n, roleIn(actor, id));
}

/** Changes what is sent. */
export async function update(actor: Actor, id: number, input: TeamUpdate): Promise<OwnTeam> {
  const before = await getManagedTeam(actor, id);
  if (input.slug && input.slug !== before.slug && isReserved(input.slug))
    throw Conflict.takenError("slug", teamMessages.reservedSlug);
  const fields = changedFields(before, input);
  const changes = Object.fromEntries(Object.entries(input).filter(([name]) => fields.includes(name)));
  if (fields.length > 0)
    await rethrowConflict(
      transactionOf(actor, function* (tx) {
        yield* run(tx.update(teams).set(changes).where(eq(teams.id, id)));
        yield* run(recordAudit(tx, actor, "team.update", `team:${id}`, { fields }, id));
      }),
    );
  return read(actor, id);
}

/** Ends a team: its cards become their holders' own, or are paused; open invitations end. */
export async function remove(actor: Actor, id: number, { cards }: TeamDeletion): Promise<void> {
  await getTeam(id);
  requirePermission(mayDeleteTeam(actor));
  await releaseMostCards(id, cards);
  await deleteDependents(database, teams, [id], nextEventLoopTurn);
  await transaction(function* (tx) {
    yield* releaseTeamCards(tx, id, cards);
    yield* run(
      tx
        .update(tables.domains)
        .set({ teamId: null, showsDirectory: false, version: sql`${tables.domains.version} + 1` })
        .where(eq(tables.domains.teamId, id)),
    );
    yield* run(tx.delete(teams).where(eq(teams.id, id)));
    yield* run(recordAudit(tx, actor, "team.delete", `team:${id}`, { cards }, id));
  });
}
