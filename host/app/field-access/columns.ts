import { type ColumnAccess, COLUMN_ACCESS } from "./column-access.ts";

/** Audience of a response, and the access levels that it includes. */
const VISIBLE_TO = {
  anyone: ["anyone"],
  owner: ["anyone", "owner"],
  export: ["anyone", "owner", "export"],
} as const satisfies Record<string, readonly ColumnAccess[]>;

export type Audience = keyof typeof VISIBLE_TO;
type AccessTable = typeof COLUMN_ACCESS;
export type TableName = keyof AccessTable;

/** The columns of a table that an audience may see. */
export type Visible<Table extends TableName, To extends Audience> = {
  [Column in keyof AccessTable[Table]]: AccessTable[Table][Column] extends (typeof VISIBLE_TO)[To][number]
    ? Column
    : never;
}[keyof AccessTable[Table]];

/** The names of those columns in the order of the decisions; or of `only` these: others do not compile. */
export function readableColumns<
  Table extends TableName,
  To extends Audience,
  Column extends Visible<Table, To> = Visible<Table, To>,
>(table: Table, audience: To, only?: readonly Column[]): readonly Column[] {
  if (only) return only;
  const levels: readonly ColumnAccess[] = VISIBLE_TO[audience];
  const names = Object.entries<ColumnAccess>(COLUMN_ACCESS[table]).flatMap(([name, access]) =>
    levels.includes(access) ? [name] : [],
  );
  return names as unknown as readonly Column[]; // Object.entries forgets which names there are
}

/** The named properties of a row or of a table, and nothing else. */
export const pickColumns = <From extends object, Name extends keyof From>(from: From, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<From, Name>;
