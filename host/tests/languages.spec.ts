import type { Browser, Page } from "@playwright/test";
import { aCard, aPerson, aUser, aUserWithPassword, PASSWORD } from "./builders.ts";
import { LANGUAGES } from "../../sdk/languages.ts";
import { expect, html, test } from "./sdk.fixtures.ts";

/** A visitor whose browser asks for a language. */
async function visitorFrom(browser: Browser, locale: string, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ locale, baseURL });
  return context.newPage();
}

const languageOf = (page: Page) => page.locator("html").getAttribute("lang");

test.describe("the card's page", () => {
  test("comes in the browser's language; the switch lasts for the tab, without a cookie", async ({ browser, host }) => {
    const other = await aCard(host.database, await aUser(host.database), { name: "Ada Example" });
    const page = await visitorFrom(browser, "de-DE", host.url);
    await page.goto("/view/demo?s=qr");
    await expect(page.getByRole("link", { name: "Kontakt speichern" }).first()).toBeVisible();
    await page.getByRole("button", { name: "Sprache: Deutsch" }).click();
    const views: string[] = [];
    page.on("request", (request) => request.url().endsWith("/api/card-views") && views.push(request.postData() ?? ""));
    await page.getByRole("dialog", { name: "Sprache" }).getByRole("link", { name: "Français" }).click();
    await expect(page.getByRole("link", { name: "Enregistrer le contact" }).first()).toBeVisible();
    expect(page.url()).toContain("s=qr&lang=fr");
    await page.reload();
    expect(await languageOf(page)).toBe("fr");

    views.length = 0;
    await page.goto(`/view/${other.slug}`);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect.poll(() => views.length).toBe(1); // the page that was left is not a view
    expect(await page.context().cookies()).toEqual([]);
    const again = await page.context().newPage();
    await again.goto(`/view/${other.slug}`);
    expect(await languageOf(again)).toBe("de");
    await page.context().close();
  });

  test("is switched without script, too", async ({ browser, host }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale: "en-US", baseURL: host.url });
    const page = await context.newPage();
    await page.goto("/view/demo");
    await page.getByRole("button", { name: "Language: English" }).click();
    await page.getByRole("link", { name: "日本語" }).click();
    await expect(page.getByRole("link", { name: "連絡先を保存" }).first()).toBeVisible();
    await context.close();
  });

  test("in Arabic has no axe findings, runs from right to left, and keeps numbers the other way", async ({
    page,
    expectNoAxeFindings,
  }) => {
    await page.goto("/view/demo?lang=ar");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expectNoAxeFindings();
    for (const bdi of await page.locator(".rows bdi[dir]").all()) await expect(bdi).toHaveAttribute("dir", "ltr");
    await page.locator(".actions").getByRole("button", { name: "رمز QR" }).click();
    await expect(page.locator("#sheet-qr")).toBeVisible();
    await expectNoAxeFindings();
  });

  test("says by script what its language says", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/view/demo?lang=pl");
    await page.locator(".actions [data-share]").click();
    await page.locator("#sheet-share [data-copy]").click();
    await expect(page.getByText("Skopiowano link")).toBeVisible();
  });

  test("in Arabic has a name in other letters where its page begins, however short it is", async ({ page, host }) => {
    const lines = { name: "山田 太郎", title: "Head of everything that is green", theme: "tech" };
    const card = await aCard(host.database, await aUser(host.database), lines);
    await page.goto(`/view/${card.slug}?lang=ar`);
    const ends = await page.evaluate(() =>
      ["h1", ".title"].map((line) => {
        const letters = document.createRange();
        letters.selectNodeContents(document.querySelector(line)!);
        return Math.round(letters.getBoundingClientRect().right);
      }),
    );
    expect(Math.abs(ends[0]! - ends[1]!)).toBeLessThan(3);
  });

  test("breaks no word of its sheet on the smallest phone, in any language", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const language of LANGUAGES) {
      await page.goto(`/view/demo?lang=${language}`);
      await page.locator(".actions [data-share]").click();
      const broken = await page.locator("#sheet-share").evaluate((sheet) => {
        const words: string[] = [];
        const texts = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode())
          for (const { index, 0: word } of (text.nodeValue ?? "").matchAll(/[\p{L}\p{M}]+/gu)) {
            if (text.parentElement?.closest(".vh, bdi") || /[\u3040-\u9fff]/.test(word)) continue;
            const letters = document.createRange();
            letters.setStart(text, index);
            letters.setEnd(text, index + word.length);
            const tops = [...letters.getClientRects()].map(({ top }) => Math.round(top));
            if (Math.max(...tops) - Math.min(...tops) > 8) words.push(word);
          }
        return words;
      });
      expect(broken, language).toEqual([]);
    }
  });
});

