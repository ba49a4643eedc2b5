import { eq } from "drizzle-orm";
import { dialog, expect, html, openChat, test } from "./sdk.fixtures.ts";

test("a visitor of another site asks, qualifies and leaves an email; the owner finds the conversation, its score and a mail", async ({
  page,
  browser,
  host,
  site,
  makeUser,
  makeCard,
  signIn,
  disturbances,
}) => {
  const owner = await makeUser({ accessLevel: 3 });
  const card = await makeCard(owner, { name: "Ada Example", email: "ada@example.com" });
  const {
    db,
    transaction,
    tables: { mailOutbox, salesbotConfigs },
  } = host.database;
  await transaction((tx) =>
    tx
      .insert(salesbotConfigs)
      .values({
        cardId: card.id,
        isEnabled: true,
        botName: "Harbour Helper",
        services: ["Kite repair"],
        priceRanges: [["Kite repair", 45]],
        leadQualificationQuestions: ["How soon do you need it?"],
      }),
  );

  const sent: { messageId: string }[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/chat"))
      sent.push(request.postDataJSON() as { messageId: string });
  });
  // Nothing comes by itself: what is lost stays lost until it is sent again.
  await page.route(/\/chat\/[^/]+\/(events|messages)/, (route) => route.abort("connectionreset"));
  await page.goto(site.page(html(`<script async src="${host.url}/sdk/v1.js" data-card="${card.slug}"></script>`)));
  await openChat(page);
  await expect(page.getByRole("dialog", { name: "Chat with Harbour Helper" })).toBeVisible();
  const log = dialog(page).getByRole("log");
  /** Neither awaited, when three dots are the last item, nor on its way. The chat itself is patient for 10 s. */
  const isAnswered = async () => {
    await expect(log.getByRole("status")).toHaveCount(0, { timeout: 12_000 });
    await expect(log).toHaveAttribute("aria-busy", "false");
  };
  const say = async (text: string) => {
    const before = await log.getByRole("listitem").count();
    await dialog(page).getByRole("textbox", { name: "Message" }).fill(text);
    await page.keyboard.press("Enter");
    await expect(log.getByRole("listitem")).toHaveCount(before + 2);
    await isAnswered();
    return log.getByRole("listitem").last();
  };

  await expect(await say("How much is a kite repair?")).toContainText("$45");
  // The host answers, and the answer is lost on its way: what is sent again is the same message, not a second one.
  const lost = "**/api/salesbot/*/chat";
  await page.route(lost, async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await say("Can I book an appointment next week?");
  await expect(log).toContainText("I'm sorry, that did not reach me.");
  await page.unroute(lost);
  await dialog(page).getByRole("button", { name: "Try again" }).click();
  await expect(log).not.toContainText("I'm sorry");
  await isAnswered();
  expect(sent[2]).toEqual(sent[1]);
  await say("I'm Bea Sample, bea@example.org");
  await expect(dialog(page)).not.toContainText("Lead score"); // the owner's to see
  expect(disturbances).toEqual([]);

  const context = await browser.newContext({ baseURL: host.url });
  await signIn(owner, context);
  const inbox = await context.newPage();
  await inbox.goto(`/salesbot/${card.id}/conversations`);
  await inbox.getByRole("link", { name: /Bea Sample/ }).click();
  const conversation = inbox.getByRole("region", { name: "Bea Sample" });
  await conversation.getByText("Details").click();
  await expect(conversation).toContainText("bea@example.org");
  await expect(conversation).toContainText("How much is a kite repair?");
  await expect(conversation).toContainText("+25 Left an e-mail address");
  await expect(conversation.getByText("Can I book an appointment next week?", { exact: true })).toHaveCount(1);
  await context.close();

  const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, owner.email));
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Appointment request: Bea Sample, score \d+$/),
  ]);
});
