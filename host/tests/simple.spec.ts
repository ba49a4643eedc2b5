import type { Locator } from "@playwright/test";
import { eq } from "drizzle-orm";
import { THEMES } from "#sdk/card/themes/list.ts";
import { unique } from "./builders.ts";
import { expect, test } from "./fixtures.ts";
import { TABS } from "../app/teams/tabs.ts";
import { aMember, aTeam } from "./team-builders.ts";
import { expectOneFilled, shiftsOf, watchShifts, wordsInView } from "./simple.ts";

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

test("from the landing page to the code of a whole card in nine taps, with few words on the way", async ({ page }) => {
  let taps = 0;
  const tap = async (on: Locator) => {
    taps++;
    await on.click();
  };
  const failed: string[] = [];
  page.on("response", (response) => response.status() >= 400 && failed.push(response.url()));
  await page.setViewportSize(SIZES[0]!);
  await watchShifts(page);
  await page.goto("/", { waitUntil: "networkidle" });
  const [picture, tried] = await Promise.all(
    [page.locator(".fan"), page.locator(".dresser")].map((part) => part.boundingBox()),
  );
  expect(picture!.y).toBeLessThan(tried!.y);
  await tap(page.getByRole("main").getByRole("link", { name: "Create Your Card" }).first());
  await page.waitForURL(/form=register/);
  const username = unique("lena");
  await page.getByLabel("Full name").fill("Lena Brandt");
  await page.getByLabel("Email").fill(`${username}@example.com`);
  const hasUsernameField = await page.getByLabel("Username").isVisible();
  if (hasUsernameField) await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password", { exact: true }).fill("houses by the lake");
  const terms = page.getByRole("checkbox", { name: /terms/ });
  if (await terms.isVisible()) await tap(terms);
  await tap(page.getByRole("button", { name: "Create account" }));
  await expect(page.getByRole("heading", { name: "Make your card" })).toBeVisible();
  // Later what moves is an answer to what is typed and pressed, which on a slow machine comes late.
  expect(await shiftsOf(page)).toEqual([]);
  const words = { first: await wordsInView(page), done: 0 };
  await page.getByLabel("Job title").fill("Estate agent");
  await page.getByLabel("Company").fill("Brandt Homes");
  await page.getByLabel("Phone").fill("+1 503 555 0177");
  await expect(
    page.getByRole("img", { name: "Card preview" }).first().getByText("Brandt Homes", { exact: true }),
  ).toBeVisible();
  const before = (await shiftsOf(page)).length;
  await tap(page.getByRole("button", { name: "Create my card" }));
  await expect(page.getByRole("img", { name: /^QR code for/ })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect((await shiftsOf(page)).slice(before)).toEqual([]);
  words.done = await wordsInView(page);
  expect(failed).toEqual([]);
  console.log(`${taps} taps; words: first card ${words.first}, done ${words.done}`);
  expect(taps).toBeLessThanOrEqual(9);
  expect(words.first).toBeLessThanOrEqual(70);
  expect(words.done).toBeLessThanOrEqual(50);
  const [card] = (await (await page.request.get("/api/business-cards")).json()) as Record<string, string>[];
  expect(card).toMatchObject({
    name: "Lena Brandt",
    title: "Estate agent",
    company: "Brandt Homes",
    phone: "+1 503 555 0177",
    email: `${username}@example.com`,
  });
  await page.getByText("Card", { exact: true }).click();
  // A picture: what it says stands on the page of the card.
  await expect(page.locator(".meishi h1", { hasText: "Lena Brandt" })).toBeVisible();
});

for (const size of SIZES) {
  test(`at ${size.width} px one button stands out in each view, and nothing moves while pages load`, async ({
    page,
    host,
    makeUser,
    makeCard,
    signIn,
  }) => {
    test.slow();
    const { transaction, tables } = host.database;
    await page.setViewportSize(size);
    await page.goto("/", { waitUntil: "networkidle" });
    await expectOneFilled(page, "landing");
    const newcomer = await makeUser({ accessLevel: 3 });
    await signIn(newcomer);
    await watchShifts(page);
    const open = async (path: string) => {
      await page.goto(path, { waitUntil: "networkidle" });
      await page.screenshot({ path: test.info().outputPath(`${path.replaceAll(/\W+/g, "-")}.png`), fullPage: true });
      await expectOneFilled(page, path);
    };
    for (const path of ["/welcome", "/dashboard", "/inbox", "/team"]) await open(path);
    const card = await makeCard(newcomer, { name: "Lena Brandt", title: "Estate agent" });
    const of = { cardId: card.id };
    const formData = { name: "Ann", email: "ann@example.com", message: "Hello" };
    const conversationData = [{ role: "user" as const, content: "Hello", timestamp: new Date().toISOString() }];
    const [message, conversation, question] = await Promise.all([
      transaction((tx) =>
        tx
          .insert(tables.formSubmissions)
          .values({ ...of, formData })
          .returning(),
      ),
      transaction((tx) =>
        tx
          .insert(tables.salesbotConversations)
          .values({ ...of, sessionId: unique("s"), visitorEmail: "bo@example.com", conversationData })
          .returning(),
      ),
      transaction((tx) =>
        tx
          .insert(tables.salesbotUnanswered)
          .values({ ...of, question: "Dogs?" })
          .returning(),
      ),
    ]);
    const shifts: string[] = [];
    const openStill = async (path: string) => {
      await open(path);
      shifts.push(...(await shiftsOf(page)).map((shift) => `${path} ${shift}`));
    };
    for (const path of [
      "/welcome",
      "/dashboard",
      "/inbox",
      `/inbox?message=${message[0]!.id}`,
      `/inbox?conversation=${conversation[0]!.id}`,
      `/inbox?kind=question&question=${question[0]!.id}`,
      `/mobile-editor/${card.id}`,
      `/card-editor/${card.id}`,
    ])
      await openStill(path);
    await openStill(`/salesbot/${card.id}`);
    await openStill("/users"); // denied
    for (const part of ["link", "signature", "print", "pictures", "nfc", "campaigns"])
      await openStill(`/share/${card.id}?part=${part}`);
    await openStill(`/analytics/${card.id}`);

    const { id: teamId } = await aTeam(host);
    const { user: manager, call } = await aMember(host, { id: teamId }, "manager", { accessLevel: 3 });
    const teamCard = await makeCard(manager, { name: "Mara Ellington", teamId });
    await fetch(`${host.url}/api/card-views`, {
      method: "POST",
      body: JSON.stringify({ cardId: teamCard.id }),
      headers: { "content-type": "application/json", "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0" },
    });
    await call("POST", `/api/teams/${teamId}/invitations`, { emails: [`${unique("x")}@example.com`] });
    await signIn(manager);
    for (const tab of TABS) await openStill(`/team?tab=${tab}`);
    expect.soft(shifts).toEqual([]);
  });
}

test("on a phone the quick editor begins with the card and is short; the card editor saves from the bar", async ({
  page,
  makeUser,
  makeCard,
  signIn,
}) => {
  const user = await makeUser();
  const card = await makeCard(user, { name: "Lena Brandt" });
  await signIn(user);
  await page.setViewportSize(SIZES[0]!);
  await page.goto(`/mobile-editor/${card.id}`, { waitUntil: "networkidle" });
  const boxOf = async (on: Locator) => (await on.boundingBox())!;
  expect((await boxOf(page.getByRole("region", { name: "Your card" }))).y).toBeLessThanOrEqual(140);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2_000);
  const tile = (name: RegExp) => boxOf(page.getByRole("button", { name }));
  expect((await tile(/^Name/)).y).toBe((await tile(/^Pronouns/)).y);
  for (const name of ["Choose a look", "Languages"])
    await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
  const networks = await Promise.all([/^LinkedIn/, /^Twitter/, /^Facebook/, /^Instagram/].map(tile));
  expect(new Set(networks.map(({ y }) => y)).size).toBe(1);
  await expect(page.getByRole("button", { name: /^YouTube/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Additional Platforms" }).click();
  await page.getByRole("searchbox", { name: "Find a platform" }).fill("you");
  await expect(page.getByRole("button", { name: /^YouTube/ })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  const name = await boxOf(page.getByRole("heading", { name: "Lena Brandt" }));
  await page.mouse.click(name.x + 10, name.y + 10);
  await expect(page.getByRole("dialog", { name: "Edit Name" })).toBeVisible();

  await page.goto(`/card-editor/${card.id}`, { waitUntil: "networkidle" });
  await page.getByLabel("Name", { exact: true }).fill("Lena Brandt-Weiss");
  const save = page.getByRole("button", { name: "Save Changes" }).last();
  await expect(save).toBeInViewport();
  await expectOneFilled(page, "card editor with edits");
  const bar = [save, page.getByRole("button", { name: "Show preview" })];
  const rows = await Promise.all(bar.map(async (button) => (await boxOf(button)).y));
  expect(Math.abs(rows[0]! - rows[1]!)).toBeLessThan(8);
  await save.click();
  await expect(page.getByText("Card updated successfully")).toBeVisible();
});

test("a visitor exchanges contacts in a sheet over the card, and on a page without JavaScript", async ({
  page,
  browser,
  host,
  makeUser,
  makeCard,
  expectNoAxeFindings,
}) => {
  const card = await makeCard(await makeUser(), { name: "Lena Brandt", theme: "corporate" });
  await page.setViewportSize(SIZES[0]!);
  await page.goto(`/view/${card.slug}`, { waitUntil: "networkidle" });
  const row = [
    page.getByRole("button", { name: "Share", exact: true }),
    page.getByRole("button", { name: "QR Code", exact: true }),
    page.getByRole("link", { name: "Exchange contact" }),
  ];
  const tops = await Promise.all(row.map(async (part) => (await part.first().boundingBox())!.y));
  expect(new Set(tops).size).toBe(1);
  await row[2]!.click();
  const sheet = page.getByRole("dialog", { name: "Exchange contact" });
  await expect(sheet.getByText("Lena Brandt gets what you enter here.")).toBeVisible();
  await expect(sheet.getByRole("textbox")).toHaveCount(3);
  await expectNoAxeFindings();
  await page.screenshot({ path: test.info().outputPath("exchange.png") });
  await sheet.getByLabel("Name").fill("Ben Byron");
  await sheet.getByLabel("Email").fill("ben");
  await sheet.getByRole("checkbox").check();
  await sheet.getByRole("button", { name: "Send" }).click();
  await expect(sheet.getByText("Please enter a valid email")).toBeVisible();
  await expect(sheet.getByLabel("Name")).toHaveValue("Ben Byron");
  await sheet.getByLabel("Email").fill(`${unique("ben")}@example.com`);
  await sheet.getByRole("checkbox").check();
  await sheet.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("dialog", { name: "Details shared" }).getByRole("status")).toContainText("Thank you.");
  expect(new URL(page.url()).pathname).toBe(`/view/${card.slug}`);

  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: host.url });
  await plain.goto(`/view/${card.slug}`);
  await plain.getByRole("link", { name: "Exchange contact" }).click();
  await expect(plain.locator("[data-theme=corporate] h1")).toHaveText("Exchange contact");
  await plain.close();
});

for (const size of SIZES)
  test(`at ${size.width} px the chat's button covers no control at first view, in any theme`, async ({
    page,
    host,
    makeUser,
    makeCard,
  }) => {
    test.slow();
    const { transaction, tables } = host.database;
    const user = await makeUser({ accessLevel: 3 });
    await page.setViewportSize(size);
    const networks = ["linkedin", "instagram", "whatsapp", "facebook", "youtube", "tiktok", "pinterest"];
    const card = await makeCard(user, {
      name: "Lena Brandt",
      phone: "+1 503 555 0177",
      email: "lena@example.com",
      website: "https://example.com",
      address: "14 Harbour Lane",
      socialLinks: networks.map((name) => [name, `https://${name}.example.com/lena`]),
    });
    await transaction((tx) => tx.insert(tables.salesbotConfigs).values({ cardId: card.id, isEnabled: true }));
    for (const [version, theme] of Object.keys(THEMES).entries()) {
      await transaction((tx) =>
        tx
          .update(tables.businessCards)
          .set({ theme, version: version + 10 })
          .where(eq(tables.businessCards.id, card.id)),
      );
      await page.goto(`/view/${card.slug}`, { waitUntil: "networkidle" });
      const button = (await page.getByRole("button", { name: "Open chat" }).boundingBox())!;
      const corner = { x: size.width - 16 - 56, y: size.height - 16 - 56 };
      expect.soft(button, theme).toMatchObject(corner);
      await page.mouse.wheel(0, 60);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect.soft(await page.getByRole("button", { name: "Open chat" }).boundingBox(), theme).toMatchObject(corner);
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      const covered = await page.evaluate(
        ({ x, y, width, height }) =>
          [...document.querySelectorAll(".card-container :is(a,button)")]
            .filter((control) => {
              const box = control.getBoundingClientRect();
              return box.left < x + width && box.right > x && box.top < y + height && box.bottom > y;
            })
            .map(({ textContent, ariaLabel }) => ariaLabel ?? textContent),
        button,
      );
      expect.soft(covered, theme).toEqual([]);
    }
  });
