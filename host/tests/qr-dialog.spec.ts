import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const verdict = (page: Page) => page.getByRole("dialog", { name: "QR Code" }).getByRole("status");

for (const width of [390, 1280]) {
  test(`at ${width} px a code changes its look, and the dialog tells whether it scans`, async ({
    page,
    makeUser,
    makeCard,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const user = await makeUser();
    const { slug } = await makeCard(user);
    await signIn(user);
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "QR Code" }).click();
    const dialog = page.getByRole("dialog", { name: "QR Code" });
    await dialog.getByRole("button", { name: "Customize" }).click();
    await expect(verdict(page)).toHaveText(/^Scans well/);

    await dialog.getByRole("radiogroup", { name: "Dots" }).getByText("Round").click();
    await dialog.getByRole("radiogroup", { name: "Corners" }).getByText("Round").click();
    await expect(dialog.getByRole("img", { name: /^QR code for/ })).toHaveAttribute("src", /modules=round&eyes=round/);
    await expect(verdict(page)).toHaveText(/^Scans well/);
    const download = page.waitForEvent("download");
    await dialog.getByRole("link", { name: "Download QR Code" }).click();
    expect((await download).suggestedFilename()).toBe(`meishi-${slug}.png`);

    await dialog.getByRole("textbox", { name: "Code colour" }).fill("#cccccc");
    await dialog.getByRole("textbox", { name: "Code colour" }).press("Tab");
    await expect(verdict(page)).toContainText("too much alike");
    await expect(dialog.getByText("Download QR Code")).toBeVisible();
    await expect(dialog.locator("a[download]")).not.toHaveAttribute("href", /./);

    await dialog.getByRole("textbox", { name: "Code colour" }).fill("#123456");
    await dialog.getByRole("radiogroup", { name: "Middle" }).getByText("Your logo").click();
    await expect(verdict(page)).toHaveText("The card has no logo. Upload one first.");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
