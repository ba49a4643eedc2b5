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

/** The same of what people paste from chats, mails and lists, and of such texts that the reader was not made for. */
describe.each([
  ["pasted.txt", { emails: 98, phones: 96, name: 97, company: 96, title: 95 }],
  ["unseen.txt", { emails: 94, phones: 94, name: 87, company: 80, title: 80 }],
  ["others.txt", { emails: 97, phones: 96, name: 94, company: 94, title: 88 }],
])("texts of %s", (file, least) => {
  const { tally } = tallyTexts(contactTexts(file));
  test.each(FIELDS)("%s are read well enough", (field) => {
    expect((100 * tally[field].right) / tally[field].all).toBeGreaterThanOrEqual(least[field]);
  });
});

describe("a conversation", () => {
  const PETRA = { name: "Petra Lang", company: "Nordlicht Yachts", emails: ["petra@nordlicht.example"] };
  const MESSAGES = ["This is Petra from Nordlicht Yachts", "petra@nordlicht.example"] as const;
  test.each([
    [MESSAGES.map((message) => `[12/03/2026, 09:14:22] Petra Lang: ${message}`).join("\n")],
    [MESSAGES.map((message) => `12.03.26, 09:14 - Petra Lang: ${message}`).join("\n")],
    [`Petra Lang\n  9:14 AM\n${MESSAGES.join("\n")}`],
    [`Petra Lang, 09:14\n${MESSAGES.join("\n")}`],
    [`[Yesterday 9:14 AM] Lang, Petra\n${MESSAGES.join("\n")}`],
    [
      `[09:13, 12/03/2026] Me: Your details?\n${MESSAGES.map((message) => `[09:14, 12/03/2026] Petra Lang: ${message}`).join("\n")}`,
    ],
  ])("%j is of who speaks", (text) => {
    expect(readText(text)).toMatchObject({ fields: PETRA, doubtful: [], others: [] });
  });

  test("with several who give an address is of each", () => {
    const { fields, others } = readText(
      "[12/03/2026, 09:14] Petra Lang: petra@nordlicht.example\n[12/03/2026, 09:15] Jonah Pike: jonah@pikerowe.example",
    );
    expect([fields, ...others.map((other) => other.fields)].map(({ name, emails }) => [name, ...emails])).toEqual([
      ["Petra Lang", "petra@nordlicht.example"],
      ["Jonah Pike", "jonah@pikerowe.example"],
    ]);
  });

  test("is no programme of a day, and no hours of opening", () => {
    for (const text of ["12:30 Lunch\n13:00 Keynote: Maria Lopez\n14:00 Panel", "Mo - Fr 9:00 - 18:00\nSa 10:00"])
      expect(readText(text).others).toEqual([]);
  });
});

describe("a sentence", () => {
  test.each([
    ["Hello, this is Callum Breen from Fernhill Logistics.", "Callum Breen", "Fernhill Logistics"],
    ["Guten Tag, ich bin Jonas Reuter von der Tischlerei Holzweg.", "Jonas Reuter", "Tischlerei Holzweg"],
    ["Guten Tag, ich bin Friederike von Hollen.", "Friederike von Hollen", null],
    ["Bonjour, je suis Mathilde Roussel de Vergers du Lac.", "Mathilde Roussel", "Vergers du Lac"],
    ["はじめまして。みどり印刷の中村健太と申します。", "中村健太", "みどり印刷"],
  ])("%s says who somebody is", (text, name, company) => {
    expect(readText(text)).toMatchObject({ fields: { name, company }, doubtful: [] });
  });

  test("that names others leaves them doubtful", () => {
    const letter = "Lieber Max, gestern war ich mit Anna Schmidt von Siemens essen, sie ist jetzt Leiterin Einkauf.";
    expect(readText(letter).doubtful).toEqual(["name", "title", "company"]);
    expect(readText("The next meeting with all of you is on Friday at Google.").doubtful).toEqual(["company"]);
  });

  test("gives way to the signature below it", () => {
    const text =
      "Hi Tom,\nI met Sarah Miller from Oracle, she is a product manager.\n\nBest,\nJane Holt\nQuillbird Ltd";
    expect(readText(text)).toMatchObject({ fields: { name: "Jane Holt", company: "Quillbird Ltd" }, doubtful: [] });
  });
});

test("a quoted mail is of somebody else than the answer to it", () => {
  const text =
    "Call me at 503-555-0162.\n\nDeb Kowalczyk\n\n> On Apr 3, Martin Hale <martin@hale.example> wrote:\n> Hi";
  expect(readText(text).fields).toMatchObject({ name: "Deb Kowalczyk", emails: [] });
});

