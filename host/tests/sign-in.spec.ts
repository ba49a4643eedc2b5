// Signing in by passkey, and what is around it.
import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { aSecondFactor } from "./authenticator-app.ts";
import { PASSWORD } from "./builders.ts";
import { expect, test } from "./fixtures.ts";
import type { Host } from "./host.ts";
import { findMail } from "./outbox.ts";
import { anAuthenticator } from "./virtual-authenticator.ts";

async function addPasskey(page: Page): Promise<void> {
  await page.goto("/account?tab=security");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByRole("list", { name: "Passkeys" }).getByRole("listitem")).toHaveCount(1);
}

const passkeysOf = async ({ database: { db, tables } }: Host, { id }: { id: number }) =>
  db.select().from(tables.passkeys).where(eq(tables.passkeys.userId, id));

test("a passkey is added, named, signs in by its button, and is removed", async ({
  page,
  host,
  makeUserWithPassword,
  signIn,
  context,
  expectNoAxeFindings,
}) => {
  const user = await makeUserWithPassword();
  await anAuthenticator(page);
  await signIn(user);
  await addPasskey(page);
  const list = page.getByRole("list", { name: "Passkeys" });
  await expect(list).toContainText("not used yet");
  await page.getByRole("button", { name: "Rename Passkey 1" }).click();
  await page.getByRole("textbox", { name: "Name of Passkey 1" }).fill("Laptop");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(list).toContainText("Laptop");
  await expectNoAxeFindings();

  await context.clearCookies();
  await page.goto("/auth?to=/account%3Ftab%3Dsecurity");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page).toHaveURL(/\/account\?tab=security$/);
  await expect(list).toContainText("last used");
  expect((await passkeysOf(host, user))[0]!.counter).toBeGreaterThan(0);
  const dialog = page.getByRole("dialog", { name: "Remove passkey?" });
  await page.getByRole("button", { name: "Remove Laptop" }).click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(await passkeysOf(host, user)).toHaveLength(1);
  await page.getByRole("button", { name: "Remove Laptop" }).click();
  await expect(dialog.getByRole("button", { name: "Remove passkey" })).toBeVisible();
  await expectNoAxeFindings();
  await dialog.getByRole("button", { name: "Remove passkey" }).click();
  await expect(list).toHaveCount(0);
  for (const subject of ["A passkey was added", "A passkey was removed"])
    expect((await findMail(host, user.email, subject))?.text).toContain(
      subject.includes("added") ? "Passkey 1" : "Laptop",
    );
  expect(await passkeysOf(host, user)).toEqual([]);
});

test("a passkey is suggested by the username's field, without a button", async ({
  page,
  context,
  makeUserWithPassword,
  signIn,
}) => {
  const user = await makeUserWithPassword();
  await anAuthenticator(page);
  await signIn(user);
  await addPasskey(page);
  await context.clearCookies();
  await page.goto("/auth");
  await expect(page.getByLabel("Username")).toHaveAttribute("autocomplete", "username webauthn");
  await page.getByLabel("Username").focus();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("the button and the suggestions ask for challenges one after the other: the cookie of the last is that of both", async ({
  page,
  context,
  makeUserWithPassword,
  signIn,
}) => {
  const user = await makeUserWithPassword();
  await anAuthenticator(page);
  await signIn(user);
  await addPasskey(page);
  await context.clearCookies();
  await page.goto("/auth", { waitUntil: "networkidle" });
  let [open, peak] = [0, 0];
  await page.route("**/api/login/passkey/options", async (route) => {
    peak = Math.max(peak, ++open);
    const response = await route.fetch();
    open--;
    await route.fulfill({ response });
  });
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(peak).toBe(1);
});

test("the button says that the browser asks, and what to do when nothing happens", async ({ page }) => {
  const { cdp, authenticatorId } = await anAuthenticator(page, { automaticPresenceSimulation: false });
  await page.goto("/auth", { waitUntil: "networkidle" });
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  const button = page.getByRole("button", { name: "Waiting for your device..." });
  await expect(button).toBeDisabled();
  await expect(button).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("status").filter({ hasText: "If you see nothing" })).toBeVisible();
  await cdp.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
  await cdp.send("WebAuthn.disable");
  await page.getByLabel("Username").fill("ada");
  await expect(page.getByLabel("Username")).toHaveValue("ada");
});

test("a copied passkey is refused, and its owner is told", async ({
  page,
  context,
  host,
  makeUserWithPassword,
  signIn,
}) => {
  const user = await makeUserWithPassword();
  const { cdp, authenticatorId } = await anAuthenticator(page);
  await signIn(user);
  await addPasskey(page);
  const { transaction, tables } = host.database;
  await transaction((tx) => tx.update(tables.passkeys).set({ counter: 50 }).where(eq(tables.passkeys.userId, user.id)));
  await context.clearCookies();
  await page.goto("/auth");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByText("This passkey seems to have been copied").first()).toBeVisible();
  expect(await findMail(host, user.email, "A copied passkey was refused")).toBeDefined();
  expect((await cdp.send("WebAuthn.getCredentials", { authenticatorId })).credentials).toHaveLength(1);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/auth/);
});

