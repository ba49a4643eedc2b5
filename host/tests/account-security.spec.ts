// What the account shows of signing in: second factor, sessions, and the proof that changes need.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { aSecondFactor, codeOf } from "./authenticator-app.ts";
import { aSession, aUserWithPassword, PASSWORD, signedInBefore } from "./builders.ts";
import { expect, test } from "./fixtures.ts";
import { startHost } from "./host.ts";
import { anAuthenticator } from "./virtual-authenticator.ts";

const SECURITY = "/account?tab=security";

async function setUp(page: Page, from: string, title: string): Promise<string[]> {
  await page.getByRole("button", { name: from }).click();
  const dialog = page.getByRole("dialog", { name: from });
  const secret = (await dialog.locator("code").innerText()).replaceAll(" ", "");
  await dialog.getByLabel("Code", { exact: true }).fill(codeOf(secret));
  await dialog.getByRole("button", { name: "Turn on" }).click();
  const done = page.getByRole("dialog", { name: title });
  const items = done.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(items).toHaveCount(10);
  return items.allInnerTexts();
}

test("a second factor is set up, asked for, and passed by a recovery code", async ({
  page,
  context,
  makeUserWithPassword,
  signIn,
  expectNoAxeFindings,
}) => {
  test.slow(); // one whole flow of many pages
  const user = await makeUserWithPassword();
  await signIn(user);
  await page.goto(SECURITY);
  await page.getByRole("button", { name: "Set up authenticator app" }).click();
  const dialog = page.getByRole("dialog", { name: "Set up authenticator app" });
  await expect(dialog.getByAltText("QR code for your authenticator app")).toBeVisible();
  await expectNoAxeFindings();
  await dialog.getByLabel("Code", { exact: true }).fill("000000");
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect(dialog.getByText("This code is not correct.").first()).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  const codes = await setUp(page, "Set up authenticator app", "Second factor is on");
  await expectNoAxeFindings();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("10 recovery codes left")).toBeVisible();

  await context.clearCookies();
  await page.goto("/auth?to=/account%3Ftab%3Dsecurity");
  await page.getByLabel("Username").fill(user.username);
  await page.getByLabel("Password", { exact: true }).fill("wrong one");
  await page.getByRole("button", { name: "Login" }).click();
  const toasts = page.locator(".mantine-Notification-root");
  await expect(toasts).toContainText("Invalid username or password");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("heading", { name: "Enter your code" })).toBeVisible();
  await expect(toasts).toHaveCount(0);
  await expectNoAxeFindings();
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("This code is not correct.").first()).toBeVisible();
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await expect(page.getByLabel("Recovery code")).toHaveAccessibleDescription(/^(?!.*not correct).+/);
  await page.getByLabel("Recovery code").fill(codes[0]!);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("9 recovery codes left")).toBeVisible();
});

test("a second factor is removed after a question", async ({
  page,
  host,
  makeUserWithPassword,
  signIn,
  expectNoAxeFindings,
}) => {
  const user = await makeUserWithPassword();
  await aSecondFactor(host, user);
  await signIn(user);
  await page.goto(SECURITY);
  const question = page.getByRole("dialog", { name: "Remove second factor?" });
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(question.getByRole("button", { name: "Cancel" })).toBeVisible();
  await expectNoAxeFindings();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("10 recovery codes left")).toBeVisible();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await question.getByRole("button", { name: "Remove second factor" }).click();
  await expect(page.getByRole("button", { name: "Set up authenticator app" })).toBeVisible();
});

test("recovery codes say what they are, whose, and when, on paper and in a file", async ({
  page,
  makeUserWithPassword,
  signIn,
}) => {
  const user = await makeUserWithPassword();
  await signIn(user);
  await page.goto(SECURITY);
  const codes = await setUp(page, "Set up authenticator app", "Second factor is on");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`meishi-recovery-codes-${user.username}.txt`);
  const today = new Date().toLocaleDateString("en-US", { dateStyle: "long" });
  const about = `Account ${user.username} at ${new URL(page.url()).host}, ${today}`;
  expect(readFileSync(await file.path(), "utf8")).toBe(`Meishi recovery codes\n${about}\n\n${codes.join("\n")}\n`);
  await page.emulateMedia({ media: "print" });
  for (const printed of ["Meishi recovery codes", about, codes[9]!])
    await expect(page.getByText(printed, { exact: true })).toBeVisible();
  const paper = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } });
  expect((await sharp(paper).stats()).channels.every(({ min }) => min === 255)).toBe(true);
  await expect(page.getByText("Keep these recovery codes")).toBeHidden();
  await expect(page.getByRole("button", { name: "Done" })).toBeHidden();
});

