import type { Page, Worker } from "@playwright/test";
import { visitor } from "./client.ts";
import { test as ownersTest } from "./fixtures.ts";
import { dialog, expect, html, openChat, test } from "./sdk.fixtures.ts";

/** A file that every installation has. */
const PHOTO = "/icons/icon-192.png";

for (const width of [390, 1280])
  test(`at ${width} px an owner takes over, answers and hands back; the visitor sees who is there, without reloading`, async ({
    page,
    browser,
    host,
    site,
    makeUser,
    makeCard,
    signIn,
  }) => {
    const owner = await makeUser({ accessLevel: 2, fullName: "Mara Ellington" });
    const card = await makeCard(owner, { name: "Mara Ellington", profilePicture: PHOTO });
    const { transaction, tables } = host.database;
    await transaction((tx) => tx.insert(tables.salesbotConfigs).values({ cardId: card.id, isEnabled: true }));
    await page.goto(site.page(html(`<script async src="${host.url}/sdk/v1.js" data-card="${card.slug}"></script>`)));
    await openChat(page);
    const chat = dialog(page);
    await chat.getByRole("button", { name: "Talk to a person" }).click();
    await expect(chat).toContainText("I have let Mara know.");
    await expect(chat.getByRole("status")).toHaveText("You asked for a person");
    await expect(chat.getByRole("button", { name: "Talk to a person" })).toBeDisabled();

    const context = await browser.newContext({ baseURL: host.url, viewport: { width, height: 844 } });
    await signIn(owner, context);
    const inbox = await context.newPage();
    await inbox.goto(`/salesbot/${card.id}/conversations`);
    await inbox.getByRole("link", { name: /Waits for you/ }).click();
    const thread = inbox.getByRole("region", { name: "Visitor" });
    await expect(thread).toContainText("The visitor asks for you.");
    const answer = thread.getByRole("textbox", { name: "Write an answer" });

    // What was begun is there again after a reload.
    await answer.fill("Hello, I am");
    await inbox.reload();
    await expect(answer).toHaveValue("Hello, I am");
    await answer.fill("Hello, I am here.");
    await thread.getByRole("button", { name: "Send" }).click();
    await expect(thread).toContainText("Mara Ellington answers.");
    await expect(answer).toHaveValue("");
    await expect(chat.getByRole("log")).toContainText("Hello, I am here.");
    await expect(chat.getByRole("status")).toHaveText("Mara is here");
    // Each message shows who wrote it.
    const pictures = chat.getByRole("listitem").locator("img");
    await expect(pictures).toHaveCount(1);

    await answer.pressSequentially("One ");
    await expect(chat.getByRole("status", { name: "Mara Ellington is typing" })).toBeVisible();
    await chat.getByRole("textbox", { name: "Message" }).pressSequentially("Is Saturday");
    await expect(thread.getByRole("status").filter({ hasText: "Visitor is typing" })).toBeVisible();
    await chat.getByRole("textbox", { name: "Message" }).fill("Is Saturday possible?");
    await page.keyboard.press("Enter");
    await expect(thread.getByRole("list", { name: "Messages" })).toContainText("Is Saturday possible?");
    await thread.getByRole("button", { name: "Hand back" }).click();
    await expect(thread).toContainText("The assistant answers.");
    await expect(chat.getByRole("status")).toHaveCount(0);
    await expect(pictures).toHaveCount(1);
    await expect(chat.getByRole("button", { name: "Talk to a person" })).toBeEnabled();
    expect(await inbox.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await context.close();
  });

test("a link to a conversation opens it where it ended, and says that whoever has the link reads it", async ({
  page,
  host,
  makeUser,
  makeCard,
}) => {
  const card = await makeCard(await makeUser({ accessLevel: 2 }), { name: "Mara Ellington" });
  const { transaction, tables } = host.database;
  await transaction((tx) => tx.insert(tables.salesbotConfigs).values({ cardId: card.id, isEnabled: true }));
  const answer = await visitor(host)("POST", `/api/salesbot/${card.id}/chat`, { message: "Are you there?" });
  await page.goto(`${host.url}/view/${card.slug}#chat=${answer.json<{ sessionId: string }>().sessionId}`);
  await expect(dialog(page).getByRole("log")).toContainText("Are you there?");
  const whoReads = dialog(page).getByText("Whoever has the link can read this conversation.");
  await expect(whoReads).toBeVisible();
  await page.goto("about:blank");
  await page.goto(`${host.url}/view/${card.slug}`);
  await openChat(page);
  await expect(dialog(page).getByRole("listitem").first()).toBeVisible();
  await expect(whoReads).toHaveCount(0);
});

ownersTest.describe("a push", () => {
  ownersTest.use({ serviceWorkers: "allow", hasOwnContext: true });

  /** Brings messages to the page's service worker, as the browser's push service would. */
  async function pushService(page: Page): Promise<(message: object) => Promise<void>> {
    const session = await page.context().newCDPSession(page);
    const registration = new Promise<{ registrationId: string; scopeURL: string }>((resolve) =>
      session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        if (registrations[0]) resolve(registrations[0]);
      }),
    );
    await session.send("ServiceWorker.enable");
    const { registrationId, scopeURL } = await registration;
    const { origin } = new URL(scopeURL);
    return async (message) => {
      await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data: JSON.stringify(message) });
    };
  }

  /** What the worker shows: a browser without a window has nowhere to show it. */
  async function notificationsOf(worker: Worker): Promise<() => Promise<string[][]>> {
    await worker.evaluate(() => {
      const { registration } = self as unknown as ServiceWorkerGlobalScope;
      const notices: string[][] = [];
      Object.assign(self, { notices });
      registration.showNotification = async (title, options) => {
        const { url } = options!.data as { url: string };
        notices.push([title, options!.body!, url, options!.tag!]);
      };
    });
    return () => worker.evaluate(() => (self as unknown as { notices: string[][] }).notices);
  }

  ownersTest(
    "shows who asks, what they wrote and where; nothing while its thread is open",
    async ({ page, context, host, makeUser, makeCard, signIn }) => {
      const owner = await makeUser({ accessLevel: 2 });
      const card = await makeCard(owner);
      const { transaction, tables } = host.database;
      const values = { cardId: card.id, sessionId: `push-${card.id}`, state: "asked" as const };
      const [conversation] = await transaction((tx) =>
        tx.insert(tables.salesbotConversations).values(values).returning(),
      );
      await signIn(owner);
      await page.goto("/dashboard");
      await page.evaluate(() => navigator.serviceWorker.ready);
      const notices = await notificationsOf(context.serviceWorkers()[0]!);
      const deliver = await pushService(page);
      const urlOf = (id: number) => `${host.url}/salesbot/${card.id}/conversations?conversation=${id}`;
      const title = "A visitor would like to talk to you";
      const push = (id: number, body: string) => deliver({ title, body, url: urlOf(id) });
      // The tag lets the newest take the place of what was shown of its conversation.
      const notice = (id: number, body: string) => [title, body, urlOf(id), urlOf(id)];
      const { id } = conversation!;

      await push(id, "May I talk to Mara?");
      await expect.poll(notices).toEqual([notice(id, "May I talk to Mara?")]);
      await page.goto(`/inbox?conversation=${id}`);
      await expect(page.getByRole("textbox", { name: "Write an answer" })).toBeVisible();
      await push(id, "Still there?");
      await push(id + 1, "Another visitor");
      await expect.poll(notices).toEqual([notice(id, "May I talk to Mara?"), notice(id + 1, "Another visitor")]);
    },
  );
});
