import type { Translation, Translations } from "#sdk/card/card-data.ts";
import type { Change, EditorCard, Edits } from "../editor-card.ts";

/** Previous index of each entry of a changed list; edited entries keep theirs, new ones have -1. */
function previousIndexes<Entry>(
  before: readonly Entry[] = [],
  after: readonly Entry[] | undefined,
): number[] | undefined {
  if (!after || after === before) return undefined;
  return after.map((entry, i) => {
    const index = before.indexOf(entry);
    return index >= 0 || before.length !== after.length ? index : i;
  });
}

const follow = <Words extends object>(list: Words[] | undefined, moved: number[] | undefined, none: Words) =>
  list && moved ? moved.map((index) => list[index] ?? none) : list;

/** Lists of translations follow the card's own, entry by entry: they move with what is moved, added and removed. */
function syncTranslations(card: EditorCard, edits: Edits): Edits {
  const buttons = previousIndexes(card.customButtons, edits.customButtons);
  const gallery = previousIndexes(card.gallery, edits.gallery);
  const fields = previousIndexes(card.formConfig.fields, edits.formConfig?.fields);
  if (edits.translations || !(buttons ?? gallery ?? fields)) return edits;
  const following = ({ formConfig, ...words }: Translation): Translation => ({
    ...words,
    ...(words.customButtons && { customButtons: follow(words.customButtons, buttons, {}) }),
    ...(words.gallery && { gallery: follow(words.gallery, gallery, {}) }),
    ...(formConfig && { formConfig: { ...formConfig, fields: follow(formConfig.fields, fields, {}) } }),
  });
  const all = Object.entries(card.translations).map(([language, words]) => [language, following(words)] as const);
  return all.length === 0 ? edits : { ...edits, translations: Object.fromEntries(all) as Translations };
}

/** A card with a change, and its translations in step with it. */
export const applyChange = (card: EditorCard, change: Change): EditorCard => ({
  ...card,
  ...syncTranslations(card, typeof change === "function" ? change(card) : change),
});
