import { createServer } from "node:http";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import jsQR from "jsqr";
import type { Page, Request } from "@playwright/test";
import sharp from "sharp";
import type { NewBusinessCard } from "../../db/index.ts";
import { THEMES } from "../../sdk/card/themes/list.ts";
import { aCard, aUser } from "./builders.ts";
import { expect, test } from "./fixtures.ts";
import { startHost } from "./host.ts";

const PHONE = { width: 390, height: 844 };

/** Every section filled, with files that the build serves. */
const full: Partial<NewBusinessCard> = {
  name: "Mara Ellington",
  title: "Founder & Event Planner",
  company: "Harbour Lane Events",
  phone: "+1 202 555 0143",
  email: "mara@harbourlane.example.com",
  address: "14 Harbour Lane, Port Wren",
  website: "https://harbourlane.example.com",
  about: "I plan weddings, launches and long-table dinners along the coast.",
  profilePicture: "/demo/portrait.svg",
  coverPhoto: "/demo/cover.svg",
  logoUrl: "/demo/logo.svg",
  videoUrl: "https://youtu.be/dQw4w9WgXcQ",
  socialLinks: [
    ["linkedin", "https://linkedin.example.com/in/mara"],
    ["mastodon", "https://social.example.com/@mara"],
  ],
  customButtons: [
    { text: "Book a call", url: "https://harbourlane.example.com/call", backgroundColor: "#22303c" },
    {
      text: "Veranstaltungskalenderherunterladen".repeat(2),
      url: "https://harbourlane.example.com/dates",
      backgroundColor: "#d9bd90",
    },
  ],
  gallery: ["g1", "g2", "g3", "g5"].map((name, i) => ({ url: `/demo/${name}.svg`, alt: `Table ${i + 1}` })),
  embedCodes: ["<p>Opening hours</p>"],
  formConfig: { enabled: true, thankYou: "Thanks a lot." },
};

/** Nothing of other hosts is loaded in tests. */
async function stayAtHome(page: Page, url: string): Promise<string[]> {
  const abroad: string[] = [];
  await page.context().route(
    (address) => !address.href.startsWith(url) && address.protocol.startsWith("http"),
    (route) => {
      abroad.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<title>Elsewhere</title>" });
    },
  );
  return abroad;
}

async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

const bodyOf = (request: Request) => request.postDataJSON() as Record<string, unknown>;
const posted = (page: Page, path: string) =>
  page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith(path));

