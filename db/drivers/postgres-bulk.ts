import { type Bulk, PORTION, quoted, type Shape, type Value } from "../bulk.ts";

/** Runs one statement on one connection; rows as lists of text, as the server sends them. */
export type Ask = (text: string, values?: string[]) => Promise<(string | null)[][]>;

/** Bulk access over one connection that `hold` reserves. */
export function postgresBulk(hold: <T>(work: (ask: Ask) => Promise<T>) => Promise<T>): Bulk {
  return {
    read: (work) =>
      hold((ask) =>
        within(ask, "begin isolation level repeatable read read only", () => work((shape) => rowsOf(ask, shape))),
      ),
    replace: (shapes, work) =>
      hold((ask) =>
        within(ask, "begin", async () => {
          await ask(`truncate ${shapes.map(({ name }) => quoted(name)).join(", ")}`);
          await work({ add: (shape, rows) => add(ask, shape, rows), rowsOf: (shape) => rowsOf(ask, shape) });
          for (const shape of shapes) await continueIds(ask, shape);
        }),
      ),
  };
}

async function within<T>(ask: Ask, begin: string, work: () => Promise<T>): Promise<T> {
  await ask(begin);
  try {
    const result = await work();
    await ask("commit");
    return result;
  } catch (error) {
    await ask("rollback").catch(() => {}); // the first failure is the one to tell
    throw error;
  }
}

const READ: Record<Shape["columns"][number]["kind"], (name: string) => string> = {
  number: (name) => name,
  text: (name) => name,
  boolean: (name) => `${name}::int`,
  json: (name) => `${name}::text`,
  moment: (name) => `(extract(epoch from ${name}) * 1000)::bigint`,
};
const WRITE: Record<Shape["columns"][number]["kind"], (name: string) => string> = {
  number: (name) => name,
  text: (name) => name,
  boolean: (name) => `${name} <> 0`,
  json: (name) => `${name}::jsonb`,
  moment: (name) => `to_timestamp(${name} / 1000.0)`,
};
const isText = (kind: Shape["columns"][number]["kind"]) => kind === "text" || kind === "json";

async function* rowsOf(ask: Ask, { name, columns }: Shape): AsyncGenerator<Value[][]> {
  const list = columns.map((column) => READ[column.kind](quoted(column.name))).join(", ");
  await ask(`declare portion no scroll cursor for select ${list} from ${quoted(name)}`);
  try {
    for (;;) {
      const rows = await ask(`fetch ${PORTION} from portion`);
      if (rows.length === 0) return;
      yield rows.map((row) =>
        row.map((value, i) => (value === null || isText(columns[i]!.kind) ? value : Number(value))),
      );
    }
  } finally {
    await ask("close portion").catch(() => {}); // an aborted transaction has closed it
  }
}

async function add(ask: Ask, { name, columns }: Shape, rows: Value[][]): Promise<void> {
  const names = columns.map((column) => quoted(column.name));
  const lists = columns.map(({ kind }, i) => `$${i + 1}::text::${isText(kind) ? "text" : "bigint"}[]`);
  const values = columns.map(({ kind }, i) => WRITE[kind](names[i]!));
  await ask(
    `insert into ${quoted(name)} (${names.join(", ")}) overriding system value ` +
      `select ${values.join(", ")} from unnest(${lists.join(", ")}) as given(${names.join(", ")})`,
    columns.map((_, i) => arrayOf(rows, i)),
  );
}

/** A column as an array in PostgreSQL's own notation, which every client passes on as it is. */
function arrayOf(rows: Value[][], column: number): string {
  const items = rows.map((row) => {
    const value = row[column]!;
    if (value === null) return "NULL";
    return typeof value === "number" ? String(value) : `"${value.replace(/["\\]/g, "\\$&")}"`;
  });
  return `{${items.join(",")}}`;
}

/** A sequence does not notice given ids: the next one would be taken. */
async function continueIds(ask: Ask, { name, columns }: Shape): Promise<void> {
  if (!columns.some((column) => column.name === "id")) return;
  const [[sequence] = []] = await ask(`select pg_get_serial_sequence('${quoted(name)}', 'id')`);
  if (sequence) await ask(`select setval('${sequence}', max(id)) from ${quoted(name)} having max(id) is not null`);
}
