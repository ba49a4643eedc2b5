import { mkdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import jsQR from "jsqr";
import sharp from "sharp";
import { expect, test } from "./line-fixtures.ts";

test.use({ serviceWorkers: "allow" });

/** Paths saved by the worker, in caches whose name starts so. */
const saved = (page: Page, prefix = "meishi-") =>
  page.evaluate(async (start) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(start));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  }, prefix);

const untilSaved = (page: Page, path: string) => expect.poll(() => saved(page), { timeout: 15_000 }).toContain(path);
const untilControlled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);
const comeOnline = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("online")));
const openQueue = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("meishi-worker", 1);
        opening.onerror = () => reject(opening.error!);
        opening.onsuccess = () => {
          const count = opening.result.transaction("queue").objectStore("queue").count();
          count.onsuccess = () => {
            opening.result.close();
            resolve(count.result);
          };
        };
      }),
  );

test("the landing page registers the service worker", async ({ page }) => {
  await page.goto("/");
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.scope))
    .toBe(new URL("/", page.url()).href);
});

test.describe("a visitor without a network", () => {
  test("opens a card again after one visit, whole and with its contact file", async ({
    page,
    line,
    host,
    makeUser,
    makeCard,
  }) => {
    mkdirSync(join(host.dataDir, "uploads"), { recursive: true });
    await sharp({ create: { width: 1200, height: 400, channels: 3, background: "#884422" } })
      .jpeg()
      .toFile(join(host.dataDir, "uploads", "offline-cover.jpg"));
    const card = await makeCard(await makeUser(), {
      name: "Ada Offline",
      phone: "+1 202 555 0143",
      profilePicture: "/demo/portrait.svg",
      coverPhoto: "/uploads/offline-cover.jpg",
    });
    await page.goto(`/view/${card.slug}`);
    await untilSaved(page, `/view/${card.slug}`);
    await untilSaved(page, `/api/vcard/${card.id}`);
    await untilSaved(page, "/demo/portrait.svg");
    await untilSaved(page, "/pictures/480/offline-cover.jpg");
    line.cut();

    // A wider window asks for a wider cover than was saved.
    await page.setViewportSize({ width: 590, height: 800 });
    await page.reload();
    await expect(page.getByRole("heading", { name: "Ada Offline" })).toBeVisible();
    expect(
      await page
        .locator("img[src*='portrait']")
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);
    await expect
      .poll(() =>
        page.locator(".cover img").evaluate((image: HTMLImageElement) => [image.naturalWidth, image.currentSrc]),
      )
      .toEqual([expect.any(Number), expect.stringContaining("/pictures/960/")]);
    expect(await page.locator(".cover img").evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );

    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Save Contact" }).first().click();
    const file = await (await downloading).path();
    expect(await readFile(file, "utf8")).toContain("FN:Ada Offline");
  });

  test("is told so for a card never seen, and for other pages", async ({ page, line, makeUser, makeCard }) => {
    const [seen, unseen] = [await makeCard(await makeUser()), await makeCard(await makeUser())];
    await page.goto(`/view/${seen.slug}`);
    await untilControlled(page);
    line.cut();
    await page.goto(`/view/${unseen.slug}`);
    await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
    await expect(page.getByText("This card has not been opened on this phone before.")).toBeVisible();
    await page.goto("/account");
    await expect(page.getByText("This page needs a connection.")).toBeVisible();
    line.mend();
    await page.goto(`/view/${unseen.slug}`);
    await page.getByRole("heading", { name: unseen.name! }).waitFor();
  });

  test("no longer sees a card that was paused meanwhile", async ({ page, line, host, makeUser, makeCard }) => {
    const card = await makeCard(await makeUser());
    await page.goto(`/view/${card.slug}`);
    await untilSaved(page, `/view/${card.slug}`);
    const {
      transaction,
      tables: { businessCards },
    } = host.database;
    await transaction((tx) =>
      tx.update(businessCards).set({ isPaused: true, version: 2 }).where(eq(businessCards.id, card.id)),
    );
    await page.goto(`/view/${card.slug}`);
    await expect(page.getByRole("heading", { name: "Card Not Found" })).toBeVisible();
    await expect.poll(() => saved(page)).not.toContain(`/view/${card.slug}`);
    line.cut();
    await page.goto(`/view/${card.slug}`);
    await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  });

  test("sees a change at the next visit while the network is there", async ({ page, host, makeUser, makeCard }) => {
    const card = await makeCard(await makeUser(), { name: "Old Name" });
    await page.goto(`/view/${card.slug}`);
    await untilSaved(page, `/view/${card.slug}`);
    const {
      transaction,
      tables: { businessCards },
    } = host.database;
    await transaction((tx) =>
      tx.update(businessCards).set({ name: "New Name", version: 2 }).where(eq(businessCards.id, card.id)),
    );
    await page.goto(`/view/${card.slug}`);
    await expect(page.getByRole("heading", { name: "New Name" })).toBeVisible();
  });
});

