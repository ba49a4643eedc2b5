import { describe, expect, test } from "vitest";
import { latin1, personIn, read, vcf } from "../../../tests/contact-files.ts";

describe("the headings of mail programs", () => {
  const NUMBERS = ["+49 30 5550101", "+49 30 5550102", "+49 30 5550103", "+49 30 5550104"];
  test.each([
    [
      "Outlook in French",
      "Titre,Prénom,Deuxième prénom,Nom,Société,Profession,Téléphone (bureau),Téléphone 2 (bureau),Téléphone (domicile),Tél. mobile,Adresse de messagerie,Adresse de messagerie 2,Nom complet de l'adresse de messagerie",
      "M.,Ada,King,Lovelace,Engines,Poet,NUMBERS,ada@example.com,king@example.com,Ada Lovelace",
    ],
    [
      "Outlook in German",
      "Anrede,Vorname,Weitere Vornamen,Nachname,Firma,Position,Telefon geschäftlich,Telefon geschäftlich 2,Telefon privat,Haupttelefon,E-Mail-Adresse,E-Mail 2: Adresse,E-Mail: Angezeigter Name",
      "Frau,Ada,King,Lovelace,Engines,Poet,NUMBERS,ada@example.com,king@example.com,Ada L.",
    ],
    [
      "Outlook in Spanish",
      "Tratamiento,Nombre,Segundo nombre,Apellidos,Organización,Puesto,Teléfono del trabajo,Teléfono móvil,Particular,Otro teléfono,Dirección de correo electrónico,Dirección de correo electrónico 2,Nota",
      "Sra.,Ada,King,Lovelace,Engines,Poet,NUMBERS,ada@example.com,king@example.com,x",
    ],
    [
      "Outlook in English",
      "Title,First Name,Middle Name,Last Name,Company,Job Title,Business Phone,Company Main Phone,Home Phone 2,Mobile Phone,E-mail Address,E-mail 2 Address,E-mail Display Name",
      "Mrs.,Ada,King,Lovelace,Engines,Poet,NUMBERS,ada@example.com,king@example.com,Ada L.",
    ],
    [
      "Thunderbird in German",
      "Titel,Vorname,Weitere Vornamen,Nachname,Organisation,Arbeitstitel,Tel. dienstlich,Tel. privat,Mobil-Tel.-Nr.,Telefon,Primäre E-Mail-Adresse,Sekundäre E-Mail-Adresse,Fax-Nummer",
      ",Ada,King,Lovelace,Engines,Poet,NUMBERS,ada@example.com,king@example.com,+49 30 9",
    ],
    [
      "Thunderbird in English",
      "Nickname,First Name,Middle Name,Last Name,Organization,Job Title,Work Phone,Home Phone,Mobile Number,Phone,Primary Email,Secondary Email,Fax Number",
      ",Ada,King,Lovelace,Engines,Poet,NUMBERS,ada@example.com,king@example.com,+49 30 9",
    ],
  ])("%s are known", (_, headings, row) => {
    const { people } = read(`${headings}\n${row.replace("NUMBERS", NUMBERS.join())}\n`);
    expect(people).toMatchObject([
      {
        person: {
          name: "Ada King Lovelace",
          company: "Engines",
          title: "Poet",
          emails: ["ada@example.com", "king@example.com"],
          phones: NUMBERS,
        },
      },
    ]);
  });

  test.each(["M.", "Mme", "Monsieur"])("call %s no job title", (titre) => {
    expect(personIn(`Titre,Prénom,Nom\n${titre},Ada,Lovelace\n`)).toMatchObject({ name: "Ada Lovelace", title: null });
  });

  test("keep a doctor's title with the name beside a profession", () => {
    expect(personIn("Titre,Prénom,Nom,Profession\nDr,Ada,Lovelace,Poète\n")).toMatchObject({
      name: "Dr Ada Lovelace",
      title: "Poète",
    });
  });
});

