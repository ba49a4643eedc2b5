import { and, asc, between, eq, inArray, sum } from "drizzle-orm";
import type { Database } from "#db/index.ts";
import type { Actor } from "../access.ts";
import { auditExport } from "../audit/audit.server.ts";
import { DAY_MS } from "../config/durations.ts";
import { csvFile } from "../csv/csv.ts";
import type { CsvDownload } from "../csv/csv-response.server.ts";
import { db, readFromReplica, tables, transaction } from "../database.server.ts";
import { compactedTotals } from "../events/compacted-counts.server.ts";
import { DAY } from "../events/rollups.ts";
import { getManagedTeam } from "../teams/teams.server.ts";
import type { DateSpan } from "./analytics.schema.ts";
import { readFigures } from "./figures/figures.server.ts";

const { businessCards, teamMembers, users } = tables;

/** Maximum number of cards in one query. */
const MAX_CARDS = 20_000;

/** Totals of a member's cards in a team, in the requested period. */
interface MemberFigures {
  userId: number;
  name: string;
  views: number;
  saves: number;
  leads: number;
}

/** The figures of all cards of a team together, and by member. Days of members are those of UTC. */
export async function readTeam(actor: Actor, teamId: number, span: DateSpan) {
  const team = await getManagedTeam(actor, teamId);
  const cards = await db
    .select({ id: businessCards.id, userId: businessCards.userId, isVacant: businessCards.isVacant })
    .from(businessCards)
    .where(eq(businessCards.teamId, teamId))
    .orderBy(asc(businessCards.id))
    .limit(MAX_CARDS);
  const subject = { ...team, customButtons: [], cardIds: cards.map(({ id }) => id) };
  const { cardId: _, card: __, ...figures } = await readFromReplica((from) => readFigures(from, subject, span));
  const people = await db
    .select({ userId: users.id, fullName: users.fullName, username: users.username })
    .from(teamMembers)
    .innerJoin(users, eq(users.id, teamMembers.userId))
    .where(eq(teamMembers.teamId, teamId))
    .orderBy(asc(teamMembers.id));
  const counts = await readFromReplica((from) => countByCard(from, subject.cardIds, figures));
  const members = people.map(({ userId, fullName, username }): MemberFigures => {
    const own = cards.filter((card) => card.userId === userId && !card.isVacant);
    const of = (kind: string) => own.reduce((total, { id }) => total + (counts.get(`${id} ${kind}`) ?? 0), 0);
    return { userId, name: fullName ?? username, views: of("view"), saves: of("save"), leads: of("submission") };
  });
  return { teamId, team: { name: team.name, slug: team.slug }, ...figures, members };
}

async function countByCard(
  database: Database,
  cardIds: number[],
  days: { from: string; to: string },
): Promise<Map<string, number>> {
  const {
    db: from,
    tables: { eventRollups: t },
  } = database;
  const bucket = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
  const span = [bucket(days.from), bucket(days.to)] as const;
  const [rows, packed] = await Promise.all([
    from
      .select({ of: t.cardId, kind: t.kind, n: sum(t.n).mapWith(Number) })
      .from(t)
      .where(and(inArray(t.cardId, cardIds), eq(t.minutes, DAY), eq(t.dimension, "total"), between(t.bucket, ...span)))
      .groupBy(t.cardId, t.kind),
    compactedTotals(database, cardIds, "cardId", span),
  ]);
  const counts = new Map<string, number>();
  for (const { of, kind, n } of [...rows, ...packed])
    counts.set(`${of} ${kind}`, (counts.get(`${of} ${kind}`) ?? 0) + n);
  return counts;
}

/** The table of members as CSV. */
export async function exportTeam(actor: Actor, teamId: number, span: DateSpan): Promise<CsvDownload> {
  const { team, members } = await readTeam(actor, teamId, span);
  await transaction((tx) => auditExport(tx, actor, "analytics", teamId));
  return {
    body: csvFile(
      ["Name", "Views", "Saves", "Leads"],
      members.map(({ name, views, saves, leads }) => [name, views, saves, leads]),
    ),
    fileName: `${team.slug}_members_${new Date().toISOString().slice(0, 10)}.csv`,
  };
}
