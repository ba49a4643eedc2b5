import { expect, test } from "./fixtures.ts";

// What browsers and extensions do to pages that were served whole.

const SENTENCE = "Download failed: Failed to download contact information. Please try again.";

test.describe("a contact file that cannot be had", () => {
  for (const [why, answer] of [
    ["the network is lost", undefined],
    ["the server fails", 500],
    ["the card is gone", 404],
  ] as const)
    test(`leaves the visitor on the card: ${why}`, async ({ page, makeUser, makeCard }) => {
      const card = await makeCard(await makeUser(), { name: "Mara Ellington" });
      await page.goto(`/view/${card.slug}`, { waitUntil: "networkidle" });
      await page.route("**/api/vcard/**", (route) =>
        answer === undefined ? route.abort() : route.fulfill({ status: answer, body: "" }),
      );
      await page.getByRole("link", { name: "Save Contact" }).click();
      await expect(page.getByText(SENTENCE)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/view/${card.slug}$`));
      await page.unroute("**/api/vcard/**");
      await expect(page.getByRole("link", { name: "Save Contact" })).toBeVisible();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: "Save Contact" }).click(),
      ]);
      expect(download.suggestedFilename()).toBe("Mara_Ellington.vcf");
    });
});

test("users that cannot be loaded are told in the specification's words, at first and when searching", async ({
  page,
  makeUser,
  signIn,
}) => {
  await signIn(await makeUser({ accessLevel: 4 }));
  await page.goto("/dashboard", { waitUntil: "networkidle" });
  await page.route(/\/users\.data/, (route) => route.abort());
  await page.getByRole("navigation", { name: "Main" }).getByText("Settings", { exact: true }).click();
  await page.getByRole("link", { name: "User Management" }).first().click();
  await expect(page.getByRole("heading", { name: "Failed to fetch users" })).toBeVisible();
  await page.unroute(/\/users\.data/);
  await page.goto("/users", { waitUntil: "networkidle" });
  await page.route(/\/users\.data/, (route) => route.fulfill({ status: 500, body: "" }));
  await page.getByRole("searchbox").fill("somebody");
  await expect(page.getByRole("heading", { name: "Failed to fetch users" })).toBeVisible();
});

test("analytics open and export with a blocker's list", async ({ page, host, makeUser, makeCard, signIn }) => {
  const owner = await makeUser();
  const card = await makeCard(owner);
  await fetch(`${host.url}/api/card-views`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0",
    },
    body: JSON.stringify({ cardId: card.id }),
  });
  await signIn(owner);
  for (const list of ["**/api/analytics/**", /\/[^/?]*(?:analytics|track)[^/?]*\.(?:js|css)/i])
    await page.route(list, (route) => route.abort("blockedbyclient"));
  await page.goto(`/analytics/${card.id}`);
  await expect(page.getByRole("button", { name: "Export Data" })).toBeVisible();
  await expect(page.locator(".recharts-surface").first()).toBeVisible();
});

test.describe("a page whose language attribute a browser has changed", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      document.addEventListener("DOMContentLoaded", () => (document.documentElement.lang = "de")),
    ),
  );

  test("still signs in, saves and makes a card", async ({ page, makeUserWithPassword }) => {
    const user = await makeUserWithPassword({ accessLevel: 4 });
    await page.goto("/auth", { waitUntil: "networkidle" });
    await page.getByLabel("Username").fill(user.username);
    await page.getByLabel("Password", { exact: true }).fill("wrong one");
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.getByText("Invalid username or password").first()).toBeVisible();
  });
});

test.describe("an extension that changes the page before it is hydrated", () => {
  const KINDS: Record<string, () => void> = {
    "an element in the head": () => document.head.prepend(document.createElement("template")),
    "a node at the start of the body": () => document.body.prepend(document.createElement("div")),
    "a node at the end of the body": () => document.body.append(document.createElement("aside")),
    "a node beside each field": () => {
      for (const input of document.querySelectorAll("input")) input.after(document.createElement("span"));
    },
    "a font around a heading": () => {
      const heading = document.querySelector("h1");
      if (!heading) return;
      const font = document.createElement("font");
      font.append(...heading.childNodes);
      heading.append(font);
    },
    "an attribute of the body": () => document.body.setAttribute("data-extension", "1"),
    "a node under the root": () => document.documentElement.append(document.createElement("x-extension")),
  };
  for (const [kind, change] of Object.entries(KINDS))
    test(`leaves what was typed: ${kind}`, async ({ page }) => {
      let release = () => {};
      const loading = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\/assets\/.*\.js/, async (route) => {
        await loading;
        await route.continue();
      });
      await page.goto("/auth", { waitUntil: "commit" });
      await page.getByLabel("Username").fill("lena.brandt");
      await page.getByLabel("Password", { exact: true }).fill("typed early");
      await page.evaluate(change);
      release();
      await page.waitForLoadState("networkidle");
      await expect(page.getByLabel("Username")).toHaveValue("lena.brandt");
      await expect(page.getByLabel("Password", { exact: true })).toHaveValue("typed early");
      await page.getByLabel("Password", { exact: true }).press("Enter");
      await expect(page.getByText("Invalid username or password").first()).toBeVisible();
    });
});

test.describe("a browser without a time zone", () => {
  test("shows analytics by UTC", async ({ page, makeUser, makeCard, signIn }) => {
    const owner = await makeUser();
    const card = await makeCard(owner);
    await signIn(owner);
    await page.addInitScript(() => {
      const real = Intl.DateTimeFormat.prototype.resolvedOptions;
      Intl.DateTimeFormat.prototype.resolvedOptions = function () {
        return { ...real.call(this), timeZone: "Etc/Unknown" };
      };
    });
    await page.goto(`/analytics/${card.id}`);
    await expect(page.getByRole("button", { name: "Export Data" })).toBeVisible();
    await expect(page).toHaveURL(/\/analytics\//);
  });
});