describe("several addresses in one cell", () => {
  test.each(["; ", ",", " / ", "\n", ";"])("divided by %j are several", (sign) => {
    const cells = [
      ["a@example.com", "b@example.com"],
      ["+49 30 1111111", "0170 222 2222"],
    ].map((two) => two.join(sign));
    const several = { emails: ["a@example.com", "b@example.com"], phones: ["+49 30 1111111", "0170 222 2222"] };
    expect(personIn(`Name\tEmail\tPhone\nAda\t"${cells[0]}"\t"${cells[1]}"\n`)).toMatchObject(several);
  });

  test.each([
    "030/1234567",
    "0171 / 2345678",
    "+1 800 555 0101,,123#",
    "+1 800 555 0101;ext=12",
    "030 1234567, Ms. Jones",
    "+49 (30) 1234-56/78",
  ])("%s stays one number", (number) => {
    expect(personIn(`Name\tPhone\nAda\t"${number}"\n`)?.phones).toEqual([number]);
  });

  test("a slash may be within each", () => {
    expect(personIn('Name\tPhone\nAda\t"030/1234567; 0171/2345678"\n')?.phones).toEqual([
      "030/1234567",
      "0171/2345678",
    ]);
  });

  test("a shortened number among several fails its row", () => {
    const { people, failed } = read("Name,Email,Phone\nBen,,4.91701E+11; 030 1234567\n");
    expect([people.length, failed.map(({ row }) => row)]).toEqual([0, [2]]);
  });

  test.each([
    [
      "/o=ExchangeLabs/ou=Group (FYDI)/cn=Recipients/cn=abc",
      [],
      "/o=ExchangeLabs/ou=Group (FYDI)/cn=Recipients/cn=abc",
    ],
    ["unbekannt", [], "unbekannt"],
    ["a@example.com; none", ["a@example.com"], "none"],
    ["[a@example.com](mailto:a@example.com)", ["a@example.com"], null],
    ["#mailto:a@example.com#", ["a@example.com"], null],
    ["a@example.com;", ["a@example.com"], null],
    ["“a@example.com”.", ["a@example.com"], null],
    ["Lovelace, Ada <a@example.com>", ["a@example.com"], null],
  ])("%j in a table bring the addresses %j and the note %j", (cell, emails, notes) => {
    const { people, failed } = read(`Name\tPhone\tEmail\nAda\t030 1234567\t${cell}\n`);
    expect([people[0]?.person, failed]).toMatchObject([{ name: "Ada", phones: ["030 1234567"], emails, notes }, []]);
  });

  test.each(["leer @example.org", "cy@", "not an address"])("%j, written for an address, fails its row", (cell) => {
    const { people, failed } = read(`Name\tPhone\tEmail\nAda\t030 1234567\t${cell}\n`);
    expect([people, failed.map(({ message }) => String(message))]).toEqual([[], ["Please enter a valid email"]]);
  });

  test("a row that says nothing but what is no address fails", () => {
    const { people, failed } = read("Name,Email\n,unbekannt\n,\nAda,a@example.com\n");
    expect([people.length, failed.map(({ message }) => String(message))]).toEqual([1, ["Please enter a valid email"]]);
  });

  test("a vCard's line may have several, too", () => {
    expect(
      personIn(
        vcf(
          "FN:A",
          "EMAIL:a@example.com;b@example.com",
          "EMAIL:c@example.com\\,d@example.com",
          "TEL:030 1111111;0170 2222222",
        ),
      ),
    ).toMatchObject({
      emails: ["a@example.com", "b@example.com", "c@example.com", "d@example.com"],
      phones: ["030 1111111", "0170 2222222"],
    });
  });
});

describe("what a report writes below its table", () => {
  const TABLE = "First Name,Last Name,Company,Email\nAda,Lovelace,Engines,ada@example.com\n";
  const FOOTER = [
    "Contacts by account",
    '"Copyright (c) 2000-2026 crm.example, inc. All rights reserved."',
    "Confidential Information - Do Not Distribute",
    "Generated By:  Sam Owner  29/11/2026",
    "Example Ltd",
  ];

  test.each(["\n", "\n\n", ",,,\n\n"])("is skipped and counted behind %j", (gap) => {
    expect(read(TABLE + gap + FOOTER.join("\n"))).toMatchObject({
      skipped: 5,
      failed: [],
      people: [{ row: 2, person: { name: "Ada Lovelace" } }],
    });
  });

  test("is told from contacts behind an empty line, who may have a name alone", () => {
    const { people, skipped } = read(`${TABLE}\nBen,\nCy,\n\nTotal: 3 contacts\n`);
    expect([people.map(({ person }) => person.name), skipped]).toEqual([["Ada Lovelace", "Ben", "Cy"], 1]);
    expect(read(`${TABLE}\nBen\n`)).toMatchObject({ skipped: 0, people: { length: 2 } });
    expect(read(`${TABLE}\n,,,ben@example.com\n`)).toMatchObject({ skipped: 0, people: { length: 2 } });
  });

  test("stands behind an empty line only", () => {
    expect(read(`${TABLE}Generated By: Sam 29/11/2026\n`)).toMatchObject({ skipped: 0, people: { length: 2 } });
  });
});

