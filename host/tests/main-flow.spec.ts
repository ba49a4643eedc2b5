import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import jsQR from "jsqr";
import sharp from "sharp";
import { PASSWORD } from "./builders.ts";
import { expect, test } from "./fixtures.ts";

test.use({ serviceWorkers: "allow" });

test("sign in, create, edit, view, save the contact, scan the code, embed the card", async ({
  page,
  host,
  makeUserWithPassword,
  browser,
}) => {
  const user = await makeUserWithPassword({ fullName: "Nora Field", accessLevel: 2 });

  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/auth\?to=%2Fdashboard/);
  await page.getByLabel("Username").fill(user.username);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("heading", { name: "No business cards yet" })).toBeVisible();

  await page.getByRole("button", { name: "Create Your First Card" }).click();
  await expect(page).toHaveURL(/-editor\/\d+$/);
  const id = Number(/\d+$/.exec(page.url())![0]);

  await page.goto(`/card-editor/${id}`);
  await page.getByLabel("Title", { exact: true }).fill("Head of Surveying");
  await page.getByRole("tab", { name: "Design" }).click();
  await page.getByRole("button", { name: "Tech" }).click();
  await page.getByRole("button", { name: "Save Changes" }).first().click();
  await expect(page.getByText("Card updated successfully")).toBeVisible();
  const { slug } = await page.evaluate(
    async (cardId) => (await fetch(`/api/business-cards/${cardId}`)).json() as Promise<{ slug: string }>,
    id,
  );

  // The visitor has no session.
  const visitor = await (await browser.newContext({ acceptDownloads: true })).newPage();
  await visitor.goto(`${host.url}/view/${slug}`);
  await expect(visitor.getByRole("heading", { name: "Nora Field", level: 1 })).toBeVisible();
  await expect(visitor.getByText("Head of Surveying")).toBeVisible();
  const [download] = await Promise.all([
    visitor.waitForEvent("download"),
    visitor.getByRole("link", { name: "Save Contact" }).first().click(),
  ]);
  expect(download.suggestedFilename()).toBe("Nora_Field.vcf");
  const contact = readFileSync(await download.path(), "utf8");
  expect(contact).toContain("FN:Nora Field\r\n");
  expect(contact).toContain("TITLE:Head of Surveying\r\n");

  const png = Buffer.from(await (await fetch(`${host.url}/api/qr/${slug}.png?size=400`)).arrayBuffer());
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(`${host.url}/view/${slug}?s=qr`);

  const site = createServer((_, response) =>
    response
      .setHeader("content-type", "text/html")
      .end(
        `<!doctype html><title>Shop</title><script async src="${host.url}/sdk/v1.js"></script><meishi-card slug="${slug}"></meishi-card>`,
      ),
  ).listen(0);
  try {
    await visitor.goto(`http://127.0.0.1:${(site.address() as { port: number }).port}/`);
    await expect(visitor.locator("meishi-card").getByRole("heading", { name: "Nora Field" })).toBeVisible();
  } finally {
    site.close();
  }
});