test("where a second factor is demanded it is replaced, not removed", async ({ page, context }) => {
  const host = await startHost({ REQUIRE_SECOND_FACTOR: "all" });
  try {
    const user = await aUserWithPassword(host.database);
    await aSecondFactor(host, user);
    const [name, value] = (await aSession(host.database, user)).split("=") as [string, string];
    await context.addCookies([{ name, value, url: host.url, httpOnly: true, sameSite: "Lax" }]);
    await page.goto(host.url + SECURITY);
    await expect(page.getByText("Your account requires a second factor")).toBeVisible();
    await expect(page.getByRole("button", { name: "Remove", exact: true })).toHaveCount(0);
    await setUp(page, "Replace authenticator app", "Authenticator app replaced");
    await page.getByRole("button", { name: "Done" }).click();
    await expect(page.getByText("10 recovery codes left")).toBeVisible();
  } finally {
    await host.stop();
  }
});

test("a change after ten minutes asks for the password, and the next one does not", async ({
  page,
  host,
  makeUserWithPassword,
  signIn,
  expectNoAxeFindings,
}) => {
  const user = await makeUserWithPassword();
  await signIn(user);
  await signedInBefore(host.database, user, 11);
  await page.goto(SECURITY);
  await page.getByRole("button", { name: "Set up authenticator app" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm that it is you" });
  await dialog.getByLabel("Your password").fill("wrong one");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByText("Current password is incorrect").first()).toBeVisible();
  await expectNoAxeFindings();
  await dialog.getByLabel("Your password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Continue" }).click();
  const setup = page.getByRole("dialog", { name: "Set up authenticator app" });
  await setup.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("tab", { name: "Profile" }).click();
  await page.getByRole("textbox", { name: "Email" }).fill(`new-${user.email}`);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText(`Open the link we sent to new-${user.email}`)).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test("a new address asks for the proof, and giving it up changes nothing", async ({
  page,
  host,
  makeUserWithPassword,
  signIn,
}) => {
  const user = await makeUserWithPassword();
  await signIn(user);
  await signedInBefore(host.database, user, 11);
  await page.goto("/account", { waitUntil: "networkidle" });
  await page.getByLabel("Email").fill(`new-${user.email}`);
  await page.getByRole("button", { name: "Save Changes" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm that it is you" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("alert", { name: "Update failed" })).toBeVisible();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await dialog.getByLabel("Your password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText(`Open the link we sent to new-${user.email}`)).toBeVisible();
});

test("who has only a passkey proves it by that, and chooses a first password", async ({
  page,
  context,
  host,
  makeUser,
  signIn,
  expectNoAxeFindings,
}) => {
  const user = await makeUser({ password: "" });
  await anAuthenticator(page);
  await signIn(user);
  await page.goto(SECURITY);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByRole("list", { name: "Passkeys" }).getByRole("listitem")).toHaveCount(1);
  await signedInBefore(host.database, user, 11);
  await page.getByLabel("New password", { exact: true }).fill("a rather new secret");
  await page.getByLabel("Confirm new password").fill("a rather new secret");
  await page.getByRole("button", { name: "Set password" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm that it is you" });
  await expect(dialog.getByRole("button", { name: "Use a passkey" })).toBeVisible();
  await expect(dialog.getByLabel("Your password")).toHaveCount(0);
  await expectNoAxeFindings();
  await dialog.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByText("Your password has been successfully updated")).toBeVisible();
  await expect(page.getByLabel("Current password")).toBeVisible();
  await context.clearCookies();
  const login = { username: user.username, password: "a rather new secret" };
  expect((await page.request.post("/api/login", { data: login })).status()).toBe(200);
});

test("sessions are told apart, ended one by one and all together", async ({
  page,
  host,
  makeUserWithPassword,
  signIn,
  browser,
}) => {
  const user = await makeUserWithPassword();
  const { db, transaction, tables } = host.database;
  for (let n = 0; n < 3; n++) {
    const other = await browser.newContext();
    await signIn(user, other);
    await other.close();
  }
  const others = await db.select().from(tables.sessions).where(eq(tables.sessions.userId, user.id));
  for (const [n, { id }] of others.entries()) {
    const createdAt = new Date(Date.now() - (n + 1) * 3_600_000);
    const seen = { device: "Desktop · Linux · Chrome", place: "Portugal", lastSeenAt: createdAt, createdAt };
    await transaction((tx) => tx.update(tables.sessions).set(seen).where(eq(tables.sessions.id, id)));
  }
  await signIn(user);
  await page.goto(SECURITY);
  const items = page.getByRole("list", { name: "Sessions" }).getByRole("listitem");
  await expect(items).toHaveCount(4);
  await expect(items.first()).toContainText("This device");
  await expect(items.first()).toContainText("last seen now");
  await expect(items.nth(1)).toContainText(/Chrome on Linux.*Portugal · since .+ · last seen .+/);
  await items
    .nth(1)
    .getByRole("button", { name: /^End the session on Chrome on Linux, since .+:\d\d/ })
    .click();
  await expect(items).toHaveCount(3);
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(items).toHaveCount(1);
  const mails = page.getByRole("switch", { name: "Email me when my account is used on a new device" });
  await mails.click({ force: true });
  await expect(page.getByText("New devices are not reported")).toBeVisible();
  await page.reload();
  await expect(mails).not.toBeChecked();
});

test("two sessions of one second are ended by buttons of different names", async ({ page, host, makeUser, signIn }) => {
  const user = await makeUser();
  const createdAt = new Date("2026-03-01T09:00:00.000Z");
  for (let n = 0; n < 3; n++) await aSession(host.database, user);
  const { transaction, tables } = host.database;
  const same = { device: "Desktop · Linux · Chrome", createdAt };
  await transaction((tx) => tx.update(tables.sessions).set(same).where(eq(tables.sessions.userId, user.id)));
  await signIn(user);
  await page.goto(SECURITY);
  const buttons = page.getByRole("button", { name: /^End the session on/ });
  await expect(buttons).toHaveCount(3);
  const names = await buttons.evaluateAll((all) => all.map((button) => button.getAttribute("aria-label")));
  expect(new Set(names).size).toBe(3);
});

test("on a phone a wrong password's field is seen, and no toast covers a dialog", async ({
  page,
  host,
  makeUserWithPassword,
  signIn,
}) => {
  const user = await makeUserWithPassword();
  await page.setViewportSize({ width: 390, height: 480 });
  await signIn(user);
  await signedInBefore(host.database, user, 11);
  await page.goto(SECURITY);
  const field = page.getByLabel("Current password");
  await field.fill("wrong one");
  await page.getByLabel("New password", { exact: true }).fill("a rather new secret");
  await page.getByLabel("Confirm new password").fill("a rather new secret");
  const button = page.getByRole("button", { name: "Update password" });
  // As far down as it can still be pressed.
  await button.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 70));
  await button.click();
  const toasts = page.getByRole("alert").filter({ hasText: "Password update failed" });
  await expect(toasts).toBeVisible();
  await expect(field).toBeFocused();
  const header = await page.getByRole("banner").evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(() => field.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(header);
  await page.getByRole("button", { name: "Set up authenticator app" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm that it is you" });
  await expect(dialog.getByLabel("Your password")).toBeVisible();
  await expect(toasts).toHaveCount(0);
  await dialog.getByLabel("Your password").fill("wrong one");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByText("Current password is incorrect")).toBeVisible();
  await expect(page.locator(".mantine-Notification-root")).toHaveCount(0);
});

test("where accounts are by invitation, pages say so, and users show who has a second factor", async ({
  page,
  context,
  expectNoAxeFindings,
}) => {
  test.slow(); // a host of its own, and two pages for axe
  const host = await startHost({ REGISTRATION: "invite", SUPPORT_EMAIL: "office@example.com" });
  try {
    await page.goto(`${host.url}/auth`);
    await expect(page.getByText("Accounts are by invitation only")).toBeVisible();
    await expect(page.getByRole("link", { name: "office@example.com" })).toHaveAttribute("href", /^mailto:/);
    await expectNoAxeFindings();
    const user = await aUserWithPassword(host.database, { accessLevel: 4 });
    await aSecondFactor(host, user);
    const [name, value] = (await aSession(host.database, user)).split("=") as [string, string];
    await context.addCookies([{ name, value, url: host.url, httpOnly: true, sameSite: "Lax" }]);
    await page.goto(`${host.url}/users`);
    await expect(page.getByRole("alert").getByRole("link", { name: "Team page" })).toBeVisible();
    await expect(page.getByRole("columnheader", { name: "Second factor" })).toBeVisible();
    await expect(page.getByRole("row").filter({ hasText: user.email }).getByRole("cell").nth(4)).toHaveText("On");
    await expectNoAxeFindings();
  } finally {
    await host.stop();
  }
});