test.describe("on another site", () => {
  const inLanguage = (language: string, body: string) => html(body).replace('lang="en"', `lang="${language}"`);

  test("the page's language decides, then the browser's", async ({ browser, host, site }) => {
    const page = await visitorFrom(browser, "it-IT", host.url);
    const script = `<script async src="${host.url}/sdk/v1.js"></script>`;
    const card = `<meishi-card slug="demo"></meishi-card>${script}`;
    await page.goto(site.page(inLanguage("ja", card)));
    await expect(page.getByText("連絡先を保存")).toBeVisible();
    await page.goto(site.page(inLanguage("hu", card)));
    await expect(page.getByText("Salva contatto")).toBeVisible();
    await page.goto(site.page(inLanguage("en", card)));
    await expect(page.getByText("Save Contact")).toBeVisible();
    await page.goto(site.page(html(card).replace(' lang="en"', "")));
    await expect(page.getByText("Salva contatto")).toBeVisible();
    await page.goto(site.page(inLanguage("ja", card.replace("slug", 'locale="pt-BR" slug'))));
    await expect(page.getByText("Salvar contato")).toBeVisible();
    await page.getByText("QR Code", { exact: true }).click();
    await expect(page.getByText("Escaneie para abrir este cartão")).toBeVisible();
    await page.context().close();
  });

  for (const [how, tag] of [
    ["in its address", (host: string) => `<script async src="${host}/sdk/v1.js?card=demo"></script>`],
    ["as an attribute", (host: string) => `<script async src="${host}/sdk/v1.js" data-card="demo"></script>`],
  ] as const)
    test(`a chat by a script with the card ${how} loads the words of one language`, async ({ browser, host, site }) => {
      const page = await visitorFrom(browser, "fr-FR", host.url);
      const words: string[] = [];
      page.on("request", (request) => {
        const [, language] = /\/words-(\w+)\.js/.exec(request.url()) ?? [];
        if (language) words.push(language);
      });
      await page.goto(site.page(inLanguage("ar", tag(host.url))));
      await page.getByRole("button", { name: "فتح الدردشة" }).click();
      await expect(page.getByRole("dialog", { name: /^دردشة مع/ })).toHaveAttribute("dir", "rtl");
      await expect(page.getByRole("textbox", { name: "رسالة" })).toBeVisible();
      expect(words).toEqual(["ar"]);
      await page.goto(site.page(inLanguage("hu", tag(host.url))));
      await page.getByRole("button", { name: "Ouvrir le chat" }).click();
      await expect(page.getByPlaceholder("Écrivez un message")).toBeVisible();
      await page.context().close();
    });

  test("a chat keeps its own direction around a name of another, and leaves titles out", async ({
    browser,
    host,
    site,
  }) => {
    const owner = await aUser(host.database, { accessLevel: 2 });
    const card = await aCard(host.database, owner, { name: "ד. נועה בן-דוד" });
    const { transaction, tables } = host.database;
    await transaction((tx) => tx.insert(tables.salesbotConfigs).values({ cardId: card.id, isEnabled: true }));
    const page = await visitorFrom(browser, "ja-JP", host.url);
    const chat = `<meishi-chat card="${card.slug}"></meishi-chat><script async src="${host.url}/sdk/v1.js"></script>`;
    await page.goto(site.page(inLanguage("ja", chat)));
    const line = page.getByRole("paragraph").filter({ hasText: "נועהのアシスタント" });
    const [name, rest] = await line.evaluate((paragraph) =>
      [paragraph.querySelector("bdi")!, paragraph.lastChild!].map((part) => {
        const letters = document.createRange();
        letters.selectNodeContents(part);
        return letters.getBoundingClientRect().left;
      }),
    );
    expect(name).toBeLessThan(rest!);
    await page.context().close();
  });

  test("a chat in place speaks it, too", async ({ browser, host, site }) => {
    const page = await visitorFrom(browser, "de-DE", host.url);
    const chat = `<meishi-chat card="demo"></meishi-chat><script async src="${host.url}/sdk/v1.js"></script>`;
    await page.goto(site.page(inLanguage("ko", chat)));
    await expect(page.getByPlaceholder("메시지를 입력하세요")).toBeVisible();
    await page.goto(site.page(inLanguage("fa", chat)));
    await expect(page.getByPlaceholder("Nachricht schreiben")).toBeVisible();
    await page.context().close();
  });
});

