import { expect, test } from "./fixtures.ts";

// A page that is not hydrated as it was served is drawn anew in the browser, and reports an error.
const contacts = ["work", "mobile", "home", "Boat", "Barn", "Fair"].map((label, i) => ({
  kind: "phone" as const,
  label,
  value: `+1 503 555 010${i}`,
}));

for (const [name, pathOf] of Object.entries({
  "an editor of a card with many numbers": (id: number) => `/card-editor/${id}`,
  "a quick editor of one": (id: number) => `/mobile-editor/${id}`,
  "a dashboard of several cards": () => "/dashboard",
}))
  test(`${name} is hydrated as it was served`, async ({ page, makeUser, makeCard, signIn }) => {
    const user = await makeUser({ accessLevel: 3 });
    const card = await makeCard(user, { contacts });
    await makeCard(user);
    await signIn(user);
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.goto(pathOf(card.id), { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    expect(errors).toEqual([]);
  });