describe("a file without contacts says what it is", () => {
  const HTML = "<html><body><table><tr><th>Name</th></tr></table></body></html>";
  test.each([
    ["a web page", HTML, "is a web page (HTML), whatever its name says"],
    ["one behind a byte order mark", `\uFEFF<!DOCTYPE html>${HTML}`, "is a web page (HTML)"],
    [
      "XML of Excel",
      '<?xml version="1.0"?>\n<Workbook xmlns="urn:x"><Worksheet/></Workbook>',
      "XML spreadsheet of Excel 2003",
    ],
    ["Excel 2", latin1("\x09\x00\x04\x00\x02\x00\x10\x00"), "from Excel 4 or older"],
    ["jCard", '[["vcard",[["fn",{},"text","Ada"]]]]', "no contacts in this file"],
    ["LDIF", "dn: cn=Ada,mail=ada@example.com\ncn: Ada\n", "no contacts in this file"],
    ["a table without rows", "Name,Email\n", "no contacts in this file"],
    [
      "an indented vCard",
      vcf("FN:Ada").replace(/^(?=.)/gm, "    "),
      "says BEGIN:VCARD, but no contact in it can be read",
    ],
    ["a vCard without line breaks", vcf("FN:Ada").replaceAll("\r\n", "\\n"), "says BEGIN:VCARD"],
  ])("%s", (_, file, reason) => expect(() => read(file)).toThrow(reason));
});

describe("what is no contact of a contact file", () => {
  const ADA_CARD = vcf("FN:Ada", "UID:8C5292AA", "CATEGORIES:Poets");
  test.each([
    ["Apple's groups", vcf("FN:Friends", "X-ADDRESSBOOKSERVER-KIND:group")],
    ["groups", vcf("KIND:Group", "FN:Friends")],
    ["rooms", vcf("FN:Room 4", "KIND:location")],
    ["lists of KDE", vcf("FN:Friends", "X-KADDRESSBOOK-X-IsGroup:1")],
    ["lists of Evolution", vcf("FN:Friends", "X-EVOLUTION-LIST:TRUE", "EMAIL:x@example.com")],
  ])("%s are left out", (_, card) => {
    expect(read(card + ADA_CARD).people).toMatchObject([{ row: 2, person: { name: "Ada", tags: ["Poets"] } }]);
    expect(() => read(card)).toThrow("no contacts in this file");
  });

  test("companies are contacts", () => {
    expect(read(vcf("FN:Engines", "KIND:org", "ORG:Engines")).people).toHaveLength(1);
  });

  test("the name of a group is a tag of its members", () => {
    const group = (name: string, member: string) => vcf(`FN:${name}`, "X-ADDRESSBOOKSERVER-KIND:group", member);
    const file =
      ADA_CARD +
      group("Friends\\, old", "X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:8c5292aa") +
      vcf("FN:Others", "KIND:group", "MEMBER:urn:uuid:8C5292AA", "MEMBER:mailto:x@example.com") +
      vcf("FN:Ben", "UID:urn:uuid:other") +
      vcf("FN:Cy");
    expect(read(file).people.map(({ person }) => [person.name, person.tags])).toEqual([
      ["Ada", ["Poets", "Friends, old", "Others"]],
      ["Ben", []],
      ["Cy", []],
    ]);
  });
});

test("a file cut off within a letter loses that letter alone", () => {
  const { people } = read(latin1("Name,Email\nJ\xc3\xbcrgen,j@example.com\n\xc3"));
  expect(people.map(({ person }) => person.name)).toEqual(["Jürgen"]);
});
