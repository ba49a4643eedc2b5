import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { BusinessCard, Database } from "../../db/index.ts";
import { commitEvents } from "../app/events/commit.server.ts";
import type { NewEvent } from "../app/events/event.ts";
import { expect, test } from "./fixtures.ts";

const DAY_MS = 86_400_000;

/** 25 views (20 in the last 30 days, 5 before), 4 clicks, 2 saves; a bot's view and the owner's beside them. Of today's clock time. */
async function addKnownEvents(database: Database, card: BusinessCard, now = Date.now()): Promise<void> {
  const visit = (daysAgo: number) => ({
    cardId: card.id, at: new Date(now - daysAgo * DAY_MS), ip: "192.0.2.0", location: "Portugal", country: "PT", device: "Mobile · iOS · Safari",
    deviceClass: "mobile" as const, isBot: false, userId: null, visitorHash: null, key: null,
  });
  const view = (daysAgo: number, changes: Partial<NewEvent> = {}) => ({ ...visit(daysAgo), kind: "view", source: "link", referrer: null, ...changes }) as NewEvent;
  await commitEvents(database, [
    // Four people.
    ...Array.from({ length: 15 }, (_, i) => view(3, { visitorHash: `person-${i % 4}` } as Partial<NewEvent>)),
    ...Array.from({ length: 5 }, () => view(10, { source: "qr", country: "DE", location: "Germany", device: null, deviceClass: null } as Partial<NewEvent>)),
    ...Array.from({ length: 5 }, () => view(40)),
    ...Array.from({ length: 3 }, (): NewEvent => ({ ...visit(3), kind: "click", linkType: "social", linkId: "linkedin" })),
    { ...visit(10), kind: "click", linkType: "website", linkId: "primary" },
    { ...visit(3), kind: "save" }, { ...visit(3), kind: "save" },
    view(3, { isBot: true }), view(3, { userId: card.userId }),
  ]);
}

const tile = (page: Page, label: string) => page.locator("dl > div").filter({ has: page.locator("dt", { hasText: label }) }).first();

test("every figure is what the events add up to", async ({ page, host, makeUser, makeCard, signIn, expectNoAxeFindings }) => {
  const owner = await makeUser();
  const card = await makeCard(owner, { name: "Mara Ellington" });
  const now = Date.now();
  await addKnownEvents(host.database, card, now);
  await signIn(owner);
  await page.goto(`/analytics/${card.id}`);

  await expect(tile(page, "Views")).toContainText("20");
  await expect(tile(page, "Views")).toContainText("4 unique visitors");
  await expect(tile(page, "Views")).toContainText("+300.0% on the month before");
  await expect(tile(page, "Link clicks").locator("dd").first()).toHaveText("4");
  await expect(tile(page, "Link clicks")).toContainText("New: none the month before");
  await expect(tile(page, "Saves").locator("dd").first()).toHaveText("2");
  await expect(tile(page, "Messages").locator("dd").first()).toHaveText("0");
  await expect(tile(page, "Messages")).toContainText("None, as the month before");
  const engagement = page.getByRole("region", { name: "Engagement" });
  await expect(engagement).toContainText("30.0%"); // (4 + 2) / 20
  await expect(engagement).toContainText("10.0%"); // 2 / 20
  await expect(engagement).toContainText("20.0%"); // 4 / 20
  await expect(engagement.getByRole("listitem")).toHaveText([
    "Your card is performing steadily with 20 views.", "Great engagement: 30.0% clicks and saves per view.", "Strong conversion: 10.0% of views end in a saved contact.",
  ]);
  const growth = page.getByRole("region", { name: "Growth insights" });
  await expect(growth).toContainText("15 views +200.0%"); // 5 in the week before
  await expect(growth).toContainText("20 views +300.0%");
  await expect(growth).toContainText("0.7"); // 20 / 30
  await expect(growth).toContainText("25");
  const links = page.getByRole("region", { name: "Most followed links" });
  await expect(links.getByRole("listitem")).toHaveText([/LinkedIn\s*3/, /Website\s*1/]);
  const sources = page.getByRole("region", { name: "How they came" });
  await expect(sources.getByRole("row", { name: "Link 15 75.00%" })).toBeVisible();
  await expect(sources.getByRole("row", { name: "QR code 5 25.00%" })).toBeVisible();
  const devices = page.getByRole("region", { name: "Devices" });
  await expect(devices.getByRole("row", { name: "Mobile 15 75.00%" })).toBeVisible();
  await expect(devices.getByRole("row", { name: "Unknown 5 25.00%" })).toBeVisible();
  // 3 and 10 days ago: the same weekday, the same hour.
  const at = new Date(now - 3 * DAY_MS);
  const heat = page.getByRole("table", { name: "Views by weekday and hour" });
  const hour = heat.getByRole("row").filter({ has: page.getByRole("rowheader", { name: `${String(at.getHours()).padStart(2, "0")}:00` }) });
  await expect(hour.getByRole("cell")).toHaveText([1, 2, 3, 4, 5, 6, 0].map((day) => (day === at.getDay() ? "20" : "0")));
  const course = page.getByRole("table", { name: "Views, link clicks, saves and messages over time" });
  await expect(course.getByRole("row")).toHaveCount(31);
  const dayRow = (daysAgo: number) => course.getByRole("row").nth(30 - daysAgo).getByRole("cell");
  await expect(dayRow(3)).toHaveText(["15", "3", "2", "0"]);
  await expect(dayRow(10)).toHaveText(["5", "1", "0", "0"]);
  await expect(dayRow(0)).toHaveText(["0", "0", "0", "0"]);
  await expect(page.getByRole("region", { name: "Countries" }).getByRole("listitem")).toHaveText([/Portugal\s*15/, /Germany\s*5/]);
  await expect(page.getByRole("region", { name: "What is not counted" })).toContainText("1 by programs such as search engines, 1 by you");
  await expect(page.getByText("1 to 10 of 20")).toBeVisible();
  await page.getByRole("textbox", { name: "Search Card Views" }).fill("germany");
  await expect(page.getByText("1 to 5 of 5")).toBeVisible();
  await page.getByRole("tab", { name: "Link Clicks" }).click();
  await expect(page.getByRole("table", { name: "Link Clicks", exact: true }).getByRole("row")).toHaveCount(5);
  await expectNoAxeFindings();

  await page.getByText("Weekly", { exact: true }).click();
  await expect(tile(page, "Views")).toContainText("15");
  await page.getByText("Yearly", { exact: true }).click();
  await expect(tile(page, "Views")).toContainText("25");
});

