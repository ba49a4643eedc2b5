import ICAL from "ical.js";
import Papa from "papaparse";
import VCard from "vcf";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aUser } from "../../../tests/builders.ts";
import { aForm, type Client, signedIn } from "../../../tests/client.ts";
import { type Host, sharedHost } from "../../../tests/host.ts";
import { fromVCard } from "./parsed-contact.ts";
import { vCardsIn } from "../../cards/vcard-reader.ts";

interface Result {
  created: number;
  known: number;
  failed: { row: number; message: string }[];
  columns?: { name: string; field: string | null }[];
  people?: { name: string | null; isKnown: boolean }[];
}
interface ContactList {
  items: {
    id: number;
    name: string | null;
    email: string | null;
    title: string | null;
    phones: string[];
    notes: string;
  }[];
  total: number;
}

let host: Host;
let call: Client;

beforeAll(async () => {
  host = await sharedHost();
});
beforeEach(async () => {
  call = await signedIn(host, await aUser(host.database, { accessLevel: 1, phone: "+49 30 5550100" }));
});

const send = (content: string | Uint8Array<ArrayBuffer>, more: Record<string, string> = {}, query = "") =>
  call("POST", `/api/contacts/import${query}`, aForm(content, more));
const imported = async (...args: Parameters<typeof send>) => (await send(...args)).json<Result>();
const listContacts = async (query = "") => (await call("GET", `/api/contacts${query}`)).json<ContactList>();
const vcf = (...lines: string[]) => ["BEGIN:VCARD", "VERSION:3.0", ...lines, "END:VCARD", ""].join("\r\n");
const utf8 = (text: string) => new TextEncoder().encode(text);

test("files that arrive together do not pass the limit of contacts", async () => {
  const user = await aUser(host.database, { accessLevel: 1 });
  call = await signedIn(host, user);
  const { tables, transaction } = host.database;
  await transaction((tx) => tx.insert(tables.peopleTotals).values({ userId: user.id, stage: "new", n: 19_960 }));
  const file = (n: number) =>
    `Name,Email\n${Array.from({ length: 40 }, (_, i) => `Ada ${i},a${i}@f${n}.example`).join("\n")}`;
  const results = await Promise.all([0, 1, 2].map((n) => imported(file(n))));
  expect(results.reduce((sum, { created }) => sum + created, 0)).toBe(40);
  expect(results.flatMap(({ failed }) => failed)).toHaveLength(80);
  expect((await listContacts()).total).toBe(20_000);
});

