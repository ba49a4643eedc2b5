import { expect, test } from "./fixtures.ts";

test.describe("guide", () => {
  test("opens one section at a time", async ({ page, makeUser, signIn }) => {
    await signIn(await makeUser());
    await page.goto("/guide");
    const first = page.getByRole("button", { name: "Getting Started" });
    const sharing = page.getByRole("button", { name: "Sharing Your Card" });
    await expect(first).toHaveAttribute("aria-expanded", "true");
    await sharing.click();
    await expect(sharing).toHaveAttribute("aria-expanded", "true");
    await expect(first).toHaveAttribute("aria-expanded", "false");
    await expect(page).toHaveURL(/#sharing$/);
    await sharing.click();
    await expect(sharing).toHaveAttribute("aria-expanded", "false");
  });

  test("a link with an anchor opens its section, signed in or after signing in", async ({ page, makeUser, signIn }) => {
    await signIn(await makeUser());
    await page.goto("/guide#support");
    await expect(page.getByText("Monday to Friday, 9am-5pm EST")).toBeVisible();
    await expect(page.getByRole("button", { name: "Getting Support" })).toBeInViewport();
    await expect(page.getByRole("button", { name: "Getting Started" })).toHaveAttribute("aria-expanded", "false");
  });

  test("tells how a card is made", async ({ page, makeUser, signIn }) => {
    await signIn(await makeUser());
    await page.goto("/guide#creating");
    await expect(page.locator("#creating ol li")).toHaveText([
      "Open the Dashboard",
      "Click Create New Card",
      "Fill in basic info",
      "Choose a theme",
      "Save",
    ]);
    await page.getByRole("button", { name: "Getting Started" }).click();
    await page.getByRole("link", { name: "Go to Dashboard" }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test("search opens what it finds, and says when there is nothing", async ({
    page,
    makeUser,
    signIn,
    expectNoAxeFindings,
  }) => {
    await signIn(await makeUser());
    await page.goto("/guide");
    const search = page.getByRole("searchbox", { name: "Search the guide" });
    await search.fill("conversion");
    await expect(page.getByText("1 section", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Understanding Analytics" })).toHaveAttribute(
      "aria-expanded",
      "true",
    );
    await expect(page.locator("mark")).toHaveText(["Conversion"]);
    await expectNoAxeFindings();
    await search.fill("zeppelin (");
    await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
    await page.getByRole("button", { name: "Show all sections" }).click();
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(9);
  });

  test("prints all sections", async ({ page, makeUser, signIn }) => {
    await signIn(await makeUser());
    await page.goto("/guide");
    await expect(page.getByText("Monday to Friday, 9am-5pm EST")).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("Monday to Friday, 9am-5pm EST")).toBeVisible();
    await expect(page.getByRole("complementary", { name: "Sidebar" })).toBeHidden();
  });

  for (const level of [1, 2, 4, 5]) {
    test(`hides Developer Features from level ${level}`, async ({ page, makeUser, signIn }) => {
      await signIn(await makeUser({ accessLevel: level }));
      await page.goto("/guide#developer");
      await expect(page.getByRole("button", { name: "Getting Started" })).toBeVisible();
      await expect(page.getByText("Developer Features")).toHaveCount(0);
    });
  }

  test("gives level 3 the script of its own card, to copy and live", async ({
    page,
    context,
    host,
    makeUser,
    makeCard,
    signIn,
    expectNoAxeFindings,
  }) => {
    const user = await makeUser({ accessLevel: 3 });
    const card = await makeCard(user, { name: "Ada Example" });
    const {
      transaction,
      tables: { salesbotConfigs },
    } = host.database;
    await transaction((tx) => tx.insert(salesbotConfigs).values({ cardId: card.id, isEnabled: true }));
    await signIn(user);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/guide#developer");
    const script = `<script async src="${host.url}/sdk/v1.js" data-card="${card.slug}"></script>`;
    await expect(page.getByLabel("Script to copy")).toHaveText(script);
    await page.getByRole("button", { name: "Copy script" }).click();
    await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(script);
    await page.getByText("Left", { exact: true }).click();
    await expect(page.getByLabel("Script to copy")).toContainText('data-position="left"');
    const preview = page.frameLocator("iframe[title='Live preview of the chat button']");
    await expect(preview.locator("meishi-launcher").getByRole("button")).toBeVisible();
    await expectNoAxeFindings("main");
  });

  test("tells level 3 what is missing: a card, or its assistant", async ({ page, makeUser, makeCard, signIn }) => {
    const user = await makeUser({ accessLevel: 3 });
    await signIn(user);
    await page.goto("/guide#developer");
    await expect(page.getByText("You have no card yet.")).toBeVisible();
    const card = await makeCard(user);
    await page.reload();
    await expect(page.getByRole("link", { name: "Set up AI Salesbot" })).toHaveAttribute(
      "href",
      `/salesbot/${card.id}`,
    );
  });
});
