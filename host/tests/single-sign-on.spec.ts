// Single sign-on as a person goes through it, at a real provider.
import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { aSession, aUserWithPassword, PASSWORD, signedInBefore } from "./builders.ts";
import { expect, test as base } from "./fixtures.ts";
import { ADMIN, freePort, type Host, startHost } from "./host.ts";
import { realProvider, type RealProvider } from "./oidc-providers.ts";
import { person, settingsFor } from "./oidc-sign-in.ts";
import { aTeam } from "./team-builders.ts";

const SECURITY = "/account?tab=security";

interface Setup {
  host: Host;
  provider: RealProvider;
}

/** A host with a provider of its own. */
async function aSetup(environment: Record<string, string> = {}): Promise<Setup> {
  const port = String(await freePort());
  const provider = await realProvider(() => `http://localhost:${port}/auth/oidc/callback`);
  provider.account = person();
  const host = await startHost({ ...settingsFor(provider.issuer), ...environment, PORT: port });
  return { host, provider };
}

const test = base.extend<{ signInAt: (host: Host, user: { id: number }) => Promise<void> }, { setup: Setup }>({
  setup: [
    async ({}, use) => {
      const setup = await aSetup({ OIDC_CLAIM_LEVEL: "level", OIDC_CLAIM_TEAM: "team" });
      await use(setup);
      await setup.host.stop();
      await setup.provider.stop();
    },
    { scope: "worker" },
  ],
  signInAt: async ({ context }, use) =>
    use(async (host, user) => {
      const [name, value] = (await aSession(host.database, user)).split("=") as [string, string];
      await context.addCookies([{ name, value, url: host.url, httpOnly: true, sameSite: "Lax" }]);
    }),
});

test.beforeEach(({ setup: { provider } }) => {
  provider.account = person();
  provider.choice = "agree";
});

const question = (page: Page) => page.getByRole("dialog", { name: "Disconnect Acme?" });

test("somebody new signs up by it, chooses a password, and then can disconnect it", async ({
  page,
  setup: { host, provider },
  expectNoAxeFindings,
}) => {
  test.slow(); // twice to the provider and back, and two pages for axe
  await page.goto(`${host.url}/auth?to=${encodeURIComponent(SECURITY)}`);
  await expectNoAxeFindings();
  await page.getByRole("link", { name: "Continue with Acme" }).click();
  await expect(page).toHaveURL(host.url + SECURITY);
  await expect(page.getByText("This is your only way to sign in.")).toBeVisible();
  await expect(page.getByLabel("Current password")).toHaveCount(0);
  const { db, tables } = host.database;
  const [user] = await db.select().from(tables.users).where(eq(tables.users.email, provider.account.email!));
  await signedInBefore(host.database, user!, 11);
  await page.getByLabel("New password", { exact: true }).fill("a rather new secret");
  await page.getByLabel("Confirm new password").fill("a rather new secret");
  await page.getByRole("button", { name: "Set password" }).click();
  const again = page
    .getByRole("dialog", { name: "Confirm that it is you" })
    .getByRole("link", { name: "Sign in again with Acme" });
  await expect(again).toBeVisible();
  await expectNoAxeFindings();
  await again.click();
  await expect(page.getByText("For the next ten minutes you can change how you sign in.")).toBeVisible();
  await page.getByLabel("New password", { exact: true }).fill("a rather new secret");
  await page.getByLabel("Confirm new password").fill("a rather new secret");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByLabel("Current password")).toBeVisible();
  await page.getByRole("button", { name: "Disconnect" }).click();
  await question(page).getByRole("button", { name: "Disconnect" }).click();
  await expect(page.getByRole("button", { name: "Connect Acme" })).toBeVisible();
});

