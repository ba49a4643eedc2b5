import { type ColumnAccess, COLUMN_ACCESS } from "./column-access.ts";

/** Whom an answer is for, and the decisions that let a column into it. */
const SEES = {
  anyone: ["anyone"],
  owner: ["anyone", "owner"],
  export: ["anyone", "owner", "export"],
} as const satisfies Record<string, readonly ColumnAccess[]>;

export type Audience = keyof typeof SEES;
type Decisions = typeof COLUMN_ACCESS;
export type TableName = keyof Decisions;

/** The columns of a table that an audience may see. */
export type Visible<Table extends TableName, To extends Audience> = {
  [Column in keyof Decisions[Table]]: Decisions[Table][Column] extends (typeof SEES)[To][number] ? Column : never;
}[keyof Decisions[Table]];

/** The names of those columns in the order of the decisions; or of `only` these: others do not compile. */
export function readableColumns<
  Table extends TableName,
  To extends Audience,
  Column extends Visible<Table, To> = Visible<Table, To>,
>(table: Table, audience: To, only?: readonly Column[]): readonly Column[] {
  if (only) return only;
  const sees: readonly ColumnAccess[] = SEES[audience];
  const names = Object.entries<ColumnAccess>(COLUMN_ACCESS[table]).flatMap(([name, decision]) =>
    sees.includes(decision) ? [name] : [],
  );
  return names as unknown as readonly Column[]; // Object.entries forgets which names there are
}

/** The named properties of a row or of a table, and nothing else. */
export const pickColumns = <From extends object, Name extends keyof From>(from: From, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]])) as Pick<From, Name>;