test.describe("the card's page", () => {
  for (const theme of Object.keys(THEMES)) {
    test(`in ${theme} has no axe findings, fits every width and keeps to its policy`, async ({
      page,
      makeUser,
      makeCard,
      expectNoAxeFindings,
      host,
    }) => {
      const problems: string[] = [];
      page.on(
        "console",
        (message) =>
          message.type() === "error" &&
          /Content.Security|Refused/.test(message.text()) &&
          problems.push(message.text()),
      );
      await stayAtHome(page, host.url);
      const card = await makeCard(await makeUser(), { ...full, theme });
      await page.setViewportSize(theme === "default" ? { width: 1280, height: 860 } : PHONE);
      await page.goto(`/view/${card.slug}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mara Ellington");
      await expectNoAxeFindings();
      for (const width of [320, 390, 768, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
        const right = await page.evaluate(() =>
          Math.max(...[...document.querySelectorAll(".card-content *")].map((e) => e.getBoundingClientRect().right)),
        );
        expect(right, `what is cut off at ${width} px`).toBeLessThanOrEqual(width);
      }
      expect(problems).toEqual([]);
    });
  }

  test("shows pronouns beside the name, or below one that fills its line", async ({ page, makeUser, makeCard }) => {
    const user = await makeUser({ accessLevel: 4 });
    const short = await makeCard(user, { name: "Ada", pronouns: "she/her" });
    await page.setViewportSize(PHONE);
    const boxes = async (slug: string) => {
      await page.goto(`/view/${slug}`);
      return page.evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().toJSON() as DOMRect;
        return { name: box("h1"), pronouns: box(".pronouns") }; // both at one moment: the card slides in
      });
    };
    const beside = await boxes(short.slug);
    expect(beside.pronouns.x).toBeGreaterThanOrEqual(beside.name.x + beside.name.width);
    expect(beside.pronouns.y).toBeLessThan(beside.name.y + beside.name.height);
    for (const theme of Object.keys(THEMES)) {
      const long = await makeCard(user, { theme, name: "Maximiliane ".repeat(8).trim(), pronouns: "x".repeat(40) });
      const { name, pronouns } = await boxes(long.slug);
      expect(pronouns.y, theme).toBeGreaterThanOrEqual(name.y + name.height - 1);
      expect(pronouns.x + pronouns.width, theme).toBeLessThanOrEqual(PHONE.width);
    }
  });

  test("loads nothing of other hosts before a tap", async ({ page, makeUser, makeCard, host }) => {
    const abroad = await stayAtHome(page, host.url);
    const card = await makeCard(await makeUser(), full);
    await page.goto(`/view/${card.slug}`, { waitUntil: "load" });
    await page.locator(".gallery img").last().scrollIntoViewIfNeeded();
    await page.locator(".card-footer").scrollIntoViewIfNeeded();
    expect(abroad).toEqual([]);
  });
});

test.describe("Save Contact", () => {
  test("records the save first, downloads the contact and says so for a second", async ({
    page,
    makeUser,
    makeCard,
  }) => {
    const card = await makeCard(await makeUser(), full);
    await page.goto(`/view/${card.slug}`);
    const order: string[] = [];
    page.on("request", (request) => order.push(new URL(request.url()).pathname));
    const save = page.getByRole("link", { name: "Save Contact" }).first();
    const [download, request] = await Promise.all([
      page.waitForEvent("download"),
      posted(page, "/api/card-saves"),
      save.click(),
    ]);
    expect(bodyOf(request)).toEqual({ cardId: card.id });
    expect(order.indexOf("/api/card-saves")).toBeLessThan(
      order.indexOf(`/api/vcard/${card.id}`) === -1 ? Infinity : order.indexOf(`/api/vcard/${card.id}`),
    );
    expect(download.suggestedFilename()).toBe("Mara_Ellington.vcf");
    expect(await readFile(await download.path(), "utf8")).toContain("FN:Mara Ellington");
    await expect(page.locator(".actions .primary")).toHaveText("Save Contact");
  });

  test("reads Downloading... while busy", async ({ page, makeUser, makeCard }) => {
    const card = await makeCard(await makeUser(), full);
    await page.goto(`/view/${card.slug}`);
    await stopTheClock(page);
    await page.locator(".actions .primary").click();
    await expect(page.locator(".actions .primary")).toHaveText("Downloading...");
    await page.clock.fastForward(1000);
    await expect(page.locator(".actions .primary")).toHaveText("Save Contact");
  });

  test("shows the way on an iPhone, and closes 1.5 seconds after its button", async ({
    browser,
    makeUser,
    makeCard,
    host,
  }) => {
    const context = await browser.newContext({
      viewport: PHONE,
      baseURL: host.url,
      userAgent:
        "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
    });
    const page = await context.newPage();
    const card = await makeCard(await makeUser(), full);
    await page.goto(`/view/${card.slug}`);
    await stopTheClock(page);
    const [request] = await Promise.all([posted(page, "/api/card-saves"), page.locator(".actions .primary").click()]);
    expect(bodyOf(request)).toEqual({ cardId: card.id });
    const dialog = page.getByRole("dialog", { name: "Save to your iPhone" });
    await expect(dialog).toBeVisible();
    const download = page.waitForEvent("download");
    await dialog.getByRole("link", { name: "Save Contact to iPhone" }).click();
    expect((await download).suggestedFilename()).toBe("Mara_Ellington.vcf");
    await page.clock.fastForward(1400);
    await expect(dialog).toBeVisible();
    await page.clock.fastForward(200);
    await expect(dialog).toBeHidden();
    await context.close();
  });

  test("in an app's browser on an iPhone says how to leave it, and counts once the file was had", async ({
    browser,
    makeUser,
    makeCard,
    host,
  }) => {
    const context = await browser.newContext({
      viewport: PHONE,
      baseURL: host.url,
      userAgent:
        "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21F90 Instagram 332.0.0",
    });
    const page = await context.newPage();
    const card = await makeCard(await makeUser(), full);
    await page.goto(`/view/${card.slug}`);
    const saves: string[] = [];
    page.on("request", (request) => request.url().endsWith("/api/card-saves") && saves.push(request.url()));
    await page.locator(".actions .primary").click();
    const dialog = page.getByRole("dialog", { name: "Save to your iPhone" });
    await expect(dialog.getByText("Open this page in Safari")).toBeVisible();
    const link = dialog.getByRole("link", { name: "Save Contact to iPhone" });
    await page.route("**/api/vcard/*", (route) => route.abort());
    await link.click();
    await expect(
      page.getByText("Download failed: Failed to download contact information. Please try again."),
    ).toBeVisible();
    expect(saves).toEqual([]);
    await page.unroute("**/api/vcard/*");
    await expect(dialog).toBeHidden();
    await page.locator(".actions .primary").click();
    await Promise.all([posted(page, "/api/card-saves"), link.click()]);
    await context.close();
  });
});

test.describe("Share and QR Code", () => {
  test("the sheet copies the link without the scan's mark, and Escape gives the focus back", async ({
    page,
    context,
    makeUser,
    makeCard,
    host,
    expectNoAxeFindings,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const card = await makeCard(await makeUser(), full);
    await page.goto(`/view/${card.slug}?s=qr`);
    const share = page.locator(".actions").getByRole("button", { name: "Share" });
    await share.click();
    const sheet = page.getByRole("dialog", { name: "Share this card" });
    await sheet.getByRole("button", { name: "Copy" }).click();
    await expect(page.getByText("Link copied")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${host.url}/view/${card.slug}`);
    for (const [name, start] of [
      ["Message", "sms:"],
      ["Email", "mailto:"],
      ["WhatsApp", "https://wa.me/"],
    ] as const) {
      expect(await sheet.getByRole("link", { name }).getAttribute("href")).toContain(start);
    }
    await expectNoAxeFindings();
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(share).toBeFocused();
  });

  test("a phone's own share sheet gets the link", async ({ browser, makeUser, makeCard, host }) => {
    const context = await browser.newContext({ viewport: PHONE, baseURL: host.url, hasTouch: true, isMobile: true });
    await context.addInitScript(() => {
      navigator.share = async (data) => {
        document.title = JSON.stringify(data);
      };
    });
    const page = await context.newPage();
    const card = await makeCard(await makeUser(), full);
    await page.goto(`/view/${card.slug}`);
    await page.locator(".actions").getByRole("button", { name: "Share" }).tap();
    await expect.poll(() => page.title()).toContain(`"url":"${host.url}/view/${card.slug}"`);
    await expect(page.getByRole("dialog")).toBeHidden();
    await context.close();
  });

  async function decoded(png: Buffer): Promise<string | undefined> {
    const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
  }

  test("the codes on the screen read as the link and as the contact itself", async ({
    page,
    makeUser,
    makeCard,
    host,
    expectNoAxeFindings,
  }) => {
    const card = await makeCard(await makeUser(), full);
    await page.goto(`/view/${card.slug}`);
    await page.locator(".actions").getByRole("button", { name: "QR Code" }).click();
    const dialog = page.getByRole("dialog", { name: "Mara Ellington" });
    const code = dialog.getByRole("img", { name: "QR code for this card" });
    await expect.poll(() => code.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true);
    expect(await decoded(await code.screenshot())).toBe(`${host.url}/view/${card.slug}?s=qr`);
    await expectNoAxeFindings();

    const download = page.waitForEvent("download");
    await dialog.getByRole("link", { name: "Download QR Code" }).first().click();
    expect((await download).suggestedFilename()).toBe(`meishi-${card.slug}.png`);

    await dialog.getByText("Contact", { exact: true }).click();
    const contact = dialog.getByRole("img", { name: "QR code that holds this contact" });
    await expect
      .poll(() => contact.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true);
    const { data } = {
      data: await decoded(
        await sharp(await contact.screenshot())
          .resize(880, 880, { kernel: "nearest" })
          .png()
          .toBuffer(),
      ),
    };
    expect(data).toContain("BEGIN:VCARD");
    expect(data).toContain("+1 202 555 0143");
  });
});

test.describe("pictures, film, map", () => {
  test("the lightbox turns by arrow keys and by swipe, and Escape gives the focus back", async ({
    page,
    makeUser,
    makeCard,
  }) => {
    const card = await makeCard(await makeUser(), full);
    await page.goto(`/view/${card.slug}`);
    await page.getByRole("link", { name: "Table 1" }).click();
    const picture = page.locator("dialog img");
    await expect(page.getByRole("dialog", { name: "Picture 1 of 4" })).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(picture).toHaveAttribute("alt", "Table 2");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect(picture).toHaveAttribute("alt", "Table 4");
    await page.mouse.move(800, 400);
    await page.mouse.down();
    await page.mouse.move(500, 400, { steps: 4 });
    await page.mouse.up();
    await expect(picture).toHaveAttribute("alt", "Table 1");
    await page.keyboard.press("Escape");
    await expect(page.locator("dialog")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Table 1" })).toBeFocused();
  });

  test("a film of YouTube loads on click, in its embed form", async ({ page, makeUser, makeCard, host }) => {
    await stayAtHome(page, host.url);
    const card = await makeCard(await makeUser(), full);
    await page.goto(`/view/${card.slug}`);
    await page.locator("a.video").click();
    await expect(page.locator("iframe.video")).toHaveAttribute(
      "src",
      "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1",
    );
  });

  test("the map: found, not found, and no answer", async ({ page }) => {
    test.slow(); // it starts a server of its own
    const geocoder = createServer((request, response) => {
      const address = new URL(request.url!, "http://x").searchParams.get("q")!;
      response.statusCode = address.includes("Broken") ? 500 : 200;
      response.end(address.includes("Nowhere") ? "[]" : JSON.stringify([{ lat: "50.1", lon: "-3.25" }]));
    }).listen(0);
    await once(geocoder, "listening");
    const host = await startHost({ GEOCODER_URL: `http://localhost:${(geocoder.address() as { port: number }).port}` });
    try {
      const abroad = await stayAtHome(page, host.url);
      const owner = await aUser(host.database);
      const open = async (address: string) => {
        const card = await aCard(host.database, owner, { ...full, address });
        await page.goto(`${host.url}/view/${card.slug}`);
        await page.getByText("Show Map").click();
      };
      await open("14 Harbour Lane, Port Wren");
      const frame = page.getByTitle("Map of 14 Harbour Lane, Port Wren");
      await expect(frame).toHaveAttribute("src", /openstreetmap\.org\/export\/embed\.html\?.*marker=50\.1,-3\.25/);
      expect((await page.locator(".frame").boundingBox())!.height).toBe(250);
      await page.getByText("Hide Map").click();
      await expect(frame).toBeHidden();
      await open("Nowhere 7");
      await expect(page.getByText("Could not find coordinates for address: Nowhere 7")).toBeVisible();
      await open("Broken Street 3");
      await expect(
        page.getByText("Map cannot be loaded: The address search is not available right now."),
      ).toBeVisible();
      expect(abroad.every((url) => url.startsWith("https://www.openstreetmap.org/"))).toBe(true);
    } finally {
      await host.stop();
      geocoder.close();
    }
  });

  test("an embed code runs without the page's origin", async ({ page, makeUser, makeCard, host }) => {
    await stayAtHome(page, host.url);
    const card = await makeCard(await makeUser(), {
      ...full,
      embedCodes: ["<p id=o></p><script>o.textContent = origin</script>"],
    });
    await page.goto(`/view/${card.slug}`);
    await page.locator(".embeds iframe").scrollIntoViewIfNeeded();
    await expect(page.frameLocator(".embeds iframe").locator("#o")).toHaveText("null");
    expect(await page.locator(".embeds iframe").getAttribute("sandbox")).not.toContain("same-origin");
  });
});

test.describe("what is counted", () => {
  test("a view with how the card was reached, a click with what was pressed", async ({
    page,
    makeUser,
    makeCard,
    host,
  }) => {
    await stayAtHome(page, host.url);
    const card = await makeCard(await makeUser(), full);
    const [view] = await Promise.all([posted(page, "/api/card-views"), page.goto(`/view/${card.slug}?s=qr`)]);
    expect(bodyOf(view)).toEqual({ cardId: card.id, source: "qr", timeZone: expect.any(String) });
    const pressed: [name: string, linkType: string, linkId: string][] = [
      ["LinkedIn", "social", "linkedin"],
      ["Mastodon", "social", "mastodon"],
      ["Book a call", "custom", "button-0"],
      ["harbourlane.example.com", "website", "primary"],
    ];
    for (const [name, linkType, linkId] of pressed) {
      await page.goto(`/view/${card.slug}`);
      const link = page.locator(".card-content").getByRole("link", { name }).last();
      const [click] = await Promise.all([posted(page, "/api/card-clicks"), link.click()]);
      expect(bodyOf(click)).toEqual({ cardId: card.id, linkType, linkId });
    }
  });

  test("nothing but the bare count for a browser that asks not to be tracked", async ({ page, makeUser, makeCard }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }),
    );
    const card = await makeCard(await makeUser(), full);
    const [view] = await Promise.all([posted(page, "/api/card-views"), page.goto(`/view/${card.slug}?s=qr`)]);
    expect(bodyOf(view)).toEqual({ cardId: card.id });
  });
});

