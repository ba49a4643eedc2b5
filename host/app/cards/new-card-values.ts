import type { TemplateValues } from "#db/index.ts";
import { fieldsWithRule, type Template } from "./compose.ts";

/** What a new card of a team starts with: what was filled in for it above what the template offers. */
export const newCardValues = (template: Template | null, filledIn: TemplateValues): TemplateValues => {
  const locked = new Set<string>(fieldsWithRule(template, "locked"));
  if (locked.has("phone")) locked.add("numbers");
  const own = (values: TemplateValues) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !locked.has(name)));
  return { ...own(template?.values ?? {}), ...own(filledIn) };
};
