import { axeFindings } from "./axe.ts";
import type { Host } from "./host.ts";
import { expect, test } from "./fixtures.ts";

/** Who speaks to a page says what is written on it (WCAG 2.2 §2.5.3). */
const SPOKEN = { "label-content-name-mismatch": { enabled: true } };

/** A card with an assistant, a message and some traffic, so that pages have something to show. */
async function fillCard(
  { transaction, tables: { cardSaves, cardViews, formSubmissions, salesbotConfigs } }: Host["database"],
  cardId: number,
) {
  await transaction(function* (tx) {
    yield tx.insert(salesbotConfigs).values({ cardId, isEnabled: true });
    yield tx
      .insert(formSubmissions)
      .values({ cardId, formData: { name: "Grace Example", email: "grace@example.com", message: "Hello" } });
    yield tx.insert(cardViews).values({ cardId });
    yield tx.insert(cardSaves).values({ cardId });
  });
}

for (const level of [1, 2, 3, 4, 5]) {
  test(`axe finds nothing on any page of level ${level}`, async ({ page, host, makeUser, makeCard, signIn }) => {
    test.setTimeout(120_000);
    const user = await makeUser({ accessLevel: level, fullName: "Ada Example" });
    const card = await makeCard(user, {
      about: "Hello.",
      phone: "+1 202 555 0143",
      socialLinks: [["linkedin", "https://example.com/in/ada"]],
    });
    if (level >= 3) await makeCard(user);
    await fillCard(host.database, card.id);
    await signIn(user);
    // Every second level in the light theme.
    const scheme = level % 2 ? "dark" : "light";
    await page.addInitScript((value) => localStorage.setItem("mantine-color-scheme-value", value), scheme);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const findings: string[] = [];
    for (const path of [
      "/dashboard",
      `/card-editor/${card.id}`,
      `/mobile-editor/${card.id}`,
      `/analytics/${card.id}`,
      `/share/${card.id}`,
      `/salesbot/${card.id}`,
      "/inbox?kind=conversation",
      "/account",
      "/account?tab=security",
      "/users",
      "/pwa-settings",
      "/team",
      "/activity",
      "/developers",
      "/guide",
      "/guide#developer",
      `/cards/${card.id}/show`,
      "/no/such/page",
    ]) {
      await page.goto(path);
      await expect(page.locator("h1, [role=dialog] h2").first()).toBeVisible();
      await expect(page.getByRole("main").getByRole("status").filter({ hasText: "Loading" })).toHaveCount(0);
      await expect(page.getByRole("main").getByLabel(/^Loading/)).toHaveCount(0);
      findings.push(...(await axeFindings(page, undefined, SPOKEN)).map((finding) => `${path}, ${scheme}: ${finding}`));
    }
    expect(findings).toEqual([]);
  });
}

test("axe finds nothing on the pages of visitors", async ({ page, makeUser, makeCard }) => {
  const card = await makeCard(await makeUser());
  const findings: string[] = [];
  for (const path of [
    "/auth",
    "/auth?form=register",
    "/auth?form=forgot",
    "/auth?form=factor",
    "/auth?reset=sent",
    "/reset-password?token=short",
    `/view/${card.slug}`,
    "/view/nobody",
    "/users/nothing",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    findings.push(...(await axeFindings(page, undefined, SPOKEN)).map((finding) => `${path}: ${finding}`));
  }
  expect(findings).toEqual([]);
});
