import { utils, write } from "@e965/xlsx";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { type BatchRow, checkRows, COLUMNS, toRequestRow } from "./batch-row.ts";
import { failedRows, template } from "./csv.ts";
import { parseTable } from "./parse-table.ts";
import { readCsv } from "./read-csv.ts";
import { readFile } from "./read-file.ts";
import { readSheet } from "./read-sheet.ts";

const HEADER = [...COLUMNS];
const ADA = ["ada", "Ada Example", "ada@example.com", "1", "ada-example", "secret1"];
const bytes = (text: string) => new TextEncoder().encode(text);
const fromCsv = (text: string) => parseTable(readCsv(bytes(text)));
const texts = (rows: BatchRow[]) => rows.map((row) => COLUMNS.map((column) => row[column]));

/** A workbook of the given kind, written by a library. */
function sheet(table: unknown[][], bookType: "xlsx" | "biff8" = "xlsx"): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(table), "Users");
  return new Uint8Array(write(book, { type: "array", bookType }));
}

/** UTF-16 with or without its byte order mark. */
function utf16(text: string, { isBig = false, hasBom = true } = {}): Uint8Array {
  const units = [...(hasBom ? [0xfeff] : []), ...Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))];
  const view = new DataView(new ArrayBuffer(units.length * 2));
  units.forEach((unit, at) => view.setUint16(at * 2, unit, !isBig));
  return new Uint8Array(view.buffer);
}

describe("reading CSV", () => {
  const lines = (separator: string) => [HEADER, ADA].map((cells) => cells.join(separator)).join("\r\n");

  test.for([",", ";", "\t", "|"])("separated by %j", (separator) => {
    expect(texts(fromCsv(lines(separator)))).toEqual([ADA]);
  });

  test.for([
    ["UTF-8 with a byte order mark", bytes(`\uFEFF${lines(";")}`)],
    ["UTF-16 little endian", utf16(lines(";"))],
    ["UTF-16 big endian", utf16(lines(";"), { isBig: true })],
    ["UTF-16 without a byte order mark", utf16(lines(";"), { hasBom: false })],
    ["Excel's sep= line", bytes(`sep=;\r\n${lines(";")}`)],
  ] as const)("in %s", ([, file]) => {
    expect(texts(parseTable(readCsv(file)))).toEqual([ADA]);
  });

  test("in Windows-1252, as German Excel saves it", () => {
    const text = `Benutzername;Name;E-Mail;Passwort\r\nzoe;Zoë Müller;zoe@example.com;geheim1`;
    const [row] = parseTable(readCsv(Uint8Array.from(text, (character) => character.charCodeAt(0))));
    expect(row!.fullName).toBe("Zoë Müller");
  });

  test("in the code page that somebody has chosen", () => {
    const text = "username;fullName;email;password\r\nann;\xc0\xed\xed\xe0;anna@example.com;geheim1";
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    expect(parseTable(readCsv(bytes, "windows-1251"))[0]!.fullName).toBe("Анна");
    expect(parseTable(readCsv(bytes))[0]!.fullName).toBe("Àííà");
  });

  test("quoted line breaks, separators and quotes stay in their cell", () => {
    const [row] = fromCsv(Papa.unparse([HEADER, ["ada", 'Ada\n"the first", Example', ...ADA.slice(2)]]));
    expect(row!.fullName).toBe('Ada\n"the first", Example');
  });

  test("cells may be quoted behind a blank", () => {
    const quoted = (cells: string[]) => cells.map((cell) => `"${cell}"`).join(", ");
    const vera = ["vera", "Vera Example, Dr.", "vera@example.com", "1", "", "secret1"];
    expect(texts(fromCsv([HEADER, vera].map(quoted).join("\n")))).toEqual([vera]);
  });

  test("leading zeros and formulas are texts", () => {
    const [row] = fromCsv(`username,fullName,email,password\n007,=1+1,a@example.com,000123`);
    expect([row!.username, row!.fullName, row!.password]).toEqual(["007", "=1+1", "000123"]);
  });

  test("blank lines are skipped but counted in line numbers", () => {
    expect(fromCsv(`${HEADER.join()}\n\n${ADA.join()}\n,,,,,\n${ADA.join()}\n`).map(({ line }) => line)).toEqual([
      3, 5,
    ]);
  });
});

