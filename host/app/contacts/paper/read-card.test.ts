import { expect, test } from "vitest";
import { combineTexts } from "./combine-texts.ts";
import type { PaperLanguage } from "./paper-language.ts";
import { readCard } from "./read-card.ts";
import { textOfWords } from "./text-of-words.ts";

/** A reader that makes these texts of a picture, and the languages that it was asked for. */
function aReader(texts: Partial<Record<PaperLanguage, string>>, unsure: string[] = []) {
  const languages: PaperLanguage[] = [];
  const read = async (language: PaperLanguage) => {
    languages.push(language);
    return { text: texts[language]!, unsure };
  };
  return { read, languages };
}

test("a card in English is read once", async () => {
  const { read, languages } = aReader({ eng: "Imogen Hale\nTidewell Events Ltd\n+44 20 7946 0321" });
  expect((await readCard(read, {})).contacts.fields.name).toBe("Imogen Hale");
  expect(languages).toEqual(["eng"]);
});

test("a number's country decides the language that names are read in, and what has no @ there is English's", async () => {
  const { read, languages } = aReader({
    eng: "Inigo Nufiez\nGrupo Solana S.A.\n+34 944 55 50 12\ninigo.nunez@solana.es",
    spa: "Íñigo Núñez\nGrupo Solana S.A.\n+34 944 55 50 12\ninigo.nunezOsolana.es",
  });
  const { fields } = (await readCard(read, {})).contacts;
  expect(languages).toEqual(["eng", "spa"]);
  expect(fields).toMatchObject({ name: "Íñigo Núñez", emails: ["inigo.nunez@solana.es"] });
});

test("English titles on a card of another country do not keep its names from being read", async () => {
  const { read, languages } = aReader({
    eng: "BRIGHTON ROBOTICS GMBH\nJurgen Muller\nChief Engineer\nTel. +49 89 1234567",
    deu: "BRIGHTON ROBOTICS GMBH\nJürgen Müller\nChief Engineer\nTel. +49 89 1234567",
  });
  expect((await readCard(read, {})).contacts.fields.name).toBe("Jürgen Müller");
  expect(languages).toEqual(["eng", "deu"]);
});

test("without a number the words of the card decide", async () => {
  const { read, languages } = aReader({
    eng: "Jurgen Grosmann\nGeschaftsfuhrer\nHansen Metallbau GmbH",
    deu: "Jürgen Großmann\nGeschäftsführer\nHansen Metallbau GmbH",
  });
  expect((await readCard(read, {})).contacts.fields.name).toBe("Jürgen Großmann");
  expect(languages).toEqual(["eng", "deu"]);
});

test("fields with a word that may be another are marked", async () => {
  const { read } = aReader({ eng: "Imogen Hale\nTidewell Events Ltd\n+44 20 7946 0321" }, ["Ltd"]);
  expect((await readCard(read, {})).contacts.doubtful).toContain("company");
});

test("both sides of a card make one contact", async () => {
  const front = await readCard(aReader({ eng: "Imogen Hale\nHead of Events" }).read, {});
  const both = await readCard(aReader({ eng: "Tidewell Events Ltd\nimogen.hale@tidewell.com" }).read, { front });
  expect(both.contacts.fields).toMatchObject({
    name: "Imogen Hale",
    company: "Tidewell Events Ltd",
    emails: ["imogen.hale@tidewell.com"],
  });
});

test("lines of two readings meet by likeness where one has more of them", () => {
  expect(
    combineTexts("Jürgen Groß\nj.grossOhansen.de\n24143 Kiel", "|\nJurgen GroR\nj.gross@hansen.de\n24143 Kiel"),
  ).toBe("Jürgen Groß\nj.gross@hansen.de\n24143 Kiel");
});

test("columns beside each other are read one after the other", () => {
  const word = (line: number, left: number, width: number, text: string, confidence = 90) =>
    ["5", "1", "1", "1", line, "1", left, line * 40, width, 20, confidence, text].join("\t");
  const table = [
    "4\t1\t1\t1\t1\t0\t0\t0\t600\t20\t-1\t",
    word(1, 0, 80, "Imogen"),
    word(1, 90, 50, "Hale"),
    word(1, 400, 150, "+44 20 7946 0321"),
    word(2, 0, 60, "Manager"),
    word(2, 400, 90, "imogen@tidewell.com"),
    word(3, 400, 90, "Leeds", 40),
  ].join("\n");
  const { text, unsure } = textOfWords(table);
  expect(unsure).toEqual(["Leeds"]);
  expect(text.split("\n")).toEqual(["Imogen Hale", "Manager", "+44 20 7946 0321", "imogen@tidewell.com", "Leeds"]);
});