describe("a table", () => {
  test.each([
    ["commas", "Name,Email,Phone\r\nAda Lovelace,ada@example.com,+49 30 5550101\r\n"],
    ["semicolons", "Name;E-Mail;Telefon\nAda Lovelace;ada@example.com;+49 30 5550101\n"],
    ["tabs", "Full Name\tE-mail Address\tMobile Phone\nAda Lovelace\tada@example.com\t+49 30 5550101"],
    ["names in parts", "Vorname,Nachname,E-Mail-Adresse,Mobil\nAda,Lovelace,ada@example.com,+49 30 5550101"],
  ])("with %s", async (_, text) => {
    expect(await imported(text)).toEqual({ created: 1, known: 0, failed: [] });
    expect((await listContacts()).items[0]).toMatchObject({
      name: "Ada Lovelace",
      email: "ada@example.com",
      phones: ["+49 30 5550101"],
    });
  });

  test.each([",", ";", "\t", "|"])("of two columns with %j between", async (sign) => {
    const text = `Name${sign}E-Mail\nAda${sign}ada@example.com\nBen${sign}ben@example.com\n`;
    expect(await imported(text)).toEqual({ created: 2, known: 0, failed: [] });
  });

  test("in UTF-16, with and without its mark, and in the code page of Windows", async () => {
    const text = "Name,Email\nZoë Müller,zoe@example.com\n";
    const wide = new Uint8Array([...text].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]));
    const windows = new Uint8Array([...text].map((letter) => letter.charCodeAt(0)));
    for (const bytes of [new Uint8Array([0xff, 0xfe, ...wide]), wide, windows]) {
      const { people } = await imported(bytes, { preview: "true" });
      expect(people).toMatchObject([{ name: "Zoë Müller", isKnown: false }]);
    }
  });

  test("whose Title is Mr and whose job title is another column, as Outlook writes it", async () => {
    await imported("Title,First Name,Last Name,Job Title,E-mail Address\nMr,Ben,Byron,Poet,ben@example.com\n");
    await imported("Title,First Name,Last Name,E-mail Address\nMrs,Ada,Lovelace,ada@example.com\n");
    const { items } = await listContacts("?sort=name");
    expect(items.map(({ name, title }) => [name, title])).toEqual([
      ["Ada Lovelace", null],
      ["Ben Byron", "Poet"],
    ]);
  });

  test("as Google writes it", async () => {
    await imported(
      "First Name,Last Name,Organization Name,Organization Title,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Value,Labels\n" +
        "Ada,Lovelace,Engines,Countess,Work,ada@example.com ::: ada@home.example,+49 30 5550101,* myContacts\n",
    );
    expect((await listContacts()).items[0]).toMatchObject({
      name: "Ada Lovelace",
      emails: ["ada@example.com", "ada@home.example"],
      company: "Engines",
      title: "Countess",
    });
  });

  test("is shown first, and nothing is written by that", async () => {
    await call("POST", "/api/contacts", { name: "Ada", email: "ada@example.com" });
    const text = "Name,Email\nAda,ADA@example.com\nBen,ben@example.com\nBen B,ben@example.com\n,\nCy,cy@\n";
    for (const preview of [await imported(text, { preview: "true" }), await imported(text, {}, "?preview=true")])
      expect(preview).toMatchObject({
        created: 1,
        known: 2,
        failed: [{ row: 6 }],
        columns: [
          { name: "Name", field: "name" },
          { name: "Email", field: "email" },
        ],
        people: [
          { name: "Ada", isKnown: true },
          { name: "Ben", isKnown: false },
          { name: "Ben B", isKnown: true },
        ],
      });
    expect((await listContacts()).total).toBe(1);
    expect(await imported(text)).toMatchObject({ created: 1, known: 2 });
    expect(await imported(text)).toMatchObject({ created: 0, known: 3 });
    expect((await listContacts()).total).toBe(2);
  });

  test("with a mapping says which column is what, either way round", async () => {
    const text = "A,B,C\nAda Lovelace,ada@example.com,Engines\n";
    const mappings = [
      { A: "name", B: "email", C: "company" },
      { name: "A", email: "B", company: "C" },
      { name: 0, email: 1, company: 2 },
    ];
    for (const mapping of mappings)
      expect(await imported(text, { mapping: JSON.stringify(mapping), preview: "true" })).toMatchObject({
        people: [{ name: "Ada Lovelace", emails: ["ada@example.com"], company: "Engines" }],
      });
    for (const mapping of ["{", '{"A":"password"}', '{"Z":"name"}', "[]"])
      expect((await send(text, { mapping })).status).toBe(400);
    expect((await send(text)).status).toBe(400);
  });

  test("whose headings nobody knows is shown as it is, and imported by the numbers of its columns", async () => {
    const text = "Ann Ex,ann@ex.example\nBob Ex,bob@ex.example\n";
    expect(await imported(text, { preview: "true" })).toEqual({
      created: 0,
      known: 0,
      failed: [],
      people: [],
      columns: [
        { name: "", field: null, samples: ["Ann Ex", "Bob Ex"] },
        { name: "", field: null, samples: ["ann@ex.example", "bob@ex.example"] },
      ],
      rows: [
        ["Ann Ex", "ann@ex.example"],
        ["Bob Ex", "bob@ex.example"],
      ],
      mapping: {},
      skipped: 0,
    });
    expect((await send(text)).status).toBe(400);
    expect(await imported(text, { mapping: '{"0":"name","1":"email"}' })).toMatchObject({ created: 2 });
  });

  test("with notes before its headings says how many lines it skips", async () => {
    const text = 'Notes:\n"Some, are missing"\n\nFirst Name,Last Name,Email Address\nAda,Lovelace,ada@example.com\n';
    expect(await imported(text, { preview: "true" })).toMatchObject({
      skipped: 3,
      mapping: { "First Name": "firstName", "Last Name": "lastName", "Email Address": "email" },
      rows: [["Ada", "Lovelace", "ada@example.com"]],
      people: [{ row: 5, name: "Ada Lovelace" }],
    });
  });

  test("with shortened numbers joins nobody", async () => {
    const { created, failed } = await imported(
      "Name,Email,Phone\nAnna,,4.91701E+11\nAnna Long,,4.91701E+11\n,,4.91701E+11\n",
    );
    expect([created, failed.map(({ row }) => row)]).toEqual([0, [2, 3, 4]]);
    expect(failed[0]!.message).toContain("A spreadsheet such as Excel has shortened a number");
  });

  test("in a code page that the dialog names, and in none that it does not offer", async () => {
    const bytes = Uint8Array.from("Name,Email\n\x8eR\x93c,a@example.com\n", (character) => character.charCodeAt(0));
    expect(await imported(bytes, { charset: "shift_jis", preview: "true" })).toMatchObject({
      people: [{ name: "山田" }],
    });
    expect((await send(bytes, { charset: "utf-7" })).status).toBe(400);
  });

  test("of the same person with and without signs that cannot be seen is one contact", async () => {
    await imported("Name,Email,Phone\nNora Zero,nora@zero.example,\u202a+49 170 5556677\u202c\n");
    await imported("Name,Email,Phone\nNora Z.,nora@zero.example\u200b,\n");
    // By hand, too: 200 is the answer for somebody who is there already.
    const answer = await call("POST", "/api/contacts", { name: "Nora\u2060 Z.", email: "mailto:nora@zero.example" });
    expect(answer.status).toBe(200);
    expect((await listContacts()).items).toMatchObject([{ email: "nora@zero.example", phones: ["+49 170 5556677"] }]);
  });

  test.each(["1", "yes", ""])("a preview that is asked for by %j is refused, and writes nothing", async (preview) => {
    const text = "Name,Email\nAda,ada@example.com\n";
    for (const answer of [await send(text, { preview }), await send(text, {}, `?preview=${preview}`)])
      expect([answer.status, answer.text]).toEqual([400, "preview must be true or false"]);
    expect(await imported(text)).toMatchObject({ created: 1, known: 0 });
  });

  test("with more than a contact can hold says whom it shortens, and where", async () => {
    const long = `${"x".repeat(101)},long@example.com,${"Word ".repeat(2_001)}`;
    const shortened = [{ row: 3, name: "x".repeat(100), fields: ["name", "notes"] }];
    const text = `Name,Email,Notes\nAda,ada@example.com,${"x".repeat(10_000)}\n${long}\n`;
    expect(await imported(text, { preview: "true" })).toMatchObject({ created: 2, shortened });
    expect(await imported(text)).toEqual({ created: 2, known: 0, failed: [], shortened });
  });

  test("people without an email address stay apart", async () => {
    const text = "Name,Email,Phone\nAda,,\nBen,,\nCy,,+49 30 5550101\nDora,,+49 30 5550101\n";
    expect(await imported(text)).toEqual({ created: 4, known: 0, failed: [] });
    expect((await listContacts()).total).toBe(4);
  });

  test("a quotation mark that is not closed fails its row, and those before are kept", async () => {
    const { created, failed } = await imported(
      'Name,Email\nAda,ada@example.com\n"Ben,ben@example.com\nCy,cy@example.com\n',
    );
    expect([created, failed.length]).toEqual([1, 1]);
  });

  test.each([
    ["nothing", ""],
    ["words", "Hello, this is a letter.\nBest wishes\n"],
    ["a picture", "\x89PNG\r\n"],
    ["zeros", "\0\0\0\0\0\0\0"],
  ])("that is %s is refused", async (_, text) => expect((await send(text)).status).toBe(400));

  test("needs somebody signed in, and multipart", async () => {
    expect((await call("POST", "/api/contacts/import", { file: "x" })).status).toBe(415);
    const nobody = await fetch(`${host.url}/api/contacts/import`, { method: "POST", body: new FormData() });
    expect(nobody.status).toBe(401);
  });
});

