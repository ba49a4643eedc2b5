import { generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { devices } from "@playwright/test";
import { expect, test as base } from "./fixtures.ts";
import { startHost } from "./host.ts";

/** Each worker's host can put cards into Google Wallet. */
const test = base.extend<{ errors: string[] }>({
  host: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "meishi-wallet-"));
      const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
      const key = join(folder, "google.json");
      const account = {
        client_email: "wallet@example.iam.gserviceaccount.com",
        private_key: privateKey.export({ format: "pem", type: "pkcs8" }),
      };
      writeFileSync(key, JSON.stringify(account));
      const host = await startHost({ GOOGLE_WALLET_KEY: key, GOOGLE_WALLET_ISSUER: "3388000000012345678" });
      await use(host);
      await host.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  errors: async ({ page }, use) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await use(errors);
  },
});

for (const editor of ["card-editor", "mobile-editor"])
  test(`${editor} offers the wallet and hydrates as it was served`, async ({
    page,
    makeUser,
    makeCard,
    signIn,
    errors,
  }) => {
    const user = await makeUser();
    const card = await makeCard(user);
    await signIn(user);
    await page.goto(`/${editor}/${card.id}`);
    await expect(page.getByRole("link", { name: "Add to Google Wallet" })).toBeVisible();
    expect(errors).toEqual([]);
  });

test("a card offers the wallet of the visitor's phone, and none at a desk", async ({
  page,
  browser,
  host,
  makeUser,
  makeCard,
}) => {
  const { slug } = await makeCard(await makeUser());
  const button = { name: "Add to Google Wallet" };
  await page.goto(`/view/${slug}`);
  await expect(page.getByRole("button", { name: "Share" }).first()).toBeVisible();
  await expect(page.getByRole("link", button)).toBeHidden();
  const phone = await browser.newContext({ ...devices["Pixel 7"], baseURL: host.url });
  const onPhone = await phone.newPage();
  await onPhone.goto(`/view/${slug}`);
  await expect(onPhone.getByRole("link", button)).toBeVisible();
  await phone.close();
});
