import { expect, test } from "./fixtures.ts";

test("edits stay in the advanced editor until they are saved", async ({ page, makeUser, makeCard, signIn }) => {
  const user = await makeUser();
  const card = await makeCard(user);
  await signIn(user);
  await page.goto(`/editor/${card.id}`);
  await expect(page).toHaveURL(new RegExp(`/card-editor/${card.id}$`));
  await expect(page.getByRole("tab")).toHaveText(["Basic Info", "Design", "Gallery", "Social", "Buttons", "Form"]);
  await expect(page.getByLabel("URL Slug")).toBeDisabled();
  await page.getByLabel("Company").fill("Example Works");
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  await page.getByRole("link", { name: "Dashboard", exact: true }).click();
  await page.getByRole("button", { name: "Stay" }).click();
  await page.getByRole("button", { name: "Save Changes" }).first().click();
  await expect(page.getByText("Card updated successfully")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Company")).toHaveValue("Example Works");
});

test("another's card leads to the dashboard with the reason", async ({ page, makeUser, makeCard, signIn }) => {
  const card = await makeCard(await makeUser());
  await signIn(await makeUser());
  await page.goto(`/card-editor/${card.id}`);
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText("You don't have permission to edit this card.")).toBeVisible();
});

test("the quick editor saves one value at a time", async ({ page, makeUser, makeCard, signIn }) => {
  const user = await makeUser();
  const card = await makeCard(user);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(user);
  await page.goto(`/mobile-editor/${card.id}`);
  await page.getByRole("button", { name: "Title Add" }).click();
  await page.getByRole("dialog", { name: "Edit Title" }).getByLabel("Title", { exact: true }).fill("Countess");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Title Countess" })).toBeVisible();
});

test("a card that is not there is told in the quick editor", async ({ page, makeUser, signIn }) => {
  await signIn(await makeUser());
  await page.goto("/mobile-editor/999999");
  await expect(page.getByText("Error loading card")).toBeVisible();
  await page.getByRole("link", { name: "Go Back to Dashboard" }).click();
  await expect(page.getByText("No business cards yet")).toBeVisible();
});
