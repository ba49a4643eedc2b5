import { expect, test } from "./fixtures.ts";

const PICTURES = { profilePicture: "/demo/portrait.svg", coverPhoto: "/demo/cover.svg", logoUrl: "/demo/logo.svg" };

// Every test fails for what a policy of ours forbids (fixtures.ts), and axe.spec.ts opens every page: here is what they
// do not touch.
test("pages keep to their content policy when they are come to from another, with dialogs, menus and a drawn card", async ({
  page,
  forbidden,
  makeUser,
  makeCard,
  signIn,
}) => {
  const user = await makeUser({ accessLevel: 5 });
  const card = await makeCard(user, { ...PICTURES, videoUrl: "https://youtu.be/dQw4w9WgXcQ" });
  await signIn(user);
  // A dialog locks the scrolling by a style element of its own; menus and charts measure and place themselves.
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "QR Code" }).first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe("hidden");
  await page.keyboard.press("Escape");
  await page.getByRole("navigation").getByText("Settings", { exact: true }).click();
  await page.getByRole("navigation").getByRole("link", { name: "Account" }).click();
  await expect(page).toHaveURL(/\/account$/);
  await page.goto(`/card-editor/${card.id}`);
  for (const name of ["Design", "Gallery", "Social", "Buttons", "Advanced"])
    await page.getByRole("tab", { name }).click();
  expect(forbidden).toEqual([]);
});

test("the policy is in force: a script that somebody gets into an owner's page does not run", async ({
  page,
  forbidden,
  makeUser,
  signIn,
}) => {
  await signIn(await makeUser());
  await page.goto("/account");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'broken in'";
    document.body.append(script);
  });
  await expect(page).not.toHaveTitle("broken in");
  expect(forbidden.splice(0)).toHaveLength(1);
});
