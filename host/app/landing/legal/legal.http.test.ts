import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Host, startHost } from "../../../tests/host.ts";
import { type LegalPage, texts } from "./texts/en.ts";

const PAGES = Object.keys(texts) as LegalPage[];

let host: Host;
beforeAll(async () => {
  host = await startHost();
  mkdirSync(join(host.dataDir, "legal"));
});
afterAll(() => host.stop());

/** What a visitor of that language reads. */
async function read(page: LegalPage, language: string): Promise<string> {
  const answer = await fetch(`${host.url}/${page}`, { headers: { "accept-language": language } });
  expect(answer.status).toBe(200);
  return answer.text();
}

const write = (name: string, text: string | Buffer) => writeFileSync(join(host.dataDir, "legal", name), text);

test.each(PAGES)("the operator's own %s takes the place of ours, in every language", async (page) => {
  expect(await read(page, "en")).toContain(`<h1>${texts[page].title}</h1>`);
  write(`${page}.txt`, "## Who we are\n\nExample & Sons <of Leeds>");
  for (const language of ["en", "de"]) {
    const own = await read(page, language);
    expect(own).toContain("<h2>Who we are</h2><p>Example &amp; Sons &lt;of Leeds");
  }
  write(`${page}.de.txt`, "Beispiel und Söhne");
  expect(await read(page, "de")).toContain("<p>Beispiel und Söhne</p>");
  expect(await read(page, "en")).toContain("Example &amp; Sons");
});

test("line breaks, headings and lists of the operator's text stay as written", async () => {
  write(
    "imprint.txt",
    "## Contact\r\nHarbour Lane Ltd\r\n14 Harbour Lane\r\nPort Wren\r\n\r\nWe store:\r\n- a name\r\n- an email,\r\n  if given\r\n## Court\r\nLeeds\r\n",
  );
  expect(await read("imprint", "en")).toContain(
    "<h2>Contact</h2><p>Harbour Lane Ltd\n14 Harbour Lane\nPort Wren</p>" +
      "<p>We store:</p><ul><li>a name</li><li>an email,\n  if given</li></ul><h2>Court</h2><p>Leeds</p>",
  );
});

test("a text in Latin-1 is read", async () => {
  write("terms.txt", Buffer.from("Müller & Söhne", "latin1"));
  expect(await read("terms", "en")).toContain("<p>Müller &amp; Söhne</p>");
});

test("a blank text counts as none", async () => {
  write("processors.de.txt", " \n\n");
  write("processors.txt", "Only us");
  expect(await read("processors", "de")).toContain("<p>Only us</p>");
  write("processors.txt", "\uFEFF");
  expect(await read("processors", "de")).toContain("Vom Betreiber eingerichtet");
});

test("a text that cannot be read gives way to ours, and is logged once", async () => {
  rmSync(join(host.dataDir, "legal/accessibility.txt"), { force: true });
  mkdirSync(join(host.dataDir, "legal/accessibility.txt"));
  for (let visit = 0; visit < 2; visit++)
    expect(await read("accessibility", "en")).toContain(`<h1>${texts.accessibility.title}</h1><p>`);
  const lines = host.output().split("\n");
  expect(lines.filter((line) => line.includes("legal text not read"))).toEqual([
    expect.stringContaining('"file":"accessibility.txt","error":"Error","code":"EISDIR"'),
  ]);
});