test.describe("the contact form", () => {
  test("is sent in place; what was typed stays when it is refused", async ({ page, makeUser, makeCard, host }) => {
    const card = await makeCard(await makeUser(), full);
    await page.goto(`/view/${card.slug}`);
    const form = page.locator("form");
    await form.getByLabel("Name").fill("Ada Example");
    await form.getByLabel("Email").fill("ada@example");
    await form.getByLabel("Phone").fill("call me");
    await form.getByRole("checkbox").check();
    await form.getByRole("button", { name: "Send" }).click();
    await expect(form.getByLabel("Phone")).toHaveAccessibleDescription("Please enter Phone as a phone number");
    await expect(form.getByLabel("Email")).toHaveAccessibleDescription("Please enter a valid email");
    await expect(form.getByLabel("Email")).toBeFocused();
    await expect(form.getByLabel("Name")).toHaveValue("Ada Example");
    await form.getByLabel("Email").fill("ada@example.com");
    await form.getByLabel("Phone").fill("+1 202 555 0100");
    await form.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Thanks a lot.")).toBeVisible();
    const { formSubmissions } = host.database.tables;
    const rows = await host.database.db.select().from(formSubmissions);
    expect(rows.filter(({ cardId }) => cardId === card.id)).toMatchObject([
      { formData: { name: "Ada Example", phone: "+1 202 555 0100" } },
    ]);
  });
});