test.describe("events without a network", () => {
  test("of a whole session with the server down are sent once it is back, once, with their own time", async ({
    page: earlier,
    context,
    line,
    host,
    makeUser,
    makeCard,
  }) => {
    const card = await makeCard(await makeUser(), { name: "Ada Downtime", profilePicture: "/demo/portrait.svg" });
    const {
      db,
      tables: { cardSaves, cardViews },
    } = host.database;
    const savesOf = () => db.select().from(cardSaves).where(eq(cardSaves.cardId, card.id));
    const viewsOf = () => db.select().from(cardViews).where(eq(cardViews.cardId, card.id));
    await earlier.goto(`/view/${card.slug}`);
    for (const path of [`/view/${card.slug}`, `/api/vcard/${card.id}`, `/api/qr/${card.slug}.svg`])
      await untilSaved(earlier, path);
    await expect.poll(async () => (await viewsOf()).length).toBe(1);
    await earlier.close();

    line.down();
    const page = await context.newPage();
    await page.goto(`/view/${card.slug}`);
    await expect(page.getByRole("heading", { name: "Ada Downtime" })).toBeVisible();
    const downloading = page.waitForEvent("download");
    await page.getByRole("link", { name: "Save Contact" }).first().click();
    expect(await readFile(await (await downloading).path(), "utf8")).toContain("FN:Ada Downtime");
    await page.getByRole("button", { name: "QR Code" }).first().click();
    await expect
      .poll(() =>
        page
          .locator("img[src*='/api/qr/']")
          .first()
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    // The view and the save; the end of the earlier view may wait too.
    await expect.poll(() => openQueue(page)).toBeGreaterThanOrEqual(2);
    const happenedBefore = Date.now();
    await page.goto("/view/never-seen");
    await expect(page.getByText("This card has not been opened on this phone before.")).toBeVisible();
    await page.goto("/auth");
    await expect(page.getByText("This page needs a connection.")).toBeVisible();
    expect([(await savesOf()).length, (await viewsOf()).length]).toEqual([0, 1]);

    line.mend();
    await page.goto("/auth");
    await expect.poll(async () => [(await savesOf()).length, (await viewsOf()).length]).toEqual([1, 2]);
    expect((await savesOf())[0]!.timestamp.getTime()).toBeLessThanOrEqual(happenedBefore);
    await expect.poll(() => openQueue(page)).toBe(0);
    await comeOnline(page);
    await page.reload();
    expect([(await savesOf()).length, (await viewsOf()).length]).toEqual([1, 2]);
  });

  test("whose answer was lost are not counted twice", async ({ page, line, host, makeUser, makeCard }) => {
    const card = await makeCard(await makeUser());
    const {
      db,
      tables: { cardSaves },
    } = host.database;
    const countSaves = async () => (await db.select().from(cardSaves).where(eq(cardSaves.cardId, card.id))).length;
    await page.goto(`/view/${card.slug}`);
    await untilSaved(page, `/api/vcard/${card.id}`);
    line.loseAnswers();
    await page.getByRole("link", { name: "Save Contact" }).first().click();
    await expect.poll(countSaves).toBe(1);
    await expect.poll(() => openQueue(page)).toBeGreaterThan(0);
    line.mend();
    await comeOnline(page);
    await expect.poll(() => openQueue(page)).toBe(0);
    expect(await countSaves()).toBe(1);
  });
});

test.describe("an owner without a network", () => {
  test("has dashboard, own codes and cards after one visit", async ({ page, line, signIn, makeUser, makeCard }) => {
    const user = await makeUser();
    const card = await makeCard(user, { name: "Grace Pocket", phone: "+1 202 555 0101" });
    await signIn(user);
    await page.goto("/dashboard");
    await untilSaved(page, `/cards/${card.id}/show`);
    await untilSaved(page, `/api/vcard/${card.id}`);
    line.cut();

    await page.goto("/cards/mine/show");
    await expect(page).toHaveURL(new RegExp(`/cards/${card.id}/show$`));
    const dialog = page.getByRole("dialog", { name: "QR code of Grace Pocket" });
    await expect(dialog).toBeVisible();
    expect(await readCode(page)).toBe(`${line.url}/view/${card.slug}?s=qr`);
    await expect(async () => {
      // a press before the page has come to life changes nothing
      await dialog.getByRole("radio", { name: "Contact" }).click();
      await expect(dialog.getByRole("img", { name: "QR code with the contact of Grace Pocket" })).toBeVisible({
        timeout: 500,
      });
    }).toPass();
    expect(await readCode(page)).toMatch(/^BEGIN:VCARD[^]*Grace[^]*END:VCARD/);

    await page.goto("/dashboard");
    await expect(page.getByText("Grace Pocket").first()).toBeVisible();
    await page.goto(`/view/${card.slug}`);
    await expect(page.getByRole("heading", { name: "Grace Pocket" })).toBeVisible();
  });

  test("leaves nothing behind after signing out", async ({ page, line, signIn, makeUser, makeCard }) => {
    const [ada, bob] = [await makeUser(), await makeUser()];
    const [hers, his] = [await makeCard(ada, { name: "Ada Secret" }), await makeCard(bob, { name: "Bob Public" })];
    await signIn(ada);
    await page.goto("/dashboard");
    await untilSaved(page, `/cards/${hers.id}/show`);
    await page.getByRole("button", { name: "Sign out" }).first().click();
    await page.waitForURL("**/auth");
    await expect.poll(() => saved(page, "meishi-private")).toEqual([]);

    await signIn(bob);
    await page.goto("/dashboard");
    await untilSaved(page, `/cards/${his.id}/show`);
    line.cut();
    await page.goto(`/cards/${hers.id}/show`);
    await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
    await page.goto("/dashboard");
    await expect(page.getByText("Bob Public").first()).toBeVisible();
    await expect(page.getByText("Ada Secret")).toHaveCount(0);
  });

  test("is forgotten when another signs in over an open session", async ({
    page,
    line,
    context,
    signIn,
    makeUser,
    makeCard,
  }) => {
    const [ada, bob] = [await makeUser(), await makeUser()];
    const [hers, his] = [await makeCard(ada), await makeCard(bob)];
    await signIn(ada);
    await page.goto("/dashboard");
    await untilSaved(page, `/cards/${hers.id}/show`);
    await context.clearCookies();
    await signIn(bob);
    await page.goto("/dashboard");
    await untilSaved(page, `/cards/${his.id}/show`);
    expect(await saved(page)).not.toContain(`/cards/${hers.id}/show`);
    line.cut();
    await page.goto(`/cards/${hers.id}/show`);
    await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  });
});

test.describe("deployments", () => {
  test("a new version is logged, offered, and shown on Reload", async ({ page, line, host, signIn, makeUser }) => {
    const current = await (await fetch(`${host.url}/sw.js`)).text();
    const version = /meishi-shell-/.test(current) && /"([\da-f]{12})"/.exec(current)![1]!;
    line.replace("/sw.js", current.replaceAll(version as string, "0ld0ld0ld0ld"));
    await signIn(await makeUser());
    await page.goto("/dashboard");
    await untilControlled(page);
    await expect.poll(() => page.evaluate(() => caches.keys())).toContain("meishi-shell-0ld0ld0ld0ld");

    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    line.replace("/sw.js", undefined);
    await page.reload();
    await expect(page.getByText("A new version of Meishi is ready")).toBeVisible({ timeout: 15_000 });
    expect(logged.join("\n")).toMatch(/new content is available/i);
    await page.getByRole("button", { name: "Reload" }).click();
    await expect
      .poll(() => page.evaluate(() => caches.keys()).catch(() => []), { timeout: 15_000 })
      .toContain(`meishi-shell-${version}`);
    await expect
      .poll(() => page.evaluate(() => caches.keys()).catch(() => ["meishi-shell-0ld0ld0ld0ld"]))
      .not.toContain("meishi-shell-0ld0ld0ld0ld");
  });

  test("the kill switch removes a broken worker and all it saved", async ({ page, line, host, makeUser, makeCard }) => {
    const card = await makeCard(await makeUser());
    const off = await (await fetch(`${host.url}/sw-off.js`)).text();
    line.replace(
      "/sw.js",
      'self.addEventListener("fetch", (event) => event.respondWith(new Response("broken"))); self.addEventListener("activate", (event) => event.waitUntil(caches.open("meishi-old")));',
    );
    await page.goto(`/view/${card.slug}`);
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active !== null);
    await page.goto(`/view/${card.slug}`);
    await expect(page.getByText("broken")).toBeVisible();
    line.replace("/sw.js", off);
    // Browsers look for a new worker on navigation by themselves; the update is asked for, to not wait for that.
    await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    expect(await saved(page)).toEqual([]);
    await page.goto(`/view/${card.slug}`);
    await expect(page.getByRole("heading", { name: card.name! })).toBeVisible();
  });

  test("a site can be installed: Chromium finds nothing against it", async ({ page, makeUser, makeCard, signIn }) => {
    const user = await makeUser();
    const card = await makeCard(user);
    await signIn(user);
    const session = await page.context().newCDPSession(page);
    for (const path of ["/dashboard", `/view/${card.slug}`]) {
      await page.goto(path);
      await untilControlled(page);
      const { errors, url } = await session.send("Page.getAppManifest");
      expect([path, errors]).toEqual([path, []]);
      expect(url).toContain("manifest.webmanifest");
      const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
      // A private window, which every test's is, cannot install whatever the site is like.
      expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
    }
  });
});

/** The text of the code that is shown, read from the screen. */
async function readCode(page: Page): Promise<string | undefined> {
  const shot = await page.getByRole("img", { name: /QR code with/ }).screenshot();
  const { data, info } = await sharp(shot)
    .extend({ top: 20, bottom: 20, left: 20, right: 20, background: "#fff" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}
