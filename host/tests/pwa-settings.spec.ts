import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "./fixtures.ts";

const short = (page: Page) => page.getByLabel("Short name");
const open = async (page: Page, tab: string) => page.getByRole("tab", { name: tab }).click();

test.describe("PWA settings", () => {
  test.beforeEach(async ({ signIn, makeUser }) => signIn(await makeUser()));

  test("are saved, and shown in all mock-ups", async ({ page }) => {
    await page.goto("/pwa-settings");
    await open(page, "Appearance");
    await short(page).fill("Harbour");
    await page.getByLabel("Theme colour").fill("#0b7a75");
    await page.getByRole("button", { name: "Save PWA Settings" }).click();
    await expect(page.getByText("Settings saved")).toBeVisible();
    await open(page, "Preview");
    for (const name of ["Android", "iOS", "Desktop"]) {
      await expect(
        page.getByRole("figure", { name: `${name} preview` }).getByText("Harbour", { exact: true }),
      ).toBeVisible();
    }
    await page.reload();
    await open(page, "Appearance");
    await expect(short(page)).toHaveValue("Harbour");
    await expect(page.getByLabel("Theme colour")).toHaveValue("#0b7a75");
  });

  test("say whom a save reaches", async ({ page, signIn, makeUser }) => {
    await page.goto("/pwa-settings");
    await expect(page.getByText("These settings apply to your own cards")).toBeVisible();
    await signIn(await makeUser({ accessLevel: 4 }));
    await page.reload();
    await expect(page.getByText("These settings apply to the whole site")).toBeVisible();
  });

  test("too long a name and a wrong colour are said beside their fields, and not saved", async ({ page }) => {
    await page.goto("/pwa-settings");
    await open(page, "Appearance");
    await short(page).fill("Thirteen char");
    await page.getByLabel("Background colour").fill("beige");
    await expect(page.getByText("Short name must be at most 12 characters")).toBeVisible();
    await expect(short(page)).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByText("Background colour must be a hex colour such as #F59E0B")).toBeVisible();
    await page.getByRole("button", { name: "Save PWA Settings" }).click();
    await expect(page.getByText("Save failed")).toBeVisible();
    await expect(page.getByText("Settings saved")).toHaveCount(0);
  });

  test("a save that the network lost says so and keeps what was typed", async ({ page }) => {
    await page.goto("/pwa-settings");
    await open(page, "Appearance");
    await short(page).fill("Kept");
    await page.route("**/api/pwa-settings", (route) => route.abort());
    await page.getByRole("button", { name: "Save PWA Settings" }).click();
    await expect(page.getByText("Save failed")).toBeVisible();
    await expect(page.getByText("Could not save your PWA settings. Please try again.")).toBeVisible();
    await expect(short(page)).toHaveValue("Kept");
    await page.getByRole("link", { name: "Guide" }).click();
    await page.getByRole("dialog", { name: "Leave without saving?" }).getByRole("button", { name: "Stay" }).click();
    await expect(short(page)).toHaveValue("Kept");
  });

  test("that cannot be fetched, a second time neither, leave the defaults", async ({ page }) => {
    let requestCount = 0;
    await page.route("**/api/pwa-settings", (route) => (requestCount++, route.abort()));
    await page.goto("/pwa-settings");
    await expect(page.getByText("Could not fetch PWA settings")).toBeVisible();
    await expect(page.getByText("Using default settings instead")).toBeVisible();
    await open(page, "Appearance");
    await expect(page.getByLabel("App name")).toHaveValue("Meishi Digital Cards");
    expect(requestCount % 2).toBe(0);
  });

  test("uploads are taken, saved and shown; of several files the first counts; one that is no picture is refused", async ({
    page,
  }) => {
    await page.goto("/pwa-settings");
    const field = page.getByLabel("192x192 app icon: choose a file");
    await field.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") });
    await expect(page.getByText("Invalid file type")).toBeVisible();
    await expect(page.getByText("Please upload a PNG, JPG, or SVG image")).toBeVisible();
    // Dropped together, the picture first: it is taken, the other is not asked about.
    const png = (
      await sharp({ create: { width: 300, height: 300, channels: 3, background: "#204060" } })
        .png()
        .toBuffer()
    ).toString("base64");
    const dropped = await page.evaluateHandle((base64) => {
      const data = new DataTransfer();
      data.items.add(
        new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], "icon.png", { type: "image/png" }),
      );
      data.items.add(new File(["no picture"], "notes.txt", { type: "text/plain" }));
      return data;
    }, png);
    await field.locator("..").dispatchEvent("drop", { dataTransfer: dropped });
    await expect(page.getByText("Icon uploaded")).toBeVisible();
    await expect(page.getByText("Your PWA icon has been updated")).toBeVisible();
    await expect(page.getByText("Uploaded successfully")).toBeVisible();
    await expect(page.getByText("Click to replace")).toBeVisible();
    await open(page, "Appearance");
    await page
      .getByLabel("Splash image: choose a file")
      .setInputFiles({ name: "splash.png", mimeType: "image/png", buffer: Buffer.from(png, "base64") });
    await expect(page.getByText("Splash image uploaded")).toBeVisible();
    await expect(page.getByText("Your PWA splash screen image has been updated")).toBeVisible();
    await expect(page.getByText("Splash Screen Uploaded")).toBeVisible();
    await expect(page.getByText("Ready for PWA installation")).toBeVisible();
    await page.getByRole("button", { name: "Save PWA Settings" }).click();
    await expect(page.getByText("Settings saved")).toBeVisible();
    await open(page, "Preview");
    await expect(page.getByRole("figure", { name: "iOS preview" }).locator("img").first()).toHaveAttribute(
      "src",
      /\/uploads\//,
    );
    // With the defaults in place of what cannot be fetched, no icon is one's own.
    await page.route("**/api/pwa-settings", (route) => route.abort());
    await page.goto("/pwa-settings");
    await expect(page.getByText("Using default settings instead")).toBeVisible();
    await expect(page.getByText("Uploaded successfully")).toHaveCount(0);
  });

  test("an upload that the network lost says so, and the slot stays as it was", async ({ page }) => {
    await page.goto("/pwa-settings");
    await page.route("**/api/pwa-upload", (route) => route.abort());
    const icon = { name: "icon.png", mimeType: "image/png", buffer: Buffer.from("89504e470d0a1a0a", "hex") };
    await page.getByLabel("512x512 large icon: choose a file").setInputFiles(icon);
    await expect(page.getByText("Upload failed")).toBeVisible();
    await expect(page.getByText("Could not upload the icon. Please try again.")).toBeVisible();
    await expect(page.getByText("Uploaded successfully")).toHaveCount(0);
    await open(page, "Appearance");
    await page.getByLabel("Splash image: choose a file").setInputFiles(icon);
    await expect(page.getByText("Could not upload the splash image. Please try again.")).toBeVisible();
  });

  test("the splash image is asked for only while the splash screen is on", async ({ page }) => {
    await page.goto("/pwa-settings");
    await open(page, "Preview");
    await expect(page.getByRole("figure", { name: "iOS preview" }).getByText("Meishi Digital Cards")).toBeVisible();
    await open(page, "Appearance");
    await page.getByLabel("Enable splash screen").uncheck({ force: true });
    await expect(page.getByRole("heading", { name: "Splash image" })).toHaveCount(0);
    await open(page, "Preview");
    await expect(page.getByText("Meishi Digital Cards")).toHaveCount(0);
  });

  test("the safe zone is drawn over the maskable icon and can be hidden", async ({ page }) => {
    await page.goto("/pwa-settings");
    const zone = page.getByRole("img", { name: "Safe zone: the inner 80%" });
    await expect(zone).toBeVisible();
    await page.getByLabel("Show safe zone").uncheck({ force: true });
    await expect(zone).toHaveCount(0);
  });

  test("axe finds nothing on any tab, and each fits a small phone", async ({ page, expectNoAxeFindings }) => {
    await page.goto("/pwa-settings");
    for (const tab of ["Icons", "Appearance", "Preview"]) {
      await open(page, tab);
      await page.getByRole("tabpanel", { name: tab }).waitFor();
      await expectNoAxeFindings("main");
      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await page.setViewportSize({ width: 1280, height: 720 });
    }
  });
});

