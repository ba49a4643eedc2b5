import { expect, test } from "vitest";
import { vCardFileName } from "../cards/vcard.ts";
import { fileResponse } from "./file-response.ts";

const dispositionOf = (fileName: string, isInline?: boolean) =>
  fileResponse("", { fileName, type: "text/plain", isInline }).headers.get("content-disposition");

test("a file is saved under its name, and no cache keeps it", async () => {
  const response = fileResponse("BEGIN", { fileName: "Mara.vcf", type: "text/vcard" });
  expect(Object.fromEntries(response.headers)).toEqual({
    "content-type": "text/vcard",
    "content-disposition": 'attachment; filename="Mara.vcf"',
    "cache-control": "no-store",
  });
  expect(await response.text()).toBe("BEGIN");
});

test("or shown, and kept by caches as its route says", () => {
  expect(dispositionOf("code.png", true)).toBe('inline; filename="code.png"');
  const headers = { "cache-control": "no-cache", vary: "accept" };
  const response = fileResponse("", { fileName: "a", type: "text/plain", headers });
  expect([response.headers.get("cache-control"), response.headers.get("vary")]).toEqual(["no-cache", "accept"]);
});

test.each([
  ["Ada Example.csv", 'filename="Ada Example.csv"'],
  ["Zoë.csv", `filename="Zo_.csv"; filename*=UTF-8''Zo%C3%AB.csv`],
  ["山田.csv", `filename="__.csv"; filename*=UTF-8''%E5%B1%B1%E7%94%B0.csv`],
  ["𠮷 (it's *).csv", `filename="_ (it's *).csv"; filename*=UTF-8''%F0%A0%AE%B7%20%28it%27s%20%2A%29.csv`],
  ['a"; filename="b.exe', 'filename="a_; filename=_b.exe"'],
  ["../a\\b\r\nset-cookie: x", 'filename=".._a_b__set-cookie: x"'],
  ["half a letter \ud842.csv", 'filename="half a letter _.csv"'],
])("the name %j", (fileName, parameters) => {
  expect(dispositionOf(fileName)).toBe(`attachment; ${parameters}`);
});

test("a contact in another script has its own letters in the file's second name; in Latin letters there is only one", () => {
  const named = (letters: string) => `; filename*=UTF-8''${encodeURIComponent(letters)}.vcf`;
  const saved = (name: string | null) => dispositionOf(vCardFileName(name));
  expect(saved("Mara Ellington")).toBe('attachment; filename="Mara_Ellington.vcf"');
  expect(saved(null)).toBe('attachment; filename="contact.vcf"');
  expect(saved("山田 太郎")).toBe(`attachment; filename="_____.vcf"${named("山田_太郎")}`);
  expect(saved("ليلى\u202e/..")).toBe(`attachment; filename="_______.vcf"${named("ليلى___")}`);
});
