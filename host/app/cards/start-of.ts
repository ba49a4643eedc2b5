import type { TemplateValues } from "#db/index.ts";
import { fieldsRuled, type Template } from "./compose.ts";

/** What a new card of a team starts with: what was filled in for it above what the template offers. */
export const startOf = (template: Template | null, filledIn: TemplateValues): TemplateValues => {
  const locked = new Set<string>(fieldsRuled(template, "locked"));
  if (locked.has("phone")) locked.add("numbers");
  const own = (values: TemplateValues) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !locked.has(name)));
  return { ...own(template?.values ?? {}), ...own(filledIn) };
};
