// What the README recommends for a phone in one's own network: another name than localhost, and no https.
import { chromium, expect, test as base } from "@playwright/test";
import QRCode from "qrcode";
import { ADMIN, freePort, type Host, startHost } from "./host.ts";

const NAME = "meishi.example";

const test = base.extend<object, { host: Host }>({
  host: [
    async ({}, use) => {
      const port = String(await freePort());
      const host = await startHost({ PORT: port, PUBLIC_URL: `http://${NAME}:${port}` });
      await use({ ...host, url: `http://${NAME}:${port}` });
      await host.stop();
    },
    { scope: "worker" },
  ],
  browser: [
    async ({}, use, { project }) => {
      const { launchOptions } = project.use;
      const args = [...(launchOptions?.args ?? []), `--host-resolver-rules=MAP ${NAME} 127.0.0.1`];
      const browser = await chromium.launch({ ...launchOptions, args });
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ host }, use) => use(host.url),
});

test("a visitor asks, the owner answers, and a scanned contact is saved", async ({ page, host }) => {
  await page.goto("/view/demo");
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByRole("button", { name: /chat/i }).click();
  const chat = page.getByRole("dialog");
  await chat.getByRole("textbox", { name: "Message" }).fill("Are you open on Saturday?");
  const answer = page.waitForResponse("**/api/salesbot/*/chat");
  await page.keyboard.press("Enter");
  await (await answer).finished(); // leaving earlier takes the question back
  await expect(chat.getByRole("log")).toContainText("Are you open on Saturday?");
  await page.goto("/auth");
  await page.getByLabel("Username").fill(ADMIN.username);
  await page.getByLabel("Password", { exact: true }).fill(ADMIN.password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.waitForURL("**/dashboard");
  const { db, tables } = host.database;
  const [conversation] = await db.select({ id: tables.salesbotConversations.id }).from(tables.salesbotConversations);
  await page.goto(`/inbox?conversation=${conversation!.id}`);
  await page.getByRole("textbox", { name: "Write an answer" }).fill("Yes, until noon.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("list", { name: "Messages" })).toContainText("Yes, until noon.");
  await page.goto("/scan");
  const code = await QRCode.toBuffer("BEGIN:VCARD\nVERSION:3.0\nFN:Zoe Scan\nTEL:+49301234567\nEND:VCARD", {
    scale: 8,
  });
  await page.locator("input[type=file]").setInputFiles({ name: "a.png", mimeType: "image/png", buffer: code });
  await page.getByRole("button", { name: "Save contact" }).click();
  await expect(page.getByText("Zoe Scan")).toBeVisible();
  await page.goto("/contacts");
  await expect(page.getByRole("link", { name: /Zoe Scan/ })).toBeVisible();
});
