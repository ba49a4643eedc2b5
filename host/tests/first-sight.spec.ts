import type { Locator, Page } from "@playwright/test";
import { aPhoto } from "./picture-files.ts";
import { signedIn } from "./client.ts";
import { unique } from "./builders.ts";
import { expect, test } from "./fixtures.ts";
import { THEMES } from "../../sdk/card/themes/list.ts";

const PHONE = { width: 390, height: 844 };
const boxOf = async (on: Locator) => (await on.boundingBox())!;

/** How wide a text of 100 px is at most in fonts of phones (Roboto, San Francisco, Noto Sans), in px. */
const PHONE_LETTERS = 1_080;

/** Where a machine has wider letters alone, what fits a phone cannot be told. `.ci/run` brings Noto Sans. */
async function skipOnWideLetters(page: Page): Promise<void> {
  const width = await page.evaluate(() => {
    const context = document.createElement("canvas").getContext("2d")!;
    context.font = "100px system-ui";
    return context.measureText("Kontakte austauschen").width;
  });
  test.skip(width > PHONE_LETTERS, "this machine's letters are wider than those of phones");
}

/** Words of an element that stand on more than one line. */
const brokenWords = (on: Locator) =>
  on.evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { 0: word, index } of node.textContent!.matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    return broken;
  });

for (const theme of Object.keys(THEMES))
  test(`a long surname and a long company stay whole in ${theme}`, async ({ page, makeUser, makeCard }) => {
    await skipOnWideLetters(page);
    const user = await makeUser({ accessLevel: 3 });
    const values = { theme, phone: "+1 503 555 0177", company: "Donaudampfschifffahrtselektrizitätenwerke" };
    for (const name of ["Friederike Wolfeschlegelsteinhausen-Bergerdorff", "Mia Schwarzeneggerin"]) {
      const { slug } = await makeCard(user, { ...values, name });
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(`/view/${slug}`);
        for (const part of ["h1", ".company"])
          expect(await brokenWords(page.locator(`.who ${part}`)), `${part} at ${width} px`).toEqual([]);
      }
    }
  });

test("Share, QR code and Exchange stand in one row, in German too", async ({ page, makeUser, makeCard }) => {
  await skipOnWideLetters(page);
  const user = await makeUser({ accessLevel: 3 });
  for (const theme of Object.keys(THEMES)) {
    const { slug } = await makeCard(user, { theme, name: "Lena Brandt" });
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/view/${slug}?lang=de`);
      const row = await page.locator(".actions > :not(.primary):visible").all();
      const tops = await Promise.all(row.map(async (button) => (await boxOf(button)).y));
      expect([tops.length, new Set(tops).size], `${theme} at ${width} px`).toEqual([3, 1]);
    }
  }
});

test("the editor's guide covers nothing on a desk, and leaves when all is done", async ({
  page,
  makeUser,
  makeCard,
  signIn,
}) => {
  const user = await makeUser();
  const done = {
    name: "Lena Brandt",
    title: "Estate agent",
    theme: "health",
    phone: "+1 503 555 0177",
    gallery: [{ url: "/demo/g1.svg" }],
    socialLinks: [["linkedin", "https://linkedin.example.com/lena"]] as [string, string][],
    customButtons: [{ text: "Call", url: "https://example.com", backgroundColor: "#22303c" }],
  };
  const card = await makeCard(user, { ...done, gallery: [] });
  const finished = await makeCard(user, done);
  await signIn(user);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/card-editor/${card.id}`);
  const guide = page.getByRole("complementary", { name: "Editor Guide" });
  await expect(guide).toContainText("80%");
  for (const top of [0, 400]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
    const { x, y, width, height } = await boxOf(guide);
    expect(y + height).toBeLessThanOrEqual(900);
    const covered = await page.evaluate(
      (box) =>
        [...document.querySelectorAll("main :is(input,textarea,button,a,[role=region])")]
          .filter((part) => !part.closest("aside") && part.checkVisibility())
          .filter((part) => {
            const { left, right, top, bottom } = part.getBoundingClientRect();
            return left < box.x + box.width && right > box.x && top < box.y + box.height && bottom > box.y;
          }).length,
      { x, y, width, height },
    );
    expect(covered).toBe(0);
  }
  await page.goto(`/card-editor/${finished.id}`, { waitUntil: "networkidle" });
  await expect(page.getByRole("region", { name: "Live preview" })).toBeVisible();
  await expect(guide).toHaveCount(0);
});

/** Labels that are cut off at their edge. */
const cutLabels = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main :is(header *, button, button span, small, [data-empty] strong)")]
      .filter((part) => part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1)
      .filter((part) => getComputedStyle(part).overflowX !== "visible")
      .map((part) => part.textContent),
  );

