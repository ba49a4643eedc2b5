import { and, count, desc, eq, gte, inArray, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { getRow, startsWithText, type Tables, deleteInSteps } from "#db/index.ts";
import { type Actor, LEVEL, mayManageTeam, mayReadSiteActivity, requirePermission } from "../access.ts";
import { config } from "../config/config.server.ts";
import { DAY_MS } from "../config/durations.ts";
import { csvOfPages } from "../csv/csv-of-pages.server.ts";
import type { CsvDownload } from "../csv/csv-response.server.ts";
import { db, tables, transaction, database } from "../database.server.ts";
import { readableColumns, pickColumns } from "../field-access/columns.ts";
import { toPage } from "../http/paging.server.ts";
import { actionLabel } from "./action-labels.ts";
import type { ActivityQuery } from "./activity.schema.ts";
import { recordAudit } from "../audit/audit.server.ts";
import { nextEventLoopTurn } from "../runtime/event-loop-queue.ts";

const { auditLog, businessCards, cardTemplates, domains, teamInvitations, teams, users } = tables;

/** One action of a user. Names are joined on reading; deleted targets have none. */
export interface Activity {
  id: number;
  at: string;
  actor: { id: number | null; name: string | null };
  action: string;
  target: { kind: string; id: number | null; name: string | null };
  teamId: number | null;
  /** Names of the fields that changed. */
  fields: string[];
}

type Row = Pick<Tables["auditLog"]["$inferSelect"], (typeof COLUMNS)[number]>;
const COLUMNS = readableColumns("auditLog", "owner");

/** Condition for the entries that the actor may read: all for administrators, those of their team for managers. */
function scopeOf(actor: Actor, team: number | undefined): SQL | undefined {
  const teamId = team ?? (actor.level >= LEVEL.admin ? undefined : actor.team?.id);
  requirePermission(teamId === undefined ? mayReadSiteActivity(actor) : mayManageTeam(actor, teamId));
  return teamId === undefined ? undefined : eq(auditLog.teamId, teamId);
}

function matching(actor: Actor, { team, action, actor: by, from, to }: ActivityQuery): SQL | undefined {
  return and(
    scopeOf(actor, team),
    action === undefined ? undefined : startsWithText(auditLog.action, action),
    by === undefined ? undefined : eq(auditLog.actorId, by),
    from && gte(auditLog.createdAt, from),
    to && lte(auditLog.createdAt, to),
  );
}

function find(where: SQL | undefined, cursor: ActivityQuery["cursor"], limit: number) {
  const { createdAt, id } = auditLog;
  const at = cursor && new Date(cursor[0]);
  return db
    .select(pickColumns(auditLog, COLUMNS))
    .from(auditLog)
    .where(and(where, at && or(lt(createdAt, at), and(eq(createdAt, at), lt(id, cursor[1])))))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit);
}

const positionOf = ({ createdAt, id }: Row): NonNullable<ActivityQuery["cursor"]> => [createdAt.getTime(), id];

/** Lists activity, newest first. */
export async function list(actor: Actor, query: ActivityQuery) {
  const where = matching(actor, query);
  const { limit, cursor } = query;
  const [rows, total] = await Promise.all([
    find(where, cursor, limit + 1),
    getRow(db.select({ n: count() }).from(auditLog).where(where)),
  ]);
  const { pageRows, next } = toPage(rows, limit, positionOf);
  return { items: await withNames(pageRows), next, total: total.n };
}

/** Exports activity as CSV of any length; the export is recorded, too. */
export async function exportCsv(actor: Actor, query: ActivityQuery): Promise<CsvDownload> {
  const where = matching(actor, query);
  const teamId = query.team ?? (actor.level >= LEVEL.admin ? null : (actor.team?.id ?? null));
  const body = await csvOfPages(
    actor,
    ["Time", "Person", "Person id", "Action", "Target", "Target id", "Target name", "Team id", "Fields"],
    {
      find: (after: ActivityQuery["cursor"], maxRows) => find(where, after ?? query.cursor, maxRows),
      positionOf,
      toLines: async (rows) => (await withNames(rows)).map(csvLine),
    },
  );
  await transaction((tx) => recordAudit(tx, actor, "activity.export", teamId ? `team:${teamId}` : "site", {}, teamId));
  return { body, fileName: `activity_${new Date().toISOString().slice(0, 10)}.csv` };
}

