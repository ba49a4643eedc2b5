import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { BusinessCard, Database } from "../../db/index.ts";
import { DAY_MS } from "../app/config/durations.ts";
import { commitEvents } from "../app/events/commit.server.ts";
import type { NewEvent } from "../app/events/event.ts";
import { expect, test } from "./fixtures.ts";

/**
 * 26 views (1 today, 20 in the other days of the last 30, 5 before), 4 clicks, 2 saves; a bot's view and the owner's
 * beside them. Two views lasted 30 and 61 s. Of today's clock time.
 */
async function addSampleEvents(database: Database, card: BusinessCard, now = Date.now()): Promise<void> {
  const visit = (daysAgo: number) => ({
    cardId: card.id,
    at: new Date(now - daysAgo * DAY_MS),
    ip: "192.0.2.0",
    location: "Portugal",
    country: "PT",
    device: "Mobile · iOS · Safari",
    deviceClass: "mobile" as const,
    isBot: false,
    userId: null,
    visitorHash: null,
    key: null,
  });
  const view = (daysAgo: number, changes: Partial<NewEvent> = {}) =>
    ({ ...visit(daysAgo), kind: "view", source: "link", referrer: null, ...changes }) as NewEvent;
  const [first, second] = (await commitEvents(database, [
    // Four people.
    ...Array.from({ length: 15 }, (_, i) =>
      view(3, {
        visitorHash: `person-${i % 4}`,
        referrer: i < 3 ? "news.example.com" : i < 5 ? "blog.example.org" : null,
      } as Partial<NewEvent>),
    ),
    view(0),
    ...Array.from({ length: 5 }, () =>
      view(10, {
        source: "qr",
        country: "DE",
        location: "Germany",
        device: null,
        deviceClass: null,
      } as Partial<NewEvent>),
    ),
    ...Array.from({ length: 5 }, () => view(40)),
    ...Array.from({ length: 3 }, (): NewEvent => ({
      ...visit(3),
      kind: "click",
      linkType: "social",
      linkId: "linkedin",
    })),
    { ...visit(10), kind: "click", linkType: "website", linkId: "primary" },
    { ...visit(3), kind: "save" },
    { ...visit(3), kind: "save" },
    view(3, { isBot: true }),
    view(3, { userId: card.userId }),
  ])) as { id: number }[];
  await commitEvents(
    database,
    [first!, second!].map(({ id: viewId }, i) => ({
      kind: "completion",
      cardId: card.id,
      viewId,
      seconds: [30, 61][i]!,
    })),
  );
}

const tile = (page: Page, label: string) =>
  page
    .locator("dl > div")
    .filter({ has: page.locator("dt", { hasText: label }) })
    .first();