for (const [locale, edit] of [
  ["en", "Edit card"],
  ["de", "Karte bearbeiten"],
] as const)
  test(`the quick editor cuts no label on a phone (${locale})`, async ({ page, makeUser, makeCard, signIn }) => {
    await skipOnWideLetters(page);
    const user = await makeUser({ locale });
    const card = await makeCard(user, { name: "Lena" });
    await signIn(user);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/mobile-editor/${card.id}`, { waitUntil: "networkidle" });
      await expect(page.locator("header h1").first()).toHaveText(edit);
      expect(await cutLabels(page), `${width} px`).toEqual([]);
      const frame = await boxOf(page.locator("section").first());
      for (const button of await page.locator("section").first().getByRole("button").all()) {
        const { x, width: wide } = await boxOf(button);
        expect(x + wide, (await button.textContent())!).toBeLessThanOrEqual(frame.x + frame.width);
      }
    }
  });

test("what a cover's shape could be is advice, not a failure", async ({ page, makeUser, makeCard, signIn }) => {
  const user = await makeUser();
  const card = await makeCard(user);
  await signIn(user);
  await page.goto(`/card-editor/${card.id}`);
  const cover = page.getByRole("region", { name: "Cover photo" });
  await cover
    .locator("input[type=file]")
    .first()
    .setInputFiles(await aPhoto(1200, 900));
  const advice = page.getByRole("alert").filter({ hasText: "Cover photos look best" });
  await expect(advice).toContainText("Tip");
  await expect(page.getByText("Upload successful")).toBeVisible();
  const colorOf = (name: string) =>
    page.evaluate((variable) => getComputedStyle(document.documentElement).getPropertyValue(variable), name);
  const line = await advice.evaluate((alert) => getComputedStyle(alert).getPropertyValue("--notification-color"));
  expect(line).toBe(await colorOf("--mantine-color-amber-filled"));
});

test("in a thread the visitor is on one side, the owner on the other, tinted", async ({
  page,
  host,
  makeUser,
  makeCard,
  signIn,
}) => {
  const user = await makeUser({ accessLevel: 3 });
  const card = await makeCard(user);
  const timestamp = new Date().toISOString();
  const [conversation] = await host.database.transaction((tx) =>
    tx
      .insert(host.database.tables.salesbotConversations)
      .values({
        cardId: card.id,
        sessionId: unique("s"),
        conversationData: [
          { role: "user", content: "Do you plan gardens?", timestamp },
          { role: "assistant", content: "I will ask.", timestamp },
          { role: "person", name: "Mara", content: "We do.", timestamp },
        ],
      })
      .returning(),
  );
  await signIn(user);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/inbox?conversation=${conversation!.id}`);
    const list = page.getByRole("list", { name: "Messages" });
    await expect(list.getByRole("listitem")).toHaveCount(3);
    const frame = await boxOf(list);
    const [question, assistant, own] = await Promise.all((await list.getByRole("listitem").all()).map(boxOf));
    expect(Math.round(question!.x)).toBe(Math.round(frame.x));
    for (const message of [assistant!, own!])
      expect(Math.round(message.x + message.width)).toBe(Math.round(frame.x + frame.width));
    const grounds = await list
      .getByRole("listitem")
      .evaluateAll((items) => items.map((item) => getComputedStyle(item).backgroundColor));
    expect(new Set(grounds).size).toBe(3);
  }
});

test("a thread stays in place while its code comes late", async ({ page, host, makeUser, makeCard, signIn }) => {
  const user = await makeUser({ accessLevel: 3 });
  const card = await makeCard(user);
  const timestamp = new Date().toISOString();
  const conversationData = [{ role: "user" as const, content: "Do you plan gardens?", timestamp }];
  const [conversation] = await host.database.transaction((tx) =>
    tx
      .insert(host.database.tables.salesbotConversations)
      .values({ cardId: card.id, sessionId: unique("s"), conversationData })
      .returning(),
  );
  await signIn(user);
  let release!: () => void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/Conversation-[^/]*\.js$/, (route) => released.then(() => route.continue()));
  const marks: string[] = [];
  page.on("request", (request) => request.method() === "PATCH" && marks.push(request.url()));
  await page.goto(`/inbox?conversation=${conversation!.id}`, { waitUntil: "commit" });
  const list = await page.getByRole("list", { name: "Messages" }).elementHandle();
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeFocused(); // the page is hydrated but for the thread
  expect(marks).toEqual([]);
  const marked = page.waitForResponse((response) => response.request().method() === "PATCH");
  release();
  await marked;
  expect(await list!.evaluate((element) => element.isConnected)).toBe(true);
});

test("on a phone the first contact stands on the first screen, and all else is behind one press", async ({
  page,
  host,
  makeUser,
  signIn,
}) => {
  const user = await makeUser();
  const call = await signedIn(host, user);
  for (const name of ["Ada Lovelace", "Ben Byron"])
    await call("POST", "/api/contacts", { name, email: `${unique("a")}@example.com` });
  await signIn(user);
  await page.setViewportSize(PHONE);
  await page.goto("/contacts?sort=name");
  expect((await boxOf(page.getByRole("link", { name: "Ada Lovelace" }))).y).toBeLessThanOrEqual(360);
  await expect(page.getByRole("searchbox")).toBeVisible();
  await page.getByRole("link", { name: "Won", exact: true }).click();
  await expect(page.getByText("No contacts match.")).toBeVisible();
  await page.getByRole("link", { name: "All", exact: true }).click();
  await expect(page.getByRole("link", { name: "Ada Lovelace" })).toBeVisible();
  const others = [
    page.getByRole("link", { name: "Scan", exact: true }),
    ...["Paste text", "Import", "Export", "Settings"].map((name) => page.getByRole("button", { name, exact: true })),
    ...["Stage", "Source", "Sort by", "Select all on this page"].map((name) => page.getByLabel(name, { exact: true })),
  ];
  for (const other of others) await expect(other).toBeHidden();
  await page.getByRole("button", { name: "More", exact: true }).click();
  for (const other of others) await expect(other).toBeVisible();
});