describe("finding the columns", () => {
  test.for([
    ["Benutzername;Vollständiger Name;E-Mail-Adresse;Zugriffsstufe;Kartenlink;Kennwort"],
    ["User Name;Full Name;E-mail Address;Access Level;Card Slug;Password"],
    ["LOGIN;Anzeigename;E-Mail *;Rolle;slug;PW"],
    ["username;name;mail;level;url slug;pass"],
  ])("%s", ([header]) => {
    expect(texts(fromCsv(`${header}\n${ADA.join(";")}`))).toEqual([ADA]);
  });

  test("first and last name make the full name, in any order of columns", () => {
    const [row] = fromCsv("Passwort;Nachname;Vorname;E-Mail;Benutzername\nsecret1;Example;Ada;ada@example.com;ada");
    expect(row).toMatchObject({
      fullName: "Ada Example",
      username: "ada",
      password: "secret1",
      accessLevel: "",
      status: "pending",
    });
  });

  test("columns of the card are optional: read if present, and returned with failed rows", () => {
    const [row] = fromCsv(`${HEADER.join()},Pronomen,Job Title\n${ADA.join()},${"x".repeat(41)},Countess`);
    expect(row).toMatchObject({ pronouns: "x".repeat(41), title: "Countess" });
    expect(row).not.toHaveProperty("company");
    const [checked] = checkRows([row!], 5);
    expect(checked).toMatchObject({ status: "invalid", error: "Pronouns must be at most 40 characters" });
    expect(fromCsv(failedRows([{ ...row!, error: "" }]))).toEqual([row]);
    expect(fromCsv([HEADER, ADA].join("\n"))[0]).not.toHaveProperty("pronouns");
  });

  test("columns for further numbers and addresses are read with their labels, and returned with failed rows", () => {
    const [row] = fromCsv(
      `${HEADER.join()},Phone,Mobile,Private phone,Phone (Boat),Email 2,Address line 2\n${ADA.join()},030 1,0170 2,030 3,030 4,ada@home.example,x`,
    );
    expect(row).toMatchObject({ phone: "030 1" });
    const { contacts } = toRequestRow(row!);
    expect(contacts).toEqual([
      { kind: "phone", label: "mobile", value: "0170 2" },
      { kind: "phone", label: "home", value: "030 3" },
      { kind: "phone", label: "Boat", value: "030 4" },
      { kind: "email", label: "work", value: "ada@home.example" },
    ]);
    expect(toRequestRow(fromCsv(failedRows([{ ...row!, error: "" }]))[0]!).contacts).toEqual(contacts);
    expect(checkRows([{ ...row!, email: "ada@example.com" }], 5)[0]).toMatchObject({ status: "valid" });
  });

  test("columns of networks are read by their names, checked as in the editors, and returned with failed rows", () => {
    const rowOf = (links: string) =>
      fromCsv(`${HEADER.join()},LinkedIn,Twitter,X-Profile,WhatsApp number,Insta\n${ADA.join()},${links}`)[0]!;
    const row = rowOf("in/ada,@ada,,0170 5550144,ada");
    const { socialLinks } = toRequestRow(row);
    expect(socialLinks).toEqual({ linkedin: "in/ada", twitter: "@ada", whatsapp: "0170 5550144" });
    expect(toRequestRow(fromCsv(failedRows([{ ...row, error: "" }]))[0]!).socialLinks).toEqual(socialLinks);
    expect(checkRows([{ ...row, email: "ada@example.com" }], 5)[0]).toMatchObject({ status: "valid" });
    expect(checkRows([{ ...rowOf("I am on LinkedIn,,,,"), email: "ada@example.com" }], 5)[0]).toMatchObject({
      status: "invalid",
      error: "Enter your LinkedIn name or link, such as in/maxmuster.",
    });
  });

  test.for([
    ["", "The file is empty."],
    [" \n\n", "The file is empty."],
    [HEADER.join(), "The file has no rows below its header."],
    [
      "a,b\n1,2",
      "The first line must name the columns username, fullName, email, accessLevel, cardSlug, password. Missing: username, email, fullName, password.",
    ],
  ] as const)("%j: %s", ([text, sentence]) => {
    expect(() => fromCsv(text)).toThrow(sentence);
  });

  test.for([
    ["a title and an empty line", "Staff 2026;;\n;;\n", ";"],
    ["a line that names the separator", "sep=;\r\n", ";"],
    ["such a line behind a byte order mark", "\uFEFFsep=;\r\n", ";"],
    ["such a line with an unusual separator", "sep=|\r\n", "|"],
    ["an export's notes", "Report\tUsers\nCreated\t2026-11-28\n\n", "\t"],
  ])("%s before the headings is skipped", ([, before, sign]) => {
    const rows = fromCsv(`${before}${HEADER.join(sign)}\n${ADA.join(sign)}\n`);
    expect(texts(rows)).toEqual([ADA]);
  });

  test.for(["4.91701E+11", "4,91701E+11", "4.9170123e+11", "5E+11"])(
    "%s in any column fails its row and names the spreadsheet",
    (number) => {
      for (const cells of [
        [...ADA, number],
        [...ADA.slice(0, 5), number, ""],
      ]) {
        const rows = fromCsv(`${[...HEADER, "Phone"].join(";")}\n${cells.join(";")}`);
        const [row] = checkRows(rows, 5);
        expect(row).toMatchObject({ status: "invalid", error: expect.stringContaining("spreadsheet such as Excel") });
      }
    },
  );

  test("what keeps a spreadsheet from touching a number, and what cannot be seen, is taken off", () => {
    const rows = fromCsv(
      `${[...HEADER, "Phone", "Mobile"].join(";")}\n\u200bada;Ada\u2060 Example;ada@example.com\u200b;;;secret\u200b1;="0170 1234567";491701234567.0`,
    );
    expect(rows[0]).toMatchObject({ username: "ada", fullName: "Ada Example", phone: "0170 1234567" });
    expect(rows[0]!.email).toBe("ada@example.com");
    expect(rows[0]!.password).toBe("secret\u200b1");
    expect(toRequestRow(rows[0]!).contacts).toMatchObject([{ value: "491701234567" }]);
  });

  test("5,000 rows are accepted, 5,001 are not", () => {
    const rows = (n: number) =>
      [HEADER.join(), ...Array.from({ length: n }, (_, at) => `u${at},User ${at},u${at}@example.com,1,,secret1`)].join(
        "\n",
      );
    expect(fromCsv(rows(5_000))).toHaveLength(5_000);
    expect(() => fromCsv(rows(5_001))).toThrow("At most 5,000 users can be uploaded at once.");
  });
});

