import { eq } from "drizzle-orm";
import { expect, html, openChat, test, eventsOf } from "./sdk.fixtures.ts";

const script = (host: string) => `<script async src="${host}/sdk/v1.js"></script>`;
const MARA = "Mara Ellington";

test("an element shows the card, and tells of a save", async ({ page, host, site }) => {
  await page.goto(site.page(html(`<meishi-card slug="demo"></meishi-card>${script(host.url)}`)));
  const card = page.locator("meishi-card");
  await expect(card.getByRole("heading", { name: MARA })).toBeVisible();
  expect((await eventsOf(page, "ready"))[0]!.detail).toEqual({ card: "demo", id: 1 });
  const save = card.getByRole("link", { name: "Save Contact" });
  await expect(save).toHaveAttribute("href", `${host.url}/api/vcard/1`);
  const download = page.waitForEvent("download");
  await save.click();
  await download;
  expect((await eventsOf(page, "save"))[0]!.detail.card).toBe("demo");
});

test("a press on QR Code opens the sheet though its part was not there yet", async ({ page, host, site }) => {
  await page.goto(site.page(html(`<meishi-card slug="demo"></meishi-card>${script(host.url)}`)));
  const card = page.locator("meishi-card");
  await card.getByRole("button", { name: "QR Code" }).evaluate((button: HTMLElement) => button.click());
  await expect(card.getByRole("dialog", { name: MARA })).toBeVisible();
  await expect(card.getByRole("img", { name: /QR/ }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card.getByRole("dialog")).toHaveCount(0);
});

for (const theme of ["minimalist", "creative", "tech"]) {
  test(`a card in the theme ${theme} brings its own sheet`, async ({ page, host, site, makeUser, makeCard }) => {
    const { slug } = await makeCard(await makeUser(), { theme, name: "Ada Example" });
    await page.goto(site.page(html(`<meishi-card slug="${slug}"></meishi-card>${script(host.url)}`)));
    await expect(page.getByRole("heading", { name: "Ada Example" })).toBeVisible();
    await expect(page.locator(`meishi-card [data-theme=${theme}]`)).toBeVisible();
    expect(
      await page
        .locator("meishi-card")
        .evaluate((element) =>
          element
            .shadowRoot!.adoptedStyleSheets.map(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText).join(""))
            .join(""),
        ),
    ).toContain(`[data-theme="${theme}"]`);
  });
}

test("a message sent from another site's page reaches the owner", async ({ page, host, site, makeUser, makeCard }) => {
  const { id, slug } = await makeCard(await makeUser(), { formConfig: { enabled: true, thankYou: "Thanks a lot." } });
  await page.goto(site.page(html(`<meishi-card slug="${slug}"></meishi-card>${script(host.url)}`)));
  const form = page.locator("meishi-card form");
  await form.getByLabel("Name").fill("Ada Example");
  await form.getByLabel("Email").fill("ada@example.com");
  await form.getByRole("checkbox").check();
  await form.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Thanks a lot.")).toBeVisible();
  const {
    db,
    tables: { formSubmissions },
  } = host.database;
  const messages = await db.select().from(formSubmissions).where(eq(formSubmissions.cardId, id));
  expect(messages).toMatchObject([{ formData: { name: "Ada Example", email: "ada@example.com" } }]);
});

test("fields named like what a form has of its own neither stop the card nor the message", async ({
  page,
  host,
  site,
  makeUser,
  makeCard,
}) => {
  const ids = ["remove", "elements", "dataset", "submit", "reset", "action", "childNodes", "setAttribute"];
  const more = ["appendChild", "append", "removeChild", "lastChild", "removeAttribute", "namespaceURI", "id", "method"];
  const fields = [...ids, ...more].map((id) => ({ id, label: `About ${id}`, type: "text" as const }));
  const formConfig = { enabled: true, thankYou: "Thanks a lot.", fields };
  const { id, slug } = await makeCard(await makeUser(), { formConfig });
  const embedded = site.page(html(`<meishi-card slug="${slug}"></meishi-card>${script(host.url)}`));
  for (const [address, place] of [
    [embedded, page.locator("meishi-card")],
    [`${host.url}/view/${slug}`, page.locator("body")],
  ] as const) {
    await page.goto(address);
    await place.getByRole("textbox", { name: "About remove (optional)" }).fill("Ada Example");
    await place.getByRole("button", { name: "QR Code" }).click(); // draws the embedded card again
    await page.keyboard.press("Escape");
    await place.getByRole("checkbox").check();
    await place.getByRole("button", { name: "Send" }).click();
    await expect(place.getByText("Thanks a lot.")).toBeVisible();
    await expect(place.locator("form")).toHaveCount(0);
    expect(page.url()).toBe(address);
  }
  const { db, tables } = host.database;
  const messages = await db.select().from(tables.formSubmissions).where(eq(tables.formSubmissions.cardId, id));
  expect(messages.map(({ formData }) => formData.remove)).toEqual(["Ada Example", "Ada Example"]);
});

