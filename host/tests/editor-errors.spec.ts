import { expect, test } from "./fixtures.ts";

// What the server refuses stands at its field, which gets the focus.

test.beforeEach(async ({ page, makeUser, makeCard, signIn }) => {
  const user = await makeUser();
  const card = await makeCard(user, { phone: "+1 503 555 0177", contacts: [] });
  await signIn(user);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/card-editor/${card.id}`);
});

test("a further number or address that is none", async ({ page, expectNoAxeFindings }) => {
  const add = page.getByLabel("Add another");
  await page.getByRole("button", { name: "Add more numbers, emails or addresses" }).click();
  await add.selectOption("Phone");
  await page.getByLabel("Phone 2", { exact: true }).fill("call me");
  await page.getByRole("tab", { name: "Design" }).click();
  await page.getByRole("button", { name: "Save Changes" }).last().click();
  const phone = page.getByLabel("Phone 2", { exact: true });
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription("Phone must be a number such as +1 503 555 0177");
  await expect(phone).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Phone", { exact: true })).not.toHaveAttribute("aria-invalid", "true");
  await page.screenshot({ path: test.info().outputPath("number.png"), fullPage: true });
  await expectNoAxeFindings();
  await phone.fill("+1 503 555 0178");
  await expect(phone).not.toHaveAttribute("aria-invalid", "true");

  await add.selectOption("Email");
  const email = page.getByLabel("Email 1", { exact: true });
  await email.fill("listings@kesslerhomes");
  await page.getByRole("button", { name: "Save Changes" }).last().click();
  // The first of its kind is the field above, which shows it.
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Email", { exact: true })).toHaveAccessibleDescription(/such as name@example\.com/);
  await email.fill("listings@kesslerhomes.example");
  await page.getByRole("button", { name: "Save Changes" }).last().click();
  await expect(page.getByText("Card updated successfully")).toBeVisible();
});

test("a link that would never be shown", async ({ page }) => {
  await page.getByRole("tab", { name: "Social" }).click();
  await page.getByRole("textbox", { name: "Platform" }).click();
  await page.getByRole("option", { name: "Instagram" }).click();
  await page.getByLabel("URL", { exact: true }).fill("@kesslerhomes");
  await page.getByRole("button", { name: "Add Social Link" }).click();
  await page.getByText("Show for a limited time only").click();
  await page.getByLabel("Show from: Instagram").fill("2027-02-01T10:00");
  const until = page.getByLabel("Show until: Instagram");
  await until.fill("2027-01-01T10:00");
  await expect(until).toHaveAccessibleDescription("The end must be later than the start");
  await page.getByRole("button", { name: "Save Changes" }).last().click();
  await expect(until).toBeFocused();
  // Why stands at the field only, and what failed in the notice only.
  await expect(page.getByText("The end must be later than the start")).toHaveCount(1);
  await expect(page.getByText("Failed to save card")).toHaveCount(1);
  await until.fill("2027-03-01T10:00");
  await page.getByRole("button", { name: "Save Changes" }).last().click();
  await expect(page.getByText("Card updated successfully")).toBeVisible();
  await expect(page.getByText("Failed to save card")).toHaveCount(0);
});

test("the same notice is there once, beside the menu's button on a phone, and covers no button of the page", async ({
  page,
}) => {
  const save = page.getByRole("button", { name: "Save Changes" }).last();
  await page.getByRole("button", { name: "Add more numbers, emails or addresses" }).click();
  await page.getByLabel("Add another").selectOption("Phone");
  await page.getByLabel("Phone 2", { exact: true }).fill("call me");
  for (let press = 0; press < 3; press++) {
    await save.click();
    await expect(page.getByLabel("Phone 2", { exact: true })).toBeFocused();
  }
  const notice = page.locator(".mantine-Notification-root");
  await expect(notice).toHaveCount(1);
  const menu = (await page.getByRole("button", { name: "Menu" }).boundingBox())!;
  await expect(async () => {
    const { x, y, width, height } = (await notice.boundingBox())!; // it slides in
    expect(x + width).toBeLessThanOrEqual(menu.x);
    expect(y + height).toBeLessThanOrEqual(100);
  }).toPass();
  await page.screenshot({ path: test.info().outputPath("notice.png") });
});

test("further numbers and addresses are counted and moved each among its kind", async ({ page }) => {
  const add = page.getByLabel("Add another");
  await page.getByRole("button", { name: "Add more numbers, emails or addresses" }).click();
  await add.selectOption("Phone");
  await page.getByLabel("Phone 2", { exact: true }).fill("+1 503 555 0178");
  await add.selectOption("Email");
  await page.getByLabel("Email 1", { exact: true }).fill("rosa@example.com");
  for (const name of ["Move Email 1 up", "Move Email 1 down", "Move Phone 2 down"])
    await expect(page.getByRole("button", { name })).toBeDisabled();
  await page.getByRole("button", { name: "Move Phone 2 up" }).click();
  await expect(page.getByLabel("Phone 1", { exact: true })).toHaveValue("+1 503 555 0178");
  await expect(page.getByLabel("Phone", { exact: true })).toHaveValue("+1 503 555 0178");
});
