import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page, Route } from "@playwright/test";
import { rootFolder } from "../../db/root.ts";
import { expect, test as base } from "./fixtures.ts";
import { aPhoto } from "./picture-files.ts";

// Section 8 of the specification: each sentence stands where it says, in English and in German.

const app = join(rootFolder, "host/app");

function pair(english: unknown, german: unknown, pairs: Map<string, Set<string>>): void {
  if (typeof english === "string" && typeof german === "string")
    pairs.set(english, (pairs.get(english) ?? new Set()).add(german));
  else if (typeof english === "object" && english !== null)
    for (const [key, value] of Object.entries(english))
      pair(value, (german as Record<string, unknown> | undefined)?.[key], pairs);
}

/** The German of every text of our catalogues; some have another in another place. */
async function germanTexts(): Promise<Map<string, Set<string>>> {
  const pairs = new Map<string, Set<string>>();
  const files = readdirSync(app, { recursive: true, encoding: "utf8" }).filter((name) => /\.en\.ts$/.test(name));
  for (const file of files) {
    const [english, german] = (await Promise.all(
      [file, file.replace(/\.en\.ts$/, ".de.ts")].map((name) => import(join(app, name))),
    )) as { words?: unknown }[];
    pair(english!.words, german!.words, pairs);
  }
  return pairs;
}

const german = await germanTexts();

interface Walk {
  locale: "en" | "de";
  /** An English text of ours in the language of the walk: all of what is read. */
  t(text: string): RegExp;
  /** The notice with this text, of which the title may be another. */
  expectNotice(...texts: string[]): Promise<void>;
  button(name: string, within?: Locator): Locator;
}

const test = base.extend<{ walk: Walk }>({
  walk: async ({ page, locale }, use) => {
    const isGerman = locale === "de-DE";
    const anyOf = (text: string) => {
      const texts = isGerman ? german.get(text) : [text];
      if (!texts) throw new Error(`There is no German for “${text}”.`);
      return [...texts].map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
    };
    const t = (text: string) => new RegExp(`^(?:${anyOf(text)})(?: \\*)?$`);
    await use({
      locale: isGerman ? "de" : "en",
      t,
      async expectNotice(...texts) {
        let notice = page.getByRole("alert");
        for (const text of texts) notice = notice.filter({ hasText: new RegExp(anyOf(text)) });
        await expect(notice.first()).toBeVisible();
      },
      button: (name, within) => (within ?? page.locator("body")).getByRole("button", { name: t(name) }),
    });
  },
});

/** What a proxy answers in the server's place: nothing in it is for a user to read. */
const isDown = (route: Route) =>
  route.request().method() === "GET"
    ? route.fallback()
    : route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" });
const answers = (body: object) => (route: Route) => route.fulfill({ json: body });
const isLost = (route: Route) => route.abort("connectionfailed");

/** Does something while calls to an address are answered so. */
async function during(
  page: Page,
  address: string | RegExp,
  answer: (route: Route) => unknown,
  act: () => Promise<void>,
) {
  await page.route(address, answer);
  await act();
  await page.unroute(address);
}

