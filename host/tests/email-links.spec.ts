// The page behind the links of mails about an address, and what the account says meanwhile.
import { eq } from "drizzle-orm";
import { unique } from "./builders.ts";
import { signedIn, visitor } from "./client.ts";
import { expect, test } from "./fixtures.ts";
import type { Host } from "./host.ts";
import { linkTo } from "./outbox.ts";

const anAddress = () => `${unique("mail")}@example.com`;

async function stored({ database: { db, tables } }: Host, { id }: { id: number }) {
  return (await db.select().from(tables.users).where(eq(tables.users.id, id)))[0]!;
}

/** An account made just now; answers its cookie and the link in its first mail. */
async function registered(host: Host) {
  const username = unique("new");
  const email = `${username}@example.com`;
  const response = await visitor(host)("POST", "/api/register", { username, email, password: "a rather long one" });
  const [name, value] = response.headers.get("set-cookie")!.split(";")[0]!.split("=") as [string, string];
  return { email, cookie: { name, value, url: host.url }, link: await linkTo(host, email) };
}

test("a new account sees that its address waits, confirms it by the mail, and the notice is gone", async ({
  page,
  context,
  host,
  expectNoAxeFindings,
}) => {
  const { email, cookie, link } = await registered(host);
  await context.addCookies([cookie]);
  for (const path of ["/dashboard", "/account"]) {
    await page.goto(path);
    await expect(page.getByText("Confirm your email address").first()).toBeVisible();
  }
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Confirm your email address");
  await expect(page.getByText(email)).toBeVisible();
  await expectNoAxeFindings();
  await page.getByRole("button", { name: "Confirm address" }).click();
  await expect(page.getByRole("heading", { name: "Address confirmed" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: `${email} is confirmed.` })).toBeVisible();
  await expectNoAxeFindings();
  await page.getByRole("link", { name: "Go to Dashboard" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText("Confirm your email address")).toHaveCount(0);
});

test("a link that was used, has run out or never was says so, and leads on", async ({
  page,
  host,
  expectNoAxeFindings,
}) => {
  const [used, late] = [await registered(host), await registered(host)];
  await visitor(host)("POST", "/api/email/confirm", { token: new URL(used.link).searchParams.get("token") });
  const { transaction, tables } = host.database;
  await transaction((tx) =>
    tx
      .update(tables.emailLinks)
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .where(eq(tables.emailLinks.email, late.email)),
  );
  for (const [link, heading] of [
    [used.link, "This link has been used"],
    [late.link, "This link has expired"],
    [used.link.replace(/token=.*/, "token=never"), "This link is not valid"],
    [used.link.replace(/\?.*/, ""), "This link is not valid"],
  ] as const) {
    await page.goto(link);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByRole("button")).toHaveCount(0);
    await expectNoAxeFindings();
  }
  await page.getByRole("link", { name: "Go to your account" }).click();
  await expect(page).toHaveURL(/\/auth\?to=%2Faccount/);
});

test("a link that ends while its page is open says so in place", async ({ page, host }) => {
  const { link } = await registered(host);
  await page.goto(link, { waitUntil: "networkidle" });
  await visitor(host)("POST", "/api/email/confirm", { token: new URL(link).searchParams.get("token") });
  await page.getByRole("button", { name: "Confirm address" }).click();
  await expect(
    page
      .getByRole("alert")
      .or(page.getByRole("heading", { level: 1 }))
      .first(),
  ).toContainText(/has already been used|has been used/);
});

test("a new address waits visibly, counts once confirmed, and the old one takes it back and signs everybody out", async ({
  page,
  host,
  makeUserWithPassword,
  signIn,
  expectNoAxeFindings,
}) => {
  const user = await makeUserWithPassword();
  const [old, fresh] = [user.email, anAddress()];
  await signIn(user);
  await (
    await signedIn(host, user)
  )("PUT", `/api/users/${user.id}`, { email: fresh });
  await page.goto("/account");
  await expect(page.getByText(fresh).first()).toBeVisible();
  await page.goto(await linkTo(host, fresh));
  await page.getByRole("button", { name: "Use this address" }).click();
  await expect(page.getByRole("heading", { name: "Address changed" })).toBeVisible();
  expect((await stored(host, user)).email).toBe(fresh);

  await page.goto(await linkTo(host, old));
  await expect(page.getByRole("heading", { name: "Keep your email address" })).toBeVisible();
  await expectNoAxeFindings();
  await page.getByRole("button", { name: "Keep this address" }).click();
  await expect(page.getByRole("heading", { name: "Your address is kept" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: old })).toBeVisible();
  expect((await stored(host, user)).email).toBe(old);
  await page.getByRole("link", { name: "Choose a new password" }).click();
  await expect(page.getByRole("heading", { name: /password/i })).toBeVisible();
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/auth\?to=%2Fdashboard/);
});

test("the old address stops a change that was not confirmed yet", async ({ page, host, makeUserWithPassword }) => {
  const user = await makeUserWithPassword();
  const fresh = anAddress();
  await (
    await signedIn(host, user)
  )("PUT", `/api/users/${user.id}`, { email: fresh });
  const link = await linkTo(host, fresh);
  await page.goto(await linkTo(host, user.email));
  await page.getByRole("button", { name: "Keep this address" }).click();
  await expect(page.getByRole("heading", { name: "Your address is kept" })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link has been used");
  expect((await stored(host, user)).email).toBe(user.email);
});