test.describe("the install prompt", () => {
  test.use({ serviceWorkers: "allow" });

  const offer = (page: Page, outcome: "accepted" | "dismissed") =>
    page.evaluate((answer) => {
      const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
        prompt: () => Promise.resolve({ outcome: answer }),
      });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    }, outcome);
  const heading = (page: Page) => page.getByRole("heading", { name: "Install Meishi" });

  test.beforeEach(async ({ page, signIn, makeUser }) => {
    await signIn(await makeUser());
    await page.goto("/dashboard");
    await page.waitForFunction(() => navigator.serviceWorker.ready); // the page has come to life
  });

  test("is held and offered, and gone after the user accepted", async ({ page }) => {
    await expect(heading(page)).toHaveCount(0);
    expect(await offer(page, "accepted")).toBe(true);
    await expect(heading(page)).toBeVisible();
    await page.getByRole("button", { name: "Install", exact: true }).click();
    await expect(heading(page)).toHaveCount(0);
  });

  test("is gone after an installation by the browser's own menu", async ({ page }) => {
    await offer(page, "accepted");
    await page.evaluate(() => window.dispatchEvent(new Event("appinstalled")));
    await expect(heading(page)).toHaveCount(0);
  });

  test("is gone after Not Now, whose time is stored, also on the next page", async ({ page }) => {
    await offer(page, "dismissed");
    const before = Date.now();
    await page.getByRole("button", { name: "Not Now" }).click();
    await expect(heading(page)).toHaveCount(0);
    expect(
      await page.evaluate(() => Number(localStorage.getItem("meishi:install-dismissed-at"))),
    ).toBeGreaterThanOrEqual(before);
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.ready);
    await offer(page, "dismissed");
    await expect(heading(page)).toHaveCount(0);
  });
});