test("a finger that presses the form's button twice meets no link: neither on a retry nor after the thanks", async ({
  page,
  makeUser,
  makeCard,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  const card = await makeCard(await makeUser(), { formConfig: { enabled: true } });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  let sent = 0;
  await page.route("**/submissions", async (route) => {
    if (++sent === 1) return route.abort();
    await answered;
    await route.continue();
  });
  await page.goto(`/view/${card.slug}`);
  const form = page.locator("form");
  await form.getByLabel("Name").fill("Ada Example");
  await form.getByLabel("Email").fill("ada@example.com");
  await form.getByRole("checkbox").check();
  const button = form.locator("button.primary");
  await button.click();
  await expect(form.getByRole("alert")).toContainText("Your message was not sent.");
  await expect(button).toBeEnabled();
  await button.scrollIntoViewIfNeeded();
  const before = (await button.boundingBox())!;
  const length = () => page.evaluate(() => document.documentElement.scrollHeight);
  const lengthBefore = await length();
  const [x, y] = [before.x + before.width / 2, before.y + before.height - 4];
  await page.mouse.click(x, y);
  await expect(button).toHaveText("Sending...");
  expect(await button.boundingBox()).toEqual(before);
  await page.mouse.click(x, y);
  answer();
  await expect(page.getByText("Thank you. Your message is on its way.")).toBeInViewport();
  expect(await length()).toBe(lengthBefore); // what follows the form stays below the finger
  for (let above = 0; above < before.height; above += 8)
    expect(await page.evaluate(([x, y]) => document.elementFromPoint(x!, y!)?.closest("a"), [x, y - above])).toBeNull();
  await page.mouse.click(x, y);
  await expect(page).toHaveURL(new RegExp(`/view/${card.slug}$`));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the contact is saved, sheets open, the map leads on, the form is sent", async ({
    page,
    makeUser,
    makeCard,
  }) => {
    const card = await makeCard(await makeUser(), full);
    await page.goto(`/view/${card.slug}`);
    const download = page.waitForEvent("download");
    await page.locator(".actions").getByRole("link", { name: "Save Contact" }).click();
    expect((await download).suggestedFilename()).toBe("Mara_Ellington.vcf");

    await page.locator(".actions").getByRole("button", { name: "QR Code" }).click();
    const dialog = page.getByRole("dialog", { name: "Mara Ellington" });
    await expect(dialog.getByRole("img", { name: "QR code for this card" })).toBeVisible();
    await dialog.getByText("Contact", { exact: true }).click();
    await expect(dialog.getByRole("img", { name: "QR code that holds this contact" })).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();

    await page.getByText("Show Map").click();
    await expect(page.getByRole("link", { name: "Open in OpenStreetMap" })).toBeVisible();

    await page.getByLabel("Name").fill("Ada");
    await page.getByLabel("Email").fill("ada@example.com");
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Thanks a lot.")).toBeVisible();
  });
});

