import { eq } from "drizzle-orm";
import { expect, test } from "./fixtures.ts";

for (const width of [390, 1280]) {
  test(`at ${width} px level 1 finds its limit, its code and Pause; focus returns from the dialog`, async ({
    page,
    makeUser,
    makeCard,
    signIn,
    host,
  }) => {
    const user = await makeUser();
    const card = await makeCard(user);
    await page.setViewportSize({ width, height: 844 });
    await signIn(user);
    await page.goto("/dashboard");
    await expect(page.getByRole("button", { name: "Create New Card" })).toBeDisabled();
    await expect(page.getByText("Basic users are limited to 1 business card")).toBeVisible();
    await expect(page.getByRole("link", { name: "AI Salesbot" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Delete" })).toHaveCount(0);

    await page.getByRole("button", { name: "QR Code" }).click();
    const dialog = page.getByRole("dialog", { name: "QR Code" });
    await expect(dialog.getByText(`${host.url}/view/${card.slug}`)).toBeVisible();
    const download = page.waitForEvent("download");
    await dialog.getByRole("link", { name: "Download QR Code" }).click();
    expect((await download).suggestedFilename()).toBe(`meishi-${card.slug}.png`);
    await dialog.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByText("Card link has been copied to clipboard.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "QR Code" })).toBeFocused();

    await page.getByRole("button", { name: /^More actions for/ }).click();
    await page.getByRole("menuitem", { name: "Pause" }).click();
    await expect(page.getByText("Paused", { exact: true })).toBeVisible();
    expect((await fetch(`${host.url}/view/${card.slug}`)).status).toBe(404);
    await page.getByRole("button", { name: /^More actions for/ }).click();
    await page.getByRole("menuitem", { name: "Resume" }).click();
    await expect(page.getByText("Paused", { exact: true })).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test("level 3 duplicates a card up to the limit; level 5 finds one of many and deletes it after a question", async ({
  page,
  makeUser,
  makeCard,
  signIn,
  host,
  context,
}) => {
  const developer = await makeUser({ accessLevel: 3 });
  await makeCard(developer, { title: "First", socialLinks: [["instagram", "https://instagram.foo.example/first"]] });
  await makeCard(developer, { title: "Second" });
  await signIn(developer);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "All Your Cards" })).toBeVisible();
  await page
    .getByRole("button", { name: /^More actions for/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect(page).toHaveURL(/\/mobile-editor\/\d+$/);
  await expect(page.getByText("Your new digital business card has been created.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Title First" })).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByRole("button", { name: "Create New Card" })).toBeDisabled();
  await expect(page.getByText("Developer users are limited to 3 business cards")).toBeVisible();

  await context.clearCookies();
  const system = await makeUser({ accessLevel: 5 });
  await makeCard(system, { name: "Kept Card" });
  for (let n = 0; n < 48; n++) await makeCard(system, { name: `Card Number ${n}` });
  const toDelete = await makeCard(system, { name: "Old Card" });
  await signIn(system);
  await page.goto("/dashboard");
  // Many cards are shown in parts and can be searched.
  const tile = page.getByRole("article", { name: "Old Card" });
  await expect(tile).toHaveCount(0);
  await page.getByRole("button", { name: "Show more (2 left)" }).click();
  await expect(page.getByRole("article")).toHaveCount(50);
  await page.getByLabel("Find a card").fill("old card");
  await expect(page.getByRole("article")).toHaveCount(1);
  await tile.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(tile.getByRole("button", { name: "Delete" })).toBeFocused();
  await tile.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete card" }).click();
  await expect(page.getByText("The business card has been permanently deleted.")).toBeVisible();
  await expect(tile).toHaveCount(0);
  const {
    db,
    tables: { businessCards },
  } = host.database;
  expect(await db.select().from(businessCards).where(eq(businessCards.id, toDelete.id))).toEqual([]);
});

test("a contact file makes a card with its photo; a wrong one is refused in words", async ({
  page,
  makeUser,
  signIn,
}) => {
  const { aPhoto } = await import("./picture-files.ts");
  const user = await makeUser();
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(user);
  await page.goto("/dashboard");
  const photo = (await aPhoto(300, 300)).buffer.toString("base64");
  const file = (text: string, name = "contact.vcf") => ({ name, mimeType: "text/vcard", buffer: Buffer.from(text) });
  const input = page.locator("input[type=file]");
  await input.setInputFiles(file("nothing in here"));
  await expect(page.getByText("There is no contact in this file. Please choose a .vcf file.")).toBeVisible();
  await input.setInputFiles(file("x".repeat(5 * 1024 * 1024 + 1)));
  await expect(page.getByText("The file is larger than 5 MB. Please export a single contact.")).toBeVisible();
  await input.setInputFiles(
    file(
      [
        "BEGIN:VCARD",
        "VERSION:3.0",
        "FN:Mara Ellington",
        "TITLE:Event Planner",
        "ORG:Harbour Lane Events;Weddings",
        "TEL:+1 202 555 0143",
        `PHOTO;ENCODING=b;TYPE=JPEG:${photo}`,
        "END:VCARD",
        "",
      ].join("\r\n"),
    ),
  );
  await expect(page).toHaveURL(/\/mobile-editor\/\d+$/);
  await expect(page.getByRole("button", { name: "Name Mara Ellington" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Company Harbour Lane Events" })).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "Featured card" }).locator("img").first()).toHaveAttribute(
    "src",
    /^\/pictures\/480\//,
  );
});

test.describe("on a slow network", () => {
  test("the dashboard shows its shape while it is on its way; a lost network is told in the frame, and the editors lead back", async ({
    page,
    makeUser,
    makeCard,
    signIn,
  }) => {
    const user = await makeUser();
    const card = await makeCard(user);
    await signIn(user);
    await page.goto("/guide", { waitUntil: "networkidle" });
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(
      "**/dashboard.data*",
      async (route) => {
        await released;
        await route.continue();
      },
      { times: 1 },
    );
    await page.getByRole("link", { name: "Dashboard", exact: true }).click();
    await expect(page.getByRole("status", { name: "Loading your cards" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
    release();
    await expect(page.getByRole("region", { name: "Featured card" })).toBeVisible();

    await page.getByRole("link", { name: "Edit Card" }).click();
    await expect(page.getByRole("heading", { name: "Edit card" })).toBeVisible();
    await page.route("**/*.data*", (route) => route.abort("connectionfailed"));
    await page.getByRole("link", { name: "Card Editor" }).click();
    await expect(page.getByText("Failed to load card data. Please try again.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Error loading dashboard" })).toBeVisible();
    await expect(page.getByText("Something went wrong. Please try again.")).toBeVisible();
    await page.unroute("**/*.data*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("link", { name: "Edit Card" })).toHaveAttribute("href", `/mobile-editor/${card.id}`);
  });
});

for (const width of [390, 1280])
  test(`at ${width} px axe finds nothing in the open menu of a card, whose first entry has the focus`, async ({
    page,
    makeUser,
    makeCard,
    signIn,
    expectNoAxeFindings,
  }) => {
    const user = await makeUser();
    await makeCard(user, { name: "Mara Ellington" });
    await signIn(user);
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/dashboard", { waitUntil: "networkidle" });
    await page.getByRole("button", { name: "More actions for Mara Ellington" }).click();
    const entries = page.getByRole("menuitem");
    await expect(entries.first()).toBeFocused();
    await expectNoAxeFindings();
    await page.screenshot({ path: test.info().outputPath("menu.png") });
    await page.keyboard.press("ArrowDown");
    await expect(entries.nth(1)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(entries).toHaveCount(0);
  });
