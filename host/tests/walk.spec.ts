import jsQR from "jsqr";
import sharp from "sharp";
import type { Locator, Page } from "@playwright/test";
import { unique } from "./builders.ts";
import { expect, test } from "./fixtures.ts";
import { aPhoto } from "./picture-files.ts";

const MAX_TAPS = 15;

async function scanned(code: Locator): Promise<string | undefined> {
  await expect(code).toHaveJSProperty("complete", true);
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

/** Signs up with the form that is open. */
async function signUp(page: Page, tap: (on: Locator) => Promise<void>): Promise<string> {
  const username = unique("sabine");
  await page.getByLabel("Email").fill(`${username}@example.com`);
  await page.getByLabel("Password", { exact: true }).fill("houses by the lake");
  await tap(page.getByRole("button", { name: "Create account" }));
  await expect(page.getByRole("heading", { name: "Make your card" })).toBeVisible();
  return username;
}

test.use({ serviceWorkers: "allow" });

test("from the landing page to a scanned code on a phone, in at most 15 taps", async ({
  page,
  host,
  expectNoAxeFindings,
}) => {
  test.slow();
  let taps = 0;
  const tap = async (on: Locator) => {
    taps++;
    await on.click();
  };
  const look = (name: string) => page.screenshot({ path: test.info().outputPath(`${name}.png`), fullPage: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/", { waitUntil: "networkidle" });
  await page.getByLabel("Try it with your name").fill("Sabine Kessler");
  await tap(page.locator("label.chip", { hasText: "Tech" }));
  await tap(page.getByRole("button", { name: "Keep this card" }));
  await page.waitForLoadState("networkidle");
  await expect(page.getByText("We have kept your card for Sabine Kessler in the Tech theme.")).toBeVisible();
  await look("1 sign-up");
  const username = await signUp(page, tap);
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Sabine Kessler");
  await expect(page.getByRole("radio", { name: "Tech" })).toBeChecked();
  taps++; // choosing a photo
  await page.locator("input[type=file]").setInputFiles(await aPhoto(600, 600));
  await expect(page.getByRole("button", { name: "Change photo" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(`${username}@example.com`);
  await page.getByRole("textbox", { name: "Email" }).fill("");
  await tap(page.getByRole("button", { name: "Add more" }));
  await page.getByLabel("Website or profile").fill("I am on Instagram");
  await expect(page.getByText("Enter a website or profile, such as www.example.com or @kesslerhomes.")).toBeVisible();
  await page.getByLabel("Website or profile").fill("@kesslerhomes");
  await page.getByLabel("Which network is @kesslerhomes on?").selectOption("Instagram");
  taps++;
  await expect(page.getByText("https://www.instagram.com/kesslerhomes")).toBeVisible();
  await expect(page.getByRole("link", { name: "Try it" })).toHaveAttribute(
    "href",
    "https://www.instagram.com/kesslerhomes",
  );
  await expect(page.getByText("Please confirm your email so we can reach you.")).toBeVisible();
  await expectNoAxeFindings();
  await look("2 first card");
  await tap(page.getByRole("button", { name: "Create my card" }));
  await expect(page.getByRole("heading", { name: "Your card is live" })).toBeVisible();
  await expectNoAxeFindings();
  await look("3 live");
  const address = await scanned(page.getByRole("img", { name: /^QR code for/ }));
  expect(address).toContain(`${host.url}/view/sabine-kessler`);
  expect(taps).toBeLessThanOrEqual(MAX_TAPS);
  await page.getByRole("link", { name: "Edit" }).click();
  await expect(page.getByRole("button", { name: "Title Add" })).toBeVisible();
  await page.goto(address!);
  await expect(page.getByRole("heading", { name: "Sabine Kessler", level: 1 })).toBeVisible();
  await expect(page.locator(".meishi")).toHaveAttribute("data-theme", "tech");
  await expect(page.getByRole("link", { name: "Instagram" })).toHaveAttribute("href", /instagram\.com\/kesslerhomes$/);
  await expect(page.getByText(`${username}@example.com`)).toHaveCount(0);
  await look("4 card");
});

test("a card that was dressed on the landing page is kept for a sign-up in another tab", async ({ page, context }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  await page.getByLabel("Try it with your name").fill("Sabine Kessler");
  await page.locator("label.chip", { hasText: "Creative" }).click();
  const other = await context.newPage();
  await other.goto("/auth?form=register", { waitUntil: "networkidle" });
  await expect(other.getByText("We have kept your card for Sabine Kessler in the Creative theme.")).toBeVisible();
  await expect(other.getByLabel("Full name")).toHaveValue("Sabine Kessler");
  await expect(other.getByText(/Your link: \S+\/view\/sabine-kessler/)).toBeVisible();
  await signUp(other, (on) => on.click());
  await expect(other.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("Sabine Kessler");
  await expect(other.getByRole("radio", { name: "Creative" })).toBeChecked();
});

test("a theme picked on the landing page is applied to the featured card with one confirmation", async ({
  page,
  makeUser,
  makeCard,
  signIn,
}) => {
  const user = await makeUser();
  await makeCard(user, { name: "Mara Ellington", theme: "minimalist" });
  await signIn(user);
  await page.goto("/", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: /^Corporate/ }).click();
  await expect(page.getByText("Theme selected", { exact: true })).toBeVisible();
  await page.goto("/dashboard");
  const question = page.getByRole("dialog", { name: "Use the Corporate theme?" });
  await question.getByRole("button", { name: "Apply theme" }).click();
  await expect(page.getByText("Theme applied")).toBeVisible();
  await expect(page.getByRole("region", { name: "Featured card" }).getByText("corporate")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Mara Ellington" })).toBeVisible();
  await expect(question).toBeHidden();
});

test("the first page asks for the network of a name, sends the confirmation again and cuts the portrait", async ({
  page,
  makeUser,
  signIn,
}) => {
  await signIn(await makeUser({ fullName: "Sabine Kessler", emailConfirmedAt: null }));
  await page.goto("/welcome", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("Link sent")).toBeVisible();
  const link = page.getByLabel("Website or profile");
  await page.getByRole("button", { name: "Add more" }).click();
  await link.fill("@kesslerhomes");
  await page.getByRole("button", { name: "Create my card" }).click();
  await expect(link).toHaveAccessibleDescription(/Choose the network, or enter the whole link, such as instagram\.com/);
  await expect(link).toBeFocused();
  await page.getByLabel("Which network is @kesslerhomes on?").selectOption("TikTok");
  await page.locator("input[type=file]").setInputFiles(await aPhoto(900, 600));
  await page.getByRole("button", { name: "Crop" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Apply crop" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("button", { name: "Create my card" }).click();
  await expect(page.getByRole("heading", { name: "Your card is live" })).toBeVisible();
  const [card] = (await (await page.request.get("/api/business-cards")).json()) as Record<string, string>[];
  expect(card).toMatchObject({ socialLinks: { tiktok: "https://www.tiktok.com/@kesslerhomes" } });
  const { width, height } = await sharp(await (await page.request.get(card!.profilePicture!)).body()).metadata();
  expect(width).toBe(height);
});

test("what was typed for the first card is not left without a question", async ({ page, makeUser, signIn }) => {
  await signIn(await makeUser());
  await page.goto("/welcome", { waitUntil: "networkidle" });
  await page.getByLabel("Job title").fill("Estate agent");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contacts" }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await expect(question).toContainText("What you have typed is not saved yet.");
  await question.getByRole("button", { name: "Stay" }).click();
  await page.getByRole("button", { name: "Create my card" }).click();
  await expect(page.getByRole("heading", { name: "Your card is live" })).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contacts" }).click();
  await page.waitForURL("**/contacts");
});

test("two tabs make the first card at once: there is one, and both show it", async ({
  page,
  context,
  makeUser,
  signIn,
}) => {
  await signIn(await makeUser({ fullName: "Sabine Kessler" }));
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) await tab.goto("/welcome", { waitUntil: "networkidle" });
  await Promise.all(tabs.map((tab) => tab.getByRole("button", { name: "Create my card" }).click()));
  for (const tab of tabs) await expect(tab.getByRole("heading", { name: "Your card is live" })).toBeVisible();
  const cards = (await (await context.request.get("/api/business-cards")).json()) as unknown[];
  expect(cards).toHaveLength(1);
});

for (const [kind, name, storedName] of [
  ["of over 100 characters", "Anna ".repeat(30).trim(), "Anna ".repeat(20).trim()],
  ["written from right to left", "مريم الحداد", "مريم الحداد"],
] as const) {
  test(`a kept name ${kind} becomes the card's`, async ({ page, makeUser, signIn }) => {
    await signIn(await makeUser());
    await page.goto(`/welcome?${new URLSearchParams({ name, theme: "tech" })}`, { waitUntil: "networkidle" });
    const field = page.getByRole("textbox", { name: "Name", exact: true });
    await expect(field).toHaveValue(storedName);
    await page.getByRole("button", { name: "Add more" }).click();
    await page.getByLabel("Website or profile").fill("linkedin.com/in/anna-muster?trk=share");
    await page.getByRole("button", { name: "Create my card" }).click();
    await expect(page.getByRole("heading", { name: "Your card is live" })).toBeVisible();
    const [card] = (await (await page.request.get("/api/business-cards")).json()) as Record<string, unknown>[];
    expect(card).toMatchObject({
      name: storedName,
      theme: "tech",
      socialLinks: { linkedin: "https://linkedin.com/in/anna-muster" },
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/view/${card!.slug as string}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
}