describe("a contact file", () => {
  test("of version 2.1, 3.0 and 4.0", async () => {
    const text = [
      "BEGIN:VCARD\r\nVERSION:2.1\r\nN;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:M=FCller;Zo=EB\r\nTEL;CELL:+49 30 5550101\r\nEMAIL;INTERNET:zoe@example.com\r\nEND:VCARD\r\n",
      vcf("N:Lovelace;Ada;;;", "FN:Ada Lovelace", "item1.EMAIL;TYPE=INTERNET:ada@example.com", "ORG:Engines;Research"),
      "BEGIN:VCARD\nVERSION:4.0\nFN:山田太郎\nTEL;VALUE=uri;TYPE=work:tel:+81-3-5555-0100\nEMAIL:taro@example.jp\nTITLE:画家\nEND:VCARD\n",
    ].join("");
    expect(await imported(text)).toEqual({ created: 3, known: 0, failed: [] });
    expect((await listContacts("?sort=name")).items).toMatchObject([
      { name: "Ada Lovelace", company: "Engines" },
      { name: "Zoë Müller", phones: ["+49 30 5550101"] },
      { name: "山田太郎", title: "画家", phones: ["+81-3-5555-0100"] },
    ]);
  });

  test("folded in the middle of a character", async () => {
    const [head, tail] = [
      utf8("BEGIN:VCARD\r\nVERSION:3.0\r\nEMAIL:zoe@example.com\r\nFN:Zo"),
      utf8("ë Müller\r\nEND:VCARD\r\n"),
    ];
    const bytes = new Uint8Array([...head, tail[0]!, 13, 10, 32, ...tail.slice(1)]);
    expect(await imported(bytes, { preview: "true" })).toMatchObject({ people: [{ name: "Zoë Müller" }] });
  });

  test("in another charset than it says, with an agent inside, without a name, and with nothing", async () => {
    const latin = new Uint8Array([...vcf("FN:Zoë Müller")].map((letter) => letter.charCodeAt(0)));
    expect(await imported(latin, { preview: "true" })).toMatchObject({ people: [{ name: "Zoë Müller" }] });
    const agent = `BEGIN:VCARD\r\nVERSION:2.1\r\nFN:Ada\r\nAGENT:\r\nBEGIN:VCARD\r\nFN:Her secretary\r\nEND:VCARD\r\nEMAIL:ada@example.com\r\nEND:VCARD\r\n`;
    expect(await imported(agent)).toEqual({ created: 1, known: 0, failed: [] });
    expect((await listContacts()).items).toMatchObject([{ name: "Ada", email: "ada@example.com" }]);
    expect(await imported(vcf("EMAIL:nameless@example.com") + vcf("NOTE:nobody"))).toMatchObject({
      created: 1,
      failed: [{ row: 2 }],
    });
    // One that is not closed ends where the next begins.
    expect(await imported("BEGIN:VCARD\nFN:Cy\nBEGIN:VCARD\nFN:Dora\n")).toMatchObject({ created: 2 });
  });

  test("with a photo of 5 MB", async () => {
    const photo = "QUJD".repeat(1_250_000).replace(/.{74}/g, "$&\r\n ");
    const result = await imported(vcf("FN:Ada", `PHOTO;ENCODING=b;TYPE=JPEG:${photo}`, "EMAIL:ada@example.com"));
    expect(result).toMatchObject({ created: 1, failed: [] });
    const huge = await send(new Uint8Array(9 * 1024 * 1024));
    expect(huge.status).toBe(413);
  });

  test("made to take long is refused, or takes no longer than others of its length", { timeout: 60_000 }, async () => {
    const length = 7_500_000;
    const quickest = async (content: string) => {
      const times: number[] = [];
      for (let round = 0; round < 2; round++) {
        const started = performance.now();
        await send(content, {}, "?preview=true");
        times.push(performance.now() - started);
      }
      return Math.min(...times);
    };
    const plain = await quickest(vcf(`FN:${"a".repeat(length)}`));
    const slow = [vcf(`N:${";".repeat(length)}`), `Name,Email\n${'"'.repeat(length)}`];
    for (const content of slow) expect((await quickest(content)) / plain).toBeLessThan(4);
    expect((await send(slow[1]!)).status).toBe(400);
    expect((await send("BEGIN:VCARD\n".repeat(50_001))).status).toBe(400);
  });

  test("with 10,000 people", { timeout: 60_000 }, async () => {
    const text = Array.from({ length: 10_000 }, (_, i) => vcf(`FN:Person ${i}`, `EMAIL:p${i}@example.com`)).join("");
    expect(await imported(text)).toEqual({ created: 10_000, known: 0, failed: [] });
    expect((await listContacts("?search=p9999")).items).toMatchObject([{ name: "Person 9999" }]);
    expect((await listContacts()).total).toBe(10_000);
    expect((await listContacts("?search=example")).total).toBe(10_000);
  });
});

