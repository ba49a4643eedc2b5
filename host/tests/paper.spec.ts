import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { axeFindings } from "./axe.ts";
import { CameraPhones } from "./camera-phones.ts";
import { expect, test } from "./fixtures.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** A picture of a card as a phone takes it: on a dark table, a little tilted. */
async function photographOf(page: Page, lines: string[], style = ""): Promise<Buffer> {
  const camera = await page.context().newPage();
  await camera.setViewportSize({ width: 1200, height: 900 });
  const [first, ...rest] = lines;
  await camera.setContent(
    `<body style="margin:0;height:900px;background:#2b2622;display:grid;place-items:center">
      <div style="width:850px;height:500px;padding:60px;box-sizing:border-box;background:#fbfaf7;color:#1d1b19;
        font:30px/1.5 'DejaVu Sans',sans-serif;transform:rotate(2deg);${style}">
        <b style="font-size:46px">${first}</b><br>${rest.join("<br>")}</div>`,
  );
  const picture = await camera.screenshot();
  await camera.close();
  return picture;
}

async function photograph(page: Page, buffer: Buffer, name = "Photograph a card"): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name }).click();
  await (await chooser).setFiles({ name: "card.png", mimeType: "image/png", buffer });
}
const card = (page: Page) => page.getByRole("region", { name: "What the card says" });

test.describe("a card of paper", () => {
  test.use({ serviceWorkers: "allow" });
  test.setTimeout(120_000);

  test("is read from its photograph, offline after the first, under the sitting's tag", async ({
    page,
    host,
    makeUser,
    signIn,
    expectNoAxeFindings,
  }) => {
    const user = await makeUser();
    await signIn(user);
    const first = await photographOf(page, [
      "Marcus Ellery",
      "Sales Manager",
      "Northgate Systems Inc.",
      "+1 503 555 0177",
      "marcus.ellery@northgate.com",
    ]);
    const second = await photographOf(
      page,
      ["Imogen Hale", "Event Manager", "Tidewell Events Ltd", "+44 20 7946 0321", "imogen.hale@tidewell.com"],
      "background:#16233a;color:#f4f1ea",
    );
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") sent.push(new URL(request.url()).pathname);
    });
    await page.goto("/scan");
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await photograph(page, first);
    await expect(card(page)).toBeVisible({ timeout: 60_000 });
    expect(sent.filter((path) => path.startsWith("/api/contacts"))).toEqual([]);
    await expect(page.getByRole("img", { name: "The card" })).toBeVisible();
    await expect(card(page).getByLabel("Name", { exact: true })).toHaveValue("Marcus Ellery");
    await expect(card(page).getByLabel("Email addresses")).toHaveValue("marcus.ellery@northgate.com");
    await expect(card(page).getByLabel("Phone numbers")).toHaveValue("+1 503 555 0177");
    await expectNoAxeFindings();

    await card(page).getByRole("button", { name: "Save contact" }).click();
    await expect(page).toHaveURL(/\/contacts\/\d+$/);
    const { db, tables } = host.database;
    const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long" }).format(new Date());
    expect(await db.select().from(tables.people).where(eq(tables.people.userId, user.id))).toMatchObject([
      { name: "Marcus Ellery", tags: [`Scanned, ${day}`] },
    ]);

    await page.goto("/scan");
    await page.getByRole("button", { name: "Rename" }).click();
    await page.getByLabel("Tag of these contacts").fill("Book fair");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("link", { name: "Book fair" })).toBeVisible();
    expect(await db.select().from(tables.people).where(eq(tables.people.userId, user.id))).toMatchObject([
      { tags: ["Book fair"] },
    ]);

    await page.context().setOffline(true);
    await photograph(page, second);
    await expect(card(page)).toBeVisible({ timeout: 60_000 });
    await expect(card(page).getByLabel("Email addresses")).toHaveValue("imogen.hale@tidewell.com");
    await card(page).getByRole("button", { name: "Save contact" }).click();
    await expect(page.getByText("1 scan is on this device")).toBeVisible();
    await page.context().setOffline(false);
  });

  test("is told apart from a picture of nothing; both sides make one contact", async ({ page, makeUser, signIn }) => {
    await signIn(await makeUser());
    await page.goto("/scan");
    await page
      .locator("input[type=file]")
      .setInputFiles({
        name: "table.png",
        mimeType: "image/png",
        buffer: await photographOf(page, [""], "background:#2b2622"),
      });
    await expect(page.getByText("No contact found")).toBeVisible({ timeout: 60_000 });
    await photograph(page, await photographOf(page, ["Imogen Hale", "Head of Events"]));
    await expect(card(page).getByLabel("Name", { exact: true })).toHaveValue("Imogen Hale", { timeout: 60_000 });
    await expect(page.getByText("No contact found")).toBeHidden();
    await photograph(page, await photographOf(page, ["Tidewell Events Ltd", "+44 20 7946 0321"]), "Add the back");
    await expect(card(page).getByLabel("Phone numbers")).toHaveValue("+44 20 7946 0321", { timeout: 60_000 });
    await expect(card(page).getByLabel("Name", { exact: true })).toHaveValue("Imogen Hale");
    await expect(page.getByRole("button", { name: "Add the back" })).toBeHidden();
  });
});

