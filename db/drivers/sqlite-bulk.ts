import type { Database as Client } from "better-sqlite3";
import { type Bulk, BATCH_SIZE, quoted, type TableShape, type Value } from "../bulk.ts";

/** Bulk access. `openReader` returns a separate connection, or undefined for a database that no other can open. */
export function sqliteBulk(client: Client, openReader: () => Client | undefined): Bulk {
  return {
    async read(work) {
      const reader = openReader();
      try {
        reader?.exec("BEGIN");
        reader?.prepare("SELECT 1 FROM sqlite_master").get(); // the first read determines the snapshot
        return await work((shape) => rowsOf(reader ?? client, shape));
      } finally {
        reader?.close();
      }
    },
    async replace(shapes, work) {
      client.pragma("foreign_keys = OFF"); // referenced rows need not come first
      client.exec("BEGIN IMMEDIATE");
      try {
        for (const { name } of shapes) client.exec(`DELETE FROM ${quoted(name)}`);
        await work({
          async add({ name, columns }, rows) {
            const names = columns.map((column) => quoted(column.name)).join(", ");
            const insert = client.prepare(
              `INSERT INTO ${quoted(name)} (${names}) VALUES (${columns.map(() => "?").join(", ")})`,
            );
            for (const row of rows) insert.run(row);
          },
          rowsOf: (shape) => rowsOf(client, shape),
        });
        client.exec("COMMIT");
      } finally {
        if (client.inTransaction) client.exec("ROLLBACK");
        client.pragma("foreign_keys = ON");
      }
    },
  };
}

async function* rowsOf(client: Client, { name, columns }: TableShape): AsyncGenerator<Value[][]> {
  const list = columns.map((column) => quoted(column.name)).join(", ");
  const rows = client
    .prepare<[], Value[]>(`SELECT ${list} FROM ${quoted(name)}`)
    .raw()
    .iterate();
  let portion: Value[][] = [];
  for (const row of rows) {
    portion.push(row as unknown as Value[]);
    if (portion.length < BATCH_SIZE) continue;
    yield portion;
    portion = [];
  }
  if (portion.length > 0) yield portion;
}
