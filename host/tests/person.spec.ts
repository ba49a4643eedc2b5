import { dialog, expect, html, openChat, test } from "./sdk.fixtures.ts";

test.use({ serviceWorkers: "allow" });

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
    const card = await makeCard(owner, { name: "Mara Ellington" });
    const { transaction, tables } = host.database;
    await transaction((tx) => tx.insert(tables.salesbotConfigs).values({ cardId: card.id, isEnabled: true }));
    await page.goto(site.page(html(`<script async src="${host.url}/sdk/v1.js" data-card="${card.slug}"></script>`)));
    await openChat(page);
    const chat = dialog(page);
    await chat.getByRole("button", { name: "Talk to a person" }).click();
    await expect(chat).toContainText("I have let Mara know.");

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
    await expect(chat).toContainText("Mara is here");

    await chat.getByRole("textbox", { name: "Message" }).fill("Is Saturday possible?");
    await page.keyboard.press("Enter");
    await expect(thread.getByRole("list", { name: "Messages" })).toContainText("Is Saturday possible?");
    await thread.getByRole("button", { name: "Hand back" }).click();
    await expect(thread).toContainText("The assistant answers.");
    await expect(chat).not.toContainText("Mara is here");
    expect(await inbox.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await context.close();
  });

test("a pushed message is shown, and a second one of its conversation replaces it", async ({
  page,
  host,
  makeUser,
  signIn,
}) => {
  await signIn(await makeUser());
  await page.goto("/dashboard");
  await page.context().grantPermissions(["notifications"], { origin: host.url });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const devTools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devTools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL === `${host.url}/`);
      if (own) resolve(own.registrationId);
    }),
  );
  await devTools.send("ServiceWorker.enable");
  const registrationId = await registered;
  const notifications = () =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body }) => ({ title, body })),
    );
  for (const body of ["May I talk to Mara?", "Hello?"]) {
    const url = `${host.url}/salesbot/1/conversations?conversation=1`;
    const data = JSON.stringify({ title: "A visitor would like to talk to you", body, url });
    await devTools.send("ServiceWorker.deliverPushMessage", { origin: host.url, registrationId, data });
    await expect.poll(notifications).toEqual([{ title: "A visitor would like to talk to you", body }]);
  }
});