test("on slow 4G the card can be read and used before any script or picture has come", async ({
  page,
  context,
  makeUser,
  makeCard,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" }); // what moves by itself is not what is measured
  const card = await makeCard(await makeUser(), full);
  const network = await context.newCDPSession(page);
  await network.send("Network.enable");
  // What Lighthouse takes for a slow phone: 1.6 Mbit/s, 150 ms away.
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
  let letThrough = () => {};
  const released = new Promise<void>((resolve) => (letThrough = resolve));
  const requests: string[] = [];
  await page.route(/\/sdk\/|\/register-sw|\/demo\//, async (route) => {
    requests.push(route.request().url());
    await released;
    await route.continue();
  });
  await page.goto(`/view/${card.slug}`, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator(".actions").getByRole("link", { name: "Save Contact" })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("I plan weddings")).toBeVisible();
  expect(await page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length)).toBe(1);
  // Pictures have their place, in their colour: nothing moves when they come.
  const portrait = page.locator(".portrait img");
  expect(await portrait.evaluate((image) => getComputedStyle(image).backgroundColor)).toMatch(/^rgb\(/);
  const heading = page.getByRole("heading", { level: 1 });
  const before = await heading.boundingBox();
  letThrough();
  await page.waitForLoadState("load");
  await expect.poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await heading.boundingBox()).toEqual(before);
  expect(requests.some((url) => url.includes("/sdk/"))).toBe(true);
});

