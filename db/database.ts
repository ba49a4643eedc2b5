import type { Bulk } from "./bulk.ts";
import type { MigrationRange } from "./migrations.ts";
import type { Tables } from "./tables/index.ts";
import type { Body, Db } from "./transaction.ts";
import type { QueryObserver } from "./query-observer.ts";

export interface OpenOptions {
  /** Is told about queries and waits for a connection. */
  watch?: QueryObserver;
  /** Maximum number of connections; PostgreSQL only. */
  poolSize?: number;
  /** Sends no named statements, for poolers that give each transaction another connection; PostgreSQL only. */
  isPooledByTransaction?: boolean;
  /** Marks the database as in use by the running product, so that a restore is refused. */
  isServing?: boolean;
}

/** What every driver provides, in either dialect. */
export interface Database {
  /** Reads. */
  db: Db;
  tables: Tables;
  /** Writes, all or nothing. */
  transaction<T>(body: Body<T>): Promise<T>;
  /** Reads as of one moment, however long it takes, while others write. Use only the `db` it is given. */
  snapshot<T>(read: (db: Db) => Promise<T>): Promise<T>;
  /** Brings the tables up to date; tells what that took. */
  migrate(): Promise<MigrationRange | undefined>;
  /** Whether the product is running on it, in any process. */
  isServed(): Promise<boolean>;
  bulk: Bulk;
  /** Copies the whole database into a new file by VACUUM INTO; SQLite only. */
  copyInto?(file: string): void;
  /** Its size on disk, in bytes. */
  size(): Promise<number>;
  /** Open connections of the pool, and requests waiting for one; PostgreSQL only. */
  pool?(): { open: number; pending: number };
  close(): Promise<void>;
}