test.describe("the install prompt on an iPhone", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
  });

  test("explains what to press", async ({ page, signIn, makeUser }) => {
    await signIn(await makeUser());
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "How to install" }).click();
    const sheet = page.getByRole("dialog", { name: "Install on iPhone or iPad" });
    await expect(sheet.getByText("Add to Home Screen")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
  });
});

test.describe("the code at an event", () => {
  test("is swiped through the own cards, leaving out paused ones", async ({
    page,
    signIn,
    makeUser,
    makeCard,
    expectNoAxeFindings,
  }) => {
    const user = await makeUser({ accessLevel: 3 });
    const [first] = [
      await makeCard(user, { name: "First Card", company: "W".repeat(100) }),
      await makeCard(user, { name: "Paused Card", isPaused: true }),
      await makeCard(user, { name: "Second Card" }),
    ];
    await signIn(user);
    await page.goto(`/cards/${first!.id}/show`);
    await expect(page.getByRole("heading", { name: "First Card" })).toBeVisible();
    await expect(page.getByText("1 of 2")).toBeVisible();
    await expect(async () => {
      await page.mouse.move(700, 400);
      await page.mouse.down();
      await page.mouse.move(500, 405, { steps: 4 });
      await page.mouse.up();
      await expect(page.getByRole("heading", { name: "Second Card" })).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("heading", { name: "First Card" })).toBeVisible();
    await expectNoAxeFindings("dialog");
    await page.setViewportSize({ width: 390, height: 844 });
    // However long the texts below it.
    await expect(page.getByRole("img", { name: "QR code" })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test("of a paused card says that it leads nowhere", async ({ page, signIn, makeUser, makeCard }) => {
    const user = await makeUser();
    const card = await makeCard(user, { isPaused: true });
    await signIn(user);
    await page.goto(`/cards/${card.id}/show`);
    await expect(
      page.getByText("This card is paused. Its code does not work until you publish it again."),
    ).toBeVisible();
  });
});
