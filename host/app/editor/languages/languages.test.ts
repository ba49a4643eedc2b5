import { describe, expect, test } from "vitest";
import { applyChange } from "./sync-translations.ts";
import { aCardData } from "../tests/a-card.ts";
import { withTranslation, missingTranslations, translatableTexts, withoutLanguage } from "./translatable-texts.ts";
import { words } from "./words.en.ts";

const button = (text: string) => ({ text, url: "https://example.com", backgroundColor: "#123456" });
const [a, b, c] = [button("A"), button("B"), button("C")];
const card = aCardData({
  title: "Baker",
  company: null,
  about: "We bake.",
  customButtons: [a, b],
  gallery: [{ url: "/1.jpg", alt: "Bread" }, { url: "/2.jpg" }],
  formConfig: { enabled: true, title: "Order", fields: [{ id: "name", label: "Name", type: "text" }] },
  translations: { de: { title: "Bäckerin", customButtons: [{ text: "A-de" }, { text: "B-de" }] } },
});
const pairs = translatableTexts(card, words.labels);

describe("a card's texts in another language", () => {
  test("are those that there are; what is missing is named", () => {
    expect(pairs.map(({ key }) => key)).toEqual([
      "title",
      "about",
      "button-0",
      "button-1",
      "picture-0",
      "form-title",
      "field-0",
    ]);
    const missing = missingTranslations(pairs, card.translations.de).map(({ key }) => key);
    expect(missing).toEqual(["about", "picture-0", "form-title", "field-0"]);
    expect(missingTranslations(pairs, undefined)).toHaveLength(7);
  });

  test("are each written where the server reads them", () => {
    const filled = pairs.reduce(
      (present, pair) => applyChange(present, withTranslation(present, "fr", pair, `${pair.key}-fr`)),
      card,
    );
    expect(filled.translations.fr).toEqual({
      title: "title-fr",
      about: "about-fr",
      customButtons: [{ text: "button-0-fr" }, { text: "button-1-fr" }],
      gallery: [{ alt: "picture-0-fr" }],
      formConfig: { title: "form-title-fr", fields: [{ label: "field-0-fr" }] },
    });
    expect(missingTranslations(pairs, filled.translations.fr)).toEqual([]);
    expect(filled.translations.de).toEqual(card.translations.de);
    expect(applyChange(filled, withoutLanguage(filled, "fr")).translations).toEqual(card.translations);
  });

  test("none is asked for that the team sets, or of a form that is not shown", () => {
    const locked = {
      ...card,
      lockedFields: ["customButtons", "title"],
      formConfig: { ...card.formConfig, enabled: false },
    };
    expect(translatableTexts(locked, words.labels).map(({ key }) => key)).toEqual(["about", "picture-0"]);
  });
});

describe("translations of a list", () => {
  const buttonsAfter = (customButtons: typeof card.customButtons) =>
    applyChange(card, { customButtons }).translations.de?.customButtons?.map(({ text }) => text);

  test.for([
    ["moved", [b, a], ["B-de", "A-de"]],
    ["removed", [b], ["B-de"]],
    ["added in front", [c, a, b], [undefined, "A-de", "B-de"]],
    ["changed", [{ ...a, text: "A2" }, b], ["A-de", "B-de"]],
    ["the same", [a, b], ["A-de", "B-de"]],
  ] as const)("move with it: %s", ([, after, texts]) => {
    expect(buttonsAfter([...after])).toEqual(texts);
  });

  test("of a form's fields and of pictures, too; other edits leave them alone", () => {
    const more = applyChange(card, {
      translations: { de: { gallery: [{ alt: "Brot" }], formConfig: { fields: [{ label: "Ihr Name" }] } } },
    });
    const extra = { id: "x", label: "X", type: "text" } as const;
    const form = applyChange(more, { formConfig: { ...more.formConfig, fields: [extra, ...more.formConfig.fields!] } });
    expect(form.translations.de?.formConfig?.fields).toEqual([{}, { label: "Ihr Name" }]);
    expect(applyChange(more, { gallery: [...more.gallery].reverse() }).translations.de?.gallery).toEqual([
      {},
      { alt: "Brot" },
    ]);
    expect(applyChange(more, { title: "Cook" }).translations).toBe(more.translations);
  });
});
