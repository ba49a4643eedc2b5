import type { BusinessCard, CardFields, CardTemplate } from "#db/index.ts";
import { noTexts } from "#sdk/card/empty-card.ts";
import { CONTACT_KINDS } from "./contacts.ts";
import { FIELD_NAMES, type FieldName } from "./fields.ts";

/** Fields that a template cannot set, because they are personal, such as further contact details and the slug. */
const PERSONAL_FIELDS = ["slug", "contacts", "indexable", "language", "translations", "followers"] as const;

/** Fields that a template can set. */
export type TemplateField = Exclude<FieldName, (typeof PERSONAL_FIELDS)[number]>;
export const isTemplateField = (name: string): name is TemplateField =>
  FIELD_NAMES.some((field) => field === name) && !PERSONAL_FIELDS.some((field) => field === name);
export const TEMPLATE_FIELDS = FIELD_NAMES.filter(isTemplateField);

/** The part of a template that decides what its cards show. */
export type Template = Pick<CardTemplate, "values" | "rules">;

/** What a field that is locked without a value shows. */
const VALUE_IF_UNSET: CardFields = {
  ...noTexts,
  theme: "minimalist",
  socialLinks: [],
  customButtons: [],
  gallery: [],
  embedCodes: [],
  formConfig: {},
  customizations: {},
};

export const fieldsWithRule = (template: Template | null, rule: "required" | "locked"): TemplateField[] =>
  template ? TEMPLATE_FIELDS.filter((name) => template.rules[name] === rule) : [];

/** A card as it is shown, and which of its fields its template sets. */
export type ComposedCard = BusinessCard & { lockedFields: TemplateField[] };

/**
 * The only place where a card is put together: its own values with the locked ones of its template on top. A field that
 * is locked empty shows nothing; a locked number or address hides the person's further ones of its kind. The card's own
 * words stay stored.
 */
export function applyTemplate<Card extends Partial<CardFields & Pick<BusinessCard, "contacts" | "numbers">>>(
  card: Card,
  template: Template | null,
): Card & { lockedFields: TemplateField[] } {
  const lockedFields = fieldsWithRule(template, "locked");
  if (!template || lockedFields.length === 0) return { ...card, lockedFields };
  const values = Object.fromEntries(
    lockedFields.filter((name) => name in card).map((name) => [name, template.values[name] ?? VALUE_IF_UNSET[name]]),
  );
  const composed = { ...card, ...values, ...contactsUnder(lockedFields, template, card), lockedFields };
  // Older cards keep two texts among their design, which would show again.
  const hidden = lockedFields.filter((name) => name === "about" || name === "website");
  if (!composed.customizations || hidden.length === 0) return composed;
  const visible = Object.entries(composed.customizations).filter(([name]) => !hidden.some((field) => field === name));
  return { ...composed, customizations: Object.fromEntries(visible) };
}

function contactsUnder(
  lockedFields: TemplateField[],
  { values }: Template,
  { contacts, numbers }: Partial<Pick<BusinessCard, "contacts" | "numbers">>,
) {
  const kinds = CONTACT_KINDS.filter((kind) => lockedFields.includes(kind));
  return {
    ...(contacts && { contacts: contacts.filter(({ kind }) => !kinds.includes(kind)) }),
    ...(numbers && kinds.includes("phone") && { numbers: values.numbers ?? {} }),
  };
}
