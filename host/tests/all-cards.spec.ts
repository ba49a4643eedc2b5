import { expect, test } from "./fixtures.ts";

for (const width of [390, 1280]) {
  test(`at ${width} px User Management leads to each card of a user, which is edited in its owner's name and handed over`, async ({
    page,
    makeUser,
    makeCard,
    signIn,
    expectNoAxeFindings,
  }) => {
    const owner = await makeUser({ fullName: "Mara Ellington", accessLevel: 3 });
    const heir = await makeUser({ fullName: "Jonas Reidel" });
    const card = await makeCard(owner, { name: "Mara at work" });
    await makeCard(owner, { name: "Mara at sea" });
    await page.setViewportSize({ width, height: 844 });
    await signIn(await makeUser({ accessLevel: 5 }));
    await page.goto(`/users?q=${owner.username}`);
    await page.getByRole("link", { name: `2 cards of ${owner.username}` }).click();
    await expect(page.getByRole("heading", { name: "Cards of Mara Ellington", level: 1 })).toBeVisible();
    await expect(page.getByRole("row")).toHaveCount(width === 390 ? 2 : 3);
    await expectNoAxeFindings();

    await page.getByRole("link", { name: "Edit Mara at work" }).click();
    await expect(page.getByText("You are editing Mara Ellington’s card")).toBeVisible();
    await page.goto(`/mobile-editor/${card.id}`);
    await expect(page.getByText("You are editing Mara Ellington’s card")).toBeVisible();
    await page.goBack();

    await page.goto(`/cards?owner=${owner.id}`);
    await page.getByRole("button", { name: "More actions Mara at work" }).click();
    await expect(page.getByRole("menuitem", { name: "Delete" })).toBeVisible();
    await expectNoAxeFindings();
    await page.getByRole("menuitem", { name: "Hand over" }).click();
    const dialog = page.getByRole("dialog", { name: "Hand over the card of Mara at work" });
    await expect(dialog).toBeVisible();
    await expectNoAxeFindings();
    await dialog.getByLabel("Username or email of the new owner").fill("nobody at all");
    await dialog.getByRole("button", { name: "Hand over" }).click();
    await expect(dialog.getByText("No user has this username or email.")).toBeVisible();
    await dialog.getByLabel("Username or email of the new owner").fill(heir.username.toUpperCase());
    await dialog.getByRole("button", { name: "Hand over" }).click();
    await expect(page.getByText("Mara at work now belongs to Jonas Reidel.")).toBeVisible();
    await expect(page.getByText("1 card", { exact: true })).toBeVisible();
    await page.goto(`/cards?owner=${heir.id}`);
    await expect(page.getByRole("heading", { name: "Cards of Jonas Reidel" })).toBeVisible();
  });
}

test("level 4 without a card finds Create New Card; level 5 deletes the only card", async ({
  page,
  makeUser,
  makeCard,
  signIn,
}) => {
  await signIn(await makeUser({ accessLevel: 4 }));
  await page.goto("/dashboard");
  await expect(page.getByRole("button", { name: "Create New Card" })).toBeEnabled();
  const system = await makeUser({ accessLevel: 5 });
  await makeCard(system, { name: "Mara Ellington" });
  await signIn(system);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "More actions for Mara Ellington" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete card" }).click();
  await expect(page.getByText("No business cards yet")).toBeVisible();
});
