// What somebody who walked the product stumbled over.
import type { Page } from "@playwright/test";
import { PASSWORD } from "./builders.ts";
import { expect, test } from "./fixtures.ts";

const PHONE = { width: 390, height: 844 };

/** Holds a file of the application back until what it answers is called. */
async function hold(page: Page, file: RegExp): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(file, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

test("the line on the address stands where it stays once the card is live", async ({ page, makeUser, signIn }) => {
  await signIn(await makeUser({ emailConfirmedAt: null }));
  await page.setViewportSize(PHONE);
  await page.goto("/welcome", { waitUntil: "networkidle" });
  // A press hides shifts for half a second, and the answer may come within it.
  await page.evaluate(() => {
    const tops: number[] = [];
    Object.assign(window, { tops });
    new MutationObserver(() => {
      const line = document.querySelector("#main p[role=status]");
      if (line && !document.querySelector("#main form")) tops.push(Math.round(line.getBoundingClientRect().top));
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByLabel("Job title").fill("Estate agent");
  await page.getByRole("button", { name: "Create my card" }).click();
  await expect(page.getByRole("heading", { name: "Your card is live" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const tops = await page.evaluate(() => (window as unknown as { tops: number[] }).tops);
  expect(new Set(tops).size).toBe(1);
});

for (const [name, heading] of [
  ["Dashboard", "Dashboard"],
  ["Account", "Account"],
] as const)
  test(`${name} comes with the notice on the address, not before it`, async ({ page, makeUser, signIn }) => {
    await signIn(await makeUser({ emailConfirmedAt: null }));
    const release = await hold(page, /EmailNotice-/);
    await page.goto("/contacts", { waitUntil: "networkidle" });
    if (name === "Account") await page.getByText("Settings").first().click();
    const noticeRequest = page.waitForRequest(/EmailNotice-/);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();
    await noticeRequest;
    const title = page.getByRole("heading", { level: 1, name: heading });
    await expect(title).toBeHidden();
    release();
    await page.waitForURL(`**/${name.toLowerCase()}`);
    await expect(title).toBeVisible();
    await expect(page.getByText("Confirm your email")).toBeVisible();
  });

test("that a sign-in failed is not told any more once it has worked", async ({ page, makeUserWithPassword }) => {
  const user = await makeUserWithPassword();
  await page.goto("/auth", { waitUntil: "networkidle" });
  await page.getByLabel("Username").fill(user.username);
  await page.getByLabel("Password", { exact: true }).fill("not this one");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Login failed").first()).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Login successful")).toBeVisible();
  await expect(page.getByText("Login failed")).toHaveCount(0, { timeout: 1_500 }); // by itself it goes after four
});

test("on a phone the hours of an American browser stand whole in their fields", async ({
  page,
  makeUser,
  makeCard,
  signIn,
}) => {
  const user = await makeUser({ accessLevel: 3 });
  const card = await makeCard(user);
  await signIn(user);
  await page.setViewportSize(PHONE);
  await page.goto(`/salesbot/${card.id}`, { waitUntil: "networkidle" });
  await page.getByRole("switch", { name: "Tell visitors the working hours" }).click();
  const times = page.locator("input[type=time]");
  await expect(times).toHaveCount(10);
  const room = await times.first().evaluate((field: HTMLInputElement) => {
    const { paddingLeft, paddingRight, font } = getComputedStyle(field);
    const free = field.cloneNode() as HTMLInputElement;
    free.style.cssText = `width:auto;min-width:0;position:absolute;font:${font};padding:0 ${paddingRight} 0 ${paddingLeft}`;
    document.body.append(free);
    const needed = free.getBoundingClientRect().width;
    free.remove();
    return field.getBoundingClientRect().width - needed;
  });
  expect(room).toBeGreaterThanOrEqual(0);
  const [from, until] = await Promise.all([0, 1].map((at) => times.nth(at).boundingBox()));
  expect(until!.y).toBe(from!.y);
});
