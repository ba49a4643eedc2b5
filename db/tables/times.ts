import type { Columns } from "../postgres.ts";

export const now = () => new Date();

/** Columns for the times of creation and last change. */
export function times(c: Columns) {
  const created = () => ({ createdAt: c.timestamp().notNull().$defaultFn(now) });
  const changed = () => ({ ...created(), updatedAt: c.timestamp().notNull().$defaultFn(now).$onUpdateFn(now) });
  return { created, changed };
}
