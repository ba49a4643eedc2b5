import type { TemplateValues } from "#db/index.ts";
import { fieldsWithRule, type Template } from "./compose.ts";

/**
 * Initial values of a team's card: those entered, over the template's defaults; locked fields are left to the template.
 * `numbers` holds the parsed form of `phone`.
 */
export const newCardValues = (template: Template | null, filledIn: TemplateValues): TemplateValues => {
  const locked = new Set<string>(fieldsWithRule(template, "locked"));
  if (locked.has("phone")) locked.add("numbers");
  const own = (values: TemplateValues) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !locked.has(name)));
  return { ...own(template?.values ?? {}), ...own(filledIn) };
};
