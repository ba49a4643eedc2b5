import type { CardData, FormConfig, Translation, Translations } from "#sdk/card/card-data.ts";
import type { Language } from "#sdk/languages.ts";

const inForm = (form: FormConfig, words: NonNullable<Translation["formConfig"]>): FormConfig => ({
  ...form,
  title: words.title ?? form.title,
  consentText: words.consentText ?? form.consentText,
  thankYou: words.thankYou ?? form.thankYou,
  fields: form.fields?.map((field, i) => ({ ...field, label: words.fields?.[i]?.label ?? field.label })),
});

/** A card in its owner's words of a language; what is missing there stays in the card's own. */
export function translated<Card extends CardData>(card: Card, language: Language): Card {
  const words = card.translations[language];
  if (!words) return card;
  return {
    ...card,
    title: words.title ?? card.title,
    company: words.company ?? card.company,
    about: words.about ?? card.about,
    customButtons: card.customButtons.map((button, i) => ({
      ...button,
      text: words.customButtons?.[i]?.text ?? button.text,
    })),
    gallery: card.gallery.map((picture, i) => ({ ...picture, alt: words.gallery?.[i]?.alt ?? picture.alt })),
    formConfig: words.formConfig ? inForm(card.formConfig, words.formConfig) : card.formConfig,
  };
}

/** The languages in which there are the owner's words. */
export const languagesOf = ({ language, translations }: Pick<CardData, "language" | "translations">): Language[] => {
  const others = Object.keys(translations) as Language[];
  return [...new Set([...(language ? [language] : []), ...others])];
};

/**
 * Translations as visitors get them: of the buttons only those that are shown now, entry by entry, and nothing of what
 * a team's template has locked.
 */
export function visibleTranslations(
  translations: Translations,
  isButtonVisible: readonly boolean[],
  lockedFields: readonly string[],
): Translations {
  const visible = Object.entries(translations).map(([language, { customButtons, ...words }]) => {
    const all = { ...words, customButtons: customButtons?.filter((_, i) => isButtonVisible[i]) };
    return [language, Object.fromEntries(Object.entries(all).filter(([field]) => !lockedFields.includes(field)))];
  });
  return Object.fromEntries(visible) as Translations;
}
