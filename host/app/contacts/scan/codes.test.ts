import { describe, expect, test } from "vitest";
import { readCode } from "./codes.ts";

const person = (text: string) => {
  const code = readCode(text);
  return code.is === "person" ? code.person : code;
};

describe("a code of somebody", () => {
  test("as vCard 2.1, 3.0 and 4.0", () => {
    expect(
      person(
        "BEGIN:VCARD\r\nVERSION:3.0\r\nN:Müller;Zoë;;;\r\nFN:Zoë Müller\r\nORG:Kühn\\; Söhne\r\nTITLE:Ärztin\r\nTEL;TYPE=CELL:+49 30 5550101\r\nEMAIL:zoe@example.com\r\nURL:https://zoe.example\r\nEND:VCARD",
      ),
    ).toMatchObject({
      name: "Zoë Müller",
      company: "Kühn; Söhne",
      title: "Ärztin",
      emails: ["zoe@example.com"],
      phones: ["+49 30 5550101"],
      notes: "https://zoe.example",
    });
    expect(person("BEGIN:VCARD\nVERSION:2.1\nN:Lovelace;Ada\nEND:VCARD")).toMatchObject({ name: "Ada Lovelace" });
    expect(person("begin:vcard\nversion:4.0\nFN:山田太郎\nTEL;VALUE=uri:tel:+81-3-5555-0100\nend:vcard")).toMatchObject(
      { name: "山田太郎", phones: ["+81-3-5555-0100"] },
    );
  });

  test("as MeCard", () => {
    expect(
      person(
        "MECARD:N:Owen,Sean;ORG:Search;ADR:76 9th Avenue,New York;TEL:12125551212;EMAIL:sean@example.com;URL:http\\://sean.example;NOTE:Likes\\; trains;;",
      ),
    ).toMatchObject({
      name: "Sean Owen",
      company: "Search",
      emails: ["sean@example.com"],
      phones: ["12125551212"],
      notes: "Likes; trains\n76 9th Avenue, New York\nhttp://sean.example",
    });
    expect(person("MECARD:N:山田,太郎;SOUND:ヤマダ,タロウ;TEL:0312345678;;")).toMatchObject({ name: "山田 太郎" });
    expect(person("mecard:N:Cher;TEL:5550100")).toMatchObject({ name: "Cher", phones: ["5550100"] });
  });

  test("as a message or link to write or call", () => {
    expect(person("MATMSG:TO:ada@example.com;SUB:Hello;BODY:Dear Ada\\; ...;;")).toMatchObject({
      emails: ["ada@example.com"],
    });
    expect(person("mailto:ada%2Bfair@example.com?subject=Hi")).toMatchObject({ emails: ["ada+fair@example.com"] });
    expect(person("TEL:+49 30 5550101")).toMatchObject({ phones: ["+49 30 5550101"] });
    expect(person("SMSTO:+49305550101:Hello")).toMatchObject({ phones: ["+49305550101"] });
    expect(person("tel:+1-555-555-5555;ext=5102")).toMatchObject({ phones: ["+1-555-555-5555 x5102"] });
    expect(person("TEL:0800 FLOWERS")).toMatchObject({ phones: ["0800 FLOWERS"] });
    for (const scheme of ["sms:", "SMSTO:", "smsto:"])
      for (const rest of ["", "?body=Hi", ":Hi"])
        expect(person(`${scheme}+491701234567,+491701234568${rest}`)).toMatchObject({
          phones: ["+491701234567", "+491701234568"],
        });
    expect(person("ada@example.com")).toMatchObject({ emails: ["ada@example.com"] });
  });
});

test("the address of a page is told from other text", () => {
  expect(readCode("https://cards.example.com/view/ada?s=qr")).toEqual({
    is: "address",
    address: "https://cards.example.com/view/ada?s=qr",
  });
  expect(readCode("cards.example.com/view/ada")).toEqual({
    is: "address",
    address: "https://cards.example.com/view/ada",
  });
});

test.each([
  "",
  "WIFI:S:Home;T:WPA;P:secret;;",
  "4006381333931",
  "Hello there",
  "javascript:alert(1)",
  "BEGIN:VCARD",
  "BEGIN:VCARD\nNOTE:nobody\nEND:VCARD",
  "MECARD:",
  "MATMSG:TO:;;",
  "mailto:",
  "tel:%E0%A4",
  "https://",
])("%j is no contact", (text) => expect(readCode(text)).toEqual({ is: "other", text }));

test("hostile codes are read in no time", () => {
  const started = performance.now();
  for (const text of [`MECARD:${"N:".repeat(2_000)}`, "\\;".repeat(3_000), `MECARD:N:${"\\".repeat(7_000)};`])
    readCode(text);
  expect(performance.now() - started).toBeLessThan(2_000);
});