test("every figure is what the events add up to", async ({
  page,
  host,
  makeUser,
  makeCard,
  signIn,
  expectNoAxeFindings,
}) => {
  test.slow(); // one whole flow of many pages
  const owner = await makeUser();
  const card = await makeCard(owner, { name: "Mara Ellington" });
  const now = Date.now();
  await addSampleEvents(host.database, card, now);
  await signIn(owner);
  await page.goto(`/analytics/${card.id}`);

  await expect(tile(page, "Views")).toContainText("21");
  await expect(tile(page, "Views")).toContainText("4 unique visitors");
  await expect(tile(page, "Views")).toContainText("+320.0% from the previous month");
  await expect(tile(page, "Link clicks").locator("dd").first()).toHaveText("4");
  await expect(tile(page, "Link clicks")).toContainText("New this month");
  await expect(tile(page, "Saves").locator("dd").first()).toHaveText("2");
  await expect(tile(page, "Messages").locator("dd").first()).toHaveText("0");
  await expect(tile(page, "Messages")).toContainText("No change");
  const engagement = page.getByRole("region", { name: "Engagement metrics" });
  await expect(engagement).toContainText("28.6%"); // (4 + 2) / 21
  await expect(engagement).toContainText("9.5%"); // 2 / 21
  await expect(engagement).toContainText("19.0%"); // 4 / 21
  await expect(engagement).toContainText("Visitors stay 46 s on average."); // (30 + 61) / 2
  await expect(engagement.getByRole("listitem")).toHaveText([
    "Your card is performing well with 21 views.",
    "Great engagement: 28.6% clicks and saves per view.",
    "Strong conversion: 9.5% of views end in a saved contact.",
  ]);
  const growth = page.getByRole("region", { name: "Growth insights" });
  await expect(growth).toContainText("16 views +220.0%"); // 5 in the week before
  await expect(growth).toContainText("21 views +320.0%");
  await expect(growth).toContainText("0.7"); // 21 / 30
  await expect(growth).toContainText("26");
  const links = page.getByRole("region", { name: "Top links" });
  await expect(links.getByRole("listitem")).toHaveText([/LinkedIn\s*3/, /Website\s*1/]);
  await page.getByRole("button", { name: "More", exact: true }).click();
  const sources = page.getByRole("region", { name: "Where visitors come from" });
  await expect(sources.getByRole("row", { name: "Link 16 76.19%" })).toBeVisible();
  await expect(sources.getByRole("row", { name: "QR code 5 23.81%" })).toBeVisible();
  const devices = page.getByRole("region", { name: "Devices" });
  await expect(devices.getByRole("row", { name: "Mobile 16 76.19%" })).toBeVisible();
  await expect(devices.getByRole("row", { name: "Unknown 5 23.81%" })).toBeVisible();
  // 3 and 10 days ago: the same weekday, the same hour.
  const at = new Date(now - 3 * DAY_MS);
  const heat = page.getByRole("table", { name: "Views by weekday and hour" });
  const hour = heat
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: `${String(at.getHours()).padStart(2, "0")}:00` }) });
  await expect(hour.getByRole("cell")).toHaveText(
    [1, 2, 3, 4, 5, 6, 0].map((day) => (day === at.getDay() ? "20" : day === new Date(now).getDay() ? "1" : "0")),
  );
  const course = page.getByRole("table", { name: "Views, link clicks, saves and messages over time" });
  await expect(course.getByRole("row")).toHaveCount(31);
  const dayRow = (daysAgo: number) =>
    course
      .getByRole("row")
      .nth(30 - daysAgo)
      .getByRole("cell");
  await expect(dayRow(3)).toHaveText(["15", "3", "2", "0"]);
  await expect(dayRow(10)).toHaveText(["5", "1", "0", "0"]);
  await expect(dayRow(0)).toHaveText(["1", "0", "0", "0"]);
  await expect(page.getByRole("region", { name: "Countries" }).getByRole("listitem")).toHaveText([
    /Portugal\s*16/,
    /Germany\s*5/,
  ]);
  const sites = page.getByRole("region", { name: "Referring sites" });
  await expect(sites.getByRole("listitem")).toHaveText([/news\.example\.com\s*3/, /blog\.example\.org\s*2/]);
  await expect(page.getByRole("region", { name: "Excluded visits" })).toContainText(
    "1 by bots such as search engines, 1 by you",
  );
  await expect(page.getByText("1 to 10 of 21")).toBeVisible();
  await page.getByRole("textbox", { name: "Search Card Views" }).fill("germany");
  await expect(page.getByText("1 to 5 of 5")).toBeVisible();
  await page.getByRole("tab", { name: "Link Clicks" }).click();
  await expect(page.getByRole("table", { name: "Link Clicks", exact: true }).getByRole("row")).toHaveCount(5);
  await expectNoAxeFindings();

  await page.getByText("Weekly", { exact: true }).click();
  await expect(tile(page, "Views").locator("dd").first()).toHaveText("16");
  await page.getByText("Yearly", { exact: true }).click();
  await expect(tile(page, "Views").locator("dd").first()).toHaveText("26");
  await page.getByText("Daily", { exact: true }).click();
  await expect(tile(page, "Views").locator("dd").first()).toHaveText("1");
  await expect(tile(page, "Views")).toContainText("New this day");
  await expect(course.getByRole("row")).toHaveCount(25);
  const clock = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" });
  const thisHour = clock.format(new Date(now).setMinutes(0));
  await expect(
    course
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader", { name: new RegExp(`^${thisHour} to`) }) })
      .getByRole("cell"),
  ).toHaveText(["1", "0", "0", "0"]);
  await expect(engagement).not.toContainText("Visitors stay");
  await expect(sites).toContainText("No referring sites in this period.");
});

test("conversations are searched and paged to the last one, and read in the inbox", async ({
  page,
  host,
  makeUser,
  makeCard,
  signIn,
}) => {
  test.slow(); // one whole flow of many pages
  const owner = await makeUser({ accessLevel: 2 });
  const card = await makeCard(owner);
  await addSampleEvents(host.database, card);
  const {
    transaction,
    tables: { salesbotConversations },
  } = host.database;
  const now = Date.now();
  await transaction((tx) =>
    tx
      .insert(salesbotConversations)
      .values(
        Array.from({ length: 62 }, (_, i) => ({
          cardId: card.id,
          sessionId: `paged-${card.id}-${i}`,
          visitorName: `Visitor ${i + 1}`,
          leadScore: i,
          outcome: "browsing",
          updatedAt: new Date(now - i * 60_000),
          conversationData: [
            { role: "user" as const, content: `Question number ${i + 1}`, timestamp: new Date(now).toISOString() },
          ],
        })),
      ),
  );
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
  await page.getByRole("link", { name: "Open the inbox" }).click();
  await expect(page).toHaveURL(new RegExp(`/inbox\\?card=${card.id}&kind=conversation$`));
});

