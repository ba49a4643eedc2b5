import type { SalesbotConversation } from "#db/index.ts";
import { expect, test } from "./fixtures.ts";
import type { Host } from "./host.ts";

const aConversation = ({ database: { transaction, tables } }: Host, values: Partial<SalesbotConversation>) =>
  transaction((tx) =>
    tx
      .insert(tables.salesbotConversations)
      .values({
        cardId: values.cardId!,
        sessionId: crypto.randomUUID(),
        conversationData: [{ role: "user", content: "May I ask you something?", timestamp: new Date().toISOString() }],
        lastMessage: "May I ask you something?",
        ...values,
      }),
  );

test("a conversation that begins while the inbox is open appears in it, with what is searched for", async ({
  page,
  host,
  makeUser,
  makeCard,
  signIn,
}) => {
  const owner = await makeUser({ accessLevel: 2 });
  const { id: cardId } = await makeCard(owner);
  await aConversation(host, { cardId, visitorName: "Ann First" });
  await signIn(owner);
  await page.goto(`/inbox?card=${cardId}&kind=conversation`);
  await expect(page.getByRole("link", { name: /Ann First/ })).toBeVisible();
  await aConversation(host, { cardId, visitorName: "Ben Second", state: "asked" });
  await expect(page.getByRole("link", { name: /Ben Second Waits for you/ })).toBeVisible({ timeout: 20_000 });
});

test.describe("a row says that an appointment is wished for", () => {
  for (const [locale, text] of [
    ["en", "Appointment: Thu, June 3"],
    ["de", "Termin: Do., 3. Juni"],
  ] as const)
    test(`in ${locale}`, async ({ page, host, makeUser, makeCard, signIn }) => {
      const owner = await makeUser({ accessLevel: 2, locale });
      const { id: cardId } = await makeCard(owner);
      await aConversation(host, { cardId, visitorName: "Ann First", appointment: { day: "2027-06-03" } });
      await signIn(owner);
      await page.goto(`/inbox?card=${cardId}`);
      await expect(page.getByRole("link", { name: /Ann First/ })).toContainText(text);
    });
});

test("a name of 90 letters in one word stays within a phone's screen", async ({
  page,
  host,
  makeUser,
  makeCard,
  signIn,
}) => {
  const name = "Maximiliane".repeat(9).slice(0, 90);
  const owner = await makeUser({ accessLevel: 2 });
  const { id: cardId } = await makeCard(owner, { name });
  await aConversation(host, {
    cardId,
    visitorName: name,
    state: "person",
    person: { id: owner.id, name, photo: null },
    conversationData: [{ role: "person", name, content: "Hello.", timestamp: new Date().toISOString() }],
  });
  await signIn(owner);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/inbox?card=${cardId}`);
  await page.getByRole("link", { name }).click();
  await expect(page.getByRole("status").filter({ hasText: `${name} answers.` })).toBeVisible();
  const wide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("main *")]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).overflowX !== "hidden")
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => `${element.tagName} ${element.className}`),
  );
  expect(wide).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test("whose conversation another member answers may take it over, and not end it for them", async ({
  page,
  host,
  makeUser,
  makeCard,
  signIn,
}) => {
  const [owner, other] = [await makeUser({ accessLevel: 2 }), await makeUser({ accessLevel: 2 })];
  const { id: cardId } = await makeCard(owner);
  const person = { id: other.id, name: "Sam Manager", photo: null };
  await aConversation(host, { cardId, visitorName: "Ann First", state: "person", person });
  await signIn(owner);
  await page.goto(`/inbox?card=${cardId}`);
  await page.getByRole("link", { name: /Ann First/ }).click();
  const thread = page.getByRole("region", { name: "Ann First" });
  await expect(thread).toContainText("Sam Manager answers.");
  for (const name of ["Hand back", "Close"]) await expect(thread.getByRole("button", { name })).toHaveCount(0);
  await thread.getByRole("button", { name: "Take over" }).click();
  for (const name of ["Hand back", "Close"]) await expect(thread.getByRole("button", { name })).toBeVisible();
});
