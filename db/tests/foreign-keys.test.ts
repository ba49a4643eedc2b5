import { getTableConfig, type SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import * as schema from "../schema/sqlite.ts";

/** Columns that an index over all rows begins with; a partial one does not help to find what refers to a row. */
function searchableColumns(table: SQLiteTable): string[] {
  const { columns, indexes, primaryKeys, uniqueConstraints } = getTableConfig(table);
  const begins = [
    ...indexes.filter(({ config }) => !config.where).map(({ config }) => (config.columns[0] as SQLiteColumn).name),
    ...[...primaryKeys, ...uniqueConstraints].map((key) => key.columns[0]!.name),
  ];
  return [...begins, ...columns.filter(({ primary, isUnique }) => primary || isUnique).map(({ name }) => name)];
}

test("every foreign key is the beginning of an index: whoever deletes a row looks for those that refer to it", () => {
  const tables = Object.values(schema).filter((value): value is SQLiteTable => value instanceof SQLiteTable);
  expect(tables.length).toBeGreaterThan(30);
  const missing = tables.flatMap((table) => {
    const { name, foreignKeys } = getTableConfig(table);
    const searchable = searchableColumns(table);
    return foreignKeys
      .map((key) => key.reference().columns[0]!.name)
      .filter((column) => !searchable.includes(column))
      .map((column) => `${name}.${column}`);
  });
  expect(missing).toEqual([]);
});
