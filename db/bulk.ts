import { getTableColumns, getTableName } from "drizzle-orm";
import { toSnakeCase } from "drizzle-orm/casing";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Tables } from "./tables/index.ts";

/** A value in transit between databases: booleans as 0 and 1, times in milliseconds, JSON as text. */
export type Value = string | number | null;

export interface TableShape {
  property: keyof Tables;
  /** Column name in the database. */
  name: string;
  columns: { name: string; kind: "number" | "text" | "boolean" | "json" | "moment" }[];
}

/** Access to whole tables for copying a database, many times as fast as row by row. */
export interface Bulk {
  /** Reads tables as of one moment, in portions. Usable only inside `work`. */
  read<T>(work: (rowsOf: (shape: TableShape) => AsyncIterable<Value[][]>) => Promise<T>): Promise<T>;
  /** Empties all tables and fills them again; all or nothing, even if `work` throws or the process dies. */
  replace(shapes: TableShape[], work: (tables: BulkWriter) => Promise<void>): Promise<void>;
}

interface BulkWriter {
  add(shape: TableShape, rows: Value[][]): Promise<void>;
  /** All rows of a table as of the replacement. */
  rowsOf(shape: TableShape): AsyncIterable<Value[][]>;
}

const KINDS = { number: "number", string: "text", boolean: "boolean", json: "json", date: "moment" } as const;

/** All tables, referenced ones first. */
export function shapesOf(tables: Tables): TableShape[] {
  return (Object.keys(tables) as (keyof Tables)[]).map((property) => ({
    property,
    name: getTableName(tables[property]),
    columns: Object.entries(getTableColumns(tables[property]) as Record<string, PgColumn>).map(([key, column]) => ({
      name: toSnakeCase(key),
      kind: KINDS[column.dataType as keyof typeof KINDS],
    })),
  }));
}

export const BATCH_SIZE = 2_000;

export const quoted = (name: string) => `"${name}"`;
