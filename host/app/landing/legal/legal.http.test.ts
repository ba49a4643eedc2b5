import { mkdirSync, writeFileSync } from "node:fs";
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

const write = (name: string, text: string) => writeFileSync(join(host.dataDir, "legal", name), text);

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
