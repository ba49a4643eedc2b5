import type { Bulk } from "./bulk.ts";
import type { MigrationRange } from "./migrations.ts";
import type { Tables } from "./tables/index.ts";
import type { Body, Db } from "./transaction.ts";
import type { QueryObserver } from "./query-observer.ts";

export interface OpenOptions {
  /** Observes queries and waits for connections. */
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
  /** Writes atomically: all or nothing. */
  transaction<T>(body: Body<T>): Promise<T>;
  /** Reads from one snapshot, however long it takes, while others write. Use only the `db` passed to `read`. */
  snapshot<T>(read: (db: Db) => Promise<T>): Promise<T>;
  /** Migrates the tables to the current release. Resolves to what was applied; undefined if nothing was. */
  migrate(): Promise<MigrationRange | undefined>;
  /** Whether the product is running on this database, in any process. */
  isServed(): Promise<boolean>;
  bulk: Bulk;
  /** Copies the whole database into a new file with VACUUM INTO; SQLite only. */
  copyInto?(file: string): void;
  /** Size on disk, in bytes. */
  size(): Promise<number>;
  /** Open connections of the pool, and requests waiting for one; PostgreSQL only. */
  pool?(): { open: number; pending: number };
  close(): Promise<void>;
}
