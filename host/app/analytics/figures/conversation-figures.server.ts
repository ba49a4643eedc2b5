import { and, asc, count, gte, inArray, isNotNull, lt, sql } from "drizzle-orm";
import { type Database, firstRow } from "#db/index.ts";
import { type CardIds, runForCards } from "../../events/prepared-queries.server.ts";
import type { Figures } from "../analytics.ts";

/** Counts the conversations that began in a period, and how long visitors waited for a person's first answer. */
export async function readConversations(
  database: Database,
  cardIds: readonly number[],
  { start, end }: { start: number; end: number },
): Promise<Figures["conversations"]> {
  const {
    db,
    tables: { salesbotConversations: t },
  } = database;
  const values = { start: new Date(start), end: new Date(end) };
  const inPeriod = (ids: CardIds) =>
    and(
      inArray(t.cardId, ids),
      gte(t.createdAt, sql.param(sql.placeholder("start"), t.createdAt)),
      lt(t.createdAt, sql.param(sql.placeholder("end"), t.createdAt)),
    );
  const row = await firstRow(
    runForCards(
      database,
      cardIds,
      "conversations",
      (ids) =>
        db
          .select({
            started: count(),
            withPerson: sql<number>`count(case when ${t.takes} > 0 then 1 end)`.mapWith(Number),
            answered: count(t.answerSeconds),
          })
          .from(t)
          .where(inPeriod(ids)),
      values,
    ),
  );
  const { started = 0, withPerson = 0, answered = 0 } = row ?? {};
  if (answered === 0) return { started, withPerson, answerSeconds: null };
  const median = await firstRow(
    runForCards(
      database,
      cardIds,
      "seconds to an answer",
      (ids) =>
        db
          .select({ seconds: t.answerSeconds })
          .from(t)
          .where(and(inPeriod(ids), isNotNull(t.answerSeconds)))
          .orderBy(asc(t.answerSeconds))
          .limit(1)
          .offset(sql.placeholder("middle")),
      { ...values, middle: Math.floor((answered - 1) / 2) },
    ),
  );
  return { started, withPerson, answerSeconds: median?.seconds ?? null };
}
