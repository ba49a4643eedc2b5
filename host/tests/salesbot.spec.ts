import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { expect, test } from "./fixtures.ts";

test("an owner sets up the assistant, a visitor leaves an email, the owner sees score, reasons and mail", async ({
  page,
  browser,
  host,
  makeUser,
  makeCard,
  signIn,
  expectNoAxeFindings,
}) => {
  test.slow(); // one whole flow of many pages
  const owner = await makeUser({ accessLevel: 3 });
  const card = await makeCard(owner, { name: "Ada Example", email: "ada@example.com" });
  await signIn(owner);
  await page.goto(`/salesbot/${card.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("AI Salesbot Configuration");
  await expect(page.getByText("Level 2+ Feature")).toBeVisible();
  await expect(page.getByText("Inactive", { exact: true })).toBeVisible();

  await expect(page.getByLabel("Bot Name")).toHaveValue("Sales Assistant");
  await expect(page.getByLabel("Question 1", { exact: true })).toHaveValue(
    "What's your biggest challenge in this area?",
  );
  await expectNoAxeFindings("main");
  await page.getByLabel("Bot Name").fill("");
  await page.getByRole("button", { name: "Save Configuration" }).click();
  await expect(page.getByText("Bot name is required")).toBeVisible();
  await expect(page.getByText("Please check your form data and try again.")).toBeVisible();

  await page.getByLabel("Bot Name").fill("Harbour Helper");
  await page.getByRole("switch", { name: "Enable AI Salesbot" }).check();
  await page.getByRole("button", { name: "Add Service" }).click();
  await page.getByLabel("Service 1", { exact: true }).fill("Kite repair");
  await page.getByRole("button", { name: "Add Price" }).click();
  await page.getByLabel("Price name 1", { exact: true }).fill("Kite repair");
  await page.getByLabel("Price 1", { exact: true }).fill("45");

  const trial = page.getByRole("region", { name: "Test chat" });
  await trial.getByRole("textbox", { name: "Message" }).fill("How much is a kite repair?");
  await trial.getByRole("button", { name: "Send" }).click();
  await expect(trial.getByRole("log")).toContainText("$45");

  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page.getByRole("dialog", { name: "Leave without saving?" })).toBeVisible();
  await page.getByRole("button", { name: "Stay" }).click();
  await page.getByRole("button", { name: "Save Configuration" }).click();
  await expect(page.getByText("Configuration saved")).toBeVisible();
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
  await expect(page.locator("pre")).toContainText(`/sdk/v1.js?card=${card.slug}"`);

  const visitor = await browser.newContext();
  const chat = (message: string, sessionId?: string) =>
    visitor.request
      .post(`${host.url}/api/salesbot/${card.id}/chat`, { data: { message, sessionId } })
      .then((response) => response.json() as Promise<{ message: string; sessionId: string }>);
  const { sessionId } = await chat("Can I book an appointment?");
  await chat("I'm Bea Sample, bea@example.org", sessionId);
  await visitor.close();

  await page.getByRole("link", { name: "Inbox" }).click();
  await expect(page).toHaveURL(/\/inbox$/);
  await expect(page.getByRole("link", { name: "Inbox" })).toHaveAttribute("aria-current", "page");
  await page
    .getByRole("listitem")
    .getByRole("link", { name: /Bea Sample/ })
    .click();
  await expect(page.getByRole("region", { name: "Bea Sample" })).toContainText("Can I book an appointment?");
  await page.goto("/salesbot/all/conversations");
  const [csv] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download CSV" }).click(),
  ]);
  expect(csv.suggestedFilename()).toMatch(/^all_cards_conversations_\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await csv.path(), "utf8")).toContain('"Bea Sample","bea@example.org"');
  await page
    .getByRole("listitem")
    .getByRole("link", { name: /Bea Sample/ })
    .click();
  const dialog = page.getByRole("region", { name: "Bea Sample" });
  await expect(dialog).toContainText("bea@example.org");
  await expect(dialog).toContainText("+25 Left an e-mail address");
  await expect(dialog).toContainText("Can I book an appointment?");
  await expectNoAxeFindings();
  const {
    db,
    tables: { mailOutbox },
  } = host.database;
  const mails = await db.select().from(mailOutbox).where(eq(mailOutbox.recipient, owner.email));
  expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^New lead: Bea Sample, score \d+$/)]);

  const [contact] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("link", { name: "Save contact" }).click(),
  ]);
  expect(contact.suggestedFilename()).toBe("Bea_Sample.vcf");
  expect(await readFile(await contact.path(), "utf8")).toContain("FN:Bea Sample");

  await dialog.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("dialog", { name: "Delete this conversation?" }).getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Nothing new")).toBeVisible();
});