test("a challenge of another session, of another browser, or used before opens nothing", async ({
  page,
  context,
  browser,
  host,
  makeUserWithPassword,
  signIn,
}) => {
  const user = await makeUserWithPassword();
  await anAuthenticator(page);
  await signIn(user);
  const made = page.waitForRequest((request) => request.url().endsWith("/api/passkeys") && request.method() === "POST");
  await addPasskey(page);
  const registration: unknown = (await made).postDataJSON();
  const headers = { origin: host.url };
  expect((await page.request.post("/api/passkeys", { data: registration, headers })).status()).toBe(400);

  await context.clearCookies();
  await page.goto("/auth");
  let answer: unknown;
  await page.route("**/api/login/passkey", async (route) => {
    // The suggestions of the field may answer as well: theirs has a challenge of its own.
    answer ??= route.request().postDataJSON();
    await route.abort();
  });
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect.poll(() => answer).toBeDefined();
  const stranger = await browser.newContext({ baseURL: host.url });
  await stranger.request.post("/api/login/passkey/options", { headers });
  expect((await stranger.request.post("/api/login/passkey", { data: answer, headers })).status()).toBe(401);
  await stranger.close();
  // Here it counts, once.
  expect((await page.request.post("/api/login/passkey", { data: answer, headers })).status()).toBe(200);
  expect((await page.request.post("/api/login/passkey", { data: answer, headers })).status()).toBe(401);
});

test("a passkey is offered once after a sign-in by password", async ({ page, context, makeUserWithPassword }) => {
  const user = await makeUserWithPassword();
  await anAuthenticator(page);
  const signInByPassword = async () => {
    await context.clearCookies();
    await page.goto("/auth");
    await page.getByLabel("Username").fill(user.username);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  };
  const noted = page.waitForResponse("**/api/passkeys/offered");
  await signInByPassword();
  const offer = page.getByText("Sign in faster next time");
  await expect(offer).toBeVisible();
  await noted;
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(offer).toHaveCount(0);
  await signInByPassword();
  await expect(page.getByText("Total Cards")).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test("an administrator resets somebody's second factor", async ({
  page,
  host,
  makeUser,
  makeUserWithPassword,
  signIn,
}) => {
  const user = await makeUserWithPassword();
  await aSecondFactor(host, user);
  await signIn(await makeUser({ accessLevel: 4 }));
  await page.goto(`/users?q=${user.username}`);
  await page.getByRole("button", { name: /^Edit/ }).first().click();
  await page.getByRole("button", { name: "Reset second factor" }).click();
  await page
    .getByRole("dialog", { name: "Reset second factor?" })
    .getByRole("button", { name: "Reset second factor" })
    .click();
  await expect(page.getByText("Second factor reset").first()).toBeVisible();
  expect(await findMail(host, user.email, "Your second factor was removed")).toBeDefined();
});

test("a username is checked while typing, and the time of accepting the terms is kept", async ({
  page,
  host,
  makeUser,
}) => {
  const existing = await makeUser();
  await page.goto("/auth?form=register");
  await page.getByLabel("Full name").fill("Sabine Keßler");
  await page.getByRole("button", { name: "Change your link" }).click();
  const name = page.getByLabel("Username");
  await name.fill(existing.username);
  await expect(page.getByText("That username is already taken.")).toBeVisible();
  await name.fill("Sabine Keßler");
  await expect(page.getByText(/3 to 20 letters from a to z/)).toHaveCSS("color", /^rgb\(2\d\d, 1\d\d, 1\d\d\)$/);
  await page.getByRole("button", { name: "Use sabine-kessler" }).click();
  await expect(name).toHaveValue("sabine-kessler");
  const free = `free${Date.now().toString(36)}`;
  await name.fill(free);
  await expect(page.getByText(`${free} is available.`)).toBeVisible();
  await page.getByLabel("Email").fill(`${free}@example.com`);
  await page.getByLabel("Password", { exact: true }).fill("a rather long one");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/welcome$/);
  const { db, tables } = host.database;
  const [user] = await db.select().from(tables.users).where(eq(tables.users.username, free));
  expect(Date.now() - user!.termsAcceptedAt!.getTime()).toBeLessThan(60_000);
});
