import type { CDPSession, Page } from "@playwright/test";
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
    await inbox.getByRole("button", { name: /Wants a person/ }).click();
    const thread = inbox.getByRole("dialog", { name: "Visitor" });
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

test.describe("a push", () => {
  test.use({ serviceWorkers: "allow", hasOwnContext: true });

  /** Brings a message to the page's service worker, as the browser's push service would. */
  async function pushService(page: Page, session: CDPSession) {
    const registration = new Promise<{ registrationId: string; scopeURL: string }>((resolve) =>
      session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        if (registrations[0]) resolve(registrations[0]);
      }),
    );
    await session.send("ServiceWorker.enable");
    const { registrationId, scopeURL } = await registration;
    const origin = new URL(scopeURL).origin;
    const deliver = (message: object) =>
      session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data: JSON.stringify(message) });
    const shown = () =>
      page.evaluate(async () => {
        const notifications = await (await navigator.serviceWorker.ready).getNotifications();
        return notifications.map(({ title, body, data }) => [title, body, (data as { url: string }).url]);
      });
    return { deliver, shown };
  }

  test("shows who asks, what they wrote and where; nothing while its thread is open", async ({
    page,
    context,
    host,
    makeUser,
    makeCard,
    signIn,
  }) => {
    const owner = await makeUser({ accessLevel: 2 });
    const card = await makeCard(owner);
    const { transaction, tables } = host.database;
    const values = { cardId: card.id, sessionId: `push-${card.id}`, state: "asked" as const };
    const [conversation] = await transaction((tx) =>
      tx.insert(tables.salesbotConversations).values(values).returning(),
    );
    await signIn(owner);
    await context.grantPermissions(["notifications"], { origin: host.url });
    await page.goto("/dashboard");
    await page.evaluate(() => navigator.serviceWorker.ready);
    const { deliver, shown } = await pushService(page, await context.newCDPSession(page));
    const urlOf = (id: number) => `${host.url}/salesbot/${card.id}/conversations?conversation=${id}`;
    const push = (id: number, body: string) => ({ title: "A visitor would like to talk to you", body, url: urlOf(id) });
    const notice = (id: number, body: string) => [push(id, body).title, body, urlOf(id)];

    await deliver(push(conversation!.id, "May I talk to Mara?"));
    await expect.poll(shown).toEqual([notice(conversation!.id, "May I talk to Mara?")]);
    // One conversation has one notification, the newest.
    await deliver(push(conversation!.id, "Hello?"));
    await expect.poll(shown).toEqual([notice(conversation!.id, "Hello?")]);

    await page.goto(urlOf(conversation!.id));
    await expect(page.getByRole("dialog", { name: "Visitor" })).toBeVisible();
    await page.evaluate(async () => {
      for (const notification of await (await navigator.serviceWorker.ready).getNotifications()) notification.close();
    });
    await deliver(push(conversation!.id, "Still there?"));
    await deliver(push(conversation!.id + 1, "Another visitor"));
    await expect.poll(shown).toEqual([notice(conversation!.id + 1, "Another visitor")]);
  });
});
