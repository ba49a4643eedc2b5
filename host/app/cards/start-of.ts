import type { CardFields } from "#db/index.ts";
import { fieldsRuled, type Template } from "./compose.ts";

/** What a new card of a team starts with: what was filled in for it above what the template offers. */
export const startOf = (template: Template | null, filledIn: Partial<CardFields>): Partial<CardFields> => {
  const locked = new Set<string>(fieldsRuled(template, "locked"));
  const own = (values: Partial<CardFields>) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !locked.has(name)));
  return { ...own(template?.values ?? {}), ...own(filledIn) };
};