describe.for(["xlsx", "biff8"] as const)("reading a workbook (%s)", (kind) => {
  test("texts and numbers as they are shown", () => {
    const table = [HEADER, ["007", "Ada Example", "ada@example.com", 3, "", { t: "n", v: 42, z: "000000" }]];
    expect(texts(parseTable(readSheet(sheet(table, kind))))).toEqual([
      ["007", "Ada Example", "ada@example.com", "3", "", "000042"],
    ]);
  });

  test("a long whole number has all its digits, as a telephone number and as a password", () => {
    const table = [
      [...HEADER, "Phone"],
      ["ada", "Ada Example", "ada@example.com", "", "", 123456789012, 491701234567],
      ["ben", "Ben Example", "ben@example.com", "", "", { t: "n", v: 907123456789012 }, 4917012345678],
      ["cy", "Cy Example", "cy@example.com", "", "", 1234567890123456, ""],
    ];
    const rows = checkRows(parseTable(readSheet(sheet(table, kind))), 5);
    expect(rows.map(({ password, phone }) => [password, phone]).slice(0, 2)).toEqual([
      ["123456789012", "491701234567"],
      ["907123456789012", "4917012345678"],
    ]);
    // A spreadsheet keeps 15 digits: of a longer number nobody knows the rest.
    expect(rows.map(({ status }) => status)).toEqual(["valid", "valid", "invalid"]);
  });

  test("a formula counts by its result", () => {
    const table = [HEADER, ["ada", { t: "s", v: "Ada Example", f: 'CONCATENATE("Ada"," Example")' }, ...ADA.slice(2)]];
    expect(parseTable(readSheet(sheet(table, kind)))[0]!.fullName).toBe("Ada Example");
  });

  test("an empty one says so", () => {
    expect(() => parseTable(readSheet(sheet([], kind)))).toThrow("The file is empty.");
  });
});