test("conversations are searched and paged to the last one, and read in the inbox", async ({ page, host, makeUser, makeCard, signIn }) => {
  const owner = await makeUser({ accessLevel: 2 });
  const card = await makeCard(owner);
  await addKnownEvents(host.database, card);
  const { transaction, tables: { salesbotConversations } } = host.database;
  const now = Date.now();
  await transaction((tx) => tx.insert(salesbotConversations).values(Array.from({ length: 62 }, (_, i) => ({
    cardId: card.id, sessionId: `paged-${card.id}-${i}`, visitorName: `Visitor ${i + 1}`, leadScore: i, outcome: "browsing", updatedAt: new Date(now - i * 60_000),
    conversationData: [{ role: "user" as const, content: `Question number ${i + 1}`, timestamp: new Date(now).toISOString() }],
  }))));
  await signIn(owner);
  await page.goto(`/analytics/${card.id}`);
  await page.getByRole("tab", { name: "Conversations" }).click();
  const table = page.getByRole("table", { name: "Conversations" });
  await expect(page.getByText("1 to 10 of 62")).toBeVisible();
  await expect(table.getByRole("row").nth(1)).toContainText("Visitor 1Question number 1Browsing0%");
  for (const last of [20, 30, 40, 50, 60, 62]) {
    await page.getByRole("button", { name: "Next", exact: true }).click();
    await expect(page.getByText(`${last === 62 ? 61 : last - 9} to ${last} of 62`)).toBeVisible();
  }
  await expect(page.getByRole("button", { name: "Next", exact: true })).toBeDisabled();
  await page.getByRole("textbox", { name: "Search Conversations" }).fill("number 57");
  await expect(table.getByRole("row")).toHaveCount(2);
  await page.getByRole("link", { name: "Read them in the inbox" }).click();
  await expect(page).toHaveURL(new RegExp(`/salesbot/${card.id}/conversations$`));
});

test("a new event shows without a reload", async ({ page, host, makeUser, makeCard, signIn }) => {
  const owner = await makeUser();
  const card = await makeCard(owner);
  await addKnownEvents(host.database, card);
  await signIn(owner);
  await page.goto(`/analytics/${card.id}`);
  await expect(tile(page, "Saves")).toContainText("2");
  await page.waitForResponse((response) => response.url().endsWith("/live"));
  await fetch(`${host.url}/api/card-saves`, {
    method: "POST", headers: { "content-type": "application/json", "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0" }, body: JSON.stringify({ cardId: card.id }),
  });
  await expect(page.getByText("Live: 1 new event since you opened this page")).toBeVisible({ timeout: 15_000 });
  await expect(tile(page, "Saves")).toContainText("3");
});

test("the export is a file of the card's rows", async ({ page, host, makeUser, makeCard, signIn }) => {
  const owner = await makeUser();
  const card = await makeCard(owner, { name: "Mara Ellington" });
  await addKnownEvents(host.database, card);
  await signIn(owner);
  await page.goto(`/analytics/${card.id}`);
  await page.getByRole("button", { name: "Export Data" }).click();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("menuitem", { name: "Engagement" }).click()]);
  expect(download.suggestedFilename()).toMatch(/^Mara Ellington-analytics-engagement-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await download.path(), "utf8");
  expect(text).toContain("\"Mara Ellington\",\"Engagement Rate\",\"30.00%\"");
});

test("a card without visits says what to do, and has nothing to export", async ({ page, makeUser, makeCard, signIn, expectNoAxeFindings }) => {
  const owner = await makeUser();
  const card = await makeCard(owner);
  await signIn(owner);
  await page.goto(`/analytics/${card.id}`);
  await expect(page.getByRole("heading", { name: "No visits yet" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy Link" })).toBeVisible();
  await expectNoAxeFindings();
  await page.getByRole("button", { name: "Export Data" }).click();
  await page.getByRole("menuitem", { name: "Card Views" }).click();
  await expect(page.getByText("No data available to export")).toBeVisible();
});

test("somebody else's card leads to the dashboard, with the reason", async ({ page, makeUser, makeCard, signIn }) => {
  const card = await makeCard(await makeUser());
  await signIn(await makeUser());
  await page.goto(`/analytics/${card.id}`);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText("Access denied", { exact: true })).toBeVisible();
  await expect(page.getByText("You don't have permission to view analytics for this card")).toBeVisible();
});

test("figures that cannot be loaded lead to the dashboard", async ({ page, makeUser, makeCard, signIn }) => {
  const owner = await makeUser();
  const card = await makeCard(owner);
  await signIn(owner);
  await page.route(/\/api\/analytics\/\d+\?/, (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto(`/analytics/${card.id}`);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText("Failed to load analytics data. Please try again.")).toBeVisible();
});
