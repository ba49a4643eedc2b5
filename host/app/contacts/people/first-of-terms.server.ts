import { type SQL, sql } from "drizzle-orm";
import { isPostgres } from "#db/index.ts";
import { database, tables } from "../../database.server.ts";

const { peopleTerms } = tables;
const isOnPostgres = isPostgres(database);

/** A row of `firstOfTerms`. */
export const firstOfTerm = { term: sql<string>`first_of_terms.term`, personId: sql<number>`first_of_terms.person_id` };

/**
 * For each of these terms the first contacts of an account that have it, as a source of rows: thousands may have one
 * telephone number, so each list of the index is read up to `limit` instead of ranking them all.
 */
export function firstOfTerms(userId: number, terms: readonly string[], limit: number): SQL {
  const list = (term: SQL) =>
    sql`(select person_id from ${peopleTerms} where user_id = ${userId} and term = ${term} order by person_id limit ${limit})`;
  return isOnPostgres
    ? sql`(select wanted.term, own.person_id from unnest(${sql.param([...terms])}::text[]) as wanted(term)
        cross join lateral ${list(sql`wanted.term`)} as own) as first_of_terms`
    : // A cross join, which SQLite keeps in this order.
      sql`(select wanted.value as term, own.person_id from json_each(${JSON.stringify(terms)}) as wanted
        cross join ${peopleTerms} as own where own.user_id = ${userId} and own.term = wanted.value
        and own.person_id in ${list(sql`wanted.value`)}) as first_of_terms`;
}