test.describe("the pages of owners", () => {
  test("are English to the last date for a browser in a language that they do not speak", async ({
    browser,
    host,
    signIn,
  }) => {
    const user = await aUser(host.database, { fullName: "Zoé Petit" });
    await aPerson(host.database, user, { name: "Ben Byron", lastAt: new Date("2026-02-03T12:00:00Z") });
    const page = await visitorFrom(browser, "fr-FR", host.url);
    await signIn(user, page.context());
    await page.goto("/contacts");
    await expect(page.getByText("Feb 3, 2026")).toBeVisible();
    await page.context().close();
  });

  test("show a card in the page's language, or in the one that it is fixed to", async ({ browser, host, signIn }) => {
    const user = await aUser(host.database, { fullName: "Jana Weber", locale: "de" });
    const card = await aCard(host.database, user, { name: "Jana Weber" });
    const page = await visitorFrom(browser, "en-US", host.url);
    await signIn(user, page.context());
    await page.goto("/dashboard");
    await expect(page.getByText("Kontakt speichern")).toBeVisible();
    await page.goto(`/card-editor/${card.id}`);
    await page.getByLabel("Position", { exact: true }).fill("Malerin");
    const preview = page.getByRole("img", { name: "Vorschau der Karte" });
    await expect(preview.getByText("Malerin")).toBeVisible();
    await expect(preview.getByText("Kontakt speichern").first()).toBeVisible();
    await page.context().close();
  });

  test("are German from the sign-in on, refusals too, until the account chooses another language", async ({
    browser,
    host,
  }) => {
    const user = await aUserWithPassword(host.database, { fullName: "Jana Weber", accessLevel: 2 });
    const card = await aCard(host.database, user);
    const page = await visitorFrom(browser, "de-DE", host.url);
    const failures: string[] = [];
    page.on("pageerror", (error) => failures.push(error.message));
    await page.goto("/auth");
    await page.getByLabel("Benutzername").fill(user.username);
    await page.getByLabel("Passwort", { exact: true }).fill("wrong one");
    await page.getByRole("button", { name: "Anmelden", exact: true }).click();
    await expect(page.getByText("Benutzername oder Passwort ist falsch").first()).toBeVisible();
    await page.getByLabel("Passwort", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Anmelden", exact: true }).click();
    await expect(page.getByText("Willkommen zurück, Jana Weber!")).toBeVisible();
    await expect(
      page.getByRole("button", { name: "Karte bearbeiten" }).or(page.getByText("Karte bearbeiten")),
    ).toBeVisible();

    await page.getByText("Einstellungen", { exact: true }).click();
    await page.getByRole("link", { name: "Konto", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Konto", level: 1 })).toBeVisible();
    await page.goto(`/mobile-editor/${card.id}`);
    await expect(page.getByRole("heading", { name: "Karte bearbeiten" })).toBeVisible();
    await page.getByRole("link", { name: "Erweiterter Editor" }).click();
    await expect(page.getByRole("tab")).toHaveText([
      "Grunddaten",
      "Design",
      "Galerie",
      "Netzwerke",
      "Schaltflächen",
      "Formular",
    ]);
    await page.goto("/account");
    await page.getByLabel("Sprache").selectOption("en");
    await expect(page.getByRole("heading", { name: "Account", level: 1 })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    expect(failures).toEqual([]);
    await page.context().close();
  });
});
