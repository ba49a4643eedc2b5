import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { aCard } from "#sdk/card/tests/a-card.ts";
import { displayName } from "#sdk/card/contact.ts";
import { themes } from "#sdk/card/themes/index.ts";
import { cardWords } from "#sdk/card/words/index.ts";
import { chatWords } from "#sdk/chat/words/index.ts";
import { LANGUAGES } from "#sdk/languages.ts";
import { submissionSchema } from "./contact-form.ts";
import { renderMissingCard } from "./message-pages.server.tsx";
import { renderCardPage } from "./page.server.tsx";
import { exchangeWords } from "../contacts/exchange/words/index.ts";
import { kitWords } from "../share/kit-words/index.ts";
import { directoryWords } from "../teams/directory/words/index.ts";
import { viewWords } from "./words/index.ts";

const options = { origin: "https://cards.example.com", scripts: ["/sdk/page.js"] };
const others = LANGUAGES.filter((language) => language !== "en");
type Language = (typeof LANGUAGES)[number];

/** Every text of a catalogue by its path; functions are asked for theirs. */
function textsIn(value: unknown, path = ""): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") return [[path, String((value as (...args: string[]) => string)("A", "B", "C"))]];
  return Object.entries(value as object).flatMap(([key, each]) => textsIn(each, `${path}.${key}`));
}

const CATALOGUES = {
  card: cardWords,
  chat: chatWords,
  view: viewWords,
  "sharing back": exchangeWords,
  "team's page": directoryWords,
  "share kit": kitWords,
} as Record<string, Record<Language, object>>;
/** Who reads are addressed in one way, and Portuguese is Brazilian, wherever they read. */
const OTHER_REGISTER: Partial<Record<Language, RegExp>> = {
  es: /(?<!\p{L})(?:usted|escriba|comparta|recibirá|haga)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:Lei|Suoi|Sua|inserisca|Riceverà|Condivida)(?!\p{L})/u,
  nl: /(?<!\p{L})(?:u|uw)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:partilh\p{L}+|contactar?|contacto|telemóvel|ecrã|guardadas)(?!\p{L})/iu,
};

/** Names and loanwords are alike in several languages; sentences are not. */
const isSentence = (text: string) => text.split(" ").length > 3;

describe.each(Object.entries(CATALOGUES))("the words of the %s", (_, catalogue) => {
  const english = new Map(textsIn(catalogue.en));

  test.each(others)("in %s are all there, none left in English, with as many places to fill in", (language) => {
    for (const [path, text] of textsIn(catalogue[language])) {
      expect(text.trim(), path).not.toBe("");
      const original = english.get(path)!;
      if (isSentence(original)) expect(text, path).not.toBe(original);
      expect(text.match(/\{\w?\}/g)?.sort(), path).toEqual(original.match(/\{\w?\}/g)?.sort());
      if (OTHER_REGISTER[language]) expect(text, path).not.toMatch(OTHER_REGISTER[language]);
    }
  });

  test("in French have spaces that do not break before their signs", () => {
    for (const [path, text] of textsIn(catalogue.fr)) expect(text, path).not.toMatch(/ [;:!?»%]|« /);
  });
});

describe("a card's page", () => {
  test.each(LANGUAGES)("in %s says so, and fits its budget in the heaviest theme", (language) => {
    const sizes = themes.map(({ name }) => {
      const { html } = renderCardPage(aCard({ theme: name }), { ...options, language });
      const isRtl = language === "ar" || language === "he";
      expect(html).toMatch(`<html lang="${language}"${isRtl ? ' dir="rtl"' : ""}>`);
      expect(html).toContain(cardWords[language].form.consent("Mara Ellington"));
      expect(html.match(/class="meishi"[^>]* dir="(\w+)"/)![1]).toBe(isRtl ? "rtl" : "ltr");
      return gzipSync(html, { level: 9 }).length;
    });
    expect(Math.max(...sizes)).toBeLessThan(14_000);
  });

  test.each(["en", "ar"] as const)("in %s keeps a name that turns the direction out of its sentences", (language) => {
    const { html } = renderCardPage(aCard({ name: "\u202eAda \u2067Example\u202c" }), { ...options, language });
    const text = html.replace(/<script.*?<\/script>/gs, "");
    expect(text).toContain(cardWords[language].form.consent("Ada Example"));
    expect(text).toContain(">Ada Example</h1>");
    expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    // Alone it is as its owner wrote it, without what is invisible; marks of single places stay.
    expect(displayName({ name: "\u202e", company: "א\u200f", slug: "ada" })).toBe("א\u200f");
  });

  test("holds the words of one language only, and the names of the others", () => {
    const { html } = renderCardPage(aCard(), { ...options, language: "de" });
    for (const [path, text] of textsIn(cardWords.en).filter(([, text]) => isSentence(text)))
      expect(html, path).not.toContain(text);
    expect(html).toContain(">日本語</a>");
  });

  test("in Arabic with a name in Latin letters is turned around; one with an Arabic name is in every language", () => {
    const dirOf = (language: Language, name: string) =>
      /class="meishi"[^>]* dir="(\w+)"/.exec(renderCardPage(aCard({ name }), { ...options, language }).html)![1];
    expect(dirOf("ar", "Mara Ellington")).toBe("rtl");
    expect(dirOf("ja", "ليان الحدّاد")).toBe("rtl");
    expect(dirOf("de", "Mara Ellington")).toBe("ltr");
  });

  test("in English is the same whether its language was named or not", () => {
    expect(renderCardPage(aCard(), { ...options, language: "en" })).toEqual(renderCardPage(aCard(), options));
  });
});

test.each(others)("in %s a form says what is wrong, and keeps the sentence that was read", (language) => {
  const schema = submissionSchema({ enabled: true }, "Mara", language);
  const refused = schema.safeParse({ formData: { name: "A", email: "nonsense" }, consent: false });
  const { form } = viewWords[language];
  expect(refused.error!.issues.map(({ message }) => message)).toEqual([form.email, form.consent]);
  const accepted = schema.safeParse({ formData: { name: "A", email: "a@example.com" }, consent: true });
  expect(accepted.data!.consentText).toBe(cardWords[language].form.consent("Mara"));
});

test("a card that is not there says so in the visitor's language", () => {
  expect(renderMissingCard("ar").html).toContain('<html lang="ar" dir="rtl">');
  expect(renderMissingCard("de").html).toContain("<h1>Karte nicht gefunden</h1>");
});