describe("an export", () => {
  beforeEach(async () => {
    await call("POST", "/api/contacts", {
      name: "Dr. Zoë van der Müller",
      email: "zoe@example.com",
      phone: "+49 (30) 5550101",
      company: 'Kühn; "Söhne", & Co',
      title: "=cmd()",
      notes: "Likes\ntrains",
    });
    await call("POST", "/api/contacts", { name: "Cher" });
    await call("POST", "/api/contacts", { email: "nameless@example.com" });
  });

  test.each([
    [
      "csv",
      "Name,Email,Phone,Company,Job title,Stage,Tags,Notes,Email 2,Phone 2,Reminder,Sources,First contact,Last contact",
    ],
    ["hubspot", "First Name,Last Name,Email,Phone Number,Company Name,Job Title"],
    ["salesforce", "First Name,Last Name,Company,Title,Email,Phone,Lead Source,Description"],
    [
      "pipedrive",
      "Person - Name,Person - Email,Person - Phone,Person - Job title,Person - Label,Organization - Name,Note - Content",
    ],
  ])("for %s has its headers and runs no formula", async (format, headers) => {
    const response = await call("GET", `/api/contacts/export?format=${format}`);
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="contacts.*\.csv"$/);
    const { data, meta } = Papa.parse<Record<string, string>>(response.text, { header: true, skipEmptyLines: true });
    expect([meta.fields!.join(","), data.length]).toEqual([headers, 3]);
    const cells = data.flatMap((row) => Object.values(row));
    expect(cells).toContain("'=cmd()");
    expect(cells).toContain("+49 (30) 5550101");
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual(["+49 (30) 5550101"]);
    if (format === "salesforce")
      expect(data.map((row) => row["Last Name"])).toEqual(["van der Müller", "Cher", "nameless@example.com"]);
  });

  test("as vCard is read by three parsers", async () => {
    const { text, headers } = await call("GET", "/api/contacts/export?format=vcf");
    expect(headers.get("content-type")).toBe("text/vcard; charset=utf-8");
    const parts = text.split(/(?<=END:VCARD\r\n)/);
    expect(parts).toHaveLength(3);
    const [first] = parts;
    const byVcf = new VCard().parse(first!);
    expect([byVcf.get("fn").valueOf(), byVcf.get("email").valueOf()]).toEqual([
      "Dr. Zoë van der Müller",
      "zoe@example.com",
    ]);
    const byIcal = new ICAL.Component(ICAL.parse(first!) as []);
    expect(byIcal.getFirstPropertyValue("fn")).toBe("Dr. Zoë van der Müller");
    expect(byIcal.getFirstPropertyValue("note")).toBe("Likes\ntrains");
    expect(fromVCard(vCardsIn(text)[0]!)).toMatchObject({
      name: "Dr. Zoë van der Müller",
      company: 'Kühn; "Söhne", & Co',
      title: "=cmd()",
      emails: ["zoe@example.com"],
      phones: ["+49 (30) 5550101"],
      notes: "Likes\ntrains",
    });
  });

  test("as vCard comes back whole", async () => {
    await call("POST", "/api/contacts", { name: "Ben", notes: "C:\\new\\notes; a, b\n\nthird", company: "A\\; B, C" });
    const ben = (await listContacts("?search=ben")).items[0]!;
    await call("PATCH", `/api/contacts/${ben.id}`, { tags: ["Fair, 2026", "x\\y"] });
    await call("POST", "/api/contacts", { company: "Only a Company", email: "info@example.com" });
    const { text } = await call("GET", "/api/contacts/export?format=vcf");
    const another = await signedIn(host, await aUser(host.database));
    expect((await another("POST", "/api/contacts/import", aForm(text))).json()).toMatchObject({
      created: 5,
      failed: [],
    });
    const detailsOf = (list: ContactList) =>
      list.items
        .map(
          ({ name, company, title, emails, phones, tags, notes }: Record<string, unknown> & ContactList["items"][0]) =>
            JSON.stringify({ name, company, title, emails, phones, tags, notes }),
        )
        .sort();
    expect(detailsOf((await another("GET", "/api/contacts")).json<ContactList>())).toEqual(
      detailsOf(await listContacts()),
    );
  });

  test("is of what the filter leaves, and comes back by an import", async () => {
    const { text } = await call("GET", "/api/contacts/export?search=cher");
    expect(Papa.parse(text, { skipEmptyLines: true }).data).toHaveLength(2);
    expect((await call("GET", "/api/contacts/export?format=xls")).status).toBe(400);
    const whole = (await call("GET", "/api/contacts/export")).text;
    const another = await signedIn(host, await aUser(host.database));
    const response = await another("POST", "/api/contacts/import", aForm(whole));
    expect(response.json()).toEqual({ created: 3, known: 0, failed: [] });
    const { items } = (await another("GET", "/api/contacts?search=zoe")).json<ContactList>();
    expect(items).toMatchObject([{ name: "Dr. Zoë van der Müller", title: "=cmd()", phones: ["+49 (30) 5550101"] }]);
  });
});