test("who deletes a card is told which addresses end with it, and messages are a click away", async ({
  page,
  host,
  makeUser,
  makeCard,
  signIn,
  expectNoAxeFindings,
}) => {
  const admin = await makeUser({ accessLevel: 5 });
  const cards = [await makeCard(admin), await makeCard(admin)];
  const {
    transaction,
    tables: { slugHistory },
  } = host.database;
  await transaction((tx) => tx.insert(slugHistory).values({ slug: `old-${cards[1]!.slug}`, cardId: cards[1]!.id }));
  await signIn(admin);
  await page.goto("/dashboard");
  const tile = page.getByRole("article").nth(1);
  await tile.getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete this card?" });
  await expect(dialog.getByRole("listitem")).toHaveText([`/view/${cards[1]!.slug}`, `/view/old-${cards[1]!.slug}`]);
  await expectNoAxeFindings("[role=dialog]");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await tile.getByRole("button", { name: /^More actions for/ }).click();
  await page.getByRole("menuitem", { name: "Inbox" }).click();
  await expect(page).toHaveURL(new RegExp(`/inbox\\?card=${cards[1]!.id}$`));
  await expect(page.getByRole("heading", { name: "Nothing new" })).toBeVisible();
});

test("printed, the card stands with its code and without its buttons", async ({ page, makeUser, makeCard }) => {
  const card = await makeCard(await makeUser(), { ...full, theme: "tech" });
  await page.goto(`/view/${card.slug}`);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Tech is a dark theme: paper is white.
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator(".desk .qr")).toBeVisible();
  await expect(page.locator(".actions")).toBeHidden();
  await expect(page.locator(".bar")).toBeHidden();
  expect((await page.pdf()).length).toBeGreaterThan(10_000);
});

test("a card that is not there says so and leads home", async ({ page, expectNoAxeFindings }) => {
  const response = await page.goto("/view/nobody-here");
  expect(response!.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Card Not Found" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
  await expectNoAxeFindings();
});
