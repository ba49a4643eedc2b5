import { randomUUID } from "node:crypto";
import { type Database, firstRow, getRow } from "#db/index.ts";

/** The identity that a database was given at its first start; undefined if it has none yet. */
export async function findIdentity({ db, tables: { installation } }: Database): Promise<string | undefined> {
  return (await firstRow(db.select({ identity: installation.identity }).from(installation).limit(1)))?.identity;
}

/** The identity of a database; creates one if there is none, as after an upgrade from 1.0.0. */
export async function ensureIdentity({ db, tables: { installation }, transaction }: Database): Promise<string> {
  // If two processes start at once, both read what one wrote.
  await transaction((tx) => tx.insert(installation).values({ id: 1, identity: randomUUID() }).onConflictDoNothing());
  return (await getRow(db.select({ identity: installation.identity }).from(installation).limit(1))).identity;
}
