import { PASSWORD } from "./builders.ts";
import { expect, test } from "./fixtures.ts";

const PHONE = { width: 390, height: 844 };

test.describe("sidebar", () => {
  for (const { level, labels } of [
    { level: 1, labels: ["Dashboard", "Contacts", "Account", "Guide", "PWA Settings"] },
    {
      level: 4,
      labels: [
        "Dashboard",
        "Contacts",
        "Account",
        "Team",
        "Guide",
        "Developers",
        "User Management",
        "Activity",
        "PWA Settings",
      ],
    },
  ]) {
    test(`shows level ${level} its links`, async ({ page, makeUser, signIn }) => {
      await signIn(await makeUser({ accessLevel: level }));
      await page.goto("/guide");
      const nav = page.getByRole("navigation", { name: "Main" });
      await expect(nav.getByRole("link")).toHaveText(labels);
      await expect(nav.getByRole("link", { name: "Guide" })).toHaveAttribute("aria-current", "page");
    });
  }

  test("leads to the editor and the analytics of the first card", async ({ page, makeUser, makeCard, signIn }) => {
    const user = await makeUser();
    const card = await makeCard(user);
    await signIn(user);
    await page.goto("/guide");
    await expect(page.getByRole("link", { name: "Card Editor" })).toHaveAttribute("href", `/editor/${card.id}`);
    await expect(page.getByRole("link", { name: "Advanced Analytics" })).toHaveAttribute(
      "href",
      `/analytics/${card.id}`,
    );
  });

  test("stays collapsed after a reload", async ({ page, makeUser, signIn }) => {
    await signIn(await makeUser());
    await page.goto("/guide");
    await page.getByRole("button", { name: "Collapse sidebar" }).click();
    await page.reload();
    await expect(page.getByRole("complementary", { name: "Sidebar" })).toHaveCSS("width", "68px");
    await expect(page.getByRole("button", { name: "Expand sidebar" })).toHaveAttribute("aria-expanded", "false");
    await expect(page.getByRole("link", { name: "Dashboard", exact: true })).toBeVisible();
  });

  test("collapses when storage is blocked", async ({ page, makeUser, signIn }) => {
    await signIn(await makeUser());
    await page.addInitScript(() =>
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new Error("blocked");
        },
      }),
    );
    await page.goto("/guide");
    await page.getByRole("button", { name: "Collapse sidebar" }).click();
    await expect(page.getByRole("complementary", { name: "Sidebar" })).toHaveCSS("width", "68px");
    await page.getByRole("button", { name: "Light theme" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "light");
    await page.evaluate(() => window.dispatchEvent(new Event("beforeinstallprompt", { cancelable: true })));
    await page.getByRole("button", { name: "Not Now" }).click();
    await expect(page.getByRole("heading", { name: "Install Meishi" })).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1, name: "Guide" })).toBeVisible();
  });

  test("keeps its width with a name of 200 characters", async ({ page, makeUser, signIn }) => {
    const name = "Extraordinarily".repeat(14).slice(0, 200);
    await signIn(await makeUser({ fullName: name }));
    await page.goto("/guide");
    await expect(page.getByTitle(name)).toBeVisible();
    await expect(page.getByRole("complementary", { name: "Sidebar" })).toHaveCSS("width", "248px");
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });

  test("signs out", async ({ page, makeUser, signIn }) => {
    await signIn(
      await makeUser({ fullName: "Ada Example", email: "ada.shell@example.com", emailKey: "ada.shell@example.com" }),
    );
    await page.goto("/guide");
    await expect(page.getByText("ada.shell@example.com")).toBeVisible();
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL(/\/auth/);
    await expect(page.getByText("You've been successfully logged out")).toBeVisible();
    await page.goto("/dashboard");
    await expect(page).toHaveURL(/\/auth\?to=%2Fdashboard/);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("the menu slides out, traps focus and closes on Escape", async ({ page, makeUser, signIn }) => {
    await signIn(await makeUser());
    await page.goto("/guide");
    await expect(page.getByRole("complementary", { name: "Sidebar" })).toBeHidden();
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu.getByRole("link", { name: "Account" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();
  });

  test("choosing a link closes the menu", async ({ page, makeUser, signIn }) => {
    await signIn(await makeUser());
    await page.goto("/guide");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Dashboard", exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
  });
});

test.describe("theme", () => {
  test("is dark when nothing is stored, whatever the system says", async ({ page, makeUser, signIn }) => {
    await signIn(await makeUser());
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/guide");
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
    await expect(page.getByRole("button", { name: "Dark theme" })).toHaveAttribute("aria-pressed", "true");
  });

  test("stays as chosen, and System follows the system", async ({ page, makeUser, signIn }) => {
    await signIn(await makeUser());
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/guide");
    await page.getByRole("button", { name: "Light theme" }).click();
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "light");
    await page.getByRole("button", { name: "System theme" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
  });
});

test.describe("getting around", () => {
  test("a signed-out deep link leads to sign-in and back", async ({ page, makeUserWithPassword }) => {
    const user = await makeUserWithPassword();
    await page.goto("/guide?from=mail");
    await expect(page).toHaveURL(/\/auth\?to=%2Fguide%3Ffrom%3Dmail/);
    await page.getByRole("textbox", { name: "Username" }).fill(user.username);
    await page.locator("input[name=password]").fill(PASSWORD);
    await page.getByRole("button", { name: "Login", exact: true }).click();
    await expect(page).toHaveURL(/\/guide\?from=mail$/);
  });

  test("after navigation the new page's heading has focus and the title names it", async ({
    page,
    makeUser,
    signIn,
  }) => {
    await signIn(await makeUser());
    await page.goto("/dashboard");
    await page.getByRole("navigation", { name: "Main" }).getByText("Settings", { exact: true }).click();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Guide" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Guide" })).toBeFocused();
    await expect(page).toHaveTitle("Guide · Meishi");
  });

  test("the first Tab offers to skip to the content", async ({ page, makeUser, signIn }) => {
    await signIn(await makeUser());
    await page.goto("/guide");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await skip.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });

  test("an unknown address says so, with status 404 and a way out", async ({ page, request, expectNoAxeFindings }) => {
    expect((await request.get("/nothing/here")).status()).toBe(404);
    await page.goto("/nothing/here");
    await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
    await expect(page).toHaveTitle("404 Page Not Found · Meishi");
    await expectNoAxeFindings();
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("keep");
  });

  test("somebody below a page's level is told why, with status 403", async ({ page, makeUser, signIn }) => {
    await signIn(await makeUser({ accessLevel: 0 }));
    const response = await page.goto("/guide");
    expect(response?.status()).toBe(403);
    await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
    await expect(page.getByText("You don't have the required access level to view this page.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
  });

  test("focus on the window asks for newer data after 30 s, not before", async ({ page, makeUser, signIn }) => {
    await page.clock.install();
    await signIn(await makeUser());
    await page.goto("/guide", { waitUntil: "networkidle" });
    await expect(page.getByRole("button", { name: "Dark theme" })).toHaveAttribute("aria-pressed", "true");
    let requestCount = 0;
    page.on("request", (request) => {
      if (request.url().includes(".data")) requestCount++;
    });
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    expect(requestCount).toBe(0);
    await page.clock.fastForward(31_000);
    const refetch = page.waitForRequest(/\.data/);
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await refetch;
  });
});

test("data is remembered for 30 s, forgotten by a write, and never loaded again under edits", async ({
  page,
  makeUser,
  signIn,
}) => {
  await page.clock.install();
  await signIn(await makeUser({ accessLevel: 4 }));
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    // The frame's own data, who is here, is asked for each time: a level may have changed.
    if (
      searchParams.get("_routes")?.startsWith("routes/_app.") ||
      (pathname === "/api/pwa-settings" && request.method() === "GET")
    )
      requests.push(pathname);
  });
  const countOf = (path: string) => requests.filter((one) => one === path).length;
  const open = async (name: string) => {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  };
  await page.goto("/guide");
  for (const name of ["User Management", "PWA Settings", "User Management", "PWA Settings"]) await open(name);
  await expect(page.getByRole("tab", { name: "Icons" })).toBeVisible();
  expect([countOf("/users.data"), countOf("/api/pwa-settings")]).toEqual([1, 1]);
  await page.clock.fastForward(61_000);
  for (const name of ["User Management", "PWA Settings"]) await open(name);
  await expect(page.getByRole("tab", { name: "Icons" })).toBeVisible();
  expect([countOf("/users.data"), countOf("/api/pwa-settings")]).toEqual([2, 1]);

  await open("Account");
  await page.getByLabel("Full name").fill("Being Typed");
  await page.clock.fastForward(61_000);
  requests.length = 0;
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByLabel("Full name")).toHaveValue("Being Typed");
  expect(requests).toEqual([]);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profile updated")).toBeVisible();
  await open("PWA Settings");
  await expect(page.getByRole("tab", { name: "Icons" })).toBeVisible();
  expect(countOf("/api/pwa-settings")).toBe(1);
});

for (const scheme of ["dark", "light"] as const) {
  test(`axe finds nothing in the frame, ${scheme}, wide and narrow`, async ({
    page,
    makeUser,
    makeCard,
    signIn,
    expectNoAxeFindings,
  }) => {
    const user = await makeUser({ accessLevel: 4 });
    await makeCard(user);
    await signIn(user);
    await page.addInitScript((value) => localStorage.setItem("mantine-color-scheme-value", value), scheme);
    await page.goto("/guide");
    await expectNoAxeFindings();
    await page.getByRole("button", { name: "Collapse sidebar" }).click();
    await expectNoAxeFindings();
    await page.setViewportSize(PHONE);
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await expectNoAxeFindings();
  });
}