test("until the card is here, and without it, the page's own words show", async ({ page, host, site }) => {
  await page.goto(
    site.page(
      html(`<meishi-card slug="nobody-here"><a href="/contact">Contact us</a></meishi-card>${script(host.url)}`),
    ),
  );
  await expect
    .poll(() => eventsOf(page))
    .toEqual([{ type: "meishi:error", detail: { card: "nobody-here", status: 404, reason: "404: Card not found" } }]);
  await expect(page.getByRole("link", { name: "Contact us" })).toBeVisible();
});

test("another slug is another card; an element that leaves takes all with it and may come back", async ({
  page,
  host,
  site,
  makeUser,
  makeCard,
}) => {
  const { slug } = await makeCard(await makeUser(), { name: "Ada Example" });
  await page.goto(site.page(html(`<meishi-card slug="demo"></meishi-card>${script(host.url)}`)));
  await expect(page.getByRole("heading", { name: MARA })).toBeVisible();
  await page.locator("meishi-card").evaluate((element, next) => element.setAttribute("slug", next), slug);
  await expect(page.getByRole("heading", { name: "Ada Example" })).toBeVisible();
  await expect(page.getByRole("heading", { name: MARA })).toHaveCount(0);
  await page.evaluate(() => {
    const element = document.querySelector("meishi-card")!;
    element.remove();
    Object.assign(window, { element });
  });
  await expect
    .poll(() =>
      page.evaluate(() => (window as unknown as { element: Element }).element.shadowRoot!.querySelector("h1")),
    )
    .toBeNull();
  await page.evaluate(() => document.body.append((window as unknown as { element: Element }).element));
  await expect(page.getByRole("heading", { name: "Ada Example" })).toBeVisible();
});

test("a card made by script after the page has loaded shows too", async ({ page, host, site }) => {
  await page.goto(site.page(html(script(host.url))));
  await page.evaluate(() => {
    const element = document.createElement("meishi-card");
    element.setAttribute("slug", "demo");
    document.querySelector("main")!.append(element);
  });
  await expect(page.getByRole("heading", { name: MARA })).toBeVisible();
});

test("a page that reverts every style leaves the card's alone", async ({ page, host, site }) => {
  await page.goto(
    site.page(
      html(
        `<meishi-card slug="demo"></meishi-card>${script(host.url)}`,
        "<style>* { all: revert } html { font-size: 62.5%; letter-spacing: 5px; text-transform: uppercase }</style>",
      ),
    ),
  );
  const name = page.getByRole("heading", { name: MARA });
  await expect(name).toHaveCSS("text-transform", "none");
  await expect(name).toHaveCSS("letter-spacing", /^(normal|-0)/);
});