test("an account is connected, after a proof where that is due, signs in by it, and is disconnected after a question", async ({
  page,
  context,
  setup: { host },
  signInAt,
}) => {
  const user = await aUserWithPassword(host.database);
  await signInAt(host, user);
  await signedInBefore(host.database, user, 11);
  await page.goto(host.url + SECURITY);
  await page.getByRole("button", { name: "Connect Acme" }).click();
  const proof = page.getByRole("dialog", { name: "Confirm that it is you" });
  await expect(proof.getByRole("link", { name: "Sign in again with Acme" })).toHaveCount(0);
  await proof.getByLabel("Your password").fill(PASSWORD);
  await proof.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Acme signs you in here from now on.")).toBeVisible();

  await context.clearCookies({ domain: "localhost", name: "meishi_session" });
  await page.goto(`${host.url}/auth?to=${encodeURIComponent(SECURITY)}`);
  await page.getByRole("link", { name: "Continue with Acme" }).click();
  await expect(page.getByText("Connected", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Disconnect" }).click();
  await question(page).getByRole("button", { name: "Cancel" }).click();
  await expect(question(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Disconnect" }).click();
  await question(page).getByRole("button", { name: "Disconnect" }).click();
  await expect(page.getByRole("button", { name: "Connect Acme" })).toBeVisible();
});

test("claims give level and team", async ({ page, setup: { host, provider } }) => {
  const team = await aTeam(host);
  provider.account = { ...person(), level: 3, team: team.slug };
  await page.goto(`${host.url}/auth?to=/team`);
  await page.getByRole("link", { name: "Continue with Acme" }).click();
  await expect(page.getByRole("heading", { name: team.name })).toBeVisible();
  const { db, tables } = host.database;
  const [user] = await db.select().from(tables.users).where(eq(tables.users.email, provider.account.email!));
  expect(user!.accessLevel).toBe(3);
});

test("who refuses consent reads so, and signs in by password", async ({
  page,
  setup: { host, provider },
  expectNoAxeFindings,
}) => {
  const user = await aUserWithPassword(host.database);
  provider.choice = "refuse";
  await page.goto(`${host.url}/auth`);
  await page.getByRole("link", { name: "Continue with Acme" }).click();
  await expect(page.getByText("The sign-in with Acme was cancelled.")).toBeVisible();
  await expectNoAxeFindings();
  await page.getByLabel("Username").fill(user.username);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(`${host.url}/dashboard`);
});

test("new keys of the provider stop nobody for long", async ({ page, setup: { host, provider } }) => {
  await provider.rotateKeys();
  await expect(async () => {
    await page.goto(`${host.url}/auth`);
    await page.getByRole("link", { name: "Continue with Acme" }).click();
    await expect(page).toHaveURL(`${host.url}/dashboard`, { timeout: 2_000 });
  }).toPass({ timeout: 25_000 });
});

test("a provider that is down is said to be, and the password works", async ({ page }) => {
  const { host, provider } = await aSetup();
  try {
    await provider.stop();
    const user = await aUserWithPassword(host.database);
    await page.goto(`${host.url}/auth`);
    await page.getByRole("link", { name: "Continue with Acme" }).click();
    await expect(page.getByText("We could not reach Acme.")).toBeVisible();
    await page.getByLabel("Username").fill(user.username);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page).toHaveURL(`${host.url}/dashboard`);
  } finally {
    await host.stop();
  }
});

test("OIDC_ONLY: everybody signs in there and has no factors of ours; user 1 breaks the glass by password", async ({
  page,
  context,
  expectNoAxeFindings,
}) => {
  const { host, provider } = await aSetup({ OIDC_ONLY: "1" });
  try {
    await page.goto(`${host.url}/auth?to=${encodeURIComponent(SECURITY)}`);
    await expect(page.getByLabel("Password", { exact: true })).toHaveCount(0);
    await expectNoAxeFindings();
    await page.getByRole("link", { name: "Continue with Acme" }).click();
    await expect(page.getByText("You sign in with Acme.")).toBeVisible();
    for (const title of ["Password", "Passkeys", "Second factor"])
      await expect(page.getByRole("heading", { name: title })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Disconnect" })).toHaveCount(0);

    await context.clearCookies();
    await provider.stop();
    const other = await aUserWithPassword(host.database);
    await page.goto(`${host.url}/auth`);
    await page.getByRole("link", { name: "Sign in as the administrator" }).click();
    await page.getByLabel("Username").fill(other.username);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.getByText("Please sign in with Acme: passwords are not used here.").first()).toBeVisible();
    await page.getByLabel("Username").fill(ADMIN.username);
    await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page).toHaveURL(`${host.url}/dashboard`);
  } finally {
    await host.stop();
  }
});