describe("files that are not even opened", () => {
  const megabyte = new Uint8Array(1024 * 1024);

  test.for([
    ["people.csv", 100, "The file is larger than 10 MB."],
    ["people.xlsx", 11, "The file is larger than 10 MB."],
    ["people.pdf", 1, "Accepted files are .csv, .xlsx and .xls."],
    ["people.csv.exe", 1, "Accepted files are .csv, .xlsx and .xls."],
  ] as const)("%s of %i MB", async ([name, size, sentence]) => {
    await expect(
      readFile(
        new File(
          Array.from({ length: size }, () => megabyte),
          name,
        ),
      ),
    ).rejects.toThrow(sentence);
  });
});

describe("hostile workbooks", () => {
  test("one that unpacks to far more than it is gets refused before it is unpacked", () => {
    const bomb = zipSync({ "xl/worksheets/sheet1.xml": new Uint8Array(70 * 1024 * 1024) }, { level: 9 });
    expect(bomb.length).toBeLessThan(200_000);
    expect(() => readSheet(bomb)).toThrow("The unpacked file is too large for a list of 5,000 users.");
  });

  test("a damaged one is refused", () => {
    expect(() => readSheet(sheet([HEADER, ADA]).subarray(0, 400))).toThrow("The file is damaged.");
  });

  test("a million columns are not all read", () => {
    const parts = unzipSync(sheet([HEADER, ADA]));
    const name = "xl/worksheets/sheet1.xml";
    const wide = strFromU8(parts[name]!).replace(/<dimension ref="[^"]+"/, '<dimension ref="A1:XFD1048576"');
    const file = zipSync({ ...parts, [name]: strToU8(wide) });
    expect(texts(parseTable(readSheet(file)))).toEqual([ADA]);
  });
});

describe("checking rows", () => {
  const row = (line: number, changes: Partial<BatchRow> = {}) => ({
    line,
    username: `user${line}`,
    fullName: "Some Body",
    email: `user${line}@example.com`,
    accessLevel: "",
    cardSlug: "",
    password: "secret1",
    ...changes,
  });
  const errorsOf = (rows: ReturnType<typeof row>[], level = 5, taken?: Parameters<typeof checkRows>[2]) =>
    checkRows(rows, level, taken).map((checked) => (checked.status === "invalid" ? checked.error : ""));

  test("a good row is valid; a blank level is the default", () => {
    expect(checkRows([row(2)], 5)[0]!.status).toBe("valid");
  });

  test("several errors are joined by commas", () => {
    expect(errorsOf([row(2, { username: "ab", fullName: "A", email: "nobody", password: "12345" })])).toEqual([
      "Username must be at least 3 characters, Invalid email format, Full name must be at least 2 characters, Password must be at least 6 characters",
    ]);
  });

  test.for([
    [{ username: "" }, "Username must be at least 3 characters"],
    [{ email: "" }, "Invalid email format"],
    [{ accessLevel: "6" }, "Access level must be a number from 1 to 5"],
    [{ accessLevel: "admin" }, "Access level must be a number from 1 to 5"],
    [{ cardSlug: "ab" }, "Slug must be at least 3 characters"],
    [{ password: "" }, "Password must be at least 6 characters"],
    [{ fullName: "" }, "Full name must be at least 2 characters"],
  ] as const)("%o", ([broken, sentence]) => {
    expect(errorsOf([row(2, broken)])).toEqual([sentence]);
  });

  test("doubles in the file are found in any letter case; the first one stays", () => {
    expect(
      errorsOf([
        row(2, { username: "Ada", cardSlug: "one" }),
        row(3, { username: "ADA" }),
        row(4, { email: "USER2@example.com" }),
        row(5, { cardSlug: "ONE" }),
      ]),
    ).toEqual([
      "",
      "Username is the same as in line 2",
      "Email is the same as in line 2",
      "Slug is the same as in line 2",
    ]);
  });

  test("what exists is found before it is sent", () => {
    const taken = { usernames: ["user2"], emails: ["user3@example.com"], slugs: ["taken"] };
    expect(errorsOf([row(2), row(3), row(4, { cardSlug: "Taken" })], 5, taken)).toEqual([
      "That username is already taken.",
      "That email is already in use.",
      "That URL slug is already taken.",
    ]);
  });

  test("a level that this administrator may not give", () => {
    expect(errorsOf([row(2, { accessLevel: "4" })], 3)).toEqual(["You cannot assign level 4 or above."]);
    expect(errorsOf([row(2, { accessLevel: "4" })], 5)).toEqual([""]);
  });
});