test("a new event shows without a reload", async ({ page, host, makeUser, makeCard, signIn }) => {
  const owner = await makeUser();
  const card = await makeCard(owner);
  await addSampleEvents(host.database, card);
  await signIn(owner);
  await page.goto(`/analytics/${card.id}`);
  await expect(tile(page, "Saves")).toContainText("2");
  const figures = /\/analytics\/\d+\/figures\?/;
  await page.route(figures, (route) => route.fulfill({ status: 503, body: "" }));
  const refused = page.waitForResponse(figures);
  await fetch(`${host.url}/api/card-saves`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0",
    },
    body: JSON.stringify({ cardId: card.id }),
  });
  // A refresh that fails leaves what is on the screen, and is tried again.
  await refused;
  await expect(tile(page, "Saves")).toContainText("2");
  await page.unroute(figures);
  await expect(page.getByText("Live: 1 new event since you opened this page")).toBeVisible({ timeout: 15_000 });
  await expect(tile(page, "Saves")).toContainText("3");
});

test("the export is a file of the card's rows", async ({ page, host, makeUser, makeCard, signIn }) => {
  const owner = await makeUser();
  const card = await makeCard(owner, { name: "Mara Ellington" });
  await addSampleEvents(host.database, card);
  await signIn(owner);
  await page.goto(`/analytics/${card.id}`);
  const save = async (type: string) => {
    await page.getByRole("button", { name: "Export Data" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: type }).click(),
    ]);
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
  };
  const made = await save("Engagement");
  expect(made.name).toMatch(/^Mara Ellington-analytics-engagement-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(made.text).toContain('"Mara Ellington","Engagement Rate","28.57%"');

  // More rows than the page holds: the server sends them; a list without any is still none.
  for (let i = 0; i < 49; i++) await addSampleEvents(host.database, card);
  await page.reload();
  const sent = await save("Card Views");
  expect(sent.name).toMatch(/^Mara Ellington-analytics-views-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(sent.text.trimEnd().split("\r\n")).toHaveLength(1 + 50 * 21);
  await page.getByRole("button", { name: "Export Data" }).click();
  await page.getByRole("menuitem", { name: "Form Submissions" }).click();
  await expect(page.getByText("No data available to export")).toBeVisible();
});

test("a card without visits says what to do, and has nothing to export", async ({
  page,
  makeUser,
  makeCard,
  signIn,
  expectNoAxeFindings,
}) => {
  const owner = await makeUser();
  const card = await makeCard(owner);
  await signIn(owner);
  await page.goto(`/analytics/${card.id}`);
  await expect(page.getByRole("heading", { name: "No visits yet" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy Link" })).toBeVisible();
  await expect(page.getByRole("region")).toHaveCount(0);
  await expect(page.getByRole("tab")).toHaveCount(0);
  await expect(page.getByRole("radiogroup")).toHaveCount(0);
  await expectNoAxeFindings();
  await page.getByRole("button", { name: "Export Data" }).click();
  await page.getByRole("menuitem", { name: "Card Views" }).click();
  await expect(page.getByText("No data available to export")).toBeVisible();
});

test("days without visits say so, and another range is chosen there", async ({
  page,
  host,
  makeUser,
  makeCard,
  signIn,
}) => {
  const owner = await makeUser();
  const card = await makeCard(owner);
  await addSampleEvents(host.database, card);
  await signIn(owner);
  await page.goto(`/analytics/${card.id}?from=2020-01-01&to=2020-01-02`);
  await expect(page.getByRole("heading", { name: "No visits in these days" })).toBeVisible();
  await expect(page.getByRole("region")).toHaveCount(0);
  await page.getByRole("button", { name: "Export Data" }).click();
  await page.getByRole("menuitem", { name: "Card Views" }).click();
  await expect(page.getByText("No data available to export")).toBeVisible();
  await page.getByText("Yearly", { exact: true }).click();
  await expect(tile(page, "Saves")).toContainText("2");
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
  await page.route(/\/analytics\/\d+\/figures\?/, (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto(`/analytics/${card.id}`);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText("Failed to load analytics data. Please try again.")).toBeVisible();
  // With its data, whatever failed before.
  await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
});