test.describe("where nothing is kept yet, a card of paper", () => {
  test.use({ serviceWorkers: "block", hasOwnContext: true });
  test.setTimeout(120_000);

  test("waits for a reader that did not load, and says what is no picture", async ({ page, makeUser, signIn }) => {
    await signIn(await makeUser());
    await page.route(/\.wasm$/, (route) => route.abort());
    await page.goto("/scan");
    await photograph(page, await photographOf(page, ["Imogen Hale", "+44 20 7946 0321"]));
    await expect(page.getByText("The reader did not load")).toBeVisible();
    await page.unroute(/\.wasm$/);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(card(page).getByLabel("Name", { exact: true })).toHaveValue("Imogen Hale", { timeout: 60_000 });
    await photograph(page, Buffer.from("no picture"));
    await expect(page.getByText("This file is not a picture")).toBeVisible();
  });
});

/** Refused scans with as many pictures as may wait on a device. */
const fillQueue = (page: Page, userId: number) =>
  page.evaluate(
    (user) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open("meishi-scans", 1);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction("scans", "readwrite");
          transaction
            .objectStore("scans")
            .put({
              ...{ key: "full", userId: user, at: Date.now(), problem: "Refused" },
              details: { name: "Ben", company: null, title: null, emails: [], phones: [], notes: null },
              pictures: Array.from({ length: 100 }, () => new Blob(["picture"])),
            });
          transaction.oncomplete = () => (opening.result.close(), resolve());
        };
      }),
    userId,
  );

const jpegOf = (picture: Buffer) => sharp(picture).jpeg({ quality: 85 }).toBuffer();

test("a card is kept with its contact: both sides online, then one without a network", async ({
  page: drawing,
  host,
  makeUser,
}) => {
  test.setTimeout(180_000);
  const user = await makeUser();
  const front = await photographOf(drawing, ["Imogen Hale", "Tidewell Street", "Teller", "+44 20 7946 0321"]);
  const back = await photographOf(drawing, ["imogen.hale@gmail.com"]);
  const other = await photographOf(drawing, ["Marcus Ellery", "Northgate Systems Inc.", "marcus.ellery@northgate.com"]);
  const last = await photographOf(drawing, ["Grace Dunmore", "Dunmore Boats Ltd", "+44 20 7946 0555"]);
  const { db, tables } = host.database;
  const contacts = () => db.select().from(tables.people).where(eq(tables.people.userId, user.id));
  const pictures = () => db.select().from(tables.uploads).where(eq(tables.uploads.userId, user.id));
  const phones = new CameraPhones(host);
  try {
    const page = await phones.open(user, [await jpegOf(front)]);
    const keep = page.getByLabel("Keep the picture with the contact");
    const pictureOf = (name: string) => page.getByRole("img", { name, exact: true });
    const isPictureVisible = (name: string) =>
      pictureOf(name).evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        return image.naturalWidth > 600;
      });
    await page.goto("/scan");
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await expect(page.getByText("Looking for a code")).toBeVisible();
    await photograph(page, await jpegOf(front));
    await expect(card(page)).toBeVisible({ timeout: 60_000 });
    await photograph(page, await jpegOf(back), "Add the back");
    await expect(card(page).getByLabel("Email addresses")).toHaveValue("imogen.hale@gmail.com", { timeout: 60_000 });
    const company = card(page).getByLabel("Company");
    await expect(company).toHaveAccessibleDescription(/Please check/);
    await company.fill("Tidewell");
    await expect(keep).not.toBeChecked();
    expect(await axeFindings(page)).toEqual([]);
    await keep.check();
    await card(page).getByRole("button", { name: "Save contact" }).click();
    await expect(page).toHaveURL(/\/contacts\/\d+$/);
    expect(await contacts()).toMatchObject([{ name: "Imogen Hale", company: "Tidewell", sources: ["scan"] }]);
    expect([
      await isPictureVisible("Picture of the card, 1 of 2"),
      await isPictureVisible("Picture of the card, 2 of 2"),
    ]).toEqual([true, true]);
    expect(await axeFindings(page)).toEqual([]);
    const opened = page.waitForEvent("popup");
    await page.getByRole("link", { name: "Picture of the card, 1 of 2" }).click();
    await expect((await opened).locator("img")).toBeVisible();
    await (await opened).close();
    for (const { bytes } of await pictures()) expect(bytes).toBeLessThan(200 * 1024);
    await page.getByRole("button", { name: "Remove picture 2" }).click();
    await expect(pictureOf("Picture of the card")).toBeVisible();
    expect(await pictures()).toHaveLength(1);

    await page.goto("/scan");
    await expect
      .poll(() => page.evaluate(async () => Boolean(await caches.match("/scan", { ignoreVary: true }))))
      .toBe(true);
    await page.context().setOffline(true);
    await page.reload();
    await photograph(page, await jpegOf(other));
    await expect(card(page)).toBeVisible({ timeout: 60_000 });
    await expect(keep).toBeChecked();
    await card(page).getByRole("button", { name: "Save contact" }).click();
    await expect(page.getByText("1 scan is on this device")).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await fillQueue(page, user.id);
    await photograph(page, await jpegOf(last));
    await expect(card(page)).toBeVisible({ timeout: 60_000 });
    await card(page).getByRole("button", { name: "Save contact" }).click();
    await expect(page.getByText("Too many pictures are waiting on this device")).toBeVisible();
    await expect(page.getByText("3 scans are on this device")).toBeVisible();

    await page.context().setOffline(false);
    await expect.poll(async () => (await pictures()).length, { timeout: 15_000 }).toBe(2);
    await expect(page.getByText("1 scan is on this device")).toBeVisible();
    const [, marcus, grace] = await contacts();
    expect([marcus, grace]).toMatchObject([{ name: "Marcus Ellery" }, { name: "Grace Dunmore" }]);
    await page.goto(`/contacts/${marcus!.id}`);
    expect(await isPictureVisible("Picture of the card")).toBe(true);
  } finally {
    await phones.close();
  }
});