test("a company over several people is everybody's, in doubt", () => {
  const { fields, others } = readText(
    "Little Marden Village Hall\n\nChair: Colin Thwaite – 0117 496 0177\nTreasurer: Anil Kapoor – 07980 900512",
    "GB",
  );
  expect([fields, ...others.map((other) => other.fields)].map(({ name, company }) => [name, company])).toEqual([
    ["Colin Thwaite", "Little Marden Village Hall"],
    ["Anil Kapoor", "Little Marden Village Hall"],
  ]);
  expect(others[0]!.doubtful).toContain("company");
});

test("without a better one the company is that of the address, in doubt", () => {
  const text = "Julian Hofstetter\njulian@bergluft-outdoor.example";
  expect(readText(text)).toMatchObject({ fields: { company: "Bergluft Outdoor" }, doubtful: ["company"] });
  for (const address of ["julian@gmail.com", "julian@hofstetter.example"])
    expect(readText(`Julian Hofstetter\n${address}`).fields.company).toBeNull();
});

test("a text without capitals has those of names", () => {
  const { fields } = readText("rachel kim\npm at tidepool labs\nrachel@tidepoollabs.example");
  expect(fields).toMatchObject({ name: "Rachel Kim", title: "Pm", company: "Tidepool Labs" });
});

test("rows of a list are people", () => {
  const { fields, others } = readText(
    "Naomi Feldstein – Curator – Glasgate Museum\nIlse Brandt – Registrar – Kunsthalle",
  );
  expect([fields.name, ...others.map((other) => other.fields.name)]).toEqual(["Naomi Feldstein", "Ilse Brandt"]);
});

test("a certified address beside a person's own is left out", () => {
  expect(readText("Ada Lund\nada@lund.example\nPEC: lund@pec.example").fields.emails).toEqual(["ada@lund.example"]);
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

test.each([
  "Mario Rossi\nStudio Rossi\nP.IVA 01234567890",
  "João Silva\nSilva Ltda\nCEP 01310-200",
  "João Silva\nSilva Ltda\nSão Paulo - SP, 01310-200",
])("%j has no telephone number", (text) => {
  expect(readText(text, "GB").fields.phones).toEqual([]);
});

test("a label that begins like a family name is no name", () => {
  const { fields, others } = readText(
    "김민수\n영업팀장\n한빛전자 주식회사\n이메일: minsu.kim@hanbit.example\n전화: 02-555-0123",
    "GB",
  );
  expect([fields.name, fields.emails, others]).toEqual(["김민수", ["minsu.kim@hanbit.example"], []]);
});

test("nothing is nobody", () => {
  expect(readText(" \n ")).toMatchObject({ fields: { name: null, emails: [], phones: [] }, doubtful: [], others: [] });
});

test("hostile texts take no longer than others", () => {
  for (const unit of [
    "1 ",
    "anna@",
    "A.B-",
    "Dr. ",
    "( ",
    "x, ",
    "www.a.",
    "Anna Weber a@b.de\n",
    "at ",
    "1-2/",
    "A (a@b.de) ",
    "Anna de ",
    "[12:00, 1.1.26] A B: ",
  ]) {
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
    ["Ana Souza\nClínica Bicho Manso Ltda.\nCampinas/SP\n(19) 3200-0147", "+55 19 3200 0147"],
    ["Priya Rao\nPune, India\nMobile No. 98220 55018", "+91 98220 55018"],
    ["Tom Hill\nExample Pty Ltd\n(02) 9999 1234", "+61 2 9999 1234"],
    ["Kovács Péter\nPélda Kft.\n06 30 123 4567", "+36 30 123 4567"],
    ["Hans Meier\nFacharzt\nTel. 0221 / 99 88 77-0 Durchwahl -12", "+49 221 9988770 ext. 12"],
  ])("of %j is told", (text, value) => {
    const { fields, doubtful } = readText(text);
    expect(fields).toMatchObject({ phones: [{ value }] });
    expect(doubtful.filter((field) => !["company", "address"].includes(field))).toEqual([]);
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

  test("is not told by a name that is a word elsewhere", () => {
    for (const name of ["Mia Holt", "Ben Thorne", "Sono Tanaka"])
      expect(readText(`${name}\n0171 1234567`, "DE").fields.phones).toEqual([
        { value: "+49 171 1234567", kind: "mobile" },
      ]);
  });

  test("is that of the numbers beside it, before a mobile number without its 0 elsewhere", () => {
    const { fields } = readText("Jen Kowal\nO: 312.555.0143\nC: 773.555.0188", "GB");
    expect(fields.phones.map(({ value }) => value)).toEqual(["+1 312 555 0143", "+1 773 555 0188"]);
  });

  test("and the area code are those of the number before a stroke", () => {
    const { fields } = readText("Nidhi Agarwal\nMumbai 400 058\nOff.: 022 2623 7714 / 2623 7715", "GB");
    expect(fields.phones.map(({ value }) => value)).toEqual(["+91 22 2623 7714", "+91 22 2623 7715"]);
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
