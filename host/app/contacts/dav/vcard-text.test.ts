import { expect, test } from "vitest";
import { normalizeContact } from "../import/parsed-contact.ts";
import { parseDeviceCard, toDeviceText } from "./vcard-text.ts";

const lines = (...own: string[]) => ["BEGIN:VCARD", "VERSION:3.0", "UID:u1", ...own, "END:VCARD", ""].join("\r\n");
const ADA = lines(
  "N:Lovelace;Ada;;;",
  "FN:Ada Lovelace",
  "item1.TEL;type=CELL:+49 30 1",
  "item1.X-ABLabel:Boat",
  "TEL;TYPE=HOME:030 2222",
  "EMAIL;TYPE=INTERNET,pref:ada@example.com",
  "ORG:Engines;Research",
  "item2.X-ABRELATEDNAMES:Byron",
  "item2.X-ABLabel:_$!<Father>!$_",
  "X-FOO;X-BAR=1:a\\,b",
);

test("what a device wrote comes back byte for byte while nothing has changed", () => {
  const { details } = parseDeviceCard(ADA)!;
  expect(details).toMatchObject({ name: "Ada Lovelace", company: "Engines", emails: ["ada@example.com"] });
  expect(toDeviceText("u1", details, ADA)).toBe(ADA);
});

test("a change replaces its own lines only, and a corrected number has the label of the old one", () => {
  const { details } = parseDeviceCard(ADA)!;
  const text = toDeviceText("u1", { ...details, phones: ["+49 30 12345", "030 2222"], title: "Countess" }, ADA);
  expect(text).toContain("item1.TEL;type=CELL:+49 30 12345\r\nTEL;TYPE=HOME:030 2222\r\n");
  expect(text).toContain("item1.X-ABLabel:Boat");
  expect(text).toContain("TITLE:Countess");
  for (const line of [
    "N:Lovelace;Ada;;;",
    "ORG:Engines;Research",
    "item2.X-ABRELATEDNAMES:Byron",
    "X-FOO;X-BAR=1:a\\,b",
  ])
    expect(text).toContain(`${line}\r\n`);
});

test("a number that goes takes its label along", () => {
  const { details } = parseDeviceCard(ADA)!;
  const text = toDeviceText("u1", { ...details, phones: ["030 2222"] }, ADA);
  expect(text).not.toContain("Boat");
  expect(text).toContain("item2.X-ABLabel");
});

test("what is more than a contact can hold stays when the rest is changed here", () => {
  const many = (n: number, line: (i: number) => string) => Array.from({ length: n }, (_, i) => line(i));
  const stored = lines(
    "FN:Ada Lovelace",
    ...many(25, (i) => `EMAIL:ada${i}@example.com`),
    ...many(25, (i) => `TEL:030 1000${i}`),
    `CATEGORIES:${many(60, (i) => `t${i}`).join(",")}`,
    `NOTE:${"a".repeat(10_000)}The end`,
  );
  const { details } = parseDeviceCard(stored)!;
  const [removed, ...emails] = details.emails;
  const [, ...phones] = details.phones;
  const text = toDeviceText("u1", { ...details, emails, phones, tags: ["new"], notes: "Begins anew. " }, stored);
  expect([text.match(/^EMAIL/gm), text.match(/^TEL/gm)]).toMatchObject([{ length: 24 }, { length: 24 }]);
  expect([removed, text.includes(`${removed}\r\n`)]).toEqual(["ada0@example.com", false]);
  expect(text).toContain("CATEGORIES:new,t");
  expect(text).toContain(",t59\r\n");
  expect(text).toContain("NOTE:Begins anew. The end\r\n");
});

test("version 4.0 is given as 3.0, and what only it knows as it came", () => {
  const four = ADA.replace("VERSION:3.0", "VERSION:4.0").replace(
    "FN:Ada Lovelace",
    "FN:Ada Lovelace\r\nANNIVERSARY:20200101\r\nTEL;VALUE=uri;PREF=1:tel:+44-20-7\r\nPHOTO:data:image/jpeg;base64,AAAA",
  );
  const { details } = parseDeviceCard(four)!;
  const text = toDeviceText("u1", details, four);
  expect(text).toContain("VERSION:3.0\r\n");
  expect(text).toContain("ANNIVERSARY:20200101\r\n");
  expect(text).toContain("TEL;TYPE=pref:+44-20-7\r\n");
  expect(text).toContain("PHOTO;ENCODING=b;TYPE=JPEG:AAAA\r\n");
  expect(parseDeviceCard(text)!.details).toEqual(details);
});

test.each([
  ["a company", { company: "Engines Ltd" }],
  ["an address alone", { emails: ["a@example.com"] }],
  ["a number alone", { phones: ["+49 30 1234"] }],
  ["nobody", {}],
  ["a name in another script", { name: "山田 太郎", tags: ["a, b", "c"], notes: "one\ntwo; three" }],
])("a contact that is %s is read as it was written", (_, parts) => {
  const person = normalizeContact(parts);
  expect(parseDeviceCard(toDeviceText("u", person, null))!.details).toEqual(person);
});

test.each([
  ["two at once", ADA + ADA],
  ["two in one line", ADA.trim() + ADA],
  ["version 2.1", ADA.replace("VERSION:3.0", "VERSION:2.1")],
  ["without an end", ADA.replace("END:VCARD", "")],
  ["more lines than anybody writes", ADA.replace("END:VCARD", `${"TEL:030 1234\r\n".repeat(3_000)}END:VCARD`)],
  ["a calendar", "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n"],
])("%s is no contact", (_, text) => {
  expect(parseDeviceCard(text)).toBeUndefined();
});
