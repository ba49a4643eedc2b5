import { aDevice } from "./dav-client.ts";
import { expect, test } from "./fixtures.ts";

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test.describe(`/contacts/phone at ${width}`, () => {
    test.use({ viewport: { width, height } });

    test("sets up a phone, shows its last sync, and ends it", async ({
      page,
      host,
      makeUser,
      signIn,
      expectNoAxeFindings,
    }) => {
      const user = await makeUser();
      const device = await aDevice(host, user);
      await signIn(user);
      await page.goto("/contacts");
      await page.getByRole("link", { name: "On your phone" }).click();
      await expect(page.getByRole("heading", { name: "Contacts on your phone" })).toBeVisible();
      await expect(page.getByText("not synced yet")).toBeVisible();
      await device.sync();

      await page.getByRole("button", { name: "Set up" }).click();
      await expect(page.getByRole("img", { name: "QR code for setting up the phone" })).toBeVisible();
      await expectNoAxeFindings();
      if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/phone-${width}.png` });
      await page.getByRole("button", { name: "Done" }).click();
      await expect(page.getByText("Last sync")).toBeVisible();

      await page.getByLabel("Your device").selectOption("Other");
      await page.getByRole("button", { name: "Set up" }).click();
      await expect(page.getByText("The password is shown only now.")).toBeVisible();
      await expect(page.locator("code").filter({ hasText: "/dav/" })).toBeVisible();
      await expectNoAxeFindings();
      if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/phone-other-${width}.png` });

      await page.getByRole("button", { name: "End Phone" }).click();
      await expect(page.getByRole("button", { name: "End Phone" })).toBeHidden();
      expect((await device.sync()).status).toBe(401);
    });
  });
}
