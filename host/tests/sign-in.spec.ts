// Signing in by passkey, second factor and provider, and what the account shows of it.
import type { CDPSession, Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { aSecondFactor, codeOf } from "./authenticator-app.ts";
import { PASSWORD } from "./builders.ts";
import { expect, test } from "./fixtures.ts";
import type { Host } from "./host.ts";
import { findMail } from "./outbox.ts";

/** An authenticator inside of the browser, which agrees at once. */
async function anAuthenticator(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

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
  await page.getByRole("button", { name: "Remove Laptop" }).click();
  await expect(list).toHaveCount(0);
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
  expect((await findMail(host, user.email))!.subject).toBe("A copied passkey was refused");
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
    answer = route.request().postDataJSON();
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

test("a second factor is set up, asked for, passed by a recovery code, and removed", async ({
  page,
  context,
  makeUserWithPassword,
  signIn,
  expectNoAxeFindings,
}) => {
  const user = await makeUserWithPassword();
  await signIn(user);
  await page.goto("/account?tab=security");
  await page.getByRole("button", { name: "Set up authenticator app" }).click();
  const dialog = page.getByRole("dialog", { name: "Set up authenticator app" });
  await expect(dialog.getByAltText("QR code for your authenticator app")).toBeVisible();
  await expectNoAxeFindings();
  const secret = (await dialog.locator("code").innerText()).replaceAll(" ", "");
  await dialog.getByLabel("Code", { exact: true }).fill("000000");
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect(dialog.getByText("This code is not correct.").first()).toBeVisible();
  await dialog.getByLabel("Code", { exact: true }).fill(codeOf(secret));
  await dialog.getByRole("button", { name: "Turn on" }).click();
  const items = dialog.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(items).toHaveCount(10);
  const codes = await items.allInnerTexts();
  await expectNoAxeFindings();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("10 recovery codes left")).toBeVisible();

  await context.clearCookies();
  await page.goto("/auth?to=/account%3Ftab%3Dsecurity");
  await page.getByLabel("Username").fill(user.username);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("heading", { name: "Enter your code" })).toBeVisible();
  await expectNoAxeFindings();
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(codes[0]!);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("9 recovery codes left")).toBeVisible();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByRole("button", { name: "Set up authenticator app" })).toBeVisible();
});

test("a change after ten minutes asks for the password first", async ({
  page,
  host,
  makeUserWithPassword,
  signIn,
  expectNoAxeFindings,
}) => {
  const user = await makeUserWithPassword();
  await signIn(user);
  const { transaction, tables } = host.database;
  await transaction((tx) =>
    tx
      .update(tables.sessions)
      .set({ createdAt: new Date(Date.now() - 11 * 60_000) })
      .where(eq(tables.sessions.userId, user.id)),
  );
  await page.goto("/account?tab=security");
  await page.getByRole("button", { name: "Set up authenticator app" }).click();
  const dialog = page.getByRole("dialog", { name: "Is it you?" });
  await dialog.getByLabel("Your password").fill("wrong one");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByText("Current password is incorrect").first()).toBeVisible();
  await expectNoAxeFindings();
  await dialog.getByLabel("Your password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("dialog", { name: "Set up authenticator app" })).toBeVisible();
});

test("sessions are listed, ended one by one and all together", async ({
  page,
  makeUserWithPassword,
  signIn,
  browser,
}) => {
  const user = await makeUserWithPassword();
  await signIn(user);
  for (let n = 0; n < 3; n++) {
    const other = await browser.newContext();
    await signIn(user, other);
    await other.close();
  }
  await page.goto("/account?tab=security");
  const items = page.getByRole("list", { name: "Sessions" }).getByRole("listitem");
  await expect(items).toHaveCount(4);
  await expect(items.first()).toContainText("This device");
  await items.nth(1).getByRole("button").click();
  await expect(items).toHaveCount(3);
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(items).toHaveCount(1);
  const mails = page.getByRole("switch", { name: "Email me when my account is used on a new device" });
  await mails.click({ force: true });
  await expect(page.getByText("New devices are not reported")).toBeVisible();
  await page.reload();
  await expect(mails).not.toBeChecked();
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
  expect((await findMail(host, user.email))!.subject).toBe("Your second factor was removed");
});

test("a username is checked while typing, and the terms are accepted", async ({ page, host, makeUser }) => {
  const taken = await makeUser();
  await page.goto("/auth?form=register");
  const name = page.getByLabel("Username");
  await name.fill(taken.username);
  await expect(page.getByText("That username is already taken.")).toBeVisible();
  const free = `free${Date.now().toString(36)}`;
  await name.fill(free);
  await expect(page.getByText(`${free} is free.`)).toBeVisible();
  await page.getByLabel("Email").fill(`${free}@example.com`);
  await page.getByLabel("Password", { exact: true }).fill("a rather long one");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Please accept the terms").first()).toBeVisible();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/welcome$/);
  const { db, tables } = host.database;
  const [user] = await db.select().from(tables.users).where(eq(tables.users.username, free));
  expect(Date.now() - user!.termsAcceptedAt!.getTime()).toBeLessThan(60_000);
});