describe("writing CSV", () => {
  test("the template can be uploaded as it is", () => {
    const rows = fromCsv(template());
    expect(checkRows(rows, 3).map(({ status }) => status)).toEqual(["valid"]);
    expect(rows[0]).toMatchObject({
      pronouns: "she/her",
      title: "Event planner",
      "network:linkedin": "in/maraexample",
    });
    expect(Object.keys(rows[0]!).filter((column) => column.startsWith("contact:phone:mobile"))).toHaveLength(1);
  });

  test("failed rows come back as they were, with the reason", () => {
    const [row] = fromCsv(
      [HEADER, ["ada", "=cmd|' /C calc'!A0", "ada@example.com", "9", "", "+secret"]]
        .map((cells) => cells.map((cell) => `"${cell}"`).join())
        .join("\n"),
    );
    const written = failedRows([{ ...row!, error: "Access level must be a number from 1 to 5" }]);
    expect(written).toContain(`"'=cmd|`);
    expect(texts(fromCsv(written))).toEqual(texts([row!]));
  });
});

describe("the sheet of a workbook", () => {
  const workbook = (...sheets: unknown[][][]) => {
    const book = utils.book_new();
    for (const [n, table] of sheets.entries()) utils.book_append_sheet(book, utils.aoa_to_sheet(table), `S${n}`);
    return new Uint8Array(write(book, { type: "array", bookType: "xlsx" }) as ArrayBuffer);
  };
  const cover = [["How to fill in this file"], ["Username", "The name to sign in with"]];

  test("that names the columns is taken, not the cover before it", () => {
    expect(texts(parseTable(readSheet(workbook(cover, [], [HEADER, ADA], [HEADER, ADA, ADA]))))).toEqual([ADA]);
  });

  test("of which a column is missing says so", () => {
    const table = [
      ["Username", "Email", "Name"],
      ["ada", "ada@example.com", "Ada"],
    ];
    expect(() => parseTable(readSheet(workbook(cover, table)))).toThrow("Missing: password.");
  });
});

test.each([
  ["<html><table><tr><td>Username</td></tr></table></html>", "is a web page (HTML)"],
  ['<?xml version="1.0"?><Workbook xmlns="urn:x"/>', "an XML spreadsheet of Excel 2003"],
  ["\x09\x00\x04\x00\x02\x00", "from Excel 4 or older"],
])("%j is no table, and the reason says what it is and what to save it as", (text, reason) => {
  const read = () => readCsv(Uint8Array.from(text, (character) => character.charCodeAt(0)));
  expect(read).toThrow(reason);
  expect(read).toThrow("save it as .xlsx or .csv");
});
