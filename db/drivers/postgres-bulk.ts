import { type Bulk, BATCH_SIZE, quoted, type TableShape, type Value } from "../bulk.ts";

/** Runs one statement on one connection. Rows are arrays of text, as the server sends them. */
type Ask = (text: string) => Promise<(string | null)[][]>;
/** Copies lines in COPY's text format into these columns of a table. */
type CopyIn = (into: string, lines: string) => Promise<void>;

/** Bulk access over one connection that `hold` reserves. */
export function postgresBulk(hold: <T>(work: (ask: Ask, copyIn: CopyIn) => Promise<T>) => Promise<T>): Bulk {
  return {
    read: (work) =>
      hold((ask) =>
        within(ask, "begin isolation level repeatable read read only", () => work((shape) => rowsOf(ask, shape))),
      ),
    replace: (shapes, work) =>
      hold((ask, copyIn) =>
        within(ask, "begin", async () => {
          await ask(`truncate ${shapes.map(({ name }) => quoted(name)).join(", ")}`);
          const makeAgain = await dropWhatSlowsDown(ask, shapes);
          await work({ add: (shape, rows) => add(copyIn, shape, rows), rowsOf: (shape) => rowsOf(ask, shape) });
          for (const statement of makeAgain) await ask(statement);
          for (const shape of shapes) await continueIds(ask, shape);
        }),
      ),
  };
}

/**
 * Drops indexes and references, and returns the statements that recreate them: for all rows at once, that is faster.
 */
async function dropWhatSlowsDown(ask: Ask, shapes: TableShape[]): Promise<string[]> {
  const tables = shapes.map(({ name }) => `'${quoted(name)}'::regclass`).join(", ");
  const references = await ask(
    "select conrelid::regclass::text, quote_ident(conname), pg_get_constraintdef(oid) from pg_constraint " +
      `where contype = 'f' and conrelid in (${tables})`,
  );
  const indexes = await ask(
    "select indexrelid::regclass::text, pg_get_indexdef(indexrelid) from pg_index " +
      `where not indisunique and indrelid in (${tables})`,
  );
  for (const [table, name] of references) await ask(`alter table ${table} drop constraint ${name}`);
  for (const [name] of indexes) await ask(`drop index ${name}`);
  return [
    ...indexes.map(([, definition]) => definition!),
    ...references.map(([table, name, definition]) => `alter table ${table} add constraint ${name} ${definition}`),
  ];
}

async function within<T>(ask: Ask, begin: string, work: () => Promise<T>): Promise<T> {
  await ask(begin);
  try {
    const result = await work();
    await ask("commit");
    return result;
  } catch (error) {
    await ask("rollback").catch(() => {}); // the first failure is the one to report
    throw error;
  }
}

const READ: Record<TableShape["columns"][number]["kind"], (name: string) => string> = {
  number: (name) => name,
  text: (name) => name,
  boolean: (name) => `${name}::int`,
  json: (name) => `${name}::text`,
  moment: (name) => `(extract(epoch from ${name}) * 1000)::bigint`,
};
const WRITE: Record<TableShape["columns"][number]["kind"], (value: string | number) => string> = {
  number: String,
  text: escaped,
  boolean: (value) => (value ? "t" : "f"),
  json: escaped,
  moment: (value) => new Date(Number(value)).toISOString(),
};
const isText = (kind: TableShape["columns"][number]["kind"]) => kind === "text" || kind === "json";

async function* rowsOf(ask: Ask, { name, columns }: TableShape): AsyncGenerator<Value[][]> {
  const list = columns.map((column) => READ[column.kind](quoted(column.name))).join(", ");
  await ask(`declare portion no scroll cursor for select ${list} from ${quoted(name)}`);
  const fetchNext = () => {
    const rows = ask(`fetch ${BATCH_SIZE} from portion`);
    rows.catch(() => {}); // reported where it is awaited
    return rows;
  };
  try {
    for (let next = fetchNext(); ;) {
      const rows = await next;
      if (rows.length === 0) return;
      next = fetchNext(); // fetched while these rows are processed
      yield rows.map((row) =>
        row.map((value, i) => (value === null || isText(columns[i]!.kind) ? value : Number(value))),
      );
    }
  } finally {
    await ask("close portion").catch(() => {}); // an aborted transaction has already closed it
  }
}

function add(copyIn: CopyIn, { name, columns }: TableShape, rows: Value[][]): Promise<void> {
  const lines = rows.map((row) =>
    row.map((value, i) => (value === null ? "\\N" : WRITE[columns[i]!.kind](value))).join("\t"),
  );
  const names = columns.map((column) => quoted(column.name)).join(", ");
  return copyIn(`${quoted(name)} (${names})`, `${lines.join("\n")}\n`);
}

const ESCAPES: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

function escaped(value: string | number): string {
  return String(value).replace(/[\\\t\n\r]/g, (sign) => ESCAPES[sign]!);
}

/** Sequences do not advance for explicit ids, so the next id would already be taken. */
async function continueIds(ask: Ask, { name, columns }: TableShape): Promise<void> {
  if (!columns.some((column) => column.name === "id")) return;
  const [[sequence] = []] = await ask(`select pg_get_serial_sequence('${quoted(name)}', 'id')`);
  if (sequence) await ask(`select setval('${sequence}', max(id)) from ${quoted(name)} having max(id) is not null`);
}