for (const locale of ["en-GB", "de-DE"]) {
  test.describe(locale, () => {
    test.use({ locale });

    test("signing in, signing up and passwords", async ({ page, walk, makeUserWithPassword, signIn }) => {
      const { t, button, expectNotice } = walk;
      await page.goto("/auth", { waitUntil: "networkidle" });
      await page.getByLabel(t("Username")).fill("ada");
      await page.getByLabel(t("Password")).fill("a good secret");
      await during(page, "**/api/login", isDown, async () => {
        await button("Login").click();
        await expectNotice("Login failed");
      });
      await during(
        page,
        "**/api/login",
        (route) => route.fallback(),
        async () => {
          await button("Login").click();
          await expectNotice("Login failed", "Invalid username or password");
        },
      );
      await page.getByRole("link", { name: t("Create account") }).click();
      await page.getByLabel(t("Full name")).fill("Ada Lovelace");
      await page.getByLabel(t("Email")).fill("ada@example.com");
      await page.getByLabel(t("Password")).fill("a good long secret");
      await during(page, "**/api/register", isDown, async () => {
        await button("Create account").click();
        await expectNotice("Registration failed", "Could not create account");
      });
      await page.goto("/auth", { waitUntil: "networkidle" });
      await page.getByRole("link", { name: t("Forgot password?") }).click();
      await page.getByLabel(t("Email")).fill("ada@example.com");
      await during(page, "**/api/reset-password", isDown, async () => {
        await button("Send reset link").click();
        await expectNotice("Password reset failed");
      });
      await signIn(await makeUserWithPassword({ locale: walk.locale }));
      await page.goto("/account?tab=security", { waitUntil: "networkidle" });
      await page.getByLabel(t("Current password")).fill("a good secret");
      await page.getByLabel(t("New password")).fill("a rather new secret");
      await page.getByLabel(t("Confirm new password")).fill("a rather new secret");
      await during(page, "**/api/update-password", isDown, async () => {
        await button("Update password").click();
        await expectNotice("Password update failed");
      });
      await page.goto("/account", { waitUntil: "networkidle" });
      await page.getByLabel(t("Full name")).fill("Ada King");
      await during(page, /\/api\/users\/\d+$/, isDown, async () => {
        await button("Save Changes").click();
        await expectNotice("Update failed", "Failed to update your profile information. Please try again.");
      });
    });

    test("cards on the dashboard, and signing out", async ({ page, walk, makeUser, makeCard, signIn }) => {
      const { button, expectNotice } = walk;
      const user = await makeUser({ locale: walk.locale, accessLevel: 5 });
      await signIn(user);
      for (const name of ["Old Card", "Other Card"]) await makeCard(user, { name });
      await page.goto("/dashboard", { waitUntil: "networkidle" });
      await during(page, "**/api/business-cards", isDown, async () => {
        await button("Create New Card").click();
        await expectNotice("Failed to create a new business card. Please try again.");
      });
      await button("Delete", page.getByRole("article", { name: "Old Card" })).click();
      await during(page, /\/api\/business-cards\/\d+/, isDown, async () => {
        await button("Delete card", page.getByRole("dialog")).click();
        await expectNotice("Failed to delete the business card. Please try again.");
      });
      await page.reload({ waitUntil: "networkidle" });
      await during(page, "**/api/logout", isDown, async () => {
        await button("Sign out").click();
        await expectNotice("Logout failed");
      });
    });

    test("another's card: editor and analytics", async ({ page, walk, makeUser, makeCard, signIn }) => {
      const { expectNotice } = walk;
      const other = await makeCard(await makeUser());
      await signIn(await makeUser({ locale: walk.locale, accessLevel: 3 }));
      await page.goto(`/card-editor/${other.id}`);
      await expect(page).toHaveURL(/\/dashboard/);
      await expectNotice("Access denied", "You don't have permission to edit this card.");
      await page.goto(`/analytics/${other.id}`);
      await expect(page).toHaveURL(/\/dashboard/);
      await expectNotice("Access denied", "You don't have permission to view analytics for this card");
      await page.goto("/card-editor/999999");
      await expect(page).toHaveURL(/\/dashboard/);
      await expectNotice("Error", "Failed to load card data");
    });

    test("a card's pictures", async ({ page, walk, makeUser, makeCard, signIn }) => {
      const { t, button, expectNotice } = walk;
      const user = await makeUser({ locale: walk.locale });
      const card = await makeCard(user, { name: "Ada Lovelace" });
      await signIn(user);
      await page.goto(`/card-editor/${card.id}`, { waitUntil: "networkidle" });
      const [portrait, cover, logo] = ["Profile picture", "Cover photo", "Logo"].map((name) =>
        page.getByRole("region", { name: t(name) }),
      ) as [Locator, Locator, Locator];
      const choose = async (field: Locator, width: number, height: number) =>
        field
          .locator("input[type=file]")
          .first()
          .setInputFiles(await aPhoto(width, height));
      const upload = "**/api/upload";
      const cases: [Locator, (route: Route) => unknown, ...string[]][] = [
        [cover, answers({ success: true }), "Upload failed", "Failed to upload image - no URL returned"],
        [cover, answers({ success: true, url: "" }), "Upload failed", "Invalid image URL received from upload"],
        [cover, isDown, "Upload Error", "Failed to upload cover photo"],
        [logo, isDown, "Upload Error", "Failed to upload logo"],
        [cover, isLost, "Upload error", "An unexpected error occurred during upload."],
      ];
      for (const [field, answer, ...texts] of cases)
        await during(page, upload, answer, async () => {
          await choose(field, 1200, 400);
          await expectNotice(...texts);
          await expect(field.getByText(t("Uploading..."))).toBeHidden();
        });
      await during(page, upload, isDown, async () => {
        await choose(portrait, 600, 600);
        await button("Apply crop", page.getByRole("dialog")).click();
        await expectNotice("Upload failed", "Failed to upload file");
      });
      // A canvas that cannot be written, as where a browser blocks reading from it.
      await page.evaluate(() => {
        HTMLCanvasElement.prototype.toBlob = (done) => done(null);
      });
      await choose(portrait, 600, 600);
      await button("Apply crop", page.getByRole("dialog")).click();
      await expectNotice("Failed to process image");
      await page.reload({ waitUntil: "networkidle" });
      await choose(cover, 1200, 400);
      await expectNotice("Upload successful", "Your image has been uploaded successfully.");
      await button("Remove", cover).click();
      await button(
        "Remove",
        page.getByRole("dialog", { name: t("Are you sure you want to remove this image?") }),
      ).click();
      await expectNotice("Image removed", "The image has been removed from your card");
      // The checks come with the first picture, and may not come at all.
      await page.reload({ waitUntil: "networkidle" });
      await during(page, /\/assets\/.*upload/, isLost, async () => {
        await choose(cover, 1200, 400);
        await expectNotice("Upload error", "An unexpected error occurred while uploading the file");
      });
    });

    test("a card's edits in both editors", async ({ page, walk, makeUser, makeCard, signIn }) => {
      const { t, button, expectNotice } = walk;
      const user = await makeUser({ locale: walk.locale });
      const card = await makeCard(user, { name: "Ada Lovelace" });
      const put = /\/api\/business-cards\/\d+$/;
      await signIn(user);
      await page.goto(`/card-editor/${card.id}`, { waitUntil: "networkidle" });
      await page.getByRole("textbox", { name: t("Name") }).fill("Ada King");
      await during(page, put, isDown, async () => {
        await button("Save Changes").first().click();
        await expectNotice("Error", "Failed to save card");
      });
      const elsewhere = await page.request.put(`/api/business-cards/${card.id}`, {
        data: { title: "Countess" },
        headers: { origin: new URL(page.url()).origin },
      });
      expect(elsewhere.ok()).toBe(true);
      await during(
        page,
        put,
        (route) => (route.request().method() === "GET" ? isLost(route) : route.fallback()),
        async () => {
          await button("Save Changes").first().click();
          await expectNotice("Error", "Failed to fetch card");
        },
      );
      await page.goto(`/mobile-editor/${card.id}`, { waitUntil: "networkidle" });
      const save = async (tile: string, field: string, value: string) => {
        await page.getByRole("main").getByText(t(tile)).first().click();
        const dialog = page.getByRole("dialog");
        await dialog.getByRole("textbox").fill(value);
        await button("Save", dialog).click();
        await expectNotice(field);
        await button("Cancel", dialog).click();
      };
      await during(page, put, isDown, async () => {
        await save("Title", "Failed to save changes", "Lady");
        await page.getByRole("button", { name: /^LinkedIn/ }).click();
        const dialog = page.getByRole("dialog");
        await dialog.getByRole("textbox").fill("https://www.linkedin.com/in/ada");
        await button("Save", dialog).click();
        await expectNotice("Failed to save social link");
        await button("Cancel", dialog).click();
        await page.getByRole("button", { name: /^(?:Change theme|Design ändern)/ }).click();
        await dialog.getByRole("button", { name: "Corporate" }).click();
        await expectNotice("Failed to update theme");
        await page
          .locator("input[type=file]")
          .first()
          .setInputFiles(await aPhoto(1200, 400));
        await expectNotice("Failed to upload image");
      });
      await page.goto("/mobile-editor/999999");
      await expect(page.getByRole("heading", { name: t("Error loading card") })).toBeVisible();
    });

    test("users", async ({ page, walk, makeUser, signIn }) => {
      const { t, button, expectNotice } = walk;
      await signIn(await makeUser({ locale: walk.locale, accessLevel: 5 }));
      const user = await makeUser();
      await page.goto(`/users?q=${user.username}`, { waitUntil: "networkidle" });
      const dialog = page.getByRole("dialog");
      await button("Add User").click();
      await dialog.getByLabel(t("Username")).fill("somebody-new");
      await dialog.getByLabel(t("Full name")).fill("Somebody New");
      await dialog.getByLabel(t("Email")).fill("somebody.new@example.com");
      await dialog.getByLabel(t("Password")).fill("a good secret");
      await during(page, "**/api/users", isDown, async () => {
        await button("Add user", dialog).click();
        await expectNotice("Failed to create user");
      });
      await page.goto(`/users?q=${user.username}`, { waitUntil: "networkidle" });
      const row = page.getByRole("row").filter({ hasText: user.username });
      await row.getByRole("button").first().click();
      await dialog.getByLabel(t("Full name")).fill("Renamed");
      await during(page, /\/api\/users\/\d+$/, isDown, async () => {
        await button("Save Changes", dialog).click();
        await expectNotice("Failed to update user");
      });
      await page.goto(`/users?q=${user.username}`, { waitUntil: "networkidle" });
      await row.getByRole("button").last().click();
      await during(page, /\/api\/users\/\d+$/, isDown, async () => {
        await button("Delete user", dialog).click();
        await expectNotice("Failed to delete user");
      });
      await page.goto("/users", { waitUntil: "networkidle" });
      await button("Batch Upload").click();
      await page
        .locator("input[type=file]")
        .setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer: Buffer.from("nothing") });
      await expectNotice("Failed to parse CSV");
    });

    test("the application's settings", async ({ page, walk, makeUser, signIn }) => {
      const { t, button, expectNotice } = walk;
      await signIn(await makeUser({ locale: walk.locale, accessLevel: 5 }));
      await page.goto("/pwa-settings", { waitUntil: "networkidle" });
      const icon = page.locator("input[type=file]").first();
      const png = await aPhoto(512, 512);
      await icon.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") });
      await expectNotice("Invalid file type", "Please upload a PNG, JPG, or SVG image");
      await during(page, "**/api/pwa-upload", isDown, async () => {
        await icon.setInputFiles(png);
        await expectNotice("Upload failed", "Could not upload the icon. Please try again.");
      });
      await page.getByRole("tab", { name: t("Appearance") }).click();
      await during(page, "**/api/pwa-upload", isDown, async () => {
        await page.getByRole("tabpanel").locator("input[type=file]").first().setInputFiles(png);
        await expectNotice("Upload failed", "Could not upload the splash image. Please try again.");
      });
      await during(page, "**/api/pwa-settings", isDown, async () => {
        await button("Save PWA Settings").click();
        await expectNotice("Save failed", "Could not save your PWA settings. Please try again.");
      });
      await during(page, "**/api/pwa-settings", isLost, async () => {
        await page.reload();
        await expectNotice("Could not fetch PWA settings", "Using default settings instead");
      });
    });

    test("the assistant's configuration", async ({ page, walk, makeUser, makeCard, signIn }) => {
      const { t, button, expectNotice } = walk;
      const user = await makeUser({ locale: walk.locale, accessLevel: 3 });
      const card = await makeCard(user);
      await signIn(user);
      await page.goto(`/salesbot/${card.id}`, { waitUntil: "networkidle" });
      const name = page.getByLabel(t("Bot Name"));
      const avatar = page.locator("input[type=file]").first();
      for (const [answer, ...texts] of [
        [isDown, "Upload failed", "Failed to upload avatar. Please try again."],
        [isLost, "Upload error", "An error occurred while uploading. Please try again."],
      ] as [(route: Route) => unknown, ...string[]][])
        await during(page, "**/api/upload", answer, async () => {
          await avatar.setInputFiles(await aPhoto(200, 200));
          await expectNotice(...texts);
        });
      await avatar.setInputFiles(await aPhoto(200, 200));
      await expect(page.getByText(t("Avatar uploaded"))).toBeVisible();
      await name.fill("");
      await button("Save Configuration").first().click();
      await expectNotice("Validation error", "Please check your form data and try again.");
      await expect(page.getByText(t("Bot name is required"))).toBeVisible();
      await name.fill("Helper");
      await during(page, "**/api/salesbot/*/config", isDown, async () => {
        await button("Save Configuration").first().click();
        await expectNotice("Save failed", "Failed to save configuration. Please try again.");
      });
      await button("Save Configuration").first().click();
      await expect(page.getByText(t("Configuration saved"))).toBeVisible();
    });
  });
}