test("level 1: Salesbot Access Required; no such card: Card Not Found", async ({
  page,
  makeUser,
  makeCard,
  signIn,
}) => {
  const low = await makeUser();
  const card = await makeCard(low);
  await signIn(low);
  const denied = await page.goto(`/salesbot/${card.id}`);
  expect(denied!.status()).toBe(403);
  await expect(page.getByRole("heading", { name: "Salesbot Access Required" })).toBeVisible();
  await expect(
    page.getByText("Level 2 access or higher is required to configure the AI Salesbot feature."),
  ).toBeVisible();

  await signIn(await makeUser({ accessLevel: 2 }));
  const missing = await page.goto("/salesbot/999999");
  expect(missing!.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Card Not Found" })).toBeVisible();
  await expect(page.getByText("The business card you're looking for doesn't exist.")).toBeVisible();
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("an avatar is uploaded, seen by visitors once it is saved, and removed; what is no picture is refused", async ({
  page,
  host,
  makeUser,
  makeCard,
  signIn,
}) => {
  const owner = await makeUser({ accessLevel: 2 });
  const card = await makeCard(owner);
  await signIn(owner);
  await page.goto(`/salesbot/${card.id}`);
  const input = page.locator("input[type=file]");
  const avatar = async () =>
    (
      (await (await fetch(`${host.url}/api/salesbot/${card.id}/config?public=true`)).json()) as {
        avatarUrl: string | null;
      }
    ).avatarUrl;

  await expect(page.getByRole("button", { name: "Upload Avatar" })).toBeVisible();
  await input.setInputFiles({ name: "notes.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await expect(page.getByText("Failed to upload avatar. Please try again.")).toBeVisible();
  const png = await sharp({ create: { width: 200, height: 200, channels: 3, background: "#3366cc" } })
    .png()
    .toBuffer();
  await input.setInputFiles({ name: "helper.png", mimeType: "image/png", buffer: png });
  await expect(page.getByText("Uploading avatar...").first()).toBeVisible();
  await expect(page.getByText("Avatar uploaded", { exact: true })).toBeVisible();
  expect(await avatar()).toBeNull();
  await page.getByRole("button", { name: "Save Configuration" }).click();
  await expect(page.getByText("Configuration saved")).toBeVisible();
  const url = await avatar();
  expect((await fetch(new URL(url!, host.url))).headers.get("content-type")).toMatch(/^image\//);

  await page.reload();
  await expect(page.getByRole("img", { name: "Avatar preview" })).toHaveAttribute("src", url!);
  await page.getByRole("button", { name: "Remove avatar" }).click();
  await page.getByRole("button", { name: "Save Configuration" }).click();
  await expect(page.getByText("Configuration saved").first()).toBeVisible();
  await expect.poll(avatar).toBeNull();
});

test("the questions of the form: add, paste several, remove; blank ones are not kept", async ({
  page,
  makeUser,
  makeCard,
  signIn,
}) => {
  const owner = await makeUser({ accessLevel: 2 });
  const card = await makeCard(owner);
  await signIn(owner);
  await page.goto(`/salesbot/${card.id}`);
  await page.getByRole("button", { name: "Remove question 1", exact: true }).click();
  await page.getByRole("button", { name: "Add Question" }).click();
  await page.getByRole("button", { name: "Add Question" }).click();
  await page.getByLabel("Question 4", { exact: true }).fill("When do you start?");
  await page.getByRole("button", { name: "Save Configuration" }).click();
  await expect(page.getByText("Configuration saved")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(/^Question \d/)).toHaveCount(3);
  await expect(page.getByLabel("Question 3", { exact: true })).toHaveValue("When do you start?");
});

test("a question longer than a phone is wide is shown whole, in one line of text", async ({
  page,
  makeUser,
  makeCard,
  signIn,
}) => {
  const owner = await makeUser({ accessLevel: 2 });
  const card = await makeCard(owner);
  await signIn(owner);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/salesbot/${card.id}`);
  for (const name of ["Question 1", "Visitor's question 1"]) {
    if (name !== "Question 1") await page.getByRole("button", { name: "Add Knowledge" }).click();
    const field = page.getByLabel(name, { exact: true });
    await field.fill("How many guests do you expect, and will\nall of them stay for the dinner?");
    await expect(field).toHaveValue("How many guests do you expect, and will all of them stay for the dinner?");
    const hidden = await field.evaluate((box) => [
      box.scrollWidth - box.clientWidth,
      box.scrollHeight - box.clientHeight,
    ]);
    expect(hidden).toEqual([0, 0]);
  }
  await page.getByLabel("Question 1", { exact: true }).press("Enter");
  await expect(page.getByText("Configuration saved")).toBeVisible();
});

test("a configuration that cannot be loaded says so and is asked for again", async ({
  page,
  makeUser,
  makeCard,
  signIn,
}) => {
  const owner = await makeUser({ accessLevel: 2 });
  const card = await makeCard(owner);
  await signIn(owner);
  const config = `**/api/salesbot/${card.id}/config`;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(config, async (route) => {
    await released;
    await route.fulfill({ status: 503, body: "" });
  });
  await page.goto(`/salesbot/${card.id}`);
  await expect(page.getByText("Loading Salesbot configuration...")).toBeVisible();
  release();
  await expect(page.getByText("The configuration could not be loaded")).toBeVisible();
  await page.unroute(config);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByLabel("Bot Name")).toHaveValue("Sales Assistant");
});
