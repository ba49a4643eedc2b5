import type { Tables } from "./tables/index.ts";
import type { Body, Db } from "./transaction.ts";

/** What every driver provides, in either dialect. */
export interface Database {
  /** Reads. */
  db: Db;
  tables: Tables;
  /** Writes, all or nothing. */
  transaction<T>(body: Body<T>): Promise<T>;
  /** Reads as of one moment, however long it takes, while others write. Use only the `db` it is given. */
  snapshot<T>(read: (db: Db) => Promise<T>): Promise<T>;
  /** Brings the tables up to date. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}
