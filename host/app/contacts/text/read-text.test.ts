import { describe, expect, test } from "vitest";
import { contactTexts, FIELDS, tallyTexts } from "../../../tests/contact-texts/contact-texts.ts";
import { readText } from "./read-text.ts";

/** Of 100 fields, as many are read as a person reads them. */
const LEAST = { emails: 99, phones: 99, name: 92, company: 85, title: 85 };

describe("texts of invented people in fourteen languages", () => {
  const { tally } = tallyTexts(contactTexts());
  test.each(FIELDS)("%s are read well enough", (field) => {
    expect((100 * tally[field].right) / tally[field].all).toBeGreaterThanOrEqual(LEAST[field]);
  });
});

test("a fax is none of somebody's numbers", () => {
  expect(readText("Tel +49 30 901820\nFax +49 30 901821").fields.phones).toEqual([
    { value: "+49 30 901820", kind: "work" },
  ]);
});

test("accents stay in names, whatever form they come in", () => {
  expect(readText("Zoë Núñez".normalize("NFD")).fields.name).toBe("Zoë Núñez".normalize("NFC"));
});

test("dates, register and tax numbers are no telephone numbers", () => {
  const text = "Anna Weber\nHRB 123456\nUSt-IdNr. 123456789\nIBAN DE02 1203 0000 0000 2020 51\n03.12.2026";
  expect(readText(text, "DE").fields.phones).toEqual([]);
});

test("nothing is nobody", () => {
  expect(readText(" \n ")).toMatchObject({ fields: { name: null, emails: [], phones: [] }, doubtful: [], others: [] });
});

test("hostile texts take no longer than others", () => {
  for (const unit of ["1 ", "anna@", "A.B-", "Dr. ", "( ", "x, ", "www.a.", "Anna Weber a@b.de\n", "at ", "1-2/"]) {
    const start = performance.now();
    readText(unit.repeat(10_000 / unit.length));
    expect(performance.now() - start, unit).toBeLessThan(1_500);
  }
});

describe("whose addresses", () => {
  test.each([
    ["To: me@mine.example\nCc: Bob Boss <bob@mine.example>,\n  eve@mine.example\nBcc: x@mine.example"],
    ["An: ich@meine.example\nKopie: 'Chef' <chef@meine.example>; b@meine.example\nBlindkopie: c@meine.example"],
    ["À : moi@moi.example\nCci : x@moi.example"],
    ["Para: yo@mio.example\nCCO: x@mio.example"],
    ["A: io@mio.example\nCcn: x@mio.example"],
    ["> Aan: ik@mijn.example"],
    ["Do: ja@moje.example\nDW: x@moje.example"],
    ["Kime: ben@benim.example\nBilgi: x@benim.example"],
    ["宛先: me@mine.example"],
    ["收件人：me@mine.example\n抄送：x@mine.example"],
    ["받는사람: me@mine.example\n참조: x@mine.example"],
    ["إلى: me@mine.example"],
    ["אל: me@mine.example"],
  ])("of %j none is the sender's", (recipients) => {
    const { fields } = readText(`From: Sarah Lee <sarah@acme.example>\n${recipients}\n\nHi!\n\nSarah Lee\nAcme Inc.`);
    expect([fields.name, fields.emails]).toEqual(["Sarah Lee", ["sarah@acme.example"]]);
  });

  test("a label of an address is none of recipients", () => {
    expect(readText("Sarah Lee\nA: 12 Quay Street, Leith; sarah@acme.example").fields.emails).toEqual([
      "sarah@acme.example",
    ]);
  });

  test.each(["datenschutz", "Privacy", "no-reply", "noreply", "abuse", "dpo", "postmaster"])(
    "%s@ is left out beside another, and doubtful alone",
    (local) => {
      const note = `Please write to ${local}@acme.example.`;
      const beside = readText(`Sarah Lee\nsarah@acme.example\n${note}`);
      expect([beside.fields.emails, beside.doubtful.includes("emails")]).toEqual([["sarah@acme.example"], false]);
      const alone = readText(`Sarah Lee\n${note}`);
      expect([alone.fields.emails, alone.doubtful.includes("emails")]).toEqual([[`${local}@acme.example`], true]);
    },
  );
});

describe("the country of a number", () => {
  const SPANISH = "José García\nDirector Comercial\nTel: (55) 1234 5678";
  test.each([
    [`${SPANISH}\njose@ejemplo.com.mx`, "+52 55 1234 5678"],
    [`${SPANISH}\njose [at] ejemplo [dot] com [dot] mx`, "+52 55 1234 5678"],
    [`${SPANISH}\nEjemplo, S.A. de C.V.`, "+52 55 1234 5678"],
    ["Ana Souza\nGerente\n(11) 91234-5678\nana@exemplo.com.br", "+55 11 91234 5678"],
    ["Tom Hill\n020 7946 0958\ntom@example.co.uk", "+44 20 7946 0958"],
    ["Tom Hill\nExample Pty Ltd\n(02) 9999 1234", "+61 2 9999 1234"],
    ["Kovács Péter\nPélda Kft.\n06 30 123 4567", "+36 30 123 4567"],
    ["Hans Meier\nFacharzt\nTel. 0221 / 99 88 77-0 Durchwahl -12", "+49 221 9988770 ext. 12"],
  ])("of %j is told", (text, value) => {
    expect(readText(text)).toMatchObject({ fields: { phones: [{ value }] }, doubtful: [] });
  });

  test.each([
    [SPANISH, "(55) 1234 5678"],
    ["José García\nDirector Comercial\nCel: 55 9876 5432", "55 9876 5432"],
    ["Ana Souza\nGerente de Vendas\n(11) 91234-5678", "(11) 91234-5678"],
    ["Mary Ngugi\nSales Manager\n0722 123 456", "0722 123 456"],
  ])("of %j is not invented", (text, value) => {
    for (const own of [undefined, "US"])
      expect(readText(text, own)).toMatchObject({ fields: { phones: [{ value }] }, doubtful: ["phones"] });
  });

  test("is not the owner's if nobody there would write it so", () => {
    for (const own of ["DE", "GB"])
      expect(readText(SPANISH, own)).toMatchObject({
        fields: { phones: [{ value: "(55) 1234 5678" }] },
        doubtful: ["phones"],
      });
  });
});

test.each([
  "Sprechzeiten: Mo-Fr 8:00-12:00",
  "Öffnungszeiten: Mo – Fr 8:00 – 12:00",
  "Mo-Fr 9-17 Uhr",
  "Office hours: Mon-Fri 9am-5pm",
  "Horaires : lun-ven 9h00-18h30",
  "営業時間 9:00〜18:00",
])("%s is no company", (hours) => {
  expect(readText(`Dr. Hans Meier\nFacharzt\n${hours}`).fields).toMatchObject({ title: "Facharzt", company: null });
});

test.each(["VP, Product & Design", "Director, Marketing", "Leiterin, Einkauf und Logistik"])(
  "%s is a title as a whole",
  (title) => {
    expect(readText(`Sarah Lee\n${title}\nAcme, Inc.`).fields).toMatchObject({ title, company: "Acme, Inc." });
  },
);

test("a company behind a title is no part of it", () => {
  expect(readText("Sarah Lee\nCEO, Pixel Design").fields).toMatchObject({ title: "CEO", company: "Pixel Design" });
});