test("a place that is as wide as what it holds gets a card of 480 px, a narrow one a card that fits", async ({
  page,
  host,
  site,
}) => {
  const card = '<meishi-card slug="demo"></meishi-card>';
  const places = [
    `<dialog open>${card}</dialog>`,
    `<div style="display:flex"><div>${card}</div></div>`,
    `<div style="display:flex;flex-direction:column;align-items:center">${card}</div>`,
    `<div style="display:inline-block">${card}</div>`,
    `<div style="float:left">${card}</div>`,
    `<div style="position:absolute">${card}</div>`,
    `<table><tr><td>${card}</td></tr></table>`,
    `<div style="display:grid;justify-items:start">${card}</div>`,
  ];
  for (const viewport of [
    { width: 1280, height: 800, card: [480, 480] },
    { width: 390, height: 800, card: [320, 390] },
  ]) {
    await page.setViewportSize(viewport);
    for (const place of places) {
      await page.goto(site.page(html(place + script(host.url))));
      const { width } = (await page.locator("meishi-card .page").boundingBox())!;
      expect(width, `${place} at ${viewport.width}`).toBeGreaterThanOrEqual(viewport.card[0]!);
      expect(width, `${place} at ${viewport.width}`).toBeLessThanOrEqual(viewport.card[1]!);
    }
  }
  await page.goto(site.page(html(`<div style="display:flex"><div style="flex:1">${card}</div><b>Ad</b></div>`)));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test("the chat stands in place, without a button and without asking for the focus", async ({ page, host, site }) => {
  await page.goto(site.page(html(`<meishi-chat card="demo" color="#7c3aed"></meishi-chat>${script(host.url)}`)));
  const chat = page.getByRole("region", { name: /^Chat with / });
  await expect(chat.getByRole("log").getByRole("listitem").first()).toContainText(/\w{3}/);
  expect(await chat.boundingBox()).toMatchObject({ width: 320, height: 460 });
  await expect(chat.getByRole("button", { name: "Close chat" })).toHaveCount(0);
  await expect(chat.locator(".hd")).toHaveCSS("background-color", "rgb(124, 58, 237)");
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe("body");
});

test("the chat of a disabled assistant stays the page's own words", async ({
  page,
  host,
  site,
  makeUser,
  makeCard,
}) => {
  const { slug } = await makeCard(await makeUser());
  const answered = page.waitForResponse(`${host.url}/sdk/card/${slug}`);
  await page.goto(site.page(html(`<meishi-chat card="${slug}">Write to us.</meishi-chat>${script(host.url)}`)));
  await (await answered).finished();
  await expect(page.getByText("Write to us.")).toBeVisible();
  expect(await eventsOf(page)).toEqual([]);
});

test.describe("the demo", () => {
  for (const name of ["index", "chat", "both", "csp", "slow"]) {
    test(`${name}.html has a chat that opens`, async ({ page, demo }) => {
      await page.goto(`${demo.url}/${name}.html`);
      await expect(page.locator("meishi-launcher")).toHaveCount(1, { timeout: 15_000 });
      if (name !== "slow") await openChat(page);
    });
  }

  test("csp.html and card.html show the card", async ({ page, demo }) => {
    for (const name of ["csp", "card"]) {
      await page.goto(`${demo.url}/${name}.html`);
      await expect(page.getByRole("heading", { name: MARA })).toBeVisible();
    }
  });

  test("react.html mounts both as a module, and unmounts", async ({ page, demo }) => {
    await page.goto(`${demo.url}/react.html`);
    await expect(page.getByRole("heading", { name: MARA })).toBeVisible();
    await page.getByRole("button", { name: "Open the chat" }).click();
    await expect(page.getByRole("region", { name: /^Chat with / })).toBeVisible();
    await page.getByRole("button", { name: "Close the chat" }).click();
    await expect(page.getByRole("region", { name: /^Chat with / })).toHaveCount(0);
  });

  test("dead.html stays as it was and is told once for the card", async ({ page, demo }) => {
    await page.goto(`${demo.url}/dead.html`);
    await expect.poll(() => eventsOf(page, "error")).toHaveLength(1);
    await expect(page.getByRole("link", { name: "Open the card" })).toBeVisible();
    await expect(page.locator("meishi-launcher")).toHaveCount(0);
  });

  test("index.html prints the snippet of the options chosen", async ({ page, demo, host }) => {
    await page.goto(`${demo.url}/`);
    await page.getByLabel("Position").selectOption("left");
    await page.getByLabel("Colour").fill("#7c3aed");
    await page.getByLabel("Label").fill('Say "hello"');
    await page.getByLabel("Locale").focus();
    await expect(page.locator("#snippet")).toHaveText(
      `<script async src="${host.url}/sdk/v1.js"\n  data-card="demo"\n  data-position="left"\n  data-color="#7c3aed"\n  data-label="Say &quot;hello&quot;"></script>`,
    );
    const button = page.getByRole("button", { name: 'Say "hello". Open chat' });
    await expect(button).toHaveCSS("background-color", "rgb(124, 58, 237)");
    expect((await button.boundingBox())!.x).toBe(16);
  });

  for (const width of [390, 1280])
    test(`index.html has every way at work, with its code, at ${width} px`, async ({ page, demo, host }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${demo.url}/`);
      await expect(page.locator("meishi-card").getByRole("heading", { name: MARA })).toBeVisible();
      await expect(page.locator("meishi-chat").getByRole("region", { name: /^Chat with / })).toBeVisible();
      await expect(page.getByRole("img", { name: "Open the card of the demo" })).toHaveJSProperty("complete", true);
      await page.getByRole("button", { name: "Ask about wholesale" }).click();
      await expect(page.getByRole("dialog", { name: /^Chat with / })).toBeVisible();
      const sections = page.locator("section.way");
      await expect(sections).toHaveCount(await page.locator("section.way pre").count());
      await expect(sections.filter({ hasText: "The chat in the page" })).toContainText(
        `<script async src="${host.url}/sdk/v1.js"></script>\n\n<meishi-chat card="demo"></meishi-chat>`,
      );
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
});

test("files of a version are kept for ever, v1.js for an hour, and any page may read them", async ({ host }) => {
  const { version, files } = (await (await fetch(`${host.url}/sdk/manifest.json`)).json()) as {
    version: string;
    files: Record<string, { integrity: string }>;
  };
  for (const [path, cached] of [
    ["v1.js", "public, max-age=3600"],
    [`${version}/chat.js`, "public, max-age=31536000, immutable"],
  ] as const) {
    const response = await fetch(`${host.url}/sdk/${path}`);
    expect(
      Object.fromEntries(
        ["cache-control", "access-control-allow-origin", "cross-origin-resource-policy"].map((name) => [
          name,
          response.headers.get(name),
        ]),
      ),
    ).toEqual({
      "cache-control": cached,
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
    });
    const digest = await crypto.subtle.digest("SHA-384", await response.arrayBuffer());
    expect(files[path]!.integrity).toBe(`sha384-${Buffer.from(digest).toString("base64")}`);
  }
  expect((await fetch(`${host.url}/sdk/${version}/chat.js.map`)).status).toBe(200);
  expect((await fetch(`${host.url}/sdk/0.0.1-nothing/chat.js`)).status).toBe(404);
});
