import { dialog, expect, html, openChat, test } from "./sdk.fixtures.ts";

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
    await expect(chat.getByRole("status")).toHaveText("Mara is here");

    await chat.getByRole("textbox", { name: "Message" }).fill("Is Saturday possible?");
    await page.keyboard.press("Enter");
    await expect(thread.getByRole("list", { name: "Messages" })).toContainText("Is Saturday possible?");
    await thread.getByRole("button", { name: "Hand back" }).click();
    await expect(thread).toContainText("The assistant answers.");
    await expect(chat.getByRole("status")).toHaveCount(0);
    expect(await inbox.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await context.close();
  });