const csvLine = ({ at, actor, action, target, teamId, fields }: Activity) => [
  at,
  actor.name ?? "",
  actor.id ?? "",
  actionLabel(action),
  target.kind,
  target.id ?? "",
  target.name ?? "",
  teamId ?? "",
  fields.join(", "),
];

type Name = { id: number; name: string };

/** Loads names of targets, by kind. */
const NAMES: Record<string, (ids: number[]) => PromiseLike<Name[]>> = {
  user: (ids) =>
    db
      .select({ id: users.id, name: sql<string>`coalesce(${users.fullName}, ${users.username})` })
      .from(users)
      .where(inArray(users.id, ids)),
  card: (ids) =>
    db
      .select({ id: businessCards.id, name: businessCards.slug })
      .from(businessCards)
      .where(inArray(businessCards.id, ids)),
  team: (ids) => db.select({ id: teams.id, name: teams.name }).from(teams).where(inArray(teams.id, ids)),
  template: (ids) =>
    db
      .select({ id: cardTemplates.id, name: cardTemplates.name })
      .from(cardTemplates)
      .where(inArray(cardTemplates.id, ids)),
  invitation: (ids) =>
    db
      .select({ id: teamInvitations.id, values: teamInvitations.values })
      .from(teamInvitations)
      .where(inArray(teamInvitations.id, ids))
      .then((rows) => rows.flatMap(({ id, values: { name } }) => (name ? [{ id, name }] : []))),
  domain: (ids) => db.select({ id: domains.id, name: domains.host }).from(domains).where(inArray(domains.id, ids)),
};

async function withNames(rows: Row[]): Promise<Activity[]> {
  const targets = rows.map(({ target }) => targetOf(target));
  const people = rows.flatMap(({ actorId }) => (actorId === null ? [] : [{ kind: "user", id: actorId }]));
  const names = await namesOf([...targets, ...people]);
  return rows.map(({ id, actorId, action, teamId, detail, createdAt }, index) => {
    const target = targets[index]!;
    return {
      id,
      at: createdAt.toISOString(),
      actor: { id: actorId, name: names.get(`user:${actorId}`) ?? null },
      action,
      target: { ...target, name: nameWith(names.get(`${target.kind}:${target.id}`), detail.to) },
      teamId,
      fields: Array.isArray(detail.fields) ? detail.fields.map(String) : [],
    };
  });
}

/** `Ada Ames (a…@example.com)`, or what there is of it; `to` is where something was sent. */
function nameWith(name: string | undefined, to: unknown): string | null {
  if (typeof to !== "string") return name ?? null;
  return name === undefined ? to : `${name} (${to})`;
}

/** `user:7`; of many at once (`users:12`) there is no single id. */
function targetOf(text: string): { kind: string; id: number | null } {
  const [kind = "", id] = text.split(":");
  return { kind, id: id && kind !== "users" ? Number(id) : null };
}

/** Names by target, such as `card:7`. */
async function namesOf(targets: { kind: string; id: number | null }[]): Promise<Map<string, string>> {
  const lists = await Promise.all(
    Object.entries(NAMES).map(async ([kind, findNames]) => {
      const ids = new Set(targets.flatMap((target) => (target.kind === kind && target.id ? [target.id] : [])));
      return ids.size === 0 ? [] : (await findNames([...ids])).map(({ id, name }) => [`${kind}:${id}`, name] as const);
    }),
  );
  return new Map(lists.flat());
}

/** Removes what is older than AUDIT_RETENTION_DAYS; without it everything stays. */
export async function deleteExpiredActivity(days = config.auditRetentionDays): Promise<void> {
  if (days === undefined) return;
  const isOld = lt(auditLog.createdAt, new Date(Date.now() - days * DAY_MS));
  await deleteInSteps(database, auditLog, isOld, nextEventLoopTurn);
}
