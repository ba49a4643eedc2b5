import type { Columns } from "../postgres.ts";

export const now = () => new Date();

/** When a row was made, and last changed. */
export function times(c: Columns) {
  const created = () => ({ createdAt: c.timestamp().notNull().$defaultFn(now) });
  const changed = () => ({ ...created(), updatedAt: c.timestamp().notNull().$defaultFn(now).$onUpdateFn(now) });
  return { created, changed };
}
