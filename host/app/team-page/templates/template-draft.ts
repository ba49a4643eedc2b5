import { useState } from "react";
import { emptyCard } from "#sdk/card/empty-card.ts";
import type { CardFields, FieldRule } from "#db/index.ts";
import { applyTemplate, isTemplateField, type Template, type TemplateField } from "../../cards/compose.ts";
import type { EditorCard, Edits } from "../../editor/editor-card.ts";
import type { OwnTemplate } from "../../teams/templates/templates.server.ts";

export type Rules = Partial<Record<TemplateField, FieldRule>>;
/** A template's values in the editor's format. */
type TemplateDraftValues = Partial<Pick<EditorCard, TemplateField>>;

/** A template while it is being edited. */
export interface Draft {
  name: string;
  values: TemplateDraftValues;
  rules: Rules;
}

export function useDraft(template: OwnTemplate | (Pick<Draft, "name" | "values"> & { rules?: undefined }) | null) {
  const [draft, setDraft] = useState<Draft>(() => ({
    name: template?.name ?? "",
    values: (template?.values ?? {}) as TemplateDraftValues,
    rules: template?.rules ?? {},
  }));
  const [isDirty, setDirty] = useState(false);
  const change = (changed: (draft: Draft) => Draft) => {
    setDraft(changed);
    setDirty(true);
  };
  return {
    draft,
    isDirty,
    setName: (name: string) => change((current) => ({ ...current, name })),
    edit: (edits: Edits) =>
      change((current) => ({
        ...current,
        values: {
          ...current.values,
          ...Object.fromEntries(Object.entries(edits).filter(([field]) => isTemplateField(field))),
        },
      })),
    setRule: (field: TemplateField, rule: FieldRule) =>
      change((current) => ({ ...current, rules: { ...current.rules, [field]: rule } })),
  };
}

/** The values as a card, which the editors' tabs edit; the id is of the card that pictures are uploaded for. */
export const cardOf = ({ values }: Draft, id: number): EditorCard => ({
  ...emptyCard,
  userId: 0,
  isPaused: false,
  followers: "exchanged",
  followedBy: 0,
  createdAt: emptyCard.updatedAt,
  ...values,
  id,
});

/** Body of a save; blank values of fields that are not locked are omitted. */
export const toRequestBody = ({ name, values, rules }: Draft) => ({
  name,
  values: Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== "" && value !== null && value !== undefined),
  ),
  rules: Object.fromEntries(Object.entries(rules).filter(([, rule]) => rule !== "free")),
});

/** Preview of the draft on a member's card, or on a new card, which starts with all its values. */
export function previewOf(sample: EditorCard | null, draft: Draft, placeholderName: string): EditorCard {
  const newCard = { ...cardOf(draft, 0), name: draft.values.name || placeholderName };
  const { socialLinks, formConfig, customizations, ...own } = sample ?? newCard;
  // The database's form, which cards are composed from.
  const stored = {
    ...own,
    socialLinks: Object.entries(socialLinks),
    formConfig: { ...formConfig },
    customizations: { ...customizations },
  };
  const composed = applyTemplate(stored, templateOf(draft));
  return { ...composed, socialLinks: Object.fromEntries(composed.socialLinks) };
}

const templateOf = ({ values: { socialLinks, ...values }, rules }: Draft): Template => ({
  values: { ...values, ...(socialLinks && { socialLinks: Object.entries(socialLinks) }) } as Partial<CardFields>,
  rules,
});
