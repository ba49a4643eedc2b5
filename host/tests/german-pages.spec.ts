import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { rootFolder } from "../../db/root.ts";
import { aCard, aPerson, aUser } from "./builders.ts";
import { expect, test } from "./fixtures.ts";
import { aMember, aTeam, aTemplate } from "./team-builders.ts";

// What is left in English on pages of a German account: words of our catalogues, and whatever has an English word.
test.use({ locale: "de-DE" });

const app = join(rootFolder, "host/app");

/** Texts of a catalogue; those with something put in are found by their words. */
function textsOf(words: unknown): string[] {
  if (typeof words === "string") return [words.trim()];
  return typeof words === "object" && words !== null ? Object.values(words).flatMap(textsOf) : [];
}

/** What the catalogues of pages say in English and not in German. */
async function englishTexts(): Promise<string[]> {
  const files = readdirSync(app, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?:\/|\.)en\.ts$/.test(name) && !/mails|legal/.test(name))
    .map((name) => join(app, name));
  const load = async (locale: string) => {
    const modules = await Promise.all(
      files.map((file) => import(file.replace(/\ben\.ts$/, `${locale}.ts`)) as Promise<object>),
    );
    return new Set(modules.flatMap((module) => textsOf("words" in module ? module.words : undefined)));
  };
  const [english, german] = await Promise.all([load("en"), load("de")]);
  return [...english].filter((text) => /[a-z]{3}/i.test(text) && !german.has(text));
}

/** Words that no German text has. */
const ENGLISH =
  /\b(?:the|your|you|and|with|from|this|that|are|have|has|will|cannot|for|of|to|is|it|its|by|all|no|choose|file)\b/i;

/** Every text of a page that somebody reads or hears, apart from code, names of languages and what people wrote. */
async function textsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const skipped = "script, style, code, pre, svg, iframe, noscript, .meishi, [lang]:not(html), [data-language]";
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest(`${skipped}, bdi`)) texts.push(node.textContent ?? "");
    for (const element of document.querySelectorAll("[aria-label], [placeholder], [title], [alt]"))
      if (!element.closest(skipped))
        for (const name of ["aria-label", "placeholder", "title", "alt"]) texts.push(element.getAttribute(name) ?? "");
    return [...new Set(texts.map((text) => text.replace(/\s+/g, " ").trim()))].filter((text) => /[a-z]{2}/i.test(text));
  });
}

test("pages of a German account have no English left", async ({ page, host, signIn }) => {
  test.setTimeout(240_000);
  const user = await aUser(host.database, { fullName: "Jana Weber", accessLevel: 5, locale: "de" });
  const card = await aCard(host.database, user, {
    name: "Jana Weber",
    title: "Malerin",
    company: "Weber KG",
    about: "Wir malen Wände und Türen für Sie, in Berlin und in der Umgebung.",
  });
  const person = await aPerson(host.database, user, { name: "Ben Byron", notes: "Messe" });
  const team = await aTeam(host, { name: "Weber KG", directory: true });
  const template = await aTemplate(host, team);
  await aMember(host, team, "manager", { fullName: "Ada Fuchs" });
  await fetch(`${host.url}/api/card-views`, {
    method: "POST",
    body: JSON.stringify({ cardId: card.id }),
    headers: { "content-type": "application/json", "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0" },
  });
  await signIn(user);
  const english = new Set(await englishTexts());
  const teamTab = (tab: string) => `/team?team=${team.id}&tab=${tab}`;
  const failures: string[] = [];
  page.on("pageerror", (error) =>
    failures.push(`${new URL(page.url()).pathname}${new URL(page.url()).search}: ${error.message.slice(0, 80)}`),
  );

  const left: string[] = [];
  for (const path of [
    "/dashboard",
    "/inbox",
    "/account",
    "/account?tab=security",
    "/account?tab=domains",
    `/share/${card.id}`,
    ...["signature", "print", "pictures", "nfc", "campaigns"].map((part) => `/share/${card.id}?part=${part}`),
    "/contacts",
    `/contacts/${person.id}`,
    "/scan",
    `/analytics/${card.id}`,
    `/salesbot/${card.id}`,
    ...["message", "conversation", "question"].map((kind) => `/inbox?card=${card.id}&kind=${kind}`),
    ...["members", "templates", "cards", "inbox", "analytics", "domains", "activity"].map(teamTab),
    "/team",
    `/team/templates/${template.id}?team=${team.id}`,
    "/users",
    "/cards",
    "/activity",
    "/developers",
    "/pwa-settings",
    "/guide",
    `/cards/${card.id}/import`,
    `/cards/${card.id}/show`,
    `/mobile-editor/${card.id}`,
    `/card-editor/${card.id}`,
    `/team/${team.slug}`,
  ]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    const texts = await textsOn(page);
    left.push(...texts.filter((text) => english.has(text) || ENGLISH.test(text)).map((text) => `${path}: ${text}`));
  }
  expect(left).toEqual([]);
  expect(failures).toEqual([]);
});
